import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../errors.ts'
import { bytesOfFile, type Storage, type StoredFile } from './storage.ts'
import { maxBytesInMemory } from './uploadLimits.ts'
import { temporaryPath } from './temporaryFiles.ts'

interface Options {
  from: Storage
  to: Storage
  /** For files that do not go into memory. */
  tempFolder: string
  /** Removes each from where it was, once it is there as it was. */
  remove: boolean
  /** After each hundred. */
  progress(report: MoveReport): void
}

export interface MoveReport {
  moved: number
  /** Were there already, as they are. */
  there: number
  bytes: number
}

/**
 * Brings all files to another place. Broken off, it is begun again, and finds what is there already: a file counts as there
 * when its size and SHA-256 are those of where it came from, which are compared after each one too.
 * @throws StartError with the name of a file that came out otherwise
 */
export async function moveFiles({ from, to, tempFolder, remove, progress }: Options): Promise<MoveReport> {
  const report: MoveReport = { moved: 0, there: 0, bytes: 0 }
  for await (const { name } of from.list()) {
    const sum = await sumOf(await from.read(name))
    // Deleted meanwhile.
    if (!sum) continue
    if (isSame(sum, await sumOf(await to.read(name)))) report.there++
    else {
      await copy(name, { from, to, tempFolder })
      if (!isSame(sum, await sumOf(await to.read(name))))
        throw new StartError(`${name} did not arrive as it was. It is still where it was; please begin again.`)
      report.moved++
      report.bytes += sum.size
    }
    if (remove) await from.remove(name)
    if ((report.moved + report.there) % 100 === 0) progress(report)
  }
  return report
}

interface Sum {
  size: number
  sha256: string
}

const isSame = (one: Sum, other: Sum | null) => one.size === other?.size && one.sha256 === other.sha256

async function sumOf(file: StoredFile | null): Promise<Sum | null> {
  if (!file) return null
  const hash = createHash('sha256')
  for await (const chunk of await file.stream()) hash.update(chunk as Buffer)
  return { size: file.size, sha256: hash.digest('hex') }
}

async function copy(name: string, { from, to, tempFolder }: Pick<Options, 'from' | 'to' | 'tempFolder'>) {
  const file = await from.read(name)
  if (!file) return
  if (file.size <= maxBytesInMemory) return to.put(name, await bytesOfFile(file))
  const path = temporaryPath(tempFolder)
  await pipeline(await file.stream(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  await to.put(name, { path })
}
