import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { insertRecords, vacuumAndAnalyze } from '../../records/bulk.ts'
import { withDirectConnection, type Executor } from '../../connection/database.ts'
import type { Kept, Query } from '../../connection/executor.ts'
import { compile } from '../../connection/statements.ts'
import { searchRecords } from '../search.ts'
import type { SearchFilters } from '../query/filters.ts'

/** For common queries only candidates are ranked. Their order must be the one that ranking all matches gives. */

const { database, db } = await openTestDatabase()
beforeAll(async () => {
  await fill()
})

const pages = 5000
const center = { latitude: 16.8, longitude: 96.15 }
const day = (open: string, close: string) => ({ fri: [[open, close]] })

/** A business whose name, place, hours and rank follow from its number, each with a period of its own. */
function business(n: number) {
  const trade = n % 3 ? 'ဆိုင်' : 'Shop'
  return {
    Id: n,
    Name:
      n % 401 === 0
        ? trade
        : n % 20 === 5
          ? `Lotus ${trade} ${n}`
          : n % 97 === 0
            ? `${trade} ${n}`
            : `Shwe ${n} ${trade}`,
    Description: n % 7 === 0 ? null : 'A shop that everybody knows. ဆိုင်ကောင်း',
    TownId: 1 + (n % 5),
    Latitude: n % 13 === 0 ? 0 : center.latitude + ((n % 31) - 15) / 100,
    Longitude: n % 13 === 0 ? 0 : center.longitude + ((n % 29) - 14) / 100,
    Hours: n % 17 === 0 ? day('20:00', '04:00') : day('09:00', '18:00'),
    RatingAverage: n % 11,
    RatingScore: (n % 11) - 5,
    VerifiedAt: n % 5 === 0 ? new Date('2026-11-01') : null,
    Status: 1,
  }
}

const fill = () =>
  withDirectConnection(database.url, async (own) => {
    await insertRecords(own, declarations.region, [
      { Id: 1, Name: 'Northland' },
      { Id: 2, Name: 'Southland' },
    ])
    const towns = ['Aye', 'Bye', 'Dye', 'Rye', 'Tye']
    await insertRecords(
      own,
      declarations.town,
      towns.map((Name, at) => ({ Id: at + 1, Name, RegionId: 1 + (at % 2) })),
    )
    await insertRecords(own, declarations.category, [
      { Id: 1, Name: 'Bakery' },
      { Id: 2, Name: 'Florist' },
    ])
    const all = Array.from({ length: pages }, (_, at) => business(at + 1))
    await insertRecords(own, declarations.page, all, ({ Id }) => new Map([['Category', [1 + (Id % 2)]]]))
    await insertRecords(
      own,
      declarations.product,
      all.map(({ Id }) => ({
        PageId: Id,
        Name: Id % 2 ? 'Fine shop bag' : 'ဆိုင်းဘုတ်',
        Status: 1,
        CreatedAt: new Date(Id * 1e9),
      })),
    )
    await vacuumAndAnalyze(own)
  })

const noon = new Date('2026-11-20T12:00:00+06:30')
const night = new Date('2026-11-21T01:30:00+06:30')
const filtersByName: Record<string, SearchFilters> = {
  'no filter': {},
  'a town': { townId: 3 },
  'a region': { region: 'Southland' },
  'a category': { categoryId: 2 },
  'open at noon': { openAt: noon },
  'open at night': { openAt: night },
  near: { near: center },
  'within 1 km': { near: center, within: 1 },
  'within 12 km': { near: center, within: 12 },
  'far from all': { near: { latitude: 25, longitude: 97 } },
  'several filters': { near: center, within: 12, openAt: noon, region: 'Northland', categoryId: 1 },
}

const ids = async (source: 'page' | 'product', text: string, filters: SearchFilters, page: number, perPage: number) =>
  (await searchRecords(db, declarations[source], text, { viewer: null, page, perPage, filters })).map(({ Id }) => Id)

test.each(Object.entries(filtersByName))(
  'the order does not depend on how many are asked for: %s',
  async (_, filters) => {
    for (const text of ['ဆိုင်', 'southland shop']) {
      // More than the candidates, so all matches are ranked.
      const all = await ids('page', text, filters, 1, 2001)
      const first = [...(await ids('page', text, filters, 1, 20)), ...(await ids('page', text, filters, 2, 20))]
      expect([text, first]).toEqual([text, all.slice(0, 40)])
      expect([text, await ids('page', text, filters, 1, 200)]).toEqual([text, all.slice(0, 200)])
    }
  },
)

test.each([{}, { near: center }])('nor does that of products: %j', async (filters) => {
  const all = await ids('product', 'shop', filters, 1, 2001)
  expect(await ids('product', 'shop', filters, 1, 20)).toEqual(all.slice(0, 20))
})

test('what is asked again is looked for by what matched the last time, and answered the same', async () => {
  let sent = 0
  const counted: Executor = {
    rows: (query, kept) => {
      sent++
      return db.rows(query, kept)
    },
    main: db,
  }
  const search = async (text: string, source: 'page' | 'product' = 'page') => {
    sent = 0
    const found = await searchRecords(counted, declarations[source], text, { viewer: null, page: 1, perPage: 25 })
    return { ids: found.map(({ Id }) => Id), sent }
  }
  const saved: number[] = []
  for (const text of ['rye shop', 'southland ဆိုင်', 'ဆိုင်ကောင်း', 'shwe shop', 'lotus shop', 'fine bag'])
    for (const source of ['page', 'product'] as const) {
      const first = await search(text, source)
      const again = await search(text, source)
      expect([text, source, again.ids]).toEqual([text, source, first.ids])
      saved.push(first.sent - again.sent)
    }
  expect(Math.min(...saved)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...saved)).toBeGreaterThan(0)
})

test('what is searched again is looked for among as many candidates as cost least, and answered the same', async () => {
  let matching = 0
  const watched: Executor = {
    rows: async <T extends object>(query: Query, kept?: Kept) => {
      const rows = await db.rows<T & { ids?: readonly number[] | null }>(query, kept)
      if (compile(query).text.includes('array_agg(m.step)')) matching = rows[0]?.ids?.length ?? 0
      return rows
    },
  }
  const search = async (perPage: number) => {
    matching = 0
    const found = await searchRecords(watched, declarations.page, 'lotus', { viewer: null, page: 1, perPage })
    return { ids: found.map(({ Id }) => Id), matching }
  }
  const all = await search(2001)
  // Of all pages one in twenty has it, of those of the highest rank one in four: by what was counted far too many are read.
  const [first, second, third] = [await search(25), await search(25), await search(25)]
  for (const { ids } of [first, second, third]) expect(ids).toEqual(all.ids.slice(0, 25))
  expect(first.matching).toBeGreaterThan(150)
  expect(second.matching).toBeLessThan(first.matching)
  expect(third.matching).toBe(second.matching)
})

test('a word of one record in twenty is looked up in the indexes of words and of ranks at once, whatever has come since', async () => {
  const sent: string[] = []
  const watched: Executor = {
    rows: (query, kept) => {
      sent.push(compile(query).text)
      return db.rows(query, kept)
    },
  }
  const search = async (perPage: number) =>
    (await searchRecords(watched, declarations.page, 'lotus', { viewer: null, page: 1, perPage })).map(({ Id }) => Id)
  const all = await search(2001)
  sent.length = 0
  expect(await search(20)).toEqual(all.slice(0, 20))
  expect(sent.filter((text) => text.includes('select r.* from "page" r') && text.includes('>= ('))).toHaveLength(1)
  // Better than all that the process remembers the rank of.
  await withDirectConnection(database.url, (own) =>
    insertRecords(
      own,
      declarations.page,
      Array.from({ length: 30 }, (_, n) => ({
        ...business(pages + 1 + n),
        Name: 'Lotus',
        RatingScore: 20 + n,
        VerifiedAt: new Date('2026-11-01'),
      })),
    ),
  )
  expect(await search(20)).toEqual(Array.from({ length: 20 }, (_, n) => pages + 30 - n))
})

test('what was ranked beside the candidates is asked for at the same time as they are, when it is searched again', async () => {
  let gathering = 0
  let isBeside = false
  const watched: Executor = {
    rows: async (query, kept) => {
      const { text } = compile(query)
      const gathers = Number(text.includes('few as ('))
      if (gathering > 0 && text.includes('array_agg(m.step)')) isBeside = true
      gathering += gathers
      try {
        return await db.rows(query, kept)
      } finally {
        gathering -= gathers
      }
    },
  }
  const search = async (text: string, perPage: number) => {
    isBeside = false
    const found = await searchRecords(watched, declarations.page, text, { viewer: null, page: 1, perPage })
    return { ids: found.map(({ Id }) => Id), isBeside }
  }
  for (const text of ['shop', 'ဆိုင်', 'lotus shop']) {
    expect([text, (await search(text, 30)).isBeside]).toEqual([text, false])
    const again = await search(text, 30)
    const all = await search(text, 2001)
    expect([text, again]).toEqual([text, { ids: all.ids.slice(0, 30), isBeside: true }])
  }
})

test('the records that a text found the last time are read beside what ranks it, and those that it finds now are answered', async () => {
  const steps: string[] = []
  const watched: Executor = {
    rows: async <T extends object>(query: Query, kept?: Kept) => {
      const { text } = compile(query)
      const ranks = text.includes('array_agg(m.step)') || text.includes('few as (')
      if (text.includes('r."Id" = any(')) steps.push('records')
      const rows = await db.rows<T>(query, kept)
      if (ranks && steps.at(-1) !== 'ranked') steps.push('ranked')
      return rows
    },
    main: db,
  }
  const search = async () => {
    steps.length = 0
    const asked = { viewer: null, page: 1, perPage: 20 }
    const found = await searchRecords(watched, declarations.page, 'shwe shop', asked)
    return { ids: found.map(({ Id }) => Id), steps: [...steps] }
  }
  const first = await search()
  expect(first.steps).toEqual(['ranked', 'records'])
  expect(await search()).toEqual({ ids: first.ids, steps: ['records', 'ranked'] })
  const best = pages + 100
  await withDirectConnection(database.url, (own) =>
    insertRecords(own, declarations.page, [
      { ...business(best), Name: 'Shwe Shop', RatingScore: 99, VerifiedAt: new Date('2026-11-01') },
    ]),
  )
  expect(await search()).toEqual({ ids: [best, ...first.ids.slice(0, 19)], steps: ['records', 'ranked', 'records'] })
})

test.each([
  ['is stopped', () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' }))],
  ['does not come', () => new Promise<never>(() => undefined)],
])('what tells the ranks apart %s: a search is answered without it', async (_, late) => {
  let isLate = 0
  const watched: Executor = {
    rows: (query, kept) => {
      if (!compile(query).text.includes('row_number()')) return db.rows(query, kept)
      isLate++
      return late()
    },
  }
  const asked = { viewer: null, page: 1, perPage: 20 }
  const inTime = await searchRecords(db, declarations.page, 'lotus', asked)
  expect(await searchRecords(watched, declarations.page, 'lotus', asked)).toEqual(inTime)
  expect(isLate).toBeGreaterThan(0)
})

test('names that were counted are not all gathered because few of the best ranked have the word', async () => {
  const verified = new Date('2026-11-01')
  const groups = [
    { count: 30, name: 'Fine millet', RatingScore: 4.5, VerifiedAt: verified },
    { count: 6, name: 'Old mill', RatingScore: 4.5, VerifiedAt: verified },
    { count: 40, name: 'Old mill', RatingScore: -1.5, VerifiedAt: verified },
    { count: 800, name: 'Old mill', RatingScore: -6, VerifiedAt: null },
  ]
  let last = pages + 1000
  await withDirectConnection(database.url, async (own) => {
    for (const { count, name, ...ranked } of groups)
      await insertRecords(
        own,
        declarations.page,
        Array.from({ length: count }, () => ({ ...business(++last), Name: `${name} ${last}`, ...ranked })),
      )
    await vacuumAndAnalyze(own)
  })
  let gathered = 0
  const watched: Executor = {
    rows: async <T extends object>(query: Query, kept?: Kept) => {
      const rows = await db.rows<T & { total?: number }>(query, kept)
      if (compile(query).text.includes('few as (')) gathered = Math.max(gathered, rows[0]?.total ?? 0)
      return rows
    },
  }
  const search = async (perPage: number) =>
    (await searchRecords(watched, declarations.page, 'mill', { viewer: null, page: 1, perPage })).map(({ Id }) => Id)
  const all = await search(2001)
  gathered = 0
  expect(await search(20)).toEqual(all.slice(0, 20))
  expect(gathered).toBeLessThan(100)
})
