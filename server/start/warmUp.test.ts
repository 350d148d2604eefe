import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { countingReads } from '#tests/countingReads.ts'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection } from '../db/connection/database.ts'
import { findChanges } from '../db/changes/changeLog.ts'
import { placesOf } from '../db/map/placeIndex.ts'
import { warmUpMaps } from './warmUp.ts'

const records = 5000
const { database, db } = await openTestDatabase()
beforeAll(async () => {
  await withDirectConnection(database.url, async (own) => {
    await own.rows(sql`insert into "page" ("Id", "Name", "Latitude", "Longitude")
      select g, 'Tea', 16.8, 96.1 from generate_series(1, ${records}::integer) g`)
    await own.rows(sql`insert into "post" ("Id", "PageId", "Title", "CreatedAt")
      select g, 1, 'P', '2026-01-01'::timestamptz + g * interval '1 minute' from generate_series(1, ${records}::integer) g`)
    await own.rows(sql`vacuum (analyze) "post"`)
    await own.rows(sql`vacuum (analyze) "page"`)
  })
})

test('a process that has just started knows its map before somebody asks', async () => {
  // The table of changes gets its name, which a statement that is counted would give it twice.
  await findChanges(db, null)
  const counting = countingReads(db)
  await warmUpMaps(counting)
  const before = counting.rowsRead()
  expect((await placesOf(counting, declarations.page)).size).toBe(records)
  expect(counting.rowsRead() - before).toBeLessThan(100)
})

test('a database that refuses keeps no server from starting', async () => {
  const refusing = new Proxy(db, { get: () => () => Promise.reject(new Error('no')) })
  await warmUpMaps(refusing)
})
