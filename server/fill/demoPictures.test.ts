import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createWorld, numberedTables } from '#demo/index.ts'
import { pictureOf } from '#demo/pictureNames.ts'
import { distinctProducts, product } from '#demo/products/product.ts'
import { tradeNames } from '#demo/trades/trades.ts'
import { requireResource } from '#resources'
import { isRandomName } from '../uploads/names.ts'
import { measure, pictureNames } from '../../build/pictures/describePictures.ts'
import { createPictureStore, pictureFolder, readManifest, type Manifest } from './demoPictures.ts'

let manifest: Manifest
beforeAll(async () => {
  manifest = await readManifest()
})

describe('the manifest', () => {
  test('says of every file what it is, and of nothing else', async () => {
    const names = await pictureNames()
    expect(Object.keys(manifest)).toEqual(names)
    for (const name of names) {
      const { preview: _, ...facts } = manifest[name]!
      expect([name, facts]).toEqual([name, await measure(await readFile(join(pictureFolder, `${name}.webp`)))])
    }
  })

  test('gives names of ours, each to one file', () => {
    const stored = Object.values(manifest).map((facts) => facts.stored)
    expect(new Set(stored).size).toBe(stored.length)
    for (const name of stored) expect(isRandomName(name)).toBe(true)
  })

  test('has a preview of a few pixels in the shape of each', async () => {
    for (const { width, height, preview } of Object.values(manifest)) {
      const bytes = Buffer.from(preview.replace('data:image/webp;base64,', ''), 'base64')
      expect(bytes.length).toBeLessThan(250)
      const small = await sharp(bytes).metadata()
      expect(small.format).toBe('webp')
      expect(Math.max(small.width, small.height)).toBe(16)
      expect(Math.abs(small.width / small.height - width / height)).toBeLessThan(0.2)
    }
  })
})

describe('the files', () => {
  test('are at most 12 MB in all, each of them small enough for a slow line', async () => {
    let all = 0
    for (const path of await readdir(pictureFolder, { recursive: true })) {
      const facts = await stat(join(pictureFolder, path))
      if (!facts.isFile()) continue
      all += facts.size
      if (path.endsWith('.webp')) expect([path, facts.size < 80_000]).toEqual([path, true])
    }
    expect(all).toBeLessThan(12_000_000)
  })

  test('have the size their kind asks for, and colour to every edge', async () => {
    for (const [name, { width, height }] of Object.entries(manifest)) {
      const kind = name.replace(/-\d+$/, '').split('/').at(-1)!
      const sizes: Record<string, number[]> = { cover: [1200, 675], category: [400, 400], 'home-cover': [1600, 900] }
      const size = name.startsWith('flags/') ? [240, 160] : name.startsWith('people/') ? [400, 400] : [800, 600]
      expect([name, width, height]).toEqual([name, ...(sizes[kind] ?? size)])
    }
    for (const name of ['home-cover', 'gym/cover-1', 'legal/category', 'people/1']) {
      const picture = sharp(await readFile(join(pictureFolder, `${name}.webp`)))
      expect((await picture.stats()).isOpaque).toBe(true)
    }
  })
})

describe('what rows are shown with', () => {
  const now = new Date()
  const firstIds = Object.fromEntries(numberedTables.map((table) => [table, 1])) as Record<
    (typeof numberedTables)[number],
    number
  >
  const world = createWorld({ now, accounts: [], firstIds })

  test('is there for every number, and every product', () => {
    for (const trade of tradeNames) {
      const names = [pictureOf.category(trade)]
      for (const n of [0, 1, 2, 3, 4, 5, 99, 100_000]) {
        names.push(pictureOf.thumbnail(trade, n), pictureOf.cover(trade, n), pictureOf.post(trade, n))
        names.push(pictureOf.portrait(n))
        for (let k = 0; k < distinctProducts(trade); k++) names.push(pictureOf.product(product(trade, k), n))
      }
      for (const name of names) expect([name, name in manifest]).toEqual([name, true])
    }
  })

  test('uses every file there is', () => {
    const used = new Set<string>([pictureOf.homeCover])
    for (let n = 0; n < 30; n++) {
      used.add(pictureOf.portrait(n))
      for (const trade of tradeNames) {
        used.add(pictureOf.thumbnail(trade, n)).add(pictureOf.cover(trade, n)).add(pictureOf.post(trade, n))
        used.add(pictureOf.category(trade))
        for (let k = 0; k < distinctProducts(trade); k++) used.add(pictureOf.product(product(trade, k), n))
      }
    }
    for (const { rows } of world) for (const row of rows) used.add(String(row['Thumbnail']))
    expect(Object.keys(manifest).filter((name) => !used.has(name))).toEqual([])
  })

  test('becomes an upload under its stored name, each file once', async () => {
    const kept: string[] = []
    const store = await createPictureStore({
      storeBundled: async (name, read) => {
        kept.push(name)
        expect((await read()).length).toBeGreaterThan(100)
      },
    })
    const rows = [{ Thumbnail: 'gym/post-1' }, { Thumbnail: 'gym/post-1' }, { Thumbnail: null }]
    const stored = manifest['gym/post-1']!.stored
    expect(await store(requireResource('post'), rows)).toEqual([
      { Thumbnail: stored },
      { Thumbnail: stored },
      { Thumbnail: null },
    ])
    expect(kept).toEqual([stored])
    await expect(store(requireResource('post'), [{ Thumbnail: 'gym/nothing' }])).rejects.toThrow('gym/nothing')
  })
})
