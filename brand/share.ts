import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The pictures of the three ways to get the app: a phone, a tablet with a phone, a laptop. */
export const sharePictures = ['android', 'apple', 'website'] as const

/** Draws one as WebP, 800 × 600 pixels: an SVG of ours with demo pictures as the app's content. */
export async function drawShare(name: (typeof sharePictures)[number]): Promise<Buffer> {
  const svg = await readFile(join(import.meta.dirname, 'share', `${name}.svg`), 'utf8')
  const embeddedPictures = [...new Set([...svg.matchAll(/ href="([^"]+)"/g)].map(([, picture = '']) => picture))]
  let complete = svg
  // The SVG library opens no files, so pictures are embedded as data.
  for (const picture of embeddedPictures) {
    const png = await sharp(join(import.meta.dirname, '..', 'demo', 'pictures', `${picture}.webp`))
      .png()
      .toBuffer()
    complete = complete.replaceAll(` href="${picture}"`, ` href="data:image/png;base64,${png.toString('base64')}"`)
  }
  return sharp(Buffer.from(complete), { unlimited: true }).webp({ quality: 78, effort: 6 }).toBuffer()
}
