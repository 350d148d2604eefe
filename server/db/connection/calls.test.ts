import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { given, newId, type Script } from './calls.ts'
import { openDatabase } from './database.ts'

/** Statements that are sent as one call (docs/decisions/database.md#calls). */

const { database, db } = await openTestDatabase({ poolSize: 1 })

let last = 0
const isAllowed = sql`select ${given('allowed')}::boolean`
const region = (...more: Script['steps']): Script => ({
  name: `region_${last++}`,
  steps: [
    { stopUnless: isAllowed },
    { nextIdOf: 'region' },
    { run: sql`insert into "region" ("Id", "Name") values (${newId}, ${given('name')} || ${`'s "$1" \\`})` },
    ...more,
    { answer: sql`select "Id", "Name", "CreatedAt" from "region" where "Id" = ${newId}` },
  ],
})
const names = async () => (await db.rows<{ Name: string }>(sql`select "Name" from "region"`)).map(({ Name }) => Name)

test('it does all its statements and answers with a row, as the statement alone would', async () => {
  const row = await db.call<{ Id: number; Name: string; CreatedAt: string }>(region(), { allowed: true, name: 'Shan' })
  expect(row).toEqual((await db.rows(sql`select "Id", "Name", "CreatedAt" from "region" where "Id" = ${row!.Id}`))[0])
  expect(row!.Name).toBe(`Shan's "$1" \\`)
})

test('where it stops, or a statement fails, nothing is stored', async () => {
  const before = await names()
  expect(await db.call(region(), { allowed: false, name: 'Kachin' })).toBeUndefined()
  expect(await db.call(region(), { allowed: null, name: 'Kachin' })).toBeUndefined()
  const failing = region({ run: sql`update "region" set "Id" = null where "Id" = ${newId}` })
  await expect(db.call(failing, { allowed: true, name: 'Kachin' })).rejects.toMatchObject({ code: '23502' })
  const finish = () => Promise.reject(new Error('Not this one'))
  await expect(db.call(region(), { allowed: true, name: 'Kachin' }, finish)).rejects.toThrow('Not this one')
  expect(await db.call(region(), { allowed: false, name: 'Kachin' }, finish)).toBeUndefined()
  expect(await names()).toEqual(before)
})

test('what is done with its row is committed with it', async () => {
  const script = region()
  const row = await db.call<{ Id: number }>(script, { allowed: true, name: 'Mon' }, (tx, { Id }) =>
    tx.rows(sql`update "region" set "BurmeseName" = 'မွန်' where "Id" = ${Id}`),
  )
  expect(await db.rows(sql`select "BurmeseName" from "region" where "Id" = ${row!.Id}`)).toEqual([
    { BurmeseName: 'မွန်' },
  ])
})

test('each statement sees what was committed while one before it waited', async () => {
  const other = openDatabase({ url: database.url })
  await db.rows(sql`insert into "country" ("Name") values ('Siam')`)
  const script: Script = {
    name: 'waiting',
    steps: [
      { run: sql`select 1 from "country" where "Name" = ${given('name')} for share` },
      { answer: sql`select count(*)::integer as n from "region" where "Name" = 'Meanwhile'` },
    ],
  }
  let answer: Promise<unknown> | undefined
  await other.transaction(async (tx) => {
    await tx.rows(sql`select 1 from "country" where "Name" = 'Siam' for update`)
    answer = db.call(script, { name: 'Siam' })
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await other.rows(waiting)).length, { interval: 5 }).toBe(1)
    await tx.rows(sql`insert into "region" ("Name") values ('Meanwhile')`)
  })
  expect(await answer).toEqual({ n: 1 })
  await other.close()
})

test('a connection that has forgotten it, or is new, is no obstacle for the next', async () => {
  const script = region()
  const create = () => db.call(script, { allowed: true, name: 'Chin' })
  expect(await create()).toBeDefined()
  await db.rows(sql`discard all`)
  // Whoever asks does it step by step then.
  expect(await create()).toBeUndefined()
  expect(await create()).toBeDefined()
})

test('behind a pooler, and for an account that may make no functions, there are no calls', async () => {
  const pooled = openDatabase({ url: database.url, prepare: false })
  expect(await pooled.call(region(), { allowed: true, name: 'Wa' })).toBeUndefined()
  await pooled.close()
  const name = new URL(database.url).pathname.slice(1)
  await db.rows(sql.raw(`revoke temporary on database "${name}" from public`))
  await db.rows(sql.raw(`create role "${name}_writer" login password 'x'`))
  await db.rows(sql.raw(`grant select, insert on all tables in schema public to "${name}_writer"`))
  const url = new URL(database.url)
  url.username = `${name}_writer`
  url.password = 'x'
  const told: unknown[] = []
  const onNoCall = (error: unknown) => void told.push(error)
  const writer = openDatabase({ url: url.href, onNoCall })
  for (const script of [region(), region()])
    expect(await writer.call(script, { allowed: true, name: 'Wa' })).toBeUndefined()
  // Once: what it may not make, it may make none of.
  expect(told).toMatchObject([{ code: '42501' }])
  expect(await writer.rows(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await writer.close()
  await db.rows(sql.raw(`drop owned by "${name}_writer"`))
  await db.rows(sql.raw(`drop role "${name}_writer"`))
  expect((await names()).filter((one) => one.startsWith('Wa'))).toEqual([])
})
