import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
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

const page = async () => (await findRecord(db, declarations.page, pageId)) as Record<string, unknown>

test('a record has the names of what it refers to, in its order', async () => {
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
