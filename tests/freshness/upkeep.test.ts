import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations, hidden } from '#resources'
import { withDirectConnection, type Executor } from '#server/db/connection/database.ts'
import type { TableFilter } from '#server/db/tables/tableQuery.ts'
import { wholeTable } from '#server/db/tables/wholeTable.ts'
import { countingReads } from '../countingReads.ts'
import { openTestDatabase } from '../openTestDatabase.ts'

/** What is to be looked after, and what is hidden, is found by an index, however many pages there are (docs/rules.md#upkeep). */

const { database, db } = await openTestDatabase()
const pages = 20_000
const { page } = declarations

beforeAll(async () => {
  await withDirectConnection(database.url, async (own: Executor) => {
    const run = (statement: string) => own.rows(sql.raw(statement))
    await run(`insert into "profile" ("Id", "Name", "Email") values (1, 'Owner', 'owner@many.example')`)
    // Of each kind three, among the oldest: who walks from the newest on would read all.
    await run(`insert into "page" ("Name", "OwnerId", "Latitude", "PhoneOne", "CreatedAt", "UpdatedAt", "ConfirmedAt", "WebsiteDeadSince", "Status", "Listed")
      select 'P' || g, case when g in (11, 12, 13) then null else 1 end, case when g in (21, 22, 23) then 0 else 16 end,
        case when g in (31, 32, 33) then null else '1' end, '2020-01-01'::timestamptz + g * interval '1 minute',
        now() - case when g in (41, 42, 43, 44) then interval '2 years' else interval '0' end,
        case when g = 44 then now() end, case when g in (51, 52, 53) then now() end,
        case when g in (61, 62, 63) then 0 else 1 end, g not in (61, 62, 63)
      from generate_series(1, ${pages}) g`)
    await run('vacuum (analyze) "page"')
  })
})

const filters: [string, TableFilter][] = [
  ...Object.entries(page.upkeep ?? {}).map(([name, upkeep]): [string, TableFilter] => [name, { upkeep }]),
  ['hidden', { name: 'Status', numbers: [hidden] }],
]

test.each(filters)('%s', async (_name, filter) => {
  const counting = countingReads(db)
  const table = (name: string) =>
    wholeTable(counting, page, { sort: { name, ascending: false }, filters: [filter], limit: 25, offset: 0 }, 'all')
  const [byTime, byId] = [await table('CreatedAt'), await table('Id')]
  expect([byTime.total, byTime.rows.length, byId.rows.length]).toEqual([3, 3, 3])
  expect(counting.rowsRead()).toBeLessThan(pages / 10)
})
