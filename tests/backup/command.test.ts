import { mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup } from '#server/backup/checkBackup.ts'
import { fileOnDisk } from '#server/backup/onDisk.ts'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { mayRemoveFiles } from '#server/db/copy/fileLock.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { startCommand } from './command.ts'

/** `npm run backup` beside a running app, as an operator runs it (docs/operations.md#backup). */

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await startApp()
  folder = await mkdtemp(join(tmpdir(), 'zay-backup-command-'))
  // More than is written at a time, before and after compression.
  await app.query(`insert into "article" ("Title", "Description")
    select 'Long', (select string_agg(md5(random()::text), '') from generate_series(1, 30000) where n > 0)
    from generate_series(1, 3) n`)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const startBackup = (name: string) =>
  startCommand(['backup', join(folder, name)], { DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl })

test('a backup that is killed in the middle is not there under its name, refused as a part, and made anew', async () => {
  const partial = join(folder, 'killed.tar.partial')
  await withDirectConnection(app.databaseUrl, async (other) => {
    await other.rows(sql`begin`)
    // It waits for this table, in the middle of all.
    await other.rows(sql`lock table "pageCategory" in access exclusive mode`)
    const { child, ended } = startBackup('killed.tar')
    await expect
      .poll(
        () =>
          stat(partial).then(
            ({ size }) => size,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    child.kill('SIGKILL')
    await ended
    await other.rows(sql`rollback`)
  })
  expect(await readdir(folder)).toEqual(['killed.tar.partial'])
  await expect(checkBackup(fileOnDisk(partial))).rejects.toThrow('is damaged or not all of it is there')
  await expect.poll(() => mayRemoveFiles(app.jobs.db)).toBe(true)
  expect(await startBackup('killed.tar').ended).toMatchObject({ code: 0 })
  expect(await readdir(folder)).toEqual(['killed.tar'])
  await checkBackup(fileOnDisk(join(folder, 'killed.tar')))
  await rm(join(folder, 'killed.tar'))
})

test('a full disk is said in a sentence, and nothing is left there', async () => {
  await symlink('/dev/full', join(folder, 'full.tar.partial'))
  const { code, said } = await startBackup('full.tar').ended
  expect(code).toBe(1)
  expect(said).toMatch(/^The disk is full before all of \S+full\.tar was written\..*please make room there\.$/)
  expect(await readdir(folder)).toEqual([])
})
