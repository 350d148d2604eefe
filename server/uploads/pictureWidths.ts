import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasWidths, nameInWidth, parseNameInWidth, pictureWidths, type PictureWidth } from '#resources/pictureWidths.ts'
import { maxPictureFrames, maxPicturePixels } from './limits.ts'
import { runPictureJob } from './pictureProcess.ts'
import { createQueue } from './queue.ts'

/** One at a time: what is made here can wait, and the original is served meanwhile. */
const runQueued = createQueue(1, 40)
const timeoutSeconds = 30
/** Names of originals that need no narrower file are remembered, at most this many. */
const maxRemembered = 10_000
/** A temporary file this old was left by a process that was killed. */
const staleMs = 3_600_000

export type Widths = ReturnType<typeof createPictureWidths>

/**
 * Pictures in smaller widths, beside the originals in a folder of their own. They are made at upload, or once when they are first
 * asked for, and can always be made again: nothing is lost with them, and a full disk fails no upload.
 */
export function createPictureWidths(folder: string) {
  const ownFolder = join(folder, '.widths')
  const making = new Map<string, Promise<boolean>>()
  const small = new Set<string>()
  const pathOf = (name: string, width: PictureWidth) => join(ownFolder, nameInWidth(name, width))

  async function make(name: string, width: PictureWidth): Promise<boolean> {
    const original = join(folder, name)
    if (!(await isWebp(original))) return false
    const answer = await runPictureJob({
      input: original,
      maxPixels: maxPicturePixels,
      maxFrames: maxPictureFrames,
      maxSide: width,
      onlyIfWider: true,
      quality: 75,
      timeoutSeconds,
    })
    if (answer.failure === 'narrow') {
      if (small.size >= maxRemembered) small.clear()
      small.add(nameInWidth(name, width))
      return false
    }
    if (answer.failure !== undefined) throw new Error(`A picture could not be made narrower: ${answer.failure}`)
    await mkdir(ownFolder, { recursive: true, mode: 0o700 })
    const temporary = join(ownFolder, `${randomUUID()}.tmp`)
    try {
      await writeFile(temporary, answer.content, { flag: 'wx', mode: 0o600, flush: true })
      await rename(temporary, pathOf(name, width))
    } finally {
      await rm(temporary, { force: true })
    }
    // The picture may have been removed meanwhile.
    if (await isFile(original)) return true
    await rm(pathOf(name, width), { force: true })
    return false
  }

  /** Each once, however many ask. @throws ApiError 503 when too many wait */
  function makeOnce(name: string, width: PictureWidth): Promise<boolean> {
    const path = pathOf(name, width)
    const found = making.get(path)
    if (found) return found
    const made = runQueued(() => make(name, width)).finally(() => making.delete(path))
    making.set(path, made)
    return made
  }

  return {
    /** The path of the file to serve: the picture in this width, else the original, for now or because it is small enough. */
    async find(name: string, width: PictureWidth): Promise<{ path: string; isLasting: boolean }> {
      const original = join(folder, name)
      if (small.has(nameInWidth(name, width))) return { path: original, isLasting: true }
      const path = pathOf(name, width)
      if (await isFile(path)) return { path, isLasting: true }
      if (!(await isFile(original))) return { path: original, isLasting: true }
      try {
        return { path: (await makeOnce(name, width)) ? path : original, isLasting: true }
      } catch {
        return { path: original, isLasting: false }
      }
    },

    /** Makes all widths of a stored picture. What cannot be made now is made when it is asked for. */
    async makeAll(name: string): Promise<void> {
      for (const width of pictureWidths) await makeOnce(name, width).catch(() => false)
    },

    /** Removes all widths of a picture. */
    async remove(name: string): Promise<void> {
      if (!hasWidths(name)) return
      for (const width of pictureWidths) {
        // One that is being made looks for its original when it is done.
        await making.get(pathOf(name, width))?.catch(() => false)
        await rm(pathOf(name, width), { force: true })
      }
    },

    /** Removes the widths of pictures that are gone, and what a killed process left. Returns their number. */
    async sweep(): Promise<number> {
      let removed = 0
      await mkdir(ownFolder, { recursive: true, mode: 0o700 })
      for await (const { name } of await opendir(ownFolder)) {
        const original = parseNameInWidth(name)?.original
        const path = join(ownFolder, name)
        const isKept = original ? await isFile(join(folder, original)) : await isYoung(path)
        if (isKept) continue
        await rm(path, { force: true, recursive: true })
        removed++
      }
      return removed
    },
  }
}

/** A regular file, no symbolic link (docs/safety.md#s30). */
const isFile = async (path: string) => (await lstat(path).catch(() => null))?.isFile() ?? false

const isYoung = async (path: string) => Date.now() - ((await lstat(path).catch(() => null))?.mtimeMs ?? 0) < staleMs

/** By its first bytes: a file of another kind may have been stored under a name that ends alike (docs/safety.md#s32). */
async function isWebp(path: string): Promise<boolean> {
  if (!(await isFile(path))) return false
  const handle = await open(path, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return /^RIFF.{4}WEBP$/s.test(buffer.toString('latin1'))
  } finally {
    await handle.close()
  }
}
