import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFolder, type Manifest, type PictureFacts } from '#server/fill/demoPictures.ts'

/** In pixels. */
const previewSide = 16

/** The manifest's entries, by picture name. */
export async function describePictures(): Promise<Manifest> {
  const described: Record<string, PictureFacts> = {}
  for (const name of await pictureNames()) {
    const content = await readFile(join(pictureFolder, `${name}.webp`))
    described[name] = { ...(await measure(content)), preview: await preview(content) }
  }
  return described
}

export async function pictureNames(): Promise<string[]> {
  const entries = await readdir(pictureFolder, { recursive: true })
  return entries.flatMap((path) => (path.endsWith('.webp') ? [path.slice(0, -5).replaceAll('\\', '/')] : [])).sort()
}

/** Equal content has the same stored name everywhere, other content another: browsers cache uploads for good. */
export async function measure(content: Buffer): Promise<Omit<PictureFacts, 'preview'>> {
  const { width, height } = await sharp(content).metadata()
  return { stored: `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`, width, height }
}

async function preview(content: Buffer): Promise<string> {
  const size = { width: previewSide, height: previewSide, fit: 'inside' } as const
  const small = await sharp(content).resize(size).webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
