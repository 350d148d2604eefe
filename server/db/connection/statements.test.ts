import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { declarations } from '#resources'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { findRecord } from '../records/records.ts'
import { openDatabase, type DatabaseOptions } from './database.ts'
import { openCutConnection } from '#tests/cutConnection.ts'
import { ofText, StatementNames } from './statements.ts'

/** Statements whose plan is kept, and the connections they run on (docs/decisions/database.md#statements). */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function open(options: Partial<DatabaseOptions> = {}) {
  const db = openDatabase({ url: database.url, poolSize: 1, ...options })
  onTestFinished(() => db.close())
  return db
}

const keptPlans = sql`select count(*)::integer as n from pg_prepared_statements where statement like '%from "page" r%'`

test('a read that comes again is named and sent once', async () => {
  const db = open()
  for (let id = 1; id <= 5; id++) await findRecord(db, declarations.page, id)
  expect(await db.rows(keptPlans, 'read')).toEqual([{ n: 1 }])
})

test('behind a pooler nothing has a name', async () => {
  const db = open({ prepare: false })
  for (let id = 1; id <= 5; id++) await findRecord(db, declarations.page, id)
  expect(await db.rows(sql`select count(*)::integer as n from pg_prepared_statements`, 'read')).toEqual([{ n: 0 }])
})

test('a read that fails does not disturb those sent after it', async () => {
  const db = open()
  const divide = (by: number) => db.rows(sql`select 6 / ${by}::integer as n`, 'read')
  const outcomes = await Promise.allSettled([divide(1), divide(0), divide(2), divide(0), divide(3)])
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value[0]?.['n'] : 'failed'))).toEqual([
    6,
    'failed',
    3,
    'failed',
    2,
  ])
})

test('a table that changes under a kept plan is read as it is now', async () => {
  const db = open()
  await db.rows(sql`create table changing as select 1 as one`)
  const read = () => db.rows(sql`select * from changing`, 'read')
  const lock = () => db.transaction((tx) => tx.rows(sql`select * from changing for update`, 'write'))
  for (let n = 0; n < 3; n++) expect([await read(), await lock()]).toEqual([[{ one: 1 }], [{ one: 1 }]])
  await db.rows(sql`alter table changing add column two integer default 2`)
  const now = [{ one: 1, two: 2 }]
  for (let n = 0; n < 3; n++) expect([await read(), await lock()]).toEqual([now, now])
})

test('only what may have written counts as a write, whatever it begins with', async () => {
  const db = open()
  const parts = sql`with one as (select 1 as "Id") select "Id" from one`
  for (const read of [sql`select 1`, parts, sql`explain (format json) select 1`]) await db.rows(read)
  expect(db.writes).toBe(0)
  await db.rows(sql`with gone as (delete from "missedSearch" returning 1) select * from gone`)
  expect(db.writes).toBe(1)
})

test('S61 a read is refused after 4 s, of which it may have waited some for its connection', async () => {
  const db = open()
  const before = db.transaction((tx) => tx.rows(sql`select pg_sleep(3)`))
  // It would be over after 5.5 s.
  await expect(db.rows(sql`select pg_sleep(2.5)`, 'read')).rejects.toThrow('Query read timeout')
  await before
  expect(await db.rows(sql`select 1 as n`)).toEqual([{ n: 1 }])
})

test('S61 a write waits 4 s for a connection at most', async () => {
  const db = open()
  const sleep = sql`select pg_sleep(2.4)`
  const before = db.transaction(async (tx) => [await tx.rows(sleep), await tx.rows(sleep)])
  await expect(db.transaction((tx) => tx.rows(sql`select 1`))).rejects.toThrow('timeout exceeded')
  await before
})

test('S42 what more waits than a second or two of work is refused at once', async () => {
  const db = open()
  const ends = await Promise.allSettled(Array.from({ length: 1600 }, () => db.rows(sql`select 1`)))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code] : []))
  expect(refused).toContain('53300')
  expect(ends[0]!.status).toBe('fulfilled')
})

test('S61 a connection that is ended is replaced', async () => {
  const ended: Error[] = []
  const db = open({ onError: (error) => ended.push(error) })
  const pid = async () => (await db.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`, 'read'))[0]?.pid
  const before = await pid()
  await open().rows(sql`select pg_terminate_backend(${before})`)
  await expect.poll(() => ended.length).toBe(1)
  expect(await pid()).not.toBe(before)
})

test.each([true, false])(
  'S61 a connection that ends with its answer on the way, while another waits for it, ends no process (prepared: %s)',
  async (prepare) => {
    const connection = await openCutConnection(database.url)
    onTestFinished(connection.stop)
    const db = open({ url: connection.url, prepare })
    await db.rows(sql`select 1`)
    connection.gather()
    const first = db.rows(sql`select 1 as n`)
    // What takes the connection over within the same piece of what was received.
    const next = prepare ? db.transaction((tx) => tx.rows(sql`select 2`)) : db.rows(sql`select 2`)
    const ended = Promise.allSettled([next])
    await expect.poll(() => connection.gathered()).toBeGreaterThan(0)
    await open().rows(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    expect(await first).toEqual([{ n: 1 }])
    await ended
    expect(await db.rows(sql`select 3 as n`)).toEqual([{ n: 3 }])
  },
)

test('names are given at the second time, and those unused for longest are forgotten', () => {
  const names = new StatementNames(2)
  expect(names.nameOf('a')).toBeUndefined()
  const name = names.nameOf('a')
  expect(name).toBeDefined()
  names.nameOf('b')
  expect(names.nameOf('a')).toBe(name)
  names.nameOf('c')
  names.nameOf('d')
  expect(names.nameOf('a')).toBeUndefined()
})

test('a statement put together as text has its values wherever their numbers stand, also within other SQL', async () => {
  const db = open()
  const twice = () => ofText('select $2::integer as a, $1::text || $1 as b', ['x', 5])
  expect(await db.rows(twice())).toEqual([{ a: 5, b: 'xx' }])
  expect(await db.rows(sql`select ${7}::integer as c, i.* from (${twice()}) i`)).toEqual([{ c: 7, a: 5, b: 'xx' }])
})
