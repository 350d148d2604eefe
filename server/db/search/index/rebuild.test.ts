import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { insertRecords } from '../../records/bulk.ts'
import { openDatabase, type Database } from '../../connection/database.ts'
import { migrate } from '../../schema/migrate.ts'
import { searchRecords } from '../search.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const found = async (text: string) =>
  (await searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20 })).map((row) => row['Name'])

test('a migration rebuilds an index of an older version, and no other', async () => {
  await insertRecords(db, declarations.page, [{ Name: 'မန္တလေးဟိုတယ်' }])
  await db.rows(sql`update "page" set "Search" = '', "SearchName" = ''`)
  await db.rows(sql`delete from "searchWord"`)
  await migrate(database.url)
  expect(await found('မန်တလေး')).toEqual([])
  await db.rows(sql`update "searchMade" set "Rules" = 0 where "Source" = 'page'`)
  await migrate(database.url)
  expect(await found('မန်တလေး')).toEqual(['မန္တလေးဟိုတယ်'])
  expect(await db.rows(sql`select 1 from "searchWord" where "Word" = 'ဟို'`)).toHaveLength(1)
})

test('a rebuilt index has the facets too', async () => {
  await insertRecords(db, declarations.category, [{ Id: 1, Name: 'Saddler' }])
  await insertRecords(db, declarations.region, [{ Id: 1, Name: 'Eastland' }])
  await insertRecords(db, declarations.town, [{ Id: 1, Name: 'Hilltop', RegionId: 1 }])
  await insertRecords(
    db,
    declarations.page,
    [{ Id: 900, Name: 'Horse', TownId: 1 }],
    () => new Map([['Category', [1]]]),
  )
  await db.rows(sql`update "page" set "Search" = '', "SearchName" = ''`)
  await db.rows(sql`update "searchMade" set "Rules" = 0 where "Source" = 'page'`)
  await migrate(database.url)
  for (const text of ['saddler', 'hilltop', 'eastland', 'horse saddler eastland'])
    expect(await found(text)).toEqual(['Horse'])
})

test('a text of any length and kind is stored, and its beginning finds it', async () => {
  const wild = `Kaleidoscope ${'က'.repeat(20_000)} ${'x'.repeat(20_000)} '\\:*&|!<-> ${'ဆိုင် '.repeat(5000)}`
  await insertRecords(db, declarations.page, [{ Name: 'Wild', Description: wild }])
  expect(await found('kaleidoscope')).toEqual(['Wild'])
})
