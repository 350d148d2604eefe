import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { withDirectConnection, type Database } from '#server/db/connection/database.ts'
import { searchRecords } from '#server/db/search/search.ts'
import { suggest } from '#server/db/search/assist/suggest.ts'
import { projectRoot } from '#server/environment.ts'
import { line, ms, percent, timed } from './measure.ts'
import { readCount, readOptions } from './options.ts'
import { tryCases } from './search/cases.ts'
import { every, pageCorpus, score, spellings, townCorpus, walked } from './search/corpus.ts'
import { timeFilters, timeOtherSpellings } from './search/filters.ts'
import { withSeeded } from './search/database.ts'

/** Pages that the walk goes through for each query. */
const corpusPages = 1500

const print = (text = '') => console.log(text)

/** `npm run bench -- search [--pages N] [--towns file.csv]`: what is found, what is not, and how fast (issue "Burmese first"). */
export async function run(args: string[]): Promise<void> {
  const { pages, towns } = readOptions(args, ['pages', 'towns'])
  const beside = join(projectRoot, '..', 'shared', 'data', 'towns.csv')
  const file = towns ?? (existsSync(beside) ? beside : null)
  if (!file) print('No CSV of towns: only the seeded ones (give one by --towns file.csv)')
  await withSeeded({ pages: readCount(pages, 100_000), towns: file, print }, async (db, url) => {
    await findings(db)
    await suggestions(db)
    await filters(db)
    await speeds(db, url)
  })
}

async function findings(db: Database): Promise<void> {
  print('\nChosen cases')
  const cases = await tryCases(db)
  for (const { text, isRight } of cases) print(`  ${isRight ? 'right' : 'WRONG'}  ${text}`)
  if (cases.some(({ isRight }) => !isRight)) process.exitCode = 1

  print('\nRecall and precision against a walk over all folded tokens')
  const towns = await db.rows<{ Name: string; BurmeseName: string | null }>(
    sql`select "Name", "BurmeseName" from "town"`,
  )
  const townNames = towns.flatMap(({ Name, BurmeseName }) => [Name, BurmeseName ?? Name])
  await report(db, 'towns', declarations.town, await townCorpus(db), townNames)
  const names = await db.rows<{ Name: string; BurmeseName: string | null }>(
    sql`select "Name", "BurmeseName" from "page" where "Id" <= ${corpusPages} order by "Id"`,
  )
  const pageNames = every(names, 80).flatMap(({ Name, BurmeseName }) => [Name, ...(BurmeseName ? [BurmeseName] : [])])
  await report(db, 'pages', declarations.page, await pageCorpus(db, corpusPages), [
    ...pageNames,
    ...every(townNames, 40),
  ])
}

async function report(
  db: Database,
  what: string,
  resource: Parameters<typeof score>[1],
  corpus: Parameters<typeof score>[2],
  queries: readonly string[],
): Promise<void> {
  const hits = walked(corpus, queries)
  for (const [how, spell] of Object.entries(spellings)) {
    const { queries: many, expected, answered, right } = await score(db, resource, corpus, hits, spell)
    print(
      `  ${what}, ${how}: ${many} queries, recall ${percent(right, expected)}, precision ${percent(right, answered)}`,
    )
  }
}

async function suggestions(db: Database): Promise<void> {
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

async function filters(db: Database): Promise<void> {
  print('\nSearch with filters, the first 20 pages')
  for (const text of await timeFilters(db)) print(`  ${text}`)
  print('\nDid you mean')
  print(`  ${await timeOtherSpellings(db)}`)
}

/** Ours beside what PostgreSQL offers by itself, over the same rows, the best 20 of each. */
async function speeds(db: Database, url: string): Promise<void> {
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
