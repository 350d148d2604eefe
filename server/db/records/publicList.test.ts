import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { countingReads } from '#tests/countingReads.ts'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { recordsPointingAt } from './namedLists.ts'
import { publicPage } from './publicList.ts'
import type { Viewer } from './visibility.ts'

/** The public list for people who block pages (docs/rules.md#public-lists). */

const { database, db } = await openTestDatabase()
beforeAll(async () => {
  // Without time limits.
  await withDirectConnection(database.url, fill)
})

async function fill(own: Executor): Promise<void> {
  await own.rows(sql`insert into "page" ("Id", "Name") values (1, 'Loud'), (2, 'Calm')`)
  // The newest 25,000 posts are of a page that the reader blocks; ten calm ones are older.
  await own.rows(sql`insert into "post" ("Id", "PageId", "Title", "CreatedAt")
    select g, case when g <= 10 then 2 else 1 end, 'P', '2026-01-01'::timestamptz + g * interval '1 minute'
    from generate_series(1, 25010) g`)
  await own.rows(sql`vacuum (analyze) "post"`)
}

const viewer = (...blocks: number[]) => ({
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
  // The first read of all takes names of towns and categories into memory.
  await publicPage(db, declarations.post, { offset: 25000, perPage: 20 }, viewer(1))
  const counting = countingReads(db)
  let counted = 0
  const rows = await publicPage(
    counting,
    declarations.post,
    { offset: 0, perPage: 20 },
    viewer(1),
    (more) => (counted += more),
  )
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
  await expect(publicPage(db, declarations.post, { offset: 0, perPage: 20 }, viewer(1), refuse)).rejects.toThrow(
    'too many',
  )
  // Nothing is walked through by others, or where a page has something to show.
  expect((await publicPage(db, declarations.post, { offset: 0, perPage: 20 }, null, refuse)).length).toBe(20)
  expect(
    (await publicPage(db, declarations.post, { offset: 25000, perPage: 20 }, viewer(1), refuse)).map(({ Id }) => Id),
  ).toEqual(calm)
})

test('pages are empty at the end only', async () => {
  expect(await publicPage(db, declarations.post, { offset: 25020, perPage: 20 }, viewer(1))).toEqual([])
  expect(await publicPage(db, declarations.post, { offset: 0, perPage: 20 }, viewer(1, 2))).toEqual([])
  expect(
    (await publicPage(db, declarations.post, { offset: 13980, perPage: 20 }, viewer(1))).map(({ Id }) => Id),
  ).toEqual(calm)
})

test('S43 a named list passes by a bounded number of records that somebody may not see', async () => {
  const slice = { limit: 1000, offset: 0 }
  const list = async (who: Viewer) => {
    const counting = countingReads(db)
    const rows = await recordsPointingAt(counting, declarations.post, 'Page', 1, who, slice)
    return { ids: rows.map(({ Id }) => Id), isBounded: counting.rowsRead() < 15_000 }
  }
  const newest = (ids: number[]) => ({ ids, isBounded: true })
  const thousand = Array.from({ length: 1000 }, (_, n) => 25_010 - n)
  expect(await list(null)).toEqual(newest(thousand))
  expect(await list(viewer(1))).toEqual(newest([]))
  await withDirectConnection(database.url, (own) =>
    own.rows(sql`update "post" set "Listed" = false where "Id" > 10000`),
  )
  expect(await list(null)).toEqual(newest([]))
  expect(await list({ ...viewer(), owns: [1] })).toEqual(newest(thousand))
  await db.rows(sql`update "post" set "Listed" = true where "Id" in (24000, 23000)`)
  expect(await list(null)).toEqual(newest([24_000, 23_000]))
})
