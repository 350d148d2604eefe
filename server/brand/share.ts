import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../environment.ts'

/** What the three ways to get the app are shown with: a telephone, a tablet with a telephone, a laptop. */
export const sharePictures = ['android', 'apple', 'website'] as const

/** One of them as WebP, 800 × 600: a drawing of ours in which pictures of the demonstration stand for the app. */
export async function drawShare(name: (typeof sharePictures)[number]): Promise<Buffer> {
  const svg = await readFile(join(import.meta.dirname, 'share', `${name}.svg`), 'utf8')
  const shown = [...new Set([...svg.matchAll(/ href="([^"]+)"/g)].map(([, picture = '']) => picture))]
  let complete = svg
  // The SVG library opens no files: what is shown goes in as data.
  for (const picture of shown) {
    const png = await sharp(join(projectRoot, 'demo', 'pictures', `${picture}.webp`))
      .png()
      .toBuffer()
    complete = complete.replaceAll(` href="${picture}"`, ` href="data:image/png;base64,${png.toString('base64')}"`)
  }
  return sharp(Buffer.from(complete), { unlimited: true }).webp({ quality: 78, effort: 6 }).toBuffer()
}
