import sharp from 'sharp'
import { pictureInput } from './storage.ts'
import type { UploadStore } from './uploads.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** A stored file never changes, so its size is cached; at most this many. */
const maxCached = 2000

/** Reads the sizes of stored pictures, for link previews; null for anything else. */
export function createPictureSizes({
  read,
}: Pick<UploadStore, 'read'>): (name: string | null | undefined) => Promise<PictureSize | null> {
  const cached = new Map<string, PictureSize>()
  return async (name) => {
    if (!name) return null
    const size = cached.get(name)
    if (size) return size
    try {
      const file = await read(name)
      const input = file && (await pictureInput(file))
      if (input === null) return null
      // Of a path it reads the header only.
      const { width, height } = await sharp(input).metadata()
      const [oldest] = cached.keys()
      if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest)
      cached.set(name, { width, height })
      return { width, height }
    } catch {
      return null
    }
  }
}
