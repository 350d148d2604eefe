import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataStore } from '@tus/server'
import { temporaryPath } from '../temporaryFiles.ts'
import type { Storage } from '../storage.ts'
import type { ResumablePlace } from './resumablePlace.ts'

/** In a folder on the file system of `originals`, where whole ones go: a file for each, and one with what is known of it. */
export function createDiskPlace(folder: string, originals: Storage): ResumablePlace {
  let opened: Promise<DataStore> | undefined
  const open = async () => {
    // First: what the package makes is open to everybody.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { FileStore } = await import('@tus/file-store')
    return new FileStore({ directory: folder })
  }
  const remove = async (id: string) => {
    for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true })
  }
  return {
    dataStore: () => (opened ??= open()),
    keyOf: (id) => id,

    async storeAs(id, name) {
      const [from, second] = [join(folder, id), temporaryPath(folder)]
      // Not every file system has a second name for a file.
      await link(from, second).catch(() => copyFile(from, second))
      await originals.put(name, { path: second })
    },

    remove,

    async sweep(writtenBefore) {
      let removed = 0
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => null)
        if (!found || found.mtimeMs > writtenBefore) continue
        // Its description is written first, and goes with it.
        const id = name.replace('.json', '')
        if (name !== id && (await stat(join(folder, id)).catch(() => null))) continue
        await remove(id)
        removed++
      }
      return removed
    },
  }
}
