import { join } from 'node:path'
import sharp from 'sharp'
import { isStoredName } from './names.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** A stored file never changes, so its size is cached; at most this many. */
const maxCached = 2000

/** Reads the sizes of stored pictures, for link previews; null for anything else. */
export function createPictureSizes(folder: string): (name: string | null | undefined) => Promise<PictureSize | null> {
  const cached = new Map<string, PictureSize>()
  return async (name) => {
    if (!name || !isStoredName(name)) return null
    const size = cached.get(name)
    if (size) return size
    try {
      // Reads the header only.
      const { width, height } = await sharp(join(folder, name)).metadata()
      const [oldest] = cached.keys()
      if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest)
      cached.set(name, { width, height })
      return { width, height }
    } catch {
      return null
    }
  }
}
