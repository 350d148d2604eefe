import { constants, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { flushFile, flushFolder } from '../disk/flush.ts'
import { temporaryPath } from './temporaryFiles.ts'
import type { Filling, IsOwnName, Storage } from './storage.ts'

interface Options {
  folder: string
  /** On the same file system, so that files can be renamed into place. */
  tempFolder: string
  isOwn: IsOwnName
  /** False for what can be made again: a power cut may take it. */
  lasting?: boolean
}

const flushedAtOnce = 32

/** Stores files in one folder; `put` resolves once they are on the disk, for no record to name one lost in a power cut (docs/safety.md#s60). */
export function createDiskStorage({ folder, tempFolder, isOwn, lasting = true }: Options): Storage {
  return {
    addressOf: null,

    async put(name, content) {
      const temporary = Buffer.isBuffer(content) ? temporaryPath(tempFolder) : content.path
      try {
        if (Buffer.isBuffer(content)) await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
        else await flushFile(temporary)
        if (!lasting) await mkdir(folder, { recursive: true, mode: 0o700 })
        await rename(temporary, join(folder, name))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      if (lasting) await flushFolder(folder)
    },

    async remove(name) {
      if (isOwn(name)) await rm(join(folder, name), { force: true })
    },

    async read(name) {
      const path = join(folder, name)
      const opened = isOwn(name) ? await openFile(path) : null
      if (!opened) return null
      const { handle, size, writtenAt } = opened
      return {
        size,
        etag: `"${size.toString(36)}-${Math.trunc(writtenAt).toString(36)}"`,
        path,
        stream: async (range = { start: 0, end: size - 1 }) => {
          if (size > 0) return handle.createReadStream(range)
          await handle.close()
          return Readable.from([])
        },
        close: () => handle.close(),
      }
    },

    async *list() {
      const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' && !lasting) return []
        throw error
      })
      for await (const entry of entries) {
        if (!entry.isFile() || !isOwn(entry.name)) continue
        const stats = await stat(join(folder, entry.name)).catch(() => null)
        if (stats) yield { name: entry.name, writtenAt: stats.mtimeMs }
      }
    },

    fill: () => fillFolder(folder),
  }
}

function fillFolder(folder: string): Filling {
  const paths: string[] = []
  return {
    async add(name, _size, content) {
      const path = join(folder, name)
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      paths.push(path)
    },
    async end() {
      for (let from = 0; from < paths.length; from += flushedAtOnce)
        await Promise.all(paths.slice(from, from + flushedAtOnce).map(flushFile))
      await flushFolder(folder)
    },
  }
}

/** Null for anything but a regular file; symbolic links are not followed (docs/safety.md#s30). */
export async function openFile(path: string): Promise<{ handle: FileHandle; size: number; writtenAt: number } | null> {
  let handle: FileHandle
  try {
    handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, size: stats.size, writtenAt: stats.mtimeMs }
  await handle.close()
  return null
}
