import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../errors.ts'
import { faultOf } from '../faults.ts'
import { flushFolder } from '../disk/flush.ts'
import { requireDiskSpace } from '../disk/freeSpace.ts'
import { isRegularName, type BackupFile, type BackupFolder } from './backupPlace.ts'
import { gathered } from './pace.ts'

/** A part of a backup this old was left by a process that was killed. */
const staleMs = 3_600_000
const flushBytes = 8 * 1024 ** 2
/** Written at a time: an archive of pictures comes in many small pieces. */
const writeBytes = 256 * 1024

/** For commands that write something new, and never over what is there. @throws StartError */
export function requireNew(path: string): void {
  if (existsSync(path)) throw new StartError(`${path} is there already. Please choose another name.`)
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)}.`)
}

export const fileOnDisk = (path: string): BackupFile => ({
  address: path,
  requireNew: async () => requireNew(path),

  async write(content) {
    const partial = `${path}.partial`
    try {
      // Only its owner may read what is in it.
      const file = await open(partial, 'w', 0o600)
      await pipeline(flushed(content, file), file.createWriteStream({ flush: true }))
      await rename(partial, path)
    } catch (error) {
      await rm(partial, { force: true })
      throw isDiskFull(error) ? noRoom(path) : error
    }
    await flushFolder(dirname(path))
    return (await stat(path)).size
  },

  async open() {
    if (!(await stat(path).catch(() => null))?.isFile()) throw new StartError(`There is no file ${path}.`)
    return createReadStream(path)
  },
})

const isDiskFull = (error: unknown) => faultOf(error)?.status === 507
const noRoom = (path: string) =>
  new StartError(`The disk is full before all of ${path} was written. Nothing of it is left; please make room there.`)

/** Little by little: who writes to the same disk would wait for all of it at the end. */
async function* flushed(content: AsyncIterable<Buffer>, file: FileHandle) {
  let bytes = 0
  for await (const chunk of gathered(content, writeBytes)) {
    yield chunk
    bytes += chunk.length
    if (bytes < flushBytes) continue
    await file.datasync()
    bytes = 0
  }
}

export const folderOnDisk = (folder: string): BackupFolder => ({
  async prepare(bytes, diskReserveBytes) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.partial') || !isRegularName(name.replace(/\.partial$/, ''))) continue
      const found = await stat(join(folder, name)).catch(() => null)
      if (found && Date.now() - found.mtimeMs > staleMs) await rm(join(folder, name), { force: true })
    }
    await requireDiskSpace(folder, bytes, diskReserveBytes)
  },
  file: (name) => fileOnDisk(join(folder, name)),
  async list() {
    const names = (await readdir(folder).catch(() => [])).filter(isRegularName).sort()
    return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })))
  },
  remove: (name) => rm(join(folder, name)),
})
