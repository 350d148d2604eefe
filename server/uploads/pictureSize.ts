import type { StoredFile } from './storage.ts'
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
    const known = cached.get(name)
    if (known) return known
    try {
      const file = await read(name)
      const size = file && webpSize(await firstBytes(file))
      if (!size) return null
      const [oldest] = cached.keys()
      if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest)
      cached.set(name, size)
      return size
    } catch {
      return null
    }
  }
}

const headerBytes = 30

async function firstBytes(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of (await file.stream()) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    if ((bytes += chunk.length) >= headerBytes) break
  }
  return Buffer.concat(chunks)
}

/**
 * From the first 30 bytes of a file; null where it is no WebP, as which all pictures are stored. libvips, which would read
 * them too, stays in the process for pictures (docs/decisions/pictures.md). The three forms:
 * https://developers.google.com/speed/webp/docs/riff_container.
 */
export function webpSize(header: Buffer): PictureSize | null {
  const tag = (at: number) => header.toString('latin1', at, at + 4)
  if (header.length < headerBytes || tag(0) !== 'RIFF' || tag(8) !== 'WEBP') return null
  const side = 0x3fff
  switch (tag(12)) {
    case 'VP8 ':
      return { width: header.readUInt16LE(26) & side, height: header.readUInt16LE(28) & side }
    case 'VP8L': {
      const bits = header.readUInt32LE(21)
      return { width: (bits & side) + 1, height: ((bits >>> 14) & side) + 1 }
    }
    case 'VP8X':
      return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
