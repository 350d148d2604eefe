import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { countingReads } from '#tests/countingReads.ts'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { insertRecords, vacuumAndAnalyze } from '../writing/bulk.ts'
import { tableCondition } from '../tables/tableQuery.ts'
import { countRecords } from './countRecords.ts'
import { searchRecords } from './search.ts'

/** How much searches and counts read. */

const { database, db } = await openTestDatabase()
const { page } = declarations
const pages = 404
const near = { latitude: 16.8, longitude: 96.15 }
const placed = { Latitude: near.latitude, Longitude: near.longitude, Status: 1 }
beforeAll(() =>
  withDirectConnection(database.url, async (own) => {
    const names = ['Chocolate', 'Marzipan one', 'Marzipan two', 'Marzipan three']
    const made = Array.from({ length: pages }, (_, n) => ({
      Name: names[n] ?? `Shop ${n}`,
      Description: 'Rice',
      ...placed,
    }))
    await insertRecords(own, page, made)
    await vacuumAndAnalyze(own)
  }),
)

test('of a text that few have a count reads no more of the records than their ids', async () => {
  const read: object[] = []
  const watched: Executor = {
    rows: async <T extends object>(...asked: Parameters<Executor['rows']>) => {
      const rows = await db.rows<T>(...asked)
      read.push(...rows)
      return rows
    },
  }
  expect(await countRecords(watched, page, 'chocolat', { viewer: null, limit: 1000 })).toBe(1)
  expect(read.filter((row) => 'Id' in row).length).toBeGreaterThan(0)
  expect(read.filter((row) => 'Description' in row)).toEqual([])
})

test('without a text a count reads a source once', async () => {
  const counting = countingReads(db)
  expect(await countRecords(counting, page, null, { viewer: null, limit: 1000 })).toBe(pages)
  // Each row is read in the table, and again where they are gathered.
  expect(counting.rowsRead()).toBeLessThan(3 * pages)
})

test('the nearest with a rare text are not looked for in all that is around', async () => {
  for (const text of ['marzipan', 'marzi']) {
    const counting = countingReads(db)
    const asked = { viewer: null, page: 1, perPage: 3, filters: { near }, order: 'nearest' } as const
    expect(await searchRecords(counting, page, text, asked)).toHaveLength(3)
    expect([text, counting.rowsRead()]).toEqual([text, expect.toSatisfy((read: number) => read < pages / 4)])
  }
})

test('a part of a number is looked for by an index', async () => {
  const { forCount } = await tableCondition(db, page, { filters: [{ search: '604823' }] })
  const plan = await db.transaction(async (tx) => {
    // Of so few rows the planner would rather read them all.
    await tx.rows(sql`set local enable_seqscan = off`)
    return tx.rows(sql`explain select 1 from "page" r where ${forCount}`)
  })
  expect(JSON.stringify(plan)).toMatch(/BitmapOr.*page_phoneParts/)
})
