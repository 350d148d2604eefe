import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { StartError } from '../errors.ts'
import type { BackupFile } from './backupPlace.ts'

/** A backup is a tar archive, so that other programs can look into it; its last entry has the checksum of all others. */

/** The name of the last entry. */
const sealName = 'complete.json'

interface Seal {
  entries: number
  sha256: string
}

/** What is in the archive, in its order: names, sizes and contents. */
function createSum() {
  const hash = createHash('sha256')
  let entries = 0
  return {
    begin(name: string, size: number) {
      entries++
      hash.update(`${name}\n${size}\n`)
    },
    add: (chunk: Uint8Array) => void hash.update(chunk),
    seal: (): Seal => ({ entries, sha256: hash.digest('hex') }),
  }
}

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>
  /** @param size of the content, in bytes */
  addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>
}

/** Writes an archive, which is there once it is whole, and not at all where `fill` fails. @returns its bytes */
export async function writeArchive(
  file: Pick<BackupFile, 'write'>,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const tar = pack()
  const sum = createSum()
  const written = file.write(Readable.from(tar, { objectMode: false }))
  // Where the disk is full, nobody takes what is written any more.
  const failed = new Promise<never>((_resolve, reject) => void written.catch(reject))
  failed.catch(() => undefined)
  const put = async (name: string, size: number, content: AsyncIterable<Buffer>) => {
    await Promise.race([pipeline(content, tar.entry({ name, size, mode: 0o600 })), failed])
  }
  const addStream = (name: string, size: number, content: AsyncIterable<Buffer>) => {
    sum.begin(name, size)
    return put(name, size, counted(content, sum))
  }
  const add = (name: string, content: Buffer) => addStream(name, content.length, once(content))
  try {
    await fill({ add, addStream })
    const seal = Buffer.from(`${JSON.stringify(sum.seal())}\n`)
    await put(sealName, seal.length, once(seal))
    tar.finalize()
    return await written
  } catch (error) {
    // Then nobody takes any more of it, and only who wrote it knows why.
    const isGivenUp = tar.destroyed
    tar.destroy(error as Error)
    const reason: unknown = await written.then(
      () => error,
      (why: unknown) => why,
    )
    throw isGivenUp ? reason : error
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  if (content.length > 0) yield content
}

export interface ArchiveEntry {
  name: string
  size: number
  /** Must be read to its end before the next one. */
  content: AsyncIterable<Buffer>
}

/** The entries of an archive, one after the other. @throws BrokenArchive at the end, where it is not what was written */
export async function* readArchive(file: Pick<BackupFile, 'open'>): AsyncGenerator<ArchiveEntry> {
  const content = await file.open()
  const tar = extract()
  const read = pipeline(content, tar)
  read.catch(() => undefined)
  const sum = createSum()
  let seal: string | undefined
  try {
    for await (const entry of tar) {
      if (seal !== undefined) throw new BrokenArchive()
      const { name, size = 0 } = entry.header
      if (name === sealName) {
        seal = (await buffer(entry)).toString()
        continue
      }
      sum.begin(name, size)
      yield { name, size, content: unbroken(counted(entry, sum)) }
    }
    await read
  } catch (error) {
    throw asBroken(error)
  } finally {
    content.destroy()
    tar.destroy()
  }
  if (seal === undefined || seal.trim() !== JSON.stringify(sum.seal())) throw new BrokenArchive()
}

async function* counted(entry: AsyncIterable<Buffer>, sum: { add(chunk: Buffer): void }) {
  for await (const chunk of entry) {
    sum.add(chunk)
    yield chunk
  }
}

/** Reads an entry to its end for nothing but the checksum. */
export const skip = (content: AsyncIterable<Buffer>): Promise<void> => finished(Readable.from(content).resume())

/** No archive, or not all of it, or another one than was written. */
export class BrokenArchive extends Error {}

/** Errors of the disk have a code; a place that cannot be read says so in a sentence. */
const asBroken = (error: unknown) =>
  !(error instanceof StartError) && /^(ERR_STREAM.*|undefined)$/.test(String((error as { code?: string }).code))
    ? new BrokenArchive()
    : error

async function* unbroken(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw asBroken(error)
  }
}
