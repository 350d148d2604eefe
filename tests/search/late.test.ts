import { sql, type SQL } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { compile } from '#server/db/connection/statements.ts'
import type { Database, Executor, Kept } from '#server/db/connection/database.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** An answer of the search goes without the parts that the database is late with (server/db/search/extras.ts). */

const late = {
  'is slow': sql`select pg_sleep(30)`,
  'is stopped': sql`do $$ begin raise query_canceled; end $$`,
}
let slowed: { statements: RegExp; by: keyof typeof late; met: number } | null = null

/** The real database, with a slow statement in the place of some. */
const withSlowStatements = (db: Database): Database => {
  const rows: Executor['rows'] = <T extends object>(query: SQL, kept?: Kept) => {
    if (!slowed?.statements.test(compile(query).text)) return db.rows<T>(query, kept)
    slowed.met++
    return db.rows<T>(late[slowed.by])
  }
  return { ...db, rows, reader: () => ({ db: { rows }, isFresh: true }) }
}

const { app, world } = await openWorld({ around: withSlowStatements })
beforeAll(async () => {
  await world.owner.makes('page', { name: 'ပလောက်' })
  const { Id } = await world.owner.makes('page', { name: 'Palauk Tea House' })
  await world.owner.makes('product', { pageId: Id, name: 'Palauk Tea House' })
})
afterEach(() => {
  slowed = null
})

const sounds = /"SearchName"\) as words/
const lateParts = () => app.log.filter((line) => line.includes('was late and left out')).length
const names = async (path: string) => {
  const { status, list } = await world.visitor.gets(path)
  return { status, names: list.map((one) => one['Name']) }
}

// Two spellings, since an answer that has all of it is kept.
test.each([
  ['is slow', 'palauk'],
  ['is stopped', 'PALAUK'],
] as const)(
  'where the lookup by sound %s, a search answers what is written so; the next one has all of it',
  async (by, text) => {
    const before = lateParts()
    slowed = { statements: sounds, by, met: 0 }
    expect(await names(`/page/api/bySearch/${text}`)).toEqual({ status: 200, names: ['Palauk Tea House'] })
    expect(slowed.met).toBe(1)
    expect(lateParts()).toBe(before + 1)
    slowed = null
    const { names: all } = await names(`/page/api/bySearch/${text}`)
    expect(all.sort()).toEqual(['Palauk Tea House', 'ပလောက်'])
  },
)

test('the common search, and one that finds nothing else, answer without the names by sound', async () => {
  slowed = { statements: sounds, by: 'is stopped', met: 0 }
  const { status, fields } = await world.visitor.gets('/search/api/palauk')
  expect(status).toBe(200)
  expect(fields['pages']).toHaveLength(1)
  expect(await names('/page/api/bySearch/palawk')).toEqual({ status: 200, names: [] })
  expect(slowed.met).toBeGreaterThan(1)
  slowed = null
  expect((await names('/page/api/bySearch/palawk')).names).toContain('ပလောက်')
})

test.each([
  ['names of categories and places', /as "isPlace"/, 'page'],
  ['categories and places in the text', /as q\(query\)/, 'product'],
])('without the %s a search answers what is written so', async (_, statements, source) => {
  slowed = { statements, by: 'is stopped', met: 0 }
  expect((await names(`/${source}/api/bySearch/palauk tea`)).names).toEqual(['Palauk Tea House'])
  expect(slowed.met).toBeGreaterThan(0)
})

test('a count that is late is left out, and the others stay', async () => {
  slowed = { statements: /from "product" r/, by: 'is stopped', met: 0 }
  const { status, fields } = await world.visitor.gets('/search/api/count/palauk tea')
  expect({ status, fields }).toEqual({ status: 200, fields: { page: 1, post: 0 } })
})

test('suggestions of the other sources come where one is late, and corrections are none', async () => {
  slowed = { statements: /from "product" r/, by: 'is stopped', met: 0 }
  expect(await names('/search/api/suggest/palauk')).toEqual({ status: 200, names: ['Palauk Tea House'] })
  expect(slowed.met).toBeGreaterThan(0)
  slowed = { statements: /"searchWord"/, by: 'is stopped', met: 0 }
  expect(await names('/search/api/didYouMean/palaukk')).toEqual({ status: 200, names: [] })
  expect(slowed.met).toBeGreaterThan(0)
})
