import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStorage } from './diskStorage.ts'
import { extensionFor, isRandomName, newName, typeOfName } from './names.ts'
import { redraw } from './picture.ts'
import type { Storage } from './storage.ts'
import type { UploadStore } from './store.ts'

interface Options {
  folder: string
  log: { info(facts: object, message: string): void }
  /** Where accepted uploads go; a folder by default. */
  storage?: Storage
}

const batchSize = 500

/** The way from a received upload to a stored one. Makes the folder where it is missing. */
export async function createUploads({ folder, log, storage: given }: Options): Promise<UploadStore> {
  const tempFolder = join(folder, '.incoming')
  await mkdir(tempFolder, { recursive: true, mode: 0o700 })
  const storage = given ?? createDiskStorage(folder, tempFolder)

  async function removeOrphans(names: string[], isReferenced: (names: string[]) => Promise<Set<string>>) {
    const referenced = names.length > 0 ? await isReferenced(names) : new Set<string>()
    const orphans = names.filter((name) => !referenced.has(name))
    for (const name of orphans) await storage.remove(name)
    return orphans.length
  }

  return {
    tempFolder,

    async accept(upload) {
      const picture = upload.kind === 'image'
      const name = newName(picture ? 'webp' : extensionFor(upload))
      await storage.put(name, picture ? await redraw(upload) : upload.content)
      return { name, type: typeOfName(name) }
    },

    async keep(name, read) {
      if (!isRandomName(name)) throw new Error(`${name} is no name of a stored file`)
      if (!(await storage.read(name))) await storage.put(name, await read())
    },

    remove: (name) => storage.remove(name),

    read: (name) => storage.read(name),

    async sweepTemporary() {
      const left = await readdir(tempFolder)
      for (const name of left) await rm(join(tempFolder, name), { force: true, recursive: true })
      if (left.length > 0) log.info({ count: left.length }, 'removed half received uploads')
      return left.length
    },

    async sweepOrphans(isReferenced, olderThanMs) {
      const before = Date.now() - olderThanMs
      let batch: string[] = []
      let removed = 0
      for await (const { name, writtenAt } of storage.list()) {
        if (writtenAt > before) continue
        batch.push(name)
        if (batch.length === batchSize) removed += await removeOrphans(batch.splice(0), isReferenced)
      }
      removed += await removeOrphans(batch, isReferenced)
      if (removed > 0) log.info({ count: removed }, 'removed uploads no record names')
      return removed
    },
  }
}
