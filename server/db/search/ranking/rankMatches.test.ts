import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { inTransaction, insertRecords, vacuumAndAnalyze } from '../../writing/bulk.ts'
import { refreshRank } from '../../writing/mutations.ts'
import { refreshListed, type Viewer } from '../../records/visibility.ts'
import { withDirectConnection, type Columns } from '../../connection/database.ts'
import { moveRankMarks } from '../../searchIndex/rankBlocks.ts'
import type { SearchFilters } from '../query/filters.ts'
import { searchRecords } from '../search.ts'

/** What a search finds, in the order that comparing every record with the text gives (docs/decisions/search.md#ranking). */

const { database, db } = await openTestDatabase()

type Source = 'page' | 'product' | 'post'

interface Page {
  Id: number
  Name: string
  Description: string
  TownId: number
  categoryId: number
  Latitude: number
  Longitude: number
  RatingAverage: number
  RatingScore: number
  VerifiedAt: Date | null
  Status: number
}

interface Sold {
  Id: number
  PageId: number
  Name: string
  Description: string
  CreatedAt: Date
  VerifiedAt: Date | null
  Price: number
}

/** Words that no lexicon knows; some are the beginning of others. */
const words = [
  'quen',
  'quenta',
  'quentab',
  'zolm',
  'zolmar',
  'brixt',
  'brixto',
  'vandu',
  'pelk',
  'pelkan',
  'moxt',
  'dravu',
]
const towns = ['Tarnbu', 'Halvex', 'Ormund', 'Sivrak']
const regions = ['Northreg', 'Southreg']
const categories = ['Zolmar', 'Craftwix']
const center = { latitude: 16.8, longitude: 96.15 }

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const below = numbersFrom(7)
const oneOf = <T>(all: readonly T[]): T => all[below(all.length)]!
/** Mostly the first words, so that some are common and others rare. */
const someWord = () => words[Math.min(below(words.length), below(words.length))]!
const someWords = (most: number) => Array.from({ length: 1 + below(most) }, someWord).join(' ')

const size = 1600
const pages = new Map<number, Page>()
const sold: Record<'product' | 'post', Map<number, Sold>> = { product: new Map(), post: new Map() }
let lastId = 0

function newPage(): Page {
  const isPlaced = below(8) > 0
  return {
    Id: ++lastId,
    Name: someWords(4),
    Description: someWords(6),
    TownId: 1 + below(towns.length),
    categoryId: 1 + below(categories.length),
    Latitude: isPlaced ? center.latitude + (below(600) - 300) / 1000 : 0,
    Longitude: isPlaced ? center.longitude + (below(600) - 300) / 1000 : 0,
    RatingAverage: below(11) / 2,
    RatingScore: below(40) / 10 - 2,
    VerifiedAt: below(12) === 0 ? new Date('2026-11-01') : null,
    Status: 1,
  }
}

const newSold = (): Sold => ({
  Id: ++lastId,
  PageId: 1 + below(size),
  Name: someWords(4),
  Description: someWords(5),
  // Many at once: then the id decides.
  CreatedAt: new Date(1.7e12 + below(500) * 60_000),
  VerifiedAt: below(20) === 0 ? new Date('2026-11-01') : null,
  Price: below(100) * 100,
})

const move = (sizes: readonly number[], portion: number) =>
  moveRankMarks((work) => db.transaction(work), { sizes, portion })

beforeAll(() =>
  withDirectConnection(database.url, async (own) => {
    await insertRecords(
      own,
      declarations.region,
      regions.map((Name, at) => ({ Id: at + 1, Name })),
    )
    await insertRecords(
      own,
      declarations.town,
      towns.map((Name, at) => ({ Id: at + 1, Name, RegionId: 1 + (at % 2) })),
    )
    await insertRecords(
      own,
      declarations.category,
      categories.map((Name, at) => ({ Id: at + 1, Name })),
    )
    for (let n = 0; n < size; n++) pages.set(n + 1, newPage())
    await inTransaction(own, () =>
      insertRecords(
        own,
        declarations.page,
        [...pages.values()].map(({ categoryId: _, ...page }) => page),
        ({ Id }) => new Map([['Category', [pages.get(Id)!.categoryId]]]),
      ),
    )
    for (const source of ['product', 'post'] as const) {
      for (let n = 0; n < size; n++) {
        const one = newSold()
        sold[source].set(one.Id, one)
      }
      const rows: Columns[] = [...sold[source].values()].map(({ Name, Price, VerifiedAt, ...row }) =>
        source === 'product' ? { ...row, Name, Price, VerifiedAt, Status: 1 } : { ...row, Title: Name, Status: 1 },
      )
      await insertRecords(own, declarations[source], rows)
    }
    await move([100, 300, 800], 170)
    await vacuumAndAnalyze(own)
  }),
)

// --- what the order is to be

const kilometres = (page: Page) => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [high, wide] = [radians(page.Latitude - center.latitude), radians(page.Longitude - center.longitude)]
  const part =
    Math.sin(high / 2) ** 2 +
    Math.cos(radians(center.latitude)) * Math.cos(radians(page.Latitude)) * Math.sin(wide / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(part))
}
const hasPlace = ({ Latitude, Longitude }: Page) => Latitude !== 0 || Longitude !== 0
const bandOf = (page: Page) => {
  const band = [2, 10, 50].findIndex((radius) => kilometres(page) <= radius)
  return !hasPlace(page) || band < 0 ? 3 : band
}

/** The number of the tier that a record matches; -1 for none. */
function tierOf(source: Source, id: number, text: string): number {
  const asked = text.toLowerCase().split(' ')
  const record = source === 'page' ? pages.get(id)! : sold[source].get(id)!
  const page = source === 'page' ? pages.get(id)! : pages.get(sold[source].get(id)!.PageId)!
  const name = record.Name.split(' ')
  const texts = [...name, ...record.Description.split(' ')]
  const begins = (all: readonly string[], word: string) => all.some((one) => one.startsWith(word))
  const town = towns[page.TownId - 1]!.toLowerCase()
  const region = regions[(page.TownId - 1) % 2]!.toLowerCase()
  const own = source === 'page' ? [categories[page.categoryId - 1]!.toLowerCase(), town] : []
  const place = [...own, region, town]
  if (record.Name === asked.join(' ')) return 0
  if (asked.every((word, at) => name[at] === word)) return 1
  if (asked.every((word) => name.includes(word))) return 2
  const named = asked.map((word) => own.includes(word))
  if (asked.every((word, at) => named[at] || name.includes(word)) && named.includes(true)) return 3
  // Of what is under a page its place is no answer by itself.
  const places = source === 'page' || asked.length > 1 ? place : []
  if (asked.every((word) => texts.includes(word) || places.includes(word))) return 4
  if (asked.every((word) => begins(name, word))) return 5
  return asked.every((word) => begins(texts, word) || begins(places, word)) ? 6 : -1
}

function rankOf(source: Source, id: number, isNear: boolean): (number | boolean)[] {
  if (source === 'page') {
    const page = pages.get(id)!
    const verified = Number(page.VerifiedAt !== null)
    const far = hasPlace(page) ? kilometres(page) : 100_000
    return isNear ? [bandOf(page), -verified, -page.RatingScore, far, -id] : [-verified, -page.RatingScore, -id]
  }
  const one = sold[source].get(id)!
  const page = pages.get(one.PageId)!
  const verified = (source === 'product' && one.VerifiedAt !== null) || page.VerifiedAt !== null
  const far = hasPlace(page) ? kilometres(page) : 100_000
  return isNear
    ? [bandOf(page), -Number(verified), -page.RatingScore, far, -one.CreatedAt, -id]
    : [-(Number(verified) * 100 + Math.round(page.RatingAverage * 2) / 2), -one.CreatedAt, -id]
}

interface Asked {
  filters?: SearchFilters
  blocks?: readonly number[]
}

function expectedIds(source: Source, text: string, { filters = {}, blocks = [] }: Asked): number[] {
  const { townId, region, categoryId, rated, priceFrom, near, within } = filters
  const pageOf = (id: number) => (source === 'page' ? pages.get(id)! : pages.get(sold[source].get(id)!.PageId)!)
  return [...(source === 'page' ? pages : sold[source]).keys()]
    .filter((id) => {
      const page = pageOf(id)
      return (
        page.Status === 1 &&
        !blocks.includes(page.Id) &&
        (townId === undefined || page.TownId === townId) &&
        (region === undefined || regions[(page.TownId - 1) % 2] === region) &&
        (categoryId === undefined || page.categoryId === categoryId) &&
        (rated === undefined || page.RatingAverage >= rated) &&
        (priceFrom === undefined || (source === 'product' && sold.product.get(id)!.Price >= priceFrom)) &&
        (within === undefined || (hasPlace(page) && kilometres(page) <= within))
      )
    })
    .flatMap((id) => {
      const tier = tierOf(source, id, text)
      return tier < 0 ? [] : [{ id, by: [tier, ...rankOf(source, id, near !== undefined)] }]
    })
    .sort((a, b) => {
      const at = a.by.findIndex((value, n) => value !== b.by[n])
      return at < 0 ? 0 : Number(a.by[at]) - Number(b.by[at])
    })
    .map(({ id }) => id)
}

async function foundIds(
  source: Source,
  text: string,
  { filters = {}, blocks = [] }: Asked,
  page: number,
  perPage: number,
) {
  const viewer: Viewer =
    blocks.length === 0
      ? null
      : { profileId: 1, superAdmin: false, moderator: false, editor: false, owns: [], administers: [], blocks }
  const rows = await searchRecords(db, declarations[source], text, { viewer, page, perPage, filters })
  return rows.map(({ Id }) => Id)
}

/** Of texts that too little matches more is found, which comes behind. */
const enough = 3

async function compare(source: Source, text: string, asked: Asked, slices = [[1, 20]]) {
  const all = expectedIds(source, text, asked)
  for (const [page = 1, perPage = 20] of slices) {
    const expected = all.slice((page - 1) * perPage, page * perPage)
    const found = await foundIds(source, text, asked, page, perPage)
    const compared = all.length < enough ? found.slice(0, expected.length) : found
    expect([source, text, asked, page, compared]).toEqual([source, text, asked, page, expected])
  }
}

const sources = ['page', 'product', 'post'] as const
const filtersByName: Record<string, SearchFilters> = {
  none: {},
  'a town': { townId: 3 },
  'a region': { region: 'Southreg' },
  'a category': { categoryId: 2 },
  rated: { rated: 4 },
  'a town and a category': { townId: 1, categoryId: 1, rated: 2 },
  near: { near: center },
  'within 6 km': { near: center, within: 6 },
  'within 30 km': { near: center, within: 30, townId: 2 },
}
/** One word and several, whole, begun, of names, texts, a category and places. */
const chosen = ['quen', 'zolmar', 'dravu', 'zolm quen', 'tarnbu', 'quen halvex', 'southreg moxt', 'craft pelk']

test.each(Object.entries(filtersByName))('chosen texts, filter: %s', async (name, filters) => {
  // Without a filter each; with one every third, in turn, so that each text is asked with several.
  const at = Object.keys(filtersByName).indexOf(name)
  for (const [sourceAt, source] of sources.entries()) {
    const asked = chosen.filter((_, textAt) => name === 'none' || (textAt + at + sourceAt) % 3 === 0)
    for (const text of asked) await compare(source, text, { filters })
  }
})

test('the last pages of results, and those far down', async () => {
  for (const source of sources)
    for (const text of ['quen', 'zolm', 'dravu moxt', 'quen brixt']) {
      const all = expectedIds(source, text, {}).length
      const slices = [1, 2, 3, Math.max(1, Math.ceil(all / 20)), Math.ceil(all / 20) + 1].map((page) => [page, 20])
      await compare(source, text, {}, [...slices, [1, 200], [7, 100], [2, 700]])
    }
})

test('without the pages that a person has blocked', async () => {
  for (const source of sources)
    for (const text of ['quen', 'zolmar', 'moxt pelk']) {
      const best = expectedIds(source, text, {})
      const pageOf = (id: number) => (source === 'page' ? id : sold[source].get(id)!.PageId)
      await compare(source, text, { blocks: best.slice(0, 30).map(pageOf) }, [
        [1, 20],
        [4, 20],
      ])
    }
})

test('products of a price', async () => {
  for (const text of ['quen', 'zolm', 'brixt quen']) await compare('product', text, { filters: { priceFrom: 7000 } })
})

test('texts at random', async () => {
  for (let n = 0; n < 40; n++) {
    const text = [...new Set(someWords(3).split(' '))]
      .map((word) => (below(3) ? word : word.slice(0, 3 + below(3))))
      .join(' ')
    await compare(oneOf(sources), text, { filters: oneOf(Object.values(filtersByName)) }, [
      [1 + below(4), 5 + below(40)],
    ])
  }
})

/** The blocks of the listed records, in the order of their rank: one after the other, without a way back. */
async function blocksInOrder(source: Source): Promise<number[]> {
  const rank =
    source === 'page'
      ? sql`r."VerifiedAt" is not null desc, r."RatingScore" desc`
      : sql`r."StaticRank" desc, r."CreatedAt" desc`
  const rows = await db.rows<{ Block: number }>(sql`select coalesce(r."RankBlock", 4)::integer as "Block"
    from ${sql.identifier(source)} r where r."Listed" order by ${rank}, r."Id" desc`)
  return rows.map(({ Block }) => Block)
}

async function expectInOrder() {
  for (const source of sources) {
    const blocks = await blocksInOrder(source)
    expect([source, blocks]).toEqual([source, blocks.toSorted()])
  }
}

const sizesOf = async (source: Source) => {
  const blocks = await blocksInOrder(source)
  return [1, 2, 3, 4].map((block) => blocks.filter((one) => one === block).length)
}

const asTold = async () => {
  for (const source of sources)
    for (const text of chosen.slice(0, 4))
      await compare(source, text, {}, [
        [1, 20],
        [2, 30],
      ])
}

describe('what is ranked anew', () => {
  test('is in its block at once, and found in its place', async () => {
    for (const page of pages.values()) {
      if (below(20) > 0) continue
      page.VerifiedAt = page.VerifiedAt ? null : new Date('2026-11-02')
      page.RatingScore = below(40) / 10 - 2
      page.Status = below(4) ? 1 : 0
      await db.transaction(async (tx) => {
        await tx.rows(sql`update "page" set "VerifiedAt" = ${page.VerifiedAt}, "RatingScore" = ${page.RatingScore},
          "Status" = ${page.Status} where "Id" = ${page.Id}`)
        await refreshRank(tx, declarations.page, page.Id)
        await refreshListed(tx, declarations.page, page.Id)
      })
    }
    await expectInOrder()
    await asTold()
  })

  test('marks move with what comes and goes, in both directions', async () => {
    for (const sizes of [
      [60, 500, 1100],
      [300, 310, 320],
      [10, 20, 9000],
      [200, 500, 800],
    ]) {
      await move(sizes, 90)
      await expectInOrder()
      const listed = (await blocksInOrder('page')).length
      const [first = 0, second = 0, third = 0] = sizes.map((size) => (size > listed ? 0 : size))
      const ofBlocks = [first, second - first, third && third - second]
      expect(await sizesOf('page')).toEqual([...ofBlocks, listed - ofBlocks.reduce((sum, one) => sum + one, 0)])
    }
    await asTold()
  })

  test('what is hidden and shown again while a mark moves is in its block', async () => {
    const hidden = [...pages.values()].filter(({ Status }) => Status === 1).filter((_, at) => at % 25 === 0)
    const show = async (status: number) => {
      for (const page of hidden) {
        page.Status = status
        await db.transaction(async (tx) => {
          await tx.rows(sql`update "page" set "Status" = ${status} where "Id" = ${page.Id}`)
          await refreshListed(tx, declarations.page, page.Id)
        })
      }
    }
    await show(0)
    await move([100, 300, 900], 100)
    await asTold()
    await show(1)
    await expectInOrder()
    await asTold()
  })

  test('who writes while marks move writes into the block that is then right', async () => {
    let isMoving = true
    const writer = async () => {
      while (isMoving) {
        const page = pages.get(1 + below(size))!
        page.RatingScore = below(40) / 10 - 2
        await db.transaction(async (tx) => {
          await tx.rows(sql`update "page" set "RatingScore" = ${page.RatingScore} where "Id" = ${page.Id}`)
          // Between the write and its commit a mark would like to move.
          await tx.rows(sql`select pg_sleep(0.002)`)
        })
      }
    }
    const writing = [writer(), writer()]
    try {
      for (const sizes of [
        [300, 600, 1200],
        [50, 100, 200],
      ])
        await move(sizes, 60)
    } finally {
      isMoving = false
      await Promise.all(writing)
    }
    await expectInOrder()
    await asTold()
  })
})
