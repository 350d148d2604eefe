import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import { openDatabase, withDirectConnection, type Database } from '#server/db/connection/database.ts'
import { StartError } from '#server/errors.ts'
import { withSeededFolder } from './load/seed.ts'
import { searchRecords } from '#server/db/search/search.ts'
import { suggest } from '#server/db/search/assist/suggest.ts'
import { line, ms, percent, timed } from './measure.ts'
import { readCount, readOptions } from './options.ts'
import { tryCases } from './search/cases.ts'
import { pageDocuments, townDocuments, type Document } from './search/documents.ts'
import { timeBySound } from './search/bySound.ts'
import { timeCorrections, timeFilters, timeOrders } from './search/filters.ts'
import { withSeeded } from './search/database.ts'
import { timeMapScreens } from './search/mapScreens.ts'
import { scan } from './search/linearScan.ts'
import { measureRelevance, respellings } from './search/relevance.ts'

/** Pages that are scanned for each query. */
const scannedPages = 1500

const print = (text = '') => console.log(text)

type Part = (db: Database, url: string, towns: string | null) => Promise<void>
/** In this order. The last adds pages while it runs. */
const parts: Readonly<Record<string, Part>> = {
  relevance: benchRelevance,
  suggestions: benchSuggestions,
  filters: benchFilters,
  map: benchMap,
  methods: benchMethods,
  sound: benchBySound,
}
/** What a folder of `bench -- load` has not the records for, or should not be left with the index of. */
const ofItsOwn = ['relevance', 'methods']

/**
 * `npm run bench -- search [--pages N] [--towns file.csv] [--parts filters,map] [--folder PATH]`: the relevance and speed of searches
 * and suggestions, in a database of its own, or in the folder of `bench -- load`.
 */
export async function run(args: string[]): Promise<void> {
  const { pages, towns = null, folder, parts: asked } = readOptions(args, ['pages', 'towns', 'folder', 'parts'])
  const possible = Object.keys(parts).filter((name) => !folder || !ofItsOwn.includes(name))
  const chosen = asked ? asked.split(',') : possible
  if (!chosen.every((name) => possible.includes(name))) throw new StartError(`Parts are ${possible.join(', ')}.`)
  const work = async (db: Database, url: string) => {
    for (const name of possible) if (chosen.includes(name)) await parts[name]!(db, url, towns)
  }
  if (!towns) print('Only the towns of the demonstration (--towns file.csv adds others)')
  if (!folder) return withSeeded({ pages: readCount(pages, 100_000), towns, print }, work)
  await withSeededFolder({ folder: resolve(folder), scale: 1, print }, async (url) => {
    const db = openDatabase({ url })
    await work(db, url).finally(() => db.close())
  })
}

async function benchMap(db: Database): Promise<void> {
  print('\nScreens of the map')
  for (const one of await timeMapScreens(db)) print(`  ${one}`)
}

async function benchRelevance(db: Database): Promise<void> {
  print('\nChosen cases')
  const cases = await tryCases(db)
  for (const { text, isRight } of cases) print(`  ${isRight ? 'right' : 'WRONG'}  ${text}`)
  if (cases.some(({ isRight }) => !isRight)) process.exitCode = 1

  print('\nRecall and precision against a linear scan')
  const towns = await db.rows<{ Name: string; BurmeseName: string | null }>(
    sql`select "Name", "BurmeseName" from "town"`,
  )
  const townNames = towns.flatMap(({ Name, BurmeseName }) => [Name, BurmeseName ?? Name])
  await reportRelevance(db, 'towns', declarations.town, await townDocuments(db), townNames)
  const names = await db.rows<{ Name: string; BurmeseName: string | null }>(
    sql`select "Name", "BurmeseName" from "page" where "Id" <= ${scannedPages} order by "Id"`,
  )
  const pageNames = takeEvenly(names, 80).flatMap(({ Name, BurmeseName }) => [
    Name,
    ...(BurmeseName ? [BurmeseName] : []),
  ])
  await reportRelevance(db, 'pages', declarations.page, await pageDocuments(db, scannedPages), [
    ...pageNames,
    ...takeEvenly(townNames, 40),
  ])
}

/** About `count` items, taken at equal distances. */
const takeEvenly = <T>(list: readonly T[], count: number) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / count)) === 0)

async function reportRelevance(
  db: Database,
  what: string,
  resource: Resource,
  documents: readonly Document[],
  queries: readonly string[],
): Promise<void> {
  const relevantIds = scan(documents, queries)
  for (const [spelling, respell] of Object.entries(respellings)) {
    const {
      queries: count,
      relevant,
      returned,
      found,
    } = await measureRelevance(db, resource, documents, relevantIds, respell)
    print(
      `  ${what}, ${spelling}: ${count} queries, recall ${percent(found, relevant)}, precision ${percent(found, returned)}`,
    )
  }
}

async function benchSuggestions(db: Database): Promise<void> {
  print('\nSuggestions, on the server')
  const letters = [
    ...Array.from({ length: 33 }, (_, n) => String.fromCharCode(0x1000 + n)),
    ...'abcdefghijklmnopqrstuvwxyz0123456789',
  ]
  const names = await db.rows<{ Name: string; BurmeseName: string | null }>(
    sql`select "Name", "BurmeseName" from "page" where "Id" % 1009 = 0 limit 60`,
  )
  const typing = names
    .flatMap(({ Name, BurmeseName }) => [Name, BurmeseName ?? ''])
    .flatMap((name) => [2, 3, 4, 6, 9, 14].map((length) => [...name].slice(0, length).join('')))
  const ask = (text: string) => suggest(db, text, null)
  print(`  one letter: ${line(await timed(letters, ask))}`)
  print(`  two letters and more: ${line(await timed([...new Set(typing)], ask))}`)
}

async function benchFilters(db: Database): Promise<void> {
  print('\nSearch with filters, the first 20 pages')
  for (const text of await timeFilters(db)) print(`  ${text}`)
  print('\nOrders, the first 20')
  for (const text of await timeOrders(db)) print(`  ${text}`)
  print('\nDid you mean')
  print(`  ${await timeCorrections(db)}`)
}

/** Typed as it sounds. */
async function benchBySound(db: Database, url: string, file: string | null): Promise<void> {
  print('\nNames in Latin letters of pages that have a Burmese name only')
  for (const text of await timeBySound(db, url, file)) print(`  ${text}`)
}

/** Compares our search with PostgreSQL's own methods over the same rows, by the first 20 matches of each. */
async function benchMethods(db: Database, url: string): Promise<void> {
  print('\nSearch, the first 20 pages')
  const text = sql.raw(
    `coalesce("Name", '') || ' ' || coalesce("BurmeseName", '') || ' ' || coalesce("Description", '') || ' ' || coalesce("Address", '')`,
  )
  await withDirectConnection(url, async (own) => {
    await own.rows(sql`create index bench_simple on "page" using gin (to_tsvector('simple', ${text}))`)
    await own.rows(sql`analyze "page"`)
  })
  const names = await db.rows<{ Name: string; BurmeseName: string | null }>(
    sql`select "Name", "BurmeseName" from "page" where "Id" % 1511 = 0 limit 50`,
  )
  const queries = {
    'whole names': names.flatMap(({ Name, BurmeseName }) => [Name, ...(BurmeseName ? [BurmeseName] : [])]),
    'two syllables or a word': names.flatMap(({ Name, BurmeseName }) => [
      Name.split(' ')[0]!,
      [...(BurmeseName ?? Name)].slice(0, 8).join(''),
    ]),
    'words of every tenth page': ['ဆိုင်', 'ရွှေ', 'မန္တလေး', 'shop', 'hotel', 'စားသောက်ဆိုင်', 'ရန်ကုန်', 'aung'],
  }
  for (const [what, asked] of Object.entries(queries)) {
    const ours = await timed(asked, (one) =>
      searchRecords(db, declarations.page, one, { viewer: null, page: 1, perPage: 20 }),
    )
    const ilike = await timed(asked, (one) => {
      const like = `%${one.replace(/[%_\\]/g, '\\$&')}%`
      return db.rows(
        sql`select * from "page" where "Listed" and (${text}) ilike ${like} order by "CreatedAt" desc limit 20`,
      )
    })
    const simple = await timed(asked, (one) =>
      db.rows(sql`select * from "page" where "Listed" and to_tsvector('simple', ${text}) @@ plainto_tsquery('simple', ${one})
        order by "CreatedAt" desc limit 20`),
    )
    print(`  ${what}: ours ${line(ours)}`)
    print(
      `    ILIKE ${ms(ilike.median)} (${(ilike.median / ours.median).toFixed(1)} × ours), simple full text ${ms(simple.median)} (${(simple.median / ours.median).toFixed(1)} × ours)`,
    )
  }
}
