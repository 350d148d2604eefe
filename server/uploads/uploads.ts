import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStorage } from './diskStorage.ts'
import { extensionFor, isRandomName, createRandomName, typeOfName } from './names.ts'
import { reencodePicture } from './picture.ts'
import type { Storage } from './storage.ts'
import type { UploadStore } from './store.ts'

interface Options {
  folder: string
  log: { info(facts: object, message: string): void }
  /** A folder by default. */
  storage?: Storage
}

const batchSize = 500

/** Creates the upload store, and its folder if missing. */
export async function createUploads({ folder, log, storage: otherStorage }: Options): Promise<UploadStore> {
  const tempFolder = join(folder, '.incoming')
  await mkdir(tempFolder, { recursive: true, mode: 0o700 })
  const storage = otherStorage ?? createDiskStorage(folder, tempFolder)

  async function removeOrphans(names: string[], findReferenced: (names: string[]) => Promise<Set<string>>) {
    const referenced = names.length > 0 ? await findReferenced(names) : new Set<string>()
    const orphans = names.filter((name) => !referenced.has(name))
    for (const name of orphans) await storage.remove(name)
    return orphans.length
  }

  return {
    tempFolder,

    async store(upload) {
      const picture = upload.kind === 'image'
      const name = createRandomName(picture ? 'webp' : extensionFor(upload))
      await storage.put(name, picture ? await reencodePicture(upload) : upload.content)
      return { name, type: typeOfName(name) }
    },

    async storeBundled(name, read) {
      if (!isRandomName(name)) throw new Error(`${name} is no name of a stored file`)
      if (!(await storage.read(name))) await storage.put(name, await read())
    },

    remove: (name) => storage.remove(name),

    read: (name) => storage.read(name),

    async sweepTemporary() {
      const names = await readdir(tempFolder)
      for (const name of names) await rm(join(tempFolder, name), { force: true, recursive: true })
      if (names.length > 0) log.info({ count: names.length }, 'removed half received uploads')
      return names.length
    },

    async sweepOrphans(findReferenced, olderThanMs) {
      const writtenBefore = Date.now() - olderThanMs
      let batch: string[] = []
      let removed = 0
      for await (const { name, writtenAt } of storage.list()) {
        if (writtenAt > writtenBefore) continue
        batch.push(name)
        if (batch.length === batchSize) removed += await removeOrphans(batch.splice(0), findReferenced)
      }
      removed += await removeOrphans(batch, findReferenced)
      if (removed > 0) log.info({ count: removed }, 'removed uploads no record names')
      return removed
    },
  }
}
