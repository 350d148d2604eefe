import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Motif, motifs } from '../motifs.ts'
import { drawFlag, flagCodes } from './flags.ts'
import { drawHomeCover } from './homeCover.ts'
import { pick } from './ink.ts'
import { things } from './objects/index.ts'
import { drawPortrait } from './portraits.ts'
import { drawScene, sizes } from './scene.ts'
import { articlePictures, shownBy } from './shelfPictures.ts'
import type { Kind } from './stage.ts'

/** How many pictures of a kind one trade gets; products are each of its things in this many colourings. */
const counts = { thumbnail: 5, cover: 3, post: 5, category: 1 } as const
const colourings = 2
const portraits = 24

/**
 * Renders an SVG document to WebP, `width` pixels wide. Quality 78 as photographs get; effort 2, because a seed draws
 * seven hundred of them in the first start, and flat colours gain little from a longer search.
 */
export async function renderPicture(svg: string, { width }: { width: number }): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 78, effort: 2 }).toBuffer()
}

/** Bare names of stored files. Numbers go round, so every n from 0 has a picture. */
export type Pool = {
  thumbnail(motif: Motif, n: number): string
  cover(motif: Motif, n: number): string
  /** `productIndex` counts into the trade's products in seed/content/products, `n` chooses the colours. */
  product(motif: Motif, productIndex: number, n: number): string
  post(motif: Motif, n: number): string
  category(motif: Motif): string
  /** ISO 3166-1, two letters; a country we have no flag for gets our own mark. */
  flag(iso2: string): string
  portrait(n: number): string
  /** `n` counts into the articles of seed/content/articles. */
  article(n: number): string
  homeCover: string
}

/** What the product pictures of a trade show, its best-known thing first. */
export const productSubjects = (motif: Motif): readonly string[] => things[motif].map((thing) => thing.name)

const sceneName = (motif: Motif, kind: Kind, variant: number) => `seed-${motif}-${kind}-${variant}.webp`
const whole = (n: number, count: number) => ((Math.floor(n) % count) + count) % count
const flagName = (iso2: string) => {
  const code = iso2.toUpperCase()
  return `seed-flag-${flagCodes.includes(code) ? code.toLowerCase() : 'other'}.webp`
}

/** The names alone, without drawing: what a pool answers. */
export const pool: Pool = {
  thumbnail: (motif, n) => sceneName(motif, 'thumbnail', whole(n, counts.thumbnail)),
  cover: (motif, n) => sceneName(motif, 'cover', whole(n, counts.cover)),
  product: (motif, productIndex, n) => {
    const [trade, thing] = shownBy(motif, Math.floor(productIndex))
    return sceneName(trade, 'product', thing + whole(n, colourings) * things[trade].length)
  },
  post: (motif, n) => sceneName(motif, 'post', whole(n, counts.post)),
  category: (motif) => sceneName(motif, 'category', 0),
  flag: flagName,
  portrait: (n) => `seed-portrait-${whole(n, portraits)}.webp`,
  article: (n) => pool.post(...pick(articlePictures, Math.floor(n))),
  homeCover: 'seed-home-cover.webp',
}

export type Order = { name: string; width: number; draw: () => string }

/** Every picture of the pool with its name and width in pixels. */
export function orders(): Order[] {
  const scenes = motifs.flatMap((motif) =>
    (['thumbnail', 'cover', 'product', 'post', 'category'] as const).flatMap((kind) =>
      Array.from({ length: kind === 'product' ? things[motif].length * colourings : counts[kind] }, (_, variant) => ({
        name: sceneName(motif, kind, variant),
        width: sizes[kind][0],
        draw: () => drawScene({ motif, kind, variant }),
      })),
    ),
  )
  return [
    { name: pool.homeCover, width: 1600, draw: drawHomeCover },
    ...[...flagCodes, 'other'].map((code) => ({ name: flagName(code), width: 240, draw: () => drawFlag(code) })),
    ...Array.from({ length: portraits }, (_, n) => ({
      name: pool.portrait(n),
      width: 400,
      draw: () => drawPortrait(n),
    })),
    ...scenes,
  ]
}

/**
 * Draws the whole pool into `folder` (made when missing), leaving files that are there. `report` hears the number done
 * and the number of all. A file appears under its name only when it is whole, so an interrupted seed can be resumed.
 */
export async function picturePool(
  folder: string,
  report: (done: number, total: number) => void,
  all: readonly Order[] = orders(),
): Promise<Pool> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const missing = all.filter((order) => !there.has(order.name))
  let done = all.length - missing.length
  let next = 0
  const work = async () => {
    while (next < missing.length) {
      const order = pick(missing, next++)
      const file = join(folder, order.name)
      await writeFile(`${file}.part`, await renderPicture(order.draw(), { width: order.width }))
      await rename(`${file}.part`, file)
      report(++done, all.length)
    }
  }
  report(done, all.length)
  await Promise.all([work(), work()])
  return pool
}
