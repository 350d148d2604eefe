import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStorage } from './diskStorage.ts'
import { extensionFor, isRandomName, createRandomName, typeOfName } from './names.ts'
import { reencodePicture } from './picture.ts'
import { createPictureWidths } from './pictureWidths.ts'
import type { Storage } from './storage.ts'
import type { Upload } from './upload.ts'

interface Options {
  folder: string
  log: { info(facts: object, message: string): void }
  /** A folder by default. */
  storage?: Storage
  onStored?: (upload: Upload) => void
}

type FindReferenced = (names: string[]) => Promise<Set<string>>

const batchSize = 500

/** The only access to uploads for code that writes records. */
export type UploadStore = Awaited<ReturnType<typeof createUploads>>

export async function createUploads({ folder, log, storage: otherStorage, onStored }: Options) {
  const tempFolder = join(folder, '.incoming')
  await mkdir(tempFolder, { recursive: true, mode: 0o700 })
  const storage = otherStorage ?? createDiskStorage(folder, tempFolder)
  const widths = createPictureWidths(folder)

  async function remove(name: string): Promise<void> {
    await storage.remove(name)
    await widths.remove(name)
  }

  async function removeOrphans(names: string[], findReferenced: FindReferenced) {
    const referenced = names.length > 0 ? await findReferenced(names) : new Set<string>()
    const orphans = names.filter((name) => !referenced.has(name))
    for (const name of orphans) await remove(name)
    return orphans.length
  }

  /** Those of a process that was killed while others went on. Each is older than any upload may take. */
  async function removeHalfReceived(writtenBefore: number): Promise<number> {
    let removed = 0
    for (const name of await readdir(tempFolder)) {
      const path = join(tempFolder, name)
      const found = await stat(path).catch(() => null)
      if (!found || found.mtimeMs > writtenBefore) continue
      await rm(path, { force: true, recursive: true })
      removed++
    }
    return removed
  }

  return {
    tempFolder,

    /**
     * Checks and stores an upload, durably. Returns its name, served at `/uploads/{name}`, and its media type.
     * @throws ApiError 400 or 413 for a bad picture; ENOSPC, which is answered with 507
     */
    async store(upload: Upload): Promise<{ name: string; type: string }> {
      const picture = upload.kind === 'image'
      const name = createRandomName(picture ? 'webp' : extensionFor(upload))
      await storage.put(name, picture ? await reencodePicture(upload) : upload.content)
      if (picture) await widths.makeAll(name)
      onStored?.(upload)
      return { name, type: typeOfName(name) }
    },

    /** Stores a file that comes with the product, under its fixed name (`isRandomName`), unless it exists. */
    async storeBundled(name: string, read: () => Promise<Buffer>): Promise<void> {
      if (!isRandomName(name)) throw new Error(`${name} is no name of a stored file`)
      if (!(await storage.read(name))) await storage.put(name, await read())
    },

    /** Removes a file, and a picture's smaller widths. Does nothing for a name that is not ours. */
    remove,

    /** Null if there is no such file. */
    read: (name: string) => storage.read(name),

    /** Removes half-received uploads of a killed process, at start. Returns their number. */
    async sweepTemporary(): Promise<number> {
      const names = await readdir(tempFolder)
      for (const name of names) await rm(join(tempFolder, name), { force: true, recursive: true })
      if (names.length > 0) log.info({ count: names.length }, 'removed half received uploads')
      return names.length
    },

    /**
     * Removes uploads that no record names. Returns their number.
     * @param findReferenced which of these names records contain
     * @param olderThanMs a younger upload may belong to a record that is being written
     */
    async sweepOrphans(findReferenced: FindReferenced, olderThanMs: number): Promise<number> {
      const writtenBefore = Date.now() - olderThanMs
      let batch: string[] = []
      let removed = 0
      for await (const { name, writtenAt } of storage.list()) {
        if (writtenAt > writtenBefore) continue
        batch.push(name)
        if (batch.length === batchSize) removed += await removeOrphans(batch.splice(0), findReferenced)
      }
      removed += await removeOrphans(batch, findReferenced)
      removed += await widths.sweep()
      removed += await removeHalfReceived(writtenBefore)
      if (removed > 0) log.info({ count: removed }, 'removed uploads no record names')
      return removed
    },
  }
}
