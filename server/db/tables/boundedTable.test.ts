import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection, type Executor } from '../connection/database.ts'
import { boundedTable } from './boundedTable.ts'
import { countingReads } from '#tests/countingReads.ts'
import type { TableQuery } from './tableQuery.ts'
import { wholeTable } from './wholeTable.ts'
import type { Viewer } from '../records/visibility.ts'

/** What everybody may ask reads a bounded number of rows, however many there are (docs/decisions/tables.md). */

const { database, db } = await openTestDatabase()
beforeAll(async () => {
  await withDirectConnection(database.url, fill)
})

const posts = 60_000
const [hiddenPage, largePage, smallPage] = [1, 2, 3]

/** The first 20,000 posts are hidden with their page; one of the others is about a lute, the rest about tea. */
async function fill(own: Executor) {
  const run = (statement: string) => own.rows(sql.raw(statement))
  await run(`insert into "page" ("Id", "Name", "Listed") select g, 'P' || g, g <> 1 from generate_series(1, 3) g`)
  await run(`insert into "post" ("PageId", "Title", "Listed", "CreatedAt", "Search", "SearchName")
    select case when g <= 20000 then 1 when g % 1000 = 0 then 3 else 2 end, case when g <= 20000 then 'A' else 'B' end || g,
      g > 20000, '2026-01-01'::timestamptz + g * interval '1 minute', v, v
    from (select g, (case when g = 30000 then '''lute'':1' else '''tea'':1' end)::tsvector as v
      from generate_series(1, ${posts}) g) made`)
  await run('vacuum (analyze) "post"')
}

const defaults: TableQuery = { sort: { name: 'CreatedAt', ascending: false }, filters: [], limit: 20, offset: 0 }
const sorted = (name: string, ascending: boolean, isText = false) => ({ sort: { name, ascending, isText } })
const queries: Record<string, Partial<TableQuery>> = {
  newest: {},
  'oldest, though 20,000 hidden ones are older': sorted('CreatedAt', true),
  'lowest id': sorted('Id', true),
  'highest id': sorted('Id', false),
  'by title': sorted('Title', true, true),
  'by title, from the end': sorted('Title', false, true),
  'the last rows that may be asked for': { offset: 9980 },
  'the last rows by title': { ...sorted('Title', true, true), offset: 9980 },
  'of a large page': { filters: [{ name: 'PageId', ids: [largePage] }] },
  'of a large page by title': { ...sorted('Title', true, true), filters: [{ name: 'PageId', ids: [largePage] }] },
  'of a hidden page': { filters: [{ name: 'PageId', ids: [hiddenPage] }] },
  'of several pages': { filters: [{ name: 'PageId', ids: [hiddenPage, largePage, smallPage] }] },
  'of no page': { filters: [{ name: 'PageId', isNull: true }] },
  'what a common word finds': { filters: [{ search: 'tea' }] },
  'what a common word finds, by title': { ...sorted('Title', true, true), filters: [{ search: 'tea' }] },
  'what a rare word finds': { filters: [{ search: 'lute' }] },
  'what no word finds': { filters: [{ search: 'harp' }] },
  'a common word of a large page': { filters: [{ name: 'PageId', ids: [largePage] }, { search: 'tea' }] },
  'a rare word of a large page': { filters: [{ name: 'PageId', ids: [largePage] }, { search: 'lute' }] },
}
const viewers: Record<string, Viewer> = {
  'a visitor': null,
  'a person who blocks a large page': {
    profileId: 1,
    superAdmin: false,
    moderator: false,
    editor: false,
    owns: [hiddenPage],
    administers: [],
    blocks: [largePage],
  },
}
/** Two windows of 10,001 rows, one to count and one to read, with the sample and the joins. */
const maxRead = 25_000

for (const [who, viewer] of Object.entries(viewers)) {
  test(`S43 a table reads a bounded number of rows for ${who}`, async () => {
    const reads = []
    for (const [what, query] of Object.entries(queries)) {
      const counting = countingReads(db)
      await boundedTable(counting, declarations.post, { ...defaults, ...query }, { listFor: viewer })
      reads.push([what, counting.rowsRead() <= maxRead || counting.rowsRead()])
    }
    expect(reads).toEqual(Object.keys(queries).map((what) => [what, true]))
  })
}

test('the rows are those that unbounded work would find', async () => {
  const table = (query: Partial<TableQuery>, viewer: Viewer = null) =>
    boundedTable(db, declarations.post, { ...defaults, ...query }, { listFor: viewer })
  const ids = async (where: SQL, order: SQL, offset = 0) =>
    (
      await db.rows<{ Id: number }>(
        sql`select "Id" from "post" where ${where} order by ${order} limit 20 offset ${offset}`,
      )
    ).map(({ Id }) => Id)
  const found = async (query: Partial<TableQuery>) => (await table(query)).rows.map(({ Id }) => Id)
  const listed = sql`"Listed"`
  expect(await found({})).toEqual(await ids(listed, sql`"CreatedAt" desc`))
  expect(await found({ offset: 9980 })).toEqual(await ids(listed, sql`"CreatedAt" desc`, 9980))
  expect(await found(sorted('Id', true))).toEqual(await ids(listed, sql`"Id"`))
  expect(await found(sorted('Title', false, true))).toEqual(await ids(listed, sql`"Title" collate "my-x-icu" desc`))
  expect(await found({ filters: [{ search: 'lute' }] })).toEqual([30_000])
  expect(await found({ filters: [{ search: 'tea' }] })).toEqual(
    await ids(sql`"Listed" and "Search" @@ 'tea'`, sql`"CreatedAt" desc`),
  )
  expect(await found({ filters: [{ name: 'PageId', ids: [smallPage] }] })).toEqual(
    await ids(sql`"PageId" = ${smallPage}`, sql`"CreatedAt" desc`),
  )
  const ofBlocker = await table({}, viewers['a person who blocks a large page'])
  expect(ofBlocker.rows.map((row) => row['PageId'])).toEqual(Array.from({ length: 11 }, () => smallPage))
  expect((await table({ filters: [{ name: 'PageId', ids: [smallPage] }] })).total).toBe(40)
  const { total, isEstimated } = await table({})
  expect([isEstimated, total > 30_000, total < 50_000]).toEqual([true, true, true])
})

test('a public list that is surely longer than what is counted is not counted', async () => {
  await db.rows(sql`insert into "post" ("PageId", "Title", "CreatedAt")
    select ${largePage}, 'C', '2026-01-01'::timestamptz - g * interval '1 minute' from generate_series(1, 15000) g`)
  await withDirectConnection(database.url, (own) => own.rows(sql`analyze "post"`))
  const counting = countingReads(db)
  const { rows, total, isEstimated } = await boundedTable(counting, declarations.post, defaults, { listFor: null })
  expect([rows.length, isEstimated, total > 50_000]).toEqual([20, true, true])
  expect(counting.rowsRead()).toBeLessThan(500)
})

test('people with rights on all read all by time from two indexes; more than 10,000 are sorted by nothing else', async () => {
  const table = (query: Partial<TableQuery>) => {
    const counting = countingReads(db)
    return { counting, answer: wholeTable(counting, declarations.post, { ...defaults, ...query }, 'all') }
  }
  const newest = table({})
  const { rows } = await newest.answer
  expect(rows.map(({ Id }) => Id)).toEqual(Array.from({ length: 20 }, (_, at) => posts - at))
  expect(newest.counting.rowsRead()).toBeLessThan(maxRead)
  const oldest = table({ ...sorted('CreatedAt', true), filters: [{ name: 'Status', numbers: [1] }] })
  expect((await oldest.answer).rows).toHaveLength(20)
  expect(oldest.counting.rowsRead()).toBeLessThan(maxRead)
  await expect(table(sorted('Title', true, true)).answer).rejects.toMatchObject({ status: 400 })
  const few = table({ ...sorted('Title', true, true), filters: [{ name: 'PageId', ids: [smallPage] }] })
  expect((await few.answer).total).toBe(40)
})
