import { createReadStream } from 'node:fs'
import { opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFile, flushFolder } from '../flush.ts'
import { isStoredName } from './names.ts'
import { temporaryPath } from './spool.ts'
import type { Storage } from './storage.ts'

/**
 * Uploads as files in one folder. What is put there is on the disk, folder entry included, before `put` resolves, so
 * that no row points at a file a power cut took (docs/safety.md#s60).
 * @param tempFolder on the same file system, so that a file appears under its name whole or not at all
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
      const facts = await stat(path).catch(() => null)
      return facts?.isFile() ? { size: facts.size, open: () => createReadStream(path) } : null
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !isStoredName(entry.name)) continue
        const facts = await stat(join(folder, entry.name)).catch(() => null)
        if (facts) yield { name: entry.name, writtenAt: facts.mtimeMs }
      }
    },
  }
}
