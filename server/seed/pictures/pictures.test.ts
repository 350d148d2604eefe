import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articles } from '../content/articles/articles.ts'
import { distinctProducts } from '../content/products/products.ts'
import { motifs } from '../motifs.ts'
import { orders, pool, picturePool, productSubjects, renderPicture } from './draw.ts'
import { drawFlag, flagCodes } from './flags.ts'
import { drawPortrait } from './portraits.ts'
import { drawScene, sizes } from './scene.ts'
import { articlePictures, chosenPictures, shownBy } from './shelfPictures.ts'

const kinds = ['thumbnail', 'cover', 'product', 'post', 'category'] as const

describe('scenes', () => {
  it.each(motifs)('%s has something different in every kind and variant', (motif) => {
    for (const kind of kinds) {
      const drawn = Array.from({ length: kind === 'category' ? 1 : 8 }, (_, variant) =>
        drawScene({ motif, kind, variant }),
      )
      expect(new Set(drawn).size).toBe(drawn.length)
      for (const svg of drawn) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg).not.toMatch(/<text|<image|href/)
        const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((found) => found[1])
        for (const id of new Set(used)) expect(svg).toContain(`id="${id}"`)
      }
    }
  })

  it('is the same drawing every time', () => {
    const order = { motif: 'teaShop', kind: 'cover', variant: 1 } as const
    expect(drawScene(order)).toBe(drawScene(order))
  })

  it('has at least four things to sell in every trade, each named', () => {
    for (const motif of motifs) expect(new Set(productSubjects(motif)).size).toBeGreaterThanOrEqual(4)
  })
})

describe('rendering', () => {
  it.each(kinds)(
    'gives a WebP of the right size for every %s, small enough for a slow line',
    async (kind) => {
      for (const motif of motifs) {
        const bytes = await renderPicture(drawScene({ motif, kind, variant: 0 }), { width: sizes[kind][0] })
        const picture = await sharp(bytes).metadata()
        expect([picture.format, picture.width, picture.height]).toEqual(['webp', ...sizes[kind]])
        expect(bytes.length).toBeLessThan(kind === 'cover' ? 60_000 : 42_000)
      }
    },
    30_000,
  )

  it('covers the whole picture with colour: no edge is left transparent or grey', async () => {
    for (const kind of kinds) {
      const { data, info } = await sharp(Buffer.from(drawScene({ motif: 'grocery', kind, variant: 1 })))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
      for (const [x, y] of [
        [0, 0],
        [info.width - 1, 0],
        [0, info.height - 1],
        [info.width - 1, info.height - 1],
      ] as const) {
        expect(alphaAt(x, y)).toBe(255)
      }
    }
  })

  it('draws every flag differently, and one of our own for a country without', () => {
    expect(new Set([...flagCodes, 'xx'].map(drawFlag)).size).toBe(18)
    expect(drawFlag('mm')).toBe(drawFlag('MM'))
  })

  it('has two dozen faces', () => {
    expect(new Set(Array.from({ length: 24 }, (_, n) => drawPortrait(n))).size).toBe(24)
  })
})

describe('names', () => {
  const names = orders().map((order) => order.name)

  it('are unique and safe as file names', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^seed-[a-zA-Z0-9-]+\.webp$/)
  })

  it('are all drawn, whatever numbers are asked for', () => {
    const drawn = new Set(names)
    for (const motif of motifs) {
      for (const n of [0, 1, 7, 100, -3, 2.5]) {
        for (const name of [
          pool.thumbnail(motif, n),
          pool.cover(motif, n),
          pool.product(motif, n, n + 1),
          pool.post(motif, n),
          pool.category(motif),
          pool.portrait(n),
          pool.article(n),
        ]) {
          expect(drawn).toContain(name)
        }
      }
    }
    for (const name of [pool.homeCover, pool.flag('mm'), pool.flag('MM'), pool.flag('fr')])
      expect(drawn).toContain(name)
  })

  it('stay what they are, since stored records keep them', () => {
    expect(pool.thumbnail('teaShop', 6)).toBe('seed-teaShop-thumbnail-1.webp')
    expect(pool.product('tailor', 4, 1)).toBe('seed-tailor-product-7.webp')
    expect(pool.flag('TH')).toBe('seed-flag-th.webp')
  })
})

describe('what is chosen for the words of the seed', () => {
  it('has a picture for every product, of a thing that exists', () => {
    for (const motif of motifs) {
      expect([motif, chosenPictures(motif)]).toEqual([motif, distinctProducts(motif)])
      for (let n = 0; n < chosenPictures(motif); n++) {
        const [trade, thing] = shownBy(motif, n)
        expect(productSubjects(trade)[thing]).toBeDefined()
      }
    }
  })

  it('has a picture for every article', () => {
    expect(articlePictures.length).toBe(articles.length)
  })
})

describe('the pool on disk', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zay pictures '))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is drawn once, whole files only, and left alone the second time', async () => {
    const some = orders().slice(0, 30)
    const heard: string[] = []
    const names = await picturePool(folder, (done, total) => heard.push(`${done}/${total}`), some)
    expect((await readdir(folder)).sort()).toEqual(some.map((order) => order.name).sort())
    expect(heard[0]).toBe('0/30')
    expect(heard.at(-1)).toBe('30/30')

    const long = new Date('2001-01-01')
    const kept = join(folder, names.flag('mm'))
    await utimes(kept, long, long)
    await rm(join(folder, names.homeCover))
    await picturePool(folder, () => {}, some)
    expect((await stat(kept)).mtime).toEqual(long)
    expect((await stat(join(folder, names.homeCover))).size).toBeGreaterThan(10_000)
  })
})
