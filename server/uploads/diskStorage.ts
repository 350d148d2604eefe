import { createReadStream } from 'node:fs'
import { opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFile, flushFolder } from '../flush.ts'
import { isStoredName } from './names.ts'
import { temporaryPath } from './spool.ts'
import type { Storage } from './storage.ts'

/**
 * Stores uploads as files in one folder. `put` resolves once file and folder entry are on the disk, so that no record
 * names a file lost in a power cut (docs/safety.md#s60).
 * @param tempFolder on the same file system, so that files can be renamed into place
 */
export function createDiskStorage(folder: string, tempFolder: string): Storage {
  return {
    async put(name, content) {
      const temporary = Buffer.isBuffer(content) ? temporaryPath(tempFolder) : content.path
      try {
        if (Buffer.isBuffer(content)) await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
        else await flushFile(temporary)
        await rename(temporary, join(folder, name))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await flushFolder(folder)
    },

    async remove(name) {
      if (isStoredName(name)) await rm(join(folder, name), { force: true })
    },

    async read(name) {
      if (!isStoredName(name)) return null
      const path = join(folder, name)
      const stats = await stat(path).catch(() => null)
      return stats?.isFile() ? { size: stats.size, open: () => createReadStream(path) } : null
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !isStoredName(entry.name)) continue
        const stats = await stat(join(folder, entry.name)).catch(() => null)
        if (stats) yield { name: entry.name, writtenAt: stats.mtimeMs }
      }
    },
  }
}
