import { join } from 'node:path'
import sharp from 'sharp'
import { isStoredName } from './names.ts'

/** Pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** A stored name never gets other content, so what was read once is true for good; this many are remembered. */
const most = 2000

/** Tells how large stored pictures are, for link previews that want to know before they load one; null for what is none. */
export function createPictureSizes(folder: string): (name: string | null | undefined) => Promise<PictureSize | null> {
  const known = new Map<string, PictureSize>()
  return async (name) => {
    if (!name || !isStoredName(name)) return null
    const there = known.get(name)
    if (there) return there
    try {
      // The header alone is read.
      const { width, height } = await sharp(join(folder, name)).metadata()
      const [oldest] = known.keys()
      if (known.size >= most && oldest !== undefined) known.delete(oldest)
      known.set(name, { width, height })
      return { width, height }
    } catch {
      return null
    }
  }
}
