import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { countingReads } from '#tests/countingReads.ts'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { insertRecords, vacuumAndAnalyze } from '../writing/bulk.ts'
import { countRecords } from './countRecords.ts'

/** What a count reads (docs/rules.md#search-calls). */

const { database, db } = await openTestDatabase()
const { page } = declarations
const pages = 400
beforeAll(() =>
  withDirectConnection(database.url, async (own) => {
    const made = Array.from({ length: pages }, (_, n) => ({ Name: `Shop ${n}`, Description: 'Rice', Status: 1 }))
    await insertRecords(own, page, [...made, { Name: 'Chocolate', Description: 'Sweet', Status: 1 }])
    await vacuumAndAnalyze(own)
  }),
)

test('of a text that few have it reads no more of the records than their ids', async () => {
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

test('without a text it reads a source once', async () => {
  const counting = countingReads(db)
  expect(await countRecords(counting, page, null, { viewer: null, limit: 1000 })).toBe(pages + 1)
  // Each row is read in the table, and again where they are gathered.
  expect(counting.rowsRead()).toBeLessThan(3 * pages)
})
