import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { countingReads } from '#tests/countingReads.ts'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection, type Database } from '../connection/database.ts'
import { publicPage } from './publicList.ts'

/** Deep pages of the public list: quick to find again, and right after every change (docs/decisions/database.md#deep-pages). */

const records = 6000
const { database, db } = await openTestDatabase()
beforeAll(async () => {
  await withDirectConnection(database.url, async (own) => {
    await own.rows(sql`insert into "page" ("Id", "Name") values (1, 'Tea'), (2, 'Rice')`)
    await own.rows(sql`insert into "post" ("Id", "PageId", "Title", "CreatedAt")
      select g, 1 + g % 2, 'P', '2026-01-01'::timestamptz + g * interval '1 minute' from generate_series(1, ${records}::integer) g`)
    await own.rows(sql`vacuum (analyze) "post"`)
  })
})

const pageIds = async (page: number, on: Pick<Database, 'rows'> = db) =>
  (await publicPage(on, declarations.post, { page, perPage: 20 }, null)).map(({ Id }) => Id)

/** What the page holds, counted from the beginning. */
const counted = async (page: number) =>
  (
    await db.rows<{ Id: number }>(sql`select "Id" from "post" r where "Listed"
      and not exists (select 1 from "removal" x where x."Source" = 'page' and x."RecordId" = r."PageId")
      and not exists (select 1 from "concealment" x where x."Source" = 'page' and x."RecordId" = r."PageId")
      order by "CreatedAt" desc, "Id" desc limit 20 offset ${(page - 1) * 20}`)
  ).map(({ Id }) => Id)

const pages = [51, 60, 61, 120, 200, 250, 290]

async function expectRight(): Promise<void> {
  for (const page of pages) expect([page, await pageIds(page)]).toEqual([page, await counted(page)])
}

test('a page that was found before, and the one after it, are read from where they begin', async () => {
  const counting = countingReads(db)
  const rowsOf = async (page: number) => {
    const before = counting.rowsRead()
    expect(await pageIds(page, counting)).toEqual(await counted(page))
    return counting.rowsRead() - before
  }
  expect(await rowsOf(250)).toBeGreaterThan(4900)
  for (const page of [250, 251, 252, 250]) expect(await rowsOf(page)).toBeLessThan(300)
})

test('after the first deep page no other one is far from a place that is known', async () => {
  const counting = countingReads(db)
  await pageIds(51, counting)
  for (const page of [280, 75, 190, 120, 299, 235, 400]) {
    const before = counting.rowsRead()
    expect([page, await pageIds(page, counting)]).toEqual([page, await counted(page)])
    expect([page, counting.rowsRead() - before < 1000]).toEqual([page, true])
  }
})

test('what comes and goes moves the pages that were found, and nothing is counted anew', async () => {
  const counting = countingReads(db)
  const changes = [
    `insert into "post" ("Id", "PageId", "Title", "CreatedAt") select g, 1, 'New', '2026-12-01' from generate_series(7001, 7060) g`,
    `insert into "post" ("Id", "PageId", "Title", "CreatedAt") values (7100, 1, 'Old', '2026-01-02')`,
    `update "post" set "Listed" = false where "Id" in (7001, 5900, 3000)`,
    `update "post" set "Title" = 'Other' where "Id" < 5000`,
    `delete from "post" where "Id" >= 7000`,
    `update "post" set "Listed" = true where "Id" in (5900, 3000)`,
  ]
  expect(await pageIds(200, counting)).toEqual(await counted(200))
  for (const change of changes) {
    await db.rows(sql.raw(change))
    const before = counting.rowsRead()
    expect([change, await pageIds(200, counting)]).toEqual([change, await counted(200)])
    expect([change, counting.rowsRead() - before < 300]).toEqual([change, true])
  }
})

test('every change of the list moves its pages at once, and what is rolled back does not', async () => {
  const changes = [
    `insert into "post" ("Id", "PageId", "Title", "CreatedAt") values (10001, 1, 'New', '2026-12-01')`,
    `insert into "post" ("Id", "PageId", "Title", "CreatedAt") values (10002, 1, 'Old', '2026-01-02')`,
    `update "post" set "Listed" = false where "Id" in (5900, 3000)`,
    `update "post" set "Listed" = true where "Id" = 3000`,
    `update "post" set "CreatedAt" = '2026-11-01' where "Id" = 700`,
    `delete from "post" where "Id" in (5800, 20)`,
    `insert into "removal" ("Source", "RecordId") values ('page', 2)`,
    `delete from "removal"`,
    `insert into "concealment" ("Source", "RecordId") values ('page', 1)`,
    `delete from "concealment"`,
  ]
  await expectRight()
  for (const change of changes) {
    await db.rows(sql.raw(change))
    await expectRight()
  }
  const before = await pageIds(200)
  await db
    .transaction(async (tx) => {
      await tx.rows(sql`delete from "post" where "Id" > 5000`)
      throw new Error('not meant')
    })
    .catch(() => undefined)
  expect(await pageIds(200)).toEqual(before)
})

test('pages are right that are asked for while the list is walked and written to', async () => {
  for (let round = 0; round < 5; round++) {
    // Another process, which knows nothing yet.
    const other = { rows: db.rows }
    const asked = pages.map(async (page) => expect((await pageIds(page, other)).length).toBe(20))
    for (let n = 0; n < 5; n++)
      await db.rows(sql`insert into "post" ("Id", "PageId", "Title", "CreatedAt")
        values (${15_000 + 10 * round + n}, 1, 'Meanwhile', '2026-12-01'::timestamptz + ${round}::integer * interval '1 minute')`)
    await Promise.all(asked)
    for (const page of pages) expect([page, await pageIds(page, other)]).toEqual([page, await counted(page)])
  }
})

test('requests beside changes see the list of some moment, and later ones the last', async () => {
  const writing = (async () => {
    for (let n = 0; n < 40; n++)
      await db.rows(
        sql`insert into "post" ("Id", "PageId", "Title", "CreatedAt") values (${20_000 + n}, 1, 'More', '2026-12-02')`,
      )
  })()
  const reading = Array.from({ length: 5 }, async () => {
    for (const page of pages) expect((await pageIds(page)).length).toBe(20)
  })
  await Promise.all([writing, ...reading])
  await expectRight()
})
