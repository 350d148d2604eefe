import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { insertRecords } from './bulk.ts'
import { runNextJob } from '../../start/backgroundJobs.ts'
import { migrate } from '../migration/migrate.ts'
import { searchRecords } from '../search/search.ts'

const { database, db } = await openTestDatabase()

const found = async (text: string) =>
  (await searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20 })).map((row) => row['Name'])

test('a migration rebuilds an index of an older version, and no other', async () => {
  await insertRecords(db, declarations.page, [{ Id: 1, Name: 'မန္တလေးဟိုတယ်' }])
  await db.rows(sql`update "page" set "Search" = '', "SearchName" = ''`)
  await db.rows(sql`delete from "searchWord"`)
  await migrate(database.url)
  expect(await found('မန်တလေး')).toEqual([])
  await db.rows(sql`update "searchMade" set "Rules" = 0 where "Source" = 'page'`)
  await migrate(database.url)
  expect(await found('မန်တလေး')).toEqual(['မန္တလေးဟိုတယ်'])
  expect(await db.rows(sql`select 1 from "searchWord" where "Word" = 'ဟို'`)).toHaveLength(1)
})

test('a large index is made anew by a job, and again until older processes write no more', async () => {
  await db.rows(sql`delete from "job"`)
  await insertRecords(
    db,
    declarations.page,
    Array.from({ length: 2100 }, (_, n) => ({ Id: 10_000 + n, Name: `Lantern ${n}` })),
  )
  const outdated = sql`update "page" set "Search" = '', "SearchName" = '' where "Id" >= 10000`
  await db.rows(outdated)
  await db.rows(sql`update "searchMade" set "Rules" = 0 where "Source" = 'page'`)
  await migrate(database.url)
  // The server answers already.
  expect(await found('lantern 2099')).toEqual([])
  const jobs = { db, uploads: undefined as never, log: { error: () => undefined } }
  const runAll = async () => {
    while (await runNextJob(jobs));
  }
  await runAll()
  expect(await found('lantern 2099')).toEqual(['Lantern 2099'])
  const nextRound = async () => {
    // A time is stored rounded to a millisecond, so that now may not be due yet.
    await db.rows(sql`update "job" set "RunAt" = now() - interval '1 second' where "Kind" = 'rebuildIndex'`)
    await runAll()
  }
  const waiting = () => db.rows<{ Payload: object }>(sql`select "Payload" from "job" where "Kind" = 'rebuildIndex'`)
  // An older process writes as it knows it.
  await db.rows(outdated)
  await nextRound()
  expect(await found('lantern 7')).toContain('Lantern 7')
  expect(await waiting()).toMatchObject([{ Payload: { source: 'page', after: 0, changed: 0 } }])
  const later = sql`update "job" set "Payload" = jsonb_set("Payload", '{begun}', '0') where "Kind" = 'rebuildIndex'`
  await db.rows(later)
  await nextRound()
  expect(await waiting()).toEqual([])
  await db.rows(sql`delete from "page" where "Id" >= 10000`)
})

test('what a newer version has queued is left to its processes', async () => {
  await db.rows(sql`insert into "job" ("Kind", "Payload")
    values ('rebuildIndex', '{"source": "page", "rules": 9999, "begun": 0, "after": 0, "changed": 0}')`)
  await db.rows(sql`update "page" set "Search" = ''`)
  expect(await runNextJob({ db, uploads: undefined as never, log: { error: () => undefined } })).toBe(true)
  expect(await db.rows(sql`select 1 from "page" where "Search" <> ''`)).toEqual([])
  expect(await db.rows(sql`delete from "job" where "Kind" = 'rebuildIndex' returning "Attempts"`)).toEqual([
    { Attempts: 0 },
  ])
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
  await insertRecords(db, declarations.page, [{ Id: 950, Name: 'Wild', Description: wild }])
  expect(await found('kaleidoscope')).toEqual(['Wild'])
})
