import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import type { Executor } from '../connection/database.ts'
import { shortenNamesVersion } from './knownNames.ts'
import { findRecord, findRecords } from './records.ts'

const { database, db } = await openTestDatabase()
/** Somebody else, who writes by hand. */
let other: pg.Client
let pageId: number
let ids: Record<'country' | 'town' | 'tea' | 'rice', number>
beforeAll(async () => {
  other = new pg.Client({ connectionString: database.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
})

const insert = async (statement: string, values: readonly unknown[] = []) =>
  (await other.query<{ Id: number }>(`${statement} returning "Id"`, [...values])).rows[0]!.Id

beforeEach(async () => {
  const country = await insert(
    `insert into "country" ("Name", "BurmeseName", "Thumbnail") values ('Myanmar', 'မြန်မာ', 'flag.webp')`,
  )
  const region = await insert(`insert into "region" ("Name") values ('Shan')`)
  const town = await insert(
    `insert into "town" ("Name", "BurmeseName", "RegionId") values ('Taunggyi', 'တောင်ကြီး', $1)`,
    [region],
  )
  const tea = await insert(`insert into "category" ("Name", "BurmeseName") values ('Tea', 'လက်ဖက်ရည်')`)
  const rice = await insert(`insert into "category" ("Name", "BurmeseName") values ('Rice', '')`)
  pageId = await insert(`insert into "page" ("Name", "CountryId", "TownId") values ('Shwe', $1, $2)`, [country, town])
  await other.query(`insert into "pageCategory" ("PageId", "CategoryId", "Position") values ($1, $2, 1), ($1, $3, 0)`, [
    pageId,
    tea,
    rice,
  ])
  ids = { country, town, tea, rice }
})

const page = async (on: Executor = db) => (await findRecord(on, declarations.page, pageId)) as Record<string, unknown>

test('a record has the names of what it refers to, in its order, and no column of ours', async () => {
  const found = await page()
  expect(found).toMatchObject({
    CategoryIds: `${ids.rice},${ids.tea}`,
    Categories: 'Rice, Tea',
    BurmeseCategories: 'Rice, လက်ဖက်ရည်',
    CategoryName: 'Rice',
    CountryName: 'Myanmar',
    CountryBurmeseName: 'မြန်မာ',
    CountryThumbnail: 'flag.webp',
    TownName: 'Taunggyi',
    TownBurmeseName: 'တောင်ကြီး',
  })
  expect(Object.keys(found).filter((name) => name.startsWith('@'))).toEqual([])
  const [listed] = await findRecords(db, declarations.page, [pageId])
  expect(listed).toEqual(found)
})

test('a record under a page has the names of its page, and one that refers to nothing has none', async () => {
  const post = await insert(`insert into "post" ("Title", "PageId") values ('Fresh', $1)`, [pageId])
  expect(await findRecord(db, declarations.post, post)).toMatchObject({
    PageName: 'Shwe',
    CountryThumbnail: 'flag.webp',
    Categories: 'Rice, Tea',
    BurmeseCategories: 'Rice, လက်ဖက်ရည်',
  })
  const bare = await insert(`insert into "page" ("Name") values ('Bare')`)
  expect(await findRecord(db, declarations.page, bare)).toMatchObject({
    CategoryIds: null,
    Categories: null,
    BurmeseCategories: null,
    CategoryName: null,
    CountryName: null,
    TownName: null,
  })
})

test('a name that somebody else changes, adds or removes is right in the next answer', async () => {
  expect((await page())['TownName']).toBe('Taunggyi')
  await other.query(`update "town" set "Name" = 'Kalaw' where "Id" = $1`, [ids.town])
  expect((await page())['TownName']).toBe('Kalaw')
  const noodles = await insert(`insert into "category" ("Name") values ('Noodles')`)
  await other.query(`update "pageCategory" set "CategoryId" = $1 where "PageId" = $2 and "CategoryId" = $3`, [
    noodles,
    pageId,
    ids.rice,
  ])
  await other.query(`delete from "category" where "Id" = $1`, [ids.rice])
  expect((await page())['Categories']).toBe('Noodles, Tea')
})

test('a name of a transaction is seen within it, by others when it has ended, and never when it is rolled back', async () => {
  const rename = (tx: Executor, name: string) =>
    tx.rows(sql`update "country" set "Name" = ${name} where "Id" = ${ids.country}`)
  const failed = db.transaction(async (tx) => {
    await rename(tx, 'Burma')
    expect((await page(tx))['CountryName']).toBe('Burma')
    await rename(tx, 'Birma')
    expect((await page(tx))['CountryName']).toBe('Birma')
    expect((await page())['CountryName']).toBe('Myanmar')
    throw new Error('given up')
  })
  await expect(failed).rejects.toThrow('given up')
  expect((await page())['CountryName']).toBe('Myanmar')
  await db.transaction((tx) => rename(tx, 'Union of Myanmar'))
  expect((await page())['CountryName']).toBe('Union of Myanmar')
})

test('changes of names do not wait for each other', async () => {
  await other.query('begin')
  await other.query(`update "country" set "Name" = 'Myanmar (Burma)' where "Id" = $1`, [ids.country])
  await db.rows(sql`update "town" set "Name" = 'Inle' where "Id" = ${ids.town}`)
  expect(await page()).toMatchObject({ CountryName: 'Myanmar', TownName: 'Inle' })
  await other.query('commit')
  expect(await page()).toMatchObject({ CountryName: 'Myanmar (Burma)', TownName: 'Inle' })
})

test('the many values that changes leave become one, and names stay right', async () => {
  const parts = async () => (await other.query('select from "nameVersion"')).rowCount
  for (let n = 0; n < 6; n++) await other.query(`update "town" set "Name" = 'Town ${n}' where "Id" = $1`, [ids.town])
  expect(await parts()).toBeGreaterThan(5)
  await Promise.all([shortenNamesVersion(db), shortenNamesVersion(db), page()])
  expect(await parts()).toBe(1)
  expect((await page())['TownName']).toBe('Town 5')
  await other.query(`update "town" set "Name" = 'Mandalay' where "Id" = $1`, [ids.town])
  expect((await page())['TownName']).toBe('Mandalay')
})
