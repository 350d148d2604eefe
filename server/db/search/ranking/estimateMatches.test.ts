import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection, type Executor } from '../../connection/database.ts'
import { compile } from '../../connection/statements.ts'
import { insertRecords, vacuumAndAnalyze } from '../../records/bulk.ts'
import { estimateMatches, isSurelyIn } from './estimateMatches.ts'
import { lexemeStatistics } from './lexemeStatistics.ts'
import { entriesOf, selectivityOf } from './selectivity.ts'

/** Estimates are the planner's, by what `analyze` has counted, and it is not asked for them. */

const { database, db } = await openTestDatabase()
const pages = 3000
beforeAll(() =>
  withDirectConnection(database.url, async (own) => {
    await insertRecords(
      own,
      declarations.page,
      Array.from({ length: pages }, (_, n) => ({
        Id: n + 1,
        Name: `${n % 3 ? 'Golden' : 'Silver'} ${n % 10 ? 'tea' : 'teas'} ${n}`,
        Status: 1,
      })),
    )
    await vacuumAndAnalyze(own)
  }),
)

const scope = { resource: declarations.page, viewer: null }

test.each([
  `'golden'`,
  `'tea':*`,
  `'golden' & 'tea':*`,
  `'golden' <-> 'tea'`,
  `('silver' | 'teas') & ('tea' | 'golden')`,
  `'nobody' | ('silver' <-> 'teas') | 'teas'`,
])('as the planner: %s', async (query) => {
  const statistics = (await lexemeStatistics(db, declarations.page))!
  const [plan] = await db.rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from "page" where "SearchName" @@ ${query}::tsquery`,
  )
  const rows = statistics.records * selectivityOf(query, statistics.SearchName).estimate
  expect(Math.abs(rows - plan!['QUERY PLAN'][0].Plan['Plan Rows'])).toBeLessThanOrEqual(1)
})

test('what surely matches are words that were counted, not phrases or words that nobody knows', async () => {
  const statistics = (await lexemeStatistics(db, declarations.page))!
  const surely = (query: string) => Math.round(pages * selectivityOf(query, statistics.SearchName).atLeast)
  expect(surely(`'golden'`)).toBe(2000)
  expect(surely(`'silver' | ('golden' <-> 'tea')`)).toBe(1000)
  expect([surely(`'golden' <-> 'tea'`), surely(`'nobody'`)]).toEqual([0, 0])
  const tier = (query: string) => ({ column: 'SearchName', query }) as const
  expect(await isSurelyIn(db, scope, tier(`'golden'`), 60)).toBe(true)
  expect(await isSurelyIn(db, scope, tier(`'teas'`), 60)).toBe(false)
  expect(await isSurelyIn(db, { ...scope, filters: { townId: 1 } }, tier(`'golden'`), 60)).toBe(false)
})

test('of a phrase an index reads as many entries as the rarest word has, of words side by side all', async () => {
  const { SearchName } = (await lexemeStatistics(db, declarations.page))!
  const entries = (query: string) => Math.round(pages * entriesOf(query, SearchName))
  expect(entries(`'golden' | 'silver'`)).toBe(3000)
  expect(entries(`'golden' <-> 'teas'`)).toBe(600)
})

test('a process asks once for what was counted', async () => {
  const asked: string[] = []
  const counting: Executor = {
    rows: (query, kept) => {
      asked.push(compile(query).text)
      return db.rows(query, kept)
    },
  }
  const tier = { column: 'SearchName', query: `'golden'` } as const
  const query = { tiers: [tier], broadest: tier, byName: 1, inNames: tier, asWritten: tier }
  const { byName, isSure } = await estimateMatches(counting, scope, query)
  expect([Math.round(byName), isSure]).toEqual([2000, true])
  await estimateMatches(counting, scope, query)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('pg_stats')
})
