import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { ReadsTogether } from './database.ts'

const { db } = await openTestDatabase({ poolSize: 3 })

const backend = async (reads: ReadsTogether) =>
  (await db.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`, reads))[0]!.pid
const slept = async (reads: ReadsTogether, ms: number) =>
  (await db.rows<{ ms: number }>(sql`select ${ms}::integer as ms from pg_sleep(${ms / 1000})`, reads))[0]!.ms

test('reads of one request that are asked for at once go on one connection, those of another on another', async () => {
  const [mine, others] = [new ReadsTogether(), new ReadsTogether()]
  const [first, second, other] = await Promise.all([backend(mine), backend(mine), backend(others)])
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

test('they are done in their order, and the connection is free afterwards', async () => {
  const done: number[] = []
  const reads = new ReadsTogether()
  await Promise.all([30, 10, 20].map(async (ms) => done.push(await slept(reads, ms))))
  expect(done).toEqual([30, 10, 20])
  expect(await slept(reads, 1)).toBe(1)
  await expect.poll(() => db.connections()).toMatchObject({ waiting: 0 })
  const { open, idle } = db.connections()
  expect(idle).toBe(open)
})

test('one that PostgreSQL refuses fails alone', async () => {
  const reads = new ReadsTogether()
  const refused = db.rows(sql`select 1 / 0`, reads)
  const others = [backend(reads), backend(reads)]
  await expect(refused).rejects.toThrow('division by zero')
  const [one, other] = await Promise.all(others)
  expect(other).toBe(one)
})

test('a connection that is lost is not used again, and what waits on it fails', async () => {
  const reads = new ReadsTogether()
  const lost = await backend(reads)
  const ended = slept(reads, 20_000).catch((error: unknown) => error)
  await expect
    .poll(() => db.rows(sql`select 1 from pg_stat_activity where pid = ${lost} and state = 'active'`))
    .toHaveLength(1)
  await db.rows(sql`select pg_terminate_backend(${lost})`)
  expect(await ended).toBeInstanceOf(Error)
  for (let n = 0; n < 5; n++) expect(await backend(new ReadsTogether())).not.toBe(lost)
})

test('a statement whose columns have changed since is asked anew', async () => {
  const read = () => db.rows(sql`select * from "readsTogetherTest"`, new ReadsTogether())
  await db.rows(sql`create table "readsTogetherTest" ("One" integer)`)
  await db.rows(sql`insert into "readsTogetherTest" values (1)`)
  for (let n = 0; n < 4; n++) expect(await read()).toEqual([{ One: 1 }])
  await db.rows(sql`alter table "readsTogetherTest" add column "Two" integer default 2`)
  for (let n = 0; n < 4; n++) expect(await read()).toEqual([{ One: 1, Two: 2 }])
})

test('a connection is replaced when it has collected too many plans', async () => {
  const first = await backend(new ReadsTogether())
  // A text gets a plan when it comes for the second time.
  for (let n = 0; n < 400; n++)
    for (let times = 0; times < 2; times++) await db.rows(sql.raw(`select ${n} as n`), new ReadsTogether())
  expect(await backend(new ReadsTogether())).not.toBe(first)
})
