import { open, rm, type FileHandle } from 'node:fs/promises'
import { temporaryPath } from '../temporaryFiles.ts'

/** A file on our own disk with a part of something larger. */
export interface PartFile {
  path: string
  size: number
}

interface Parts {
  /** Where parts wait; its sweeps know them by their names. */
  folder: string
  bytes: number
}

/**
 * Hands a stream on in parts, in their order: while one is handed on, the next is received, so that two are on our disk at
 * most. Of a stream that breaks, the part that was being received is dropped.
 */
export async function inParts(
  source: AsyncIterable<Buffer>,
  parts: Parts,
  handOn: (part: PartFile) => Promise<void>,
): Promise<void> {
  let handingOn: Promise<void> = Promise.resolve()
  const next = async (part: PartFile, before: Promise<void>) => {
    try {
      await before
      await handOn(part)
    } finally {
      await rm(part.path, { force: true })
    }
  }
  try {
    for await (const part of partsOf(source, parts)) {
      const before = handingOn
      handingOn = next(part, before)
      handingOn.catch(() => undefined)
      await before
    }
  } finally {
    await handingOn
  }
}

/** Who takes one removes its file. */
async function* partsOf(source: AsyncIterable<Buffer>, { folder, bytes }: Parts): AsyncGenerator<PartFile> {
  let receiving: (PartFile & { file: FileHandle }) | undefined
  const closed = async ({ file, ...part }: PartFile & { file: FileHandle }): Promise<PartFile> => {
    await file.close()
    receiving = undefined
    return part
  }
  try {
    for await (const chunk of source) {
      for (let rest = chunk; rest.length > 0;) {
        receiving ??= await begin(folder)
        const taken = rest.subarray(0, bytes - receiving.size)
        await receiving.file.appendFile(taken)
        receiving.size += taken.length
        rest = rest.subarray(taken.length)
        if (receiving.size === bytes) yield await closed(receiving)
      }
    }
    if (receiving) yield await closed(receiving)
  } finally {
    await receiving?.file.close()
    if (receiving) await rm(receiving.path, { force: true })
  }
}

async function begin(folder: string) {
  const path = temporaryPath(folder)
  return { path, size: 0, file: await open(path, 'wx', 0o600) }
}
