import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { findChanges, forgetOldChanges, type Look } from './changeLog.ts'
import { watchedTables } from './watchedTables.ts'

const { database, db } = await openTestDatabase()
/** Somebody else, who writes by hand. */
let other: pg.Client
beforeAll(async () => {
  other = new pg.Client({ connectionString: database.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
})

const look = async (last: Look | null) => {
  const changes = await findChanges(db, last)
  return { changes, tables: changes.news?.toSorted() ?? null }
}

test('whoever inserts, updates, deletes or truncates, the next look names the table, and only the next', async () => {
  let { changes } = await look(null)
  const changedBy = async (statement: string) => {
    await other.query(statement)
    const found = await look(changes)
    changes = found.changes
    return found.tables
  }
  expect(await changedBy(`insert into "category" ("Name") values ('Tea'), ('Rice')`)).toEqual(['category'])
  expect(await changedBy('select 1')).toEqual([])
  expect(await changedBy(`update "category" set "Name" = 'Green tea' where "Name" = 'Tea'`)).toEqual(['category'])
  expect(await changedBy(`delete from "category" where "Name" = 'Rice'`)).toEqual(['category'])
  expect(await changedBy('truncate "category" cascade')).toContain('category')
  expect(await changedBy(`insert into "removal" ("Source", "RecordId") values ('page', 1)`)).toEqual(['removal'])
})

test('what touches no row, what is rolled back, and a private table are no change', async () => {
  const { changes } = await look(null)
  await other.query(`update "page" set "Name" = 'Nobody' where "Id" = -1`)
  await other.query(`begin; insert into "region" ("Name") values ('Nowhere'); rollback`)
  await other.query(`insert into "missedSearch" ("Text", "Count", "LastAt") values ('tea', 1, now())`)
  expect((await look(changes)).tables).toEqual([])
})

test('a transaction that began before a look and ends after the next is not missed', async () => {
  await other.query(`begin; insert into "region" ("Name") values ('Shan')`)
  const first = await look(null)
  await db.rows(sql`insert into "country" ("Name") values ('Myanmar')`)
  const second = await look(first.changes)
  expect(second.tables).toEqual(['country'])
  await other.query('commit')
  expect((await look(second.changes)).tables).toEqual(['region'])
})

test('after a crash, or when a replica took over, nobody knows what changed', async () => {
  const { changes } = await look(null)
  const known = (await look(changes)).changes
  // So it is found then.
  await other.query('truncate "change"')
  const lost = await look(known)
  expect(lost.tables).toBe(null)
  expect((await look(lost.changes)).tables).toEqual([])
})

test('after a long silence nobody knows what changed', async () => {
  const { changes } = await look(null)
  expect(changes.news).toBe(null)
  expect((await look({ ...changes, at: changes.at - 241 })).tables).toBe(null)
})

test('changes are forgotten once they were committed a call ago, and those of another server at once', async () => {
  const stored = async () =>
    (await db.rows<{ n: number }>(sql`select count(*)::int as n from "change" where "Transaction" > '0'`)).map(
      ({ n }) => n,
    )
  await forgetOldChanges(db, await forgetOldChanges(db, null))
  expect(await stored()).toEqual([0])
  await other.query(`begin; insert into "region" ("Name") values ('Chin')`)
  const before = await forgetOldChanges(db, null)
  await other.query('commit')
  const after = await forgetOldChanges(db, before)
  expect(await stored()).toEqual([1])
  await other.query(`insert into "change" ("Source", "Transaction") values ('page', '999999999999')`)
  await forgetOldChanges(db, after)
  expect(await stored()).toEqual([0])
})

test('every table that visitors are answered from has the triggers, sign-in and sessions have none', async () => {
  const rows = await db.rows<{ name: string; n: number }>(
    sql`select c.relname as name, count(*)::int as n from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgfoid = '"noteChange"'::regproc group by 1`,
  )
  expect(Object.fromEntries(rows.map(({ name, n }) => [name, n]))).toEqual(
    Object.fromEntries(watchedTables().map((name) => [name, 4])),
  )
  expect(watchedTables()).toEqual(expect.arrayContaining(['page', 'post', 'comment', 'pageCategory', 'removal']))
  expect(watchedTables()).not.toContain('session')
})
