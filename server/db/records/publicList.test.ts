import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { countingReads } from '#tests/countingReads.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDatabase, type Database } from '../connection/database.ts'
import { publicPage } from './publicList.ts'
import type { Viewer } from './visibility.ts'

/** The public list for people who block pages (docs/rules.md#public-lists). */

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url })
  await db.rows(sql`insert into "page" ("Id", "Name") values (1, 'Loud'), (2, 'Calm')`)
  // The newest 25,000 posts are of a page that the reader blocks; ten calm ones are older.
  await db.rows(sql`insert into "post" ("Id", "PageId", "Title", "CreatedAt")
    select g, case when g <= 10 then 2 else 1 end, 'P', '2026-01-01'::timestamptz + g * interval '1 minute'
    from generate_series(1, 25010) g`)
  await db.rows(sql`vacuum (analyze) "post"`)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const viewer = (...blocks: number[]): Viewer => ({
  profileId: 1,
  superAdmin: false,
  moderator: false,
  editor: false,
  owns: [],
  administers: [],
  blocks,
})
const calm = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

test('S43 who blocks the pages at the head of the list gets the next record without a walk page by page', async () => {
  const counting = countingReads(db)
  let counted = 0
  const rows = await publicPage(counting, declarations.post, 1, 20, viewer(1), (more) => (counted += more))
  expect(rows.map(({ Id }) => Id)).toEqual(calm)
  // The page itself, its records, and two for each 10,000 blocked ones; page by page it would be 2,502.
  expect(counting.statements()).toBeLessThanOrEqual(7)
  expect(counting.rowsRead()).toBeLessThan(55_000)
  // What is walked through counts as read.
  expect(counted).toBe(30_000)
})

test('S43 the limit on reads ends such a walk', async () => {
  const refuse = () => {
    throw new Error('too many')
  }
  await expect(publicPage(db, declarations.post, 1, 20, viewer(1), refuse)).rejects.toThrow('too many')
  // Nothing is walked through by others, or where a page has something to show.
  expect((await publicPage(db, declarations.post, 1, 20, null, refuse)).length).toBe(20)
  expect((await publicPage(db, declarations.post, 1251, 20, viewer(1), refuse)).map(({ Id }) => Id)).toEqual(calm)
})

test('pages are empty at the end only', async () => {
  expect(await publicPage(db, declarations.post, 1252, 20, viewer(1))).toEqual([])
  expect(await publicPage(db, declarations.post, 1, 20, viewer(1, 2))).toEqual([])
  expect((await publicPage(db, declarations.post, 700, 20, viewer(1))).map(({ Id }) => Id)).toEqual(calm)
})
