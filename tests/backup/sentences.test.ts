import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { migrate, migrateUpTo, knownMigrations } from '#server/db/migration/migrate.ts'
import { startApp, testSecret, type TestApp } from '../api/support/app.ts'
import { createBareDatabase } from '../database.ts'
import { startCommand } from './command.ts'

/** What the commands that keep data say to an operator (docs/operations.md#backup, #restore, #exporting). */

let app: TestApp
let folder: string
let backup: string
/** What the command said that made it. */
let made: Awaited<ReturnType<typeof beside>>
const gone = `${'0'.repeat(32)}.webp`

beforeAll(async () => {
  app = await startApp()
  await app.query(`insert into "page" ("Name", "Thumbnail") values ('Shwe Tea House', $1)`, [gone])
  folder = await mkdtemp(join(tmpdir(), 'zay-sentences-'))
  backup = join(folder, 'whole.tar')
  made = await beside('backup', backup)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const beside = (...args: string[]) =>
  startCommand(args, { DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl, JWT_SECRET: testSecret }).ended

/** An empty database and data folder, and how to restore into them. */
async function emptyPlace() {
  const database = await createBareDatabase()
  onTestFinished(database.drop)
  const dataDir = await mkdtemp(join(folder, 'place-'))
  const restores = (file = backup, JWT_SECRET: string = testSecret) =>
    startCommand(['restore', file], { DATA_DIR: dataDir, DATABASE_URL: database.url, JWT_SECRET }).ended
  return { url: database.url, dataDir, restores }
}
const namesOfPages = (url: string) =>
  withDirectConnection(url, (db) => db.rows<{ Name: string }>(sql`select "Name" from "page"`))

describe('a backup', () => {
  test('says what it wrote, and which files records name that are not there', () => {
    const { code, told, said } = made
    expect([code, said]).toEqual([0, `A record names the file ${gone}, which is not there.`])
    expect(told).toMatch(/^\d+ tables and 0 files in \S+whole\.tar\nIt holds personal data: .*\n$/)
  })

  test('is never written over another one, nor into a folder that is not there', async () => {
    expect(await beside('backup', backup)).toMatchObject({
      code: 1,
      said: `${backup} is there already. Please choose another name.`,
    })
    expect(await beside('backup', join(folder, 'none', 'a.tar'))).toMatchObject({
      code: 1,
      said: `There is no folder ${join(folder, 'none')}.`,
    })
  })
})

describe('a restore', () => {
  test('onto a full disk says so in a sentence, and goes through once there is room (S65)', async () => {
    const { url, dataDir, restores } = await emptyPlace()
    // PostgreSQL itself has no room for a table.
    await withDirectConnection(url, (db) =>
      db.rows(sql`create function "noRoom"() returns event_trigger language plpgsql as
        $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
        create event trigger "noRoom" on ddl_command_end when tag in ('CREATE TABLE') execute function "noRoom"()`),
    )
    const { code, said } = await restores()
    expect([code, said]).toEqual([1, 'The disk is full. Please make room, and run the command again.'])
    expect(await readdir(dataDir)).toContain('restore.unfinished')
    await withDirectConnection(url, (db) => db.rows(sql`drop event trigger "noRoom"`))
    const { told } = await restores()
    expect(told).toMatch(/Restored, with 0 files\. Everybody signs in again; start with: npm start\n$/)
    expect(await namesOfPages(url)).toEqual([{ Name: 'Shwe Tea House' }])
    expect(await readdir(dataDir)).not.toContain('restore.unfinished')
  })

  test('with another secret says what that means for suspended accounts', async () => {
    const { restores } = await emptyPlace()
    const { code, told } = await restores(backup, 'another secret that is long enough to be taken for one')
    expect(code).toBe(0)
    expect(told).toContain('The secret is not the one the backup was made with')
    expect(told).toContain('Please set the former JWT_SECRET')
  })

  test('of an older version is refused where the tables are of a newer one', async () => {
    const [older, newer] = [await emptyPlace(), await emptyPlace()]
    await migrateUpTo(older.url, (await knownMigrations())[4]!)
    const file = join(folder, 'older.tar')
    expect(
      await startCommand(['backup', file], { DATA_DIR: older.dataDir, DATABASE_URL: older.url }).ended,
    ).toMatchObject({
      code: 0,
    })
    await migrate(newer.url)
    const { code, said } = await newer.restores(file)
    expect(code).toBe(1)
    expect(said).toMatch(/^The database is empty, but has the tables of a newer version .* that was just created\.$/)
  })
})

describe('an export', () => {
  test('says what it wrote, and which files are not there', async () => {
    const target = join(folder, 'exported')
    const { code, told, said } = await beside('export', target)
    expect([code, said]).toEqual([0, `A record names the file ${gone}, which is not there.`])
    expect(told).toMatch(/^\d+ files of records and 0 uploads in \S+exported\n$/)
    expect(await beside('export', target)).toMatchObject({ code: 1, said: expect.stringContaining('is there already') })
  })
})
