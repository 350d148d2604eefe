import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeBackup } from '#server/backup/backup.ts'
import { fileOnDisk } from '#server/backup/onDisk.ts'
import { backUpWhenDue } from '#server/backup/schedule.ts'
import { readConfig } from '#server/config/config.ts'
import { checkBackup } from '#server/backup/checkBackup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { beginRestore, refuseUnfinishedRestore } from '#server/backup/unfinished.ts'
import { exportAll } from '#server/export/allRecords.ts'
import { mayRemoveFiles } from '#server/db/copy/fileLock.ts'
import { withDirectConnection } from '#server/db/connection/database.ts'
import { appliedMigrationsAt, knownMigrations, migrateUpTo } from '#server/db/migration/migrate.ts'
import { sweepUploads } from '#server/start/backgroundJobs.ts'
import { openDiskStores, type UploadStore } from '#server/uploads/uploads.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { visitor, type Item } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { everythingStored } from '../api/support/stored.ts'
import { settle, type World } from '../api/support/world.ts'
import { createBareDatabase } from '../database.ts'

/** What a backup holds, and where it is put back (docs/decisions/backup.md). */

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let app: TestApp
let world: World
let folder: string
let post: Item
let product: Item
let backup: string
/** All rows at the moment of the backup. */
let before: Record<string, string>

const rowsOf = async (one: TestApp) => {
  const { change: _change, ...rows } = await everythingStored(one)
  return rows
}
const uploadsOf = async (one: Pick<TestApp, 'dataDir'>) =>
  (await readdir(join(one.dataDir, 'uploads'))).filter((name) => !name.startsWith('.')).sort()
const fromApp = (name: string, uploads: Pick<UploadStore, 'read'> = app.jobs.uploads) =>
  makeBackup(fileOnDisk(join(folder, name)), { url: app.databaseUrl, uploads, secretPrint: null })

beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
  folder = await mkdtemp(join(tmpdir(), 'zay-backup-'))
  const { owner, page } = world
  post = await owner.makes('post', { pageId: page.Id, title: 'လက်ဖက်ရည်\tand\n\\N', thumbnail: dot })
  product = (
    await owner.creates(
      'product',
      { pageId: page.Id, name: 'Green tea', pictures: [dot, dot], thumbnail: dot },
      { as: 'json' },
    )
  ).data
  // The highest Id is gone; it must not come again.
  const gone = await owner.makes('post', { pageId: page.Id, title: 'Gone' })
  await owner.deletes('post', gone.Id)
  await runJobs(app)
  before = await rowsOf(app)
  let reads = 0
  backup = join(folder, 'whole.tar')
  const report = await fromApp('whole.tar', {
    // What is changed from now on is in the next backup.
    read: async (name) => {
      if (reads++ === 0) await changeMuch()
      return app.jobs.uploads.read(name)
    },
  })
  expect(report.missing).toEqual([])
  expect(report.files).toBe(4)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Writes, and removes what the backup still has to copy. */
async function changeMuch(): Promise<void> {
  const { owner, page } = world
  await owner.makes('post', { pageId: page.Id, title: 'Later', thumbnail: dot })
  await owner.changes('post', { id: post.Id, title: 'Changed', thumbnail: dot })
  await owner.deletes('product', product.Id)
  await runJobs(app)
  await sweepUploads(app.jobs)
  await app.query(`update "job" set "RunAt" = "RunAt" - interval '1 day' where "Kind" like 'daily:%'`)
  await sweepUploads(app.jobs)
}

async function emptyApp(): Promise<TestApp> {
  const one = await startApp()
  onTestFinished(() => one.stop())
  return one
}
const restoreInto = async (
  { databaseUrl: url, dataDir, stores }: Pick<TestApp, 'databaseUrl' | 'dataDir' | 'stores'>,
  file = backup,
) => restoreBackup(fileOnDisk(file), await checkBackup(fileOnDisk(file)), { url, dataDir, originals: stores.originals })

describe('S65 a backup made while others write', () => {
  test('keeps files that are removed meanwhile until it is done, and then they go', async () => {
    expect(await uploadsOf(app)).toEqual(expect.arrayContaining([post['Thumbnail'], product['Thumbnail']]))
    await app.query(`update "job" set "RunAt" = now()`)
    await runJobs(app)
    const removed = [post['Thumbnail'], product['Thumbnail'], ...(product['Pictures'] as string[])]
    const left = await uploadsOf(app)
    expect(removed.filter((name) => left.includes(String(name)))).toEqual([])
  })

  test('keeps them no longer than it copies files', async () => {
    const whileFiles: boolean[] = []
    const whileRows: Promise<boolean>[] = []
    // One after the other, since each takes the lock that it asks for.
    const askNext = () => Promise.resolve(whileRows.at(-1)).then(() => mayRemoveFiles(app.jobs.db))
    onTestFinished(() => rm(join(folder, 'files first.tar'), { force: true }))
    const { files } = await makeBackup(fileOnDisk(join(folder, 'files first.tar')), {
      url: app.databaseUrl,
      uploads: {
        read: async (name) => {
          whileFiles.push(await mayRemoveFiles(app.jobs.db))
          return app.jobs.uploads.read(name)
        },
      },
      secretPrint: null,
      signal: { throwIfAborted: () => void (whileFiles.length === 2 && whileRows.push(askNext())) },
    })
    expect([files, whileFiles]).toEqual([2, [false, false]])
    expect(whileRows.length).toBeGreaterThan(10)
    expect(new Set(await Promise.all(whileRows))).toEqual(new Set([true]))
  })

  test('gives every row and file of its moment back, the next Ids, and a search that finds', async () => {
    const restored = await emptyApp()
    expect(await restoreInto(restored)).toBe(4)
    expect(await rowsOf(restored)).toEqual(before)
    const files = [post['Thumbnail'], product['Thumbnail'], ...(product['Pictures'] as string[])].sort()
    expect(await uploadsOf(restored)).toEqual(files)
    for (const name of files) expect((await visitor(restored).gets(`/uploads/${String(name)}`)).status).toBe(200)
    const found = (await visitor(restored).gets('/search/api/green')).fields as { products: Item[] }
    expect(found.products.map(({ Id }) => Id)).toEqual([product.Id])
    // The sessions of that moment are over (docs/decisions/backup.md#sessions).
    const stale = Object.assign(Object.create(world.owner) as typeof world.owner, { app: restored })
    expect((await stale.creates('post', { pageId: world.page.Id, title: 'No' })).status).toBe(401)
    const again = await settle(restored)
    const fresh = await again.owner.makes('post', { pageId: world.page.Id, title: 'Next' })
    expect(fresh.Id).toBe(post.Id + 2)
    expect((await again.owner.sees('post', post.Id))?.['Title']).toBe(post['Title'])
    // What the database enforces is there again.
    const bad = restored.query(`insert into "post" ("PageId", "Title") values (999999, 'x')`)
    await expect(bad).rejects.toThrow('foreign key')
    const off = await restored.query(`select 1 from pg_trigger where tgenabled = 'D'`)
    expect(off).toEqual([])
  })

  test('can be read by its owner alone, and is not there under its name before it is whole', async () => {
    expect((await stat(backup)).mode & 0o077).toBe(0)
    const broken = fromApp('never.tar', { read: () => Promise.reject(new Error('the disk is gone')) })
    await expect(broken).rejects.toThrow('the disk is gone')
    expect(await readdir(folder)).toEqual(['whole.tar'])
  })

  test('that fails in the middle of a table leaves nothing, and lets files go again', async () => {
    await app.query(
      `insert into "article" ("Title", "Description") select 'Long', repeat('x', 3000000) from generate_series(1, 12)`,
    )
    let steps = 0
    const throwIfAborted = () => {
      if (++steps > 2) throw new Error('it was stopped')
    }
    const options = { url: app.databaseUrl, uploads: app.jobs.uploads, secretPrint: null, signal: { throwIfAborted } }
    await expect(makeBackup(fileOnDisk(join(folder, 'never.tar')), options)).rejects.toThrow('it was stopped')
    expect(await readdir(folder)).toEqual(['whole.tar'])
    await expect.poll(() => mayRemoveFiles(app.jobs.db)).toBe(true)
    await app.query(`delete from "article" where "Title" = 'Long'`)
  })

  test('of a database without tables is refused with a sentence', async () => {
    const bare = await createBareDatabase()
    onTestFinished(bare.drop)
    const options = { url: bare.url, uploads: app.jobs.uploads, secretPrint: null }
    await expect(makeBackup(fileOnDisk(join(folder, 'bare.tar')), options)).rejects.toThrow(
      'There is nothing in this database yet',
    )
  })

  test('names files that are not there, and goes on', async () => {
    const report = await fromApp('missing.tar', { read: async () => null })
    expect(report).toMatchObject({ files: 0, missing: await uploadsOf(app) })
  })
})

test('an export has all records as JSON lines, and their files', async () => {
  const target = join(folder, 'export')
  const { owner, page } = world
  const title = '"လက်ဖက်ရည်"\t\\ and\n\\N'
  const made = await owner.makes('post', { pageId: page.Id, title, thumbnail: dot })
  const report = await exportAll(target, { url: app.databaseUrl, uploads: app.jobs.uploads })
  expect(report.missing).toEqual([])
  const lines = async (name: string) =>
    (await readFile(join(target, `${name}.jsonl`), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Item)
  const posts = await lines('post')
  const ids = await app.query<{ Id: number }>('select "Id" from "post" order by 1')
  expect(posts.map(({ Id }) => Id)).toEqual(ids.map(({ Id }) => Id))
  const post = posts.find(({ Id }) => Id === made.Id)!
  expect(post['Title']).toBe(made['Title'])
  expect(Object.keys(post)).not.toContain('Search')
  expect(await readdir(join(target, 'uploads'))).toContain(made['Thumbnail'])
  expect(await readdir(target)).toEqual(expect.arrayContaining(['page.jsonl', 'pageCategory.jsonl', 'profile.jsonl']))
  expect(await readdir(target)).not.toEqual(expect.arrayContaining(['session.jsonl']))
  await rm(target, { recursive: true })
})

test('an export that fails leaves nothing of it on the disk', async () => {
  const target = join(folder, 'never')
  const uploads = { read: () => Promise.reject(new Error('the disk is gone')) }
  await expect(exportAll(target, { url: app.databaseUrl, uploads })).rejects.toThrow('the disk is gone')
  expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([])
})

describe('S65 a restore', () => {
  test('refuses a file that is cut off, changed, or something else, before it writes anything', async () => {
    const target = await emptyApp()
    const whole = await readFile(backup)
    const damaged = join(folder, 'damaged.tar')
    const refused = async (content: Buffer, sentence: string) => {
      await writeFile(damaged, content)
      await expect(restoreInto(target, damaged)).rejects.toThrow(sentence)
    }
    for (const end of [0.1, 0.5, 0.9]) await refused(whole.subarray(0, whole.length * end), 'is damaged')
    // At the end of an entry.
    await refused(whole.subarray(0, whole.lastIndexOf('complete.json')), 'is damaged')
    const changed = Buffer.from(whole)
    const at = changed.indexOf('RIFF') + 9
    changed[at] = changed[at]! ^ 1
    await refused(changed, 'is damaged')
    await refused(Buffer.alloc(0), 'is not a backup of Zay')
    await refused(Buffer.from('%PDF-1.7 '.repeat(300)), 'is not a backup of Zay')
    await expect(restoreInto(target, join(folder, 'none.tar'))).rejects.toThrow('There is no file')
    expect(await uploadsOf(target)).toEqual([])
    expect(await target.query('select 1 from "page"')).toEqual([])
  })

  test('refuses a database or a folder that is not empty', async () => {
    await expect(restoreInto(app)).rejects.toThrow('The database is not empty')
    const target = await emptyApp()
    await writeFile(join(target.dataDir, 'uploads', `${'0'.repeat(32)}.webp`), '')
    await expect(restoreInto(target)).rejects.toThrow('uploads is not empty')
    expect(await target.query('select 1 from "page"')).toEqual([])
  })

  test('that is broken off leaves the database empty, keeps a server from starting, and begins anew', async () => {
    const target = await emptyApp()
    const manifest = await checkBackup(fileOnDisk(backup))
    const torn = join(folder, 'torn.tar')
    await writeFile(torn, await readFile(backup))
    const file = await open(torn, 'r+')
    // After all rows, within the files.
    await file.truncate((await file.stat()).size - 2048)
    await file.close()
    const place = { url: target.databaseUrl, dataDir: target.dataDir, originals: target.stores.originals }
    await expect(restoreBackup(fileOnDisk(torn), manifest, place)).rejects.toThrow()
    expect(await target.query('select 1 from "page"')).toEqual([])
    expect((await uploadsOf(target)).length).toBeGreaterThan(0)
    await expect(refuseUnfinishedRestore(target.dataDir, target.databaseUrl)).rejects.toThrow('npm run restore')
    expect(await restoreInto(target)).toBe(4)
    expect(await rowsOf(target)).toEqual(before)
    // Killed after its last step: the database says that it was done.
    await beginRestore(target.dataDir)
    await refuseUnfinishedRestore(target.dataDir, target.databaseUrl)
    expect(await readdir(target.dataDir)).not.toContain('restore.unfinished')
  })

  test('brings the data of an older version to the schema of today, in a database without tables', async () => {
    const [older, target] = [await createBareDatabase(), await createBareDatabase()]
    onTestFinished(() => Promise.all([older.drop(), target.drop()]).then(() => undefined))
    const known = await knownMigrations()
    const dataDir = await mkdtemp(join(folder, 'older-'))
    await migrateUpTo(older.url, known[4]!)
    await withDirectConnection(older.url, (db) =>
      db.rows(sql`insert into "page" ("Id", "Name") values (1, 'Shwe Tea House')`),
    )
    const file = join(folder, 'older.tar')
    await makeBackup(fileOnDisk(file), { url: older.url, uploads: { read: async () => null }, secretPrint: null })
    const stores = await openDiskStores(join(dataDir, 'uploads'))
    await restoreInto({ databaseUrl: target.url, dataDir, stores }, file)
    expect(await appliedMigrationsAt(target.url)).toEqual(known)
    const pages = await withDirectConnection(target.url, (db) =>
      db.rows(sql`select "Name", "Pictures", "Search"::text like '%tea%' as indexed from "page"`),
    )
    expect(pages).toEqual([{ Name: 'Shwe Tea House', Pictures: [], indexed: true }])
  })

  test('refuses the data of a newer version', async () => {
    const newer = await emptyApp()
    await newer.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
    const file = join(folder, 'newer.tar')
    await makeBackup(fileOnDisk(file), {
      url: newer.databaseUrl,
      uploads: { read: async () => null },
      secretPrint: null,
    })
    await expect(checkBackup(fileOnDisk(file))).rejects.toThrow('was made by a newer version of Zay')
  })
})

describe('regular backups', () => {
  const config = readConfig({ DEMO: '1', BACKUP_EVERY: '6h', BACKUP_KEEP: '2' }, { cwd: tmpdir() })
  const lines: string[] = []
  const log = {
    info: (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`),
    error: (_details: object, message: string) => void lines.push(message),
  }
  const deps = (target: TestApp) => ({
    ...target.jobs,
    config: { ...config, dataDir: target.dataDir, diskReserveBytes: 0 },
    regular: { ...config.regularBackups!, folder: join(target.dataDir, 'backups') },
    findUrl: () => Promise.resolve(target.databaseUrl),
    log,
  })

  test('are made once, whoever asks, when it is time; the newest stay', async () => {
    const target = await emptyApp()
    const folderOf = deps(target).regular.folder
    const names = async () => (await readdir(folderOf)).sort()
    const turns = await Promise.all(Array.from({ length: 4 }, () => backUpWhenDue(deps(target))))
    expect(turns.filter(Boolean)).toHaveLength(1)
    const [first] = await names()
    expect(first).toMatch(/^zay-.*\.tar$/)
    await checkBackup(fileOnDisk(join(folderOf, first!)))
    expect(lines.at(-1)).toMatch(/^a backup was made .*"files":0/)
    await writeFile(join(folderOf, 'mine.tar'), '')
    for (let n = 0; n < 2; n++) {
      await target.query(`update "job" set "RunAt" = now() - interval '1 minute' where "Kind" = 'daily:backup'`)
      expect(await backUpWhenDue(deps(target))).toBe(true)
    }
    expect(await names()).toHaveLength(3)
    expect(await names()).not.toContain(first)
    expect(await names()).toContain('mine.tar')
  })

  test('are named by the clock of the database, whatever that of the machine says', async () => {
    const target = await emptyApp()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-01') })
    onTestFinished(() => void vi.useRealTimers())
    expect(await backUpWhenDue(deps(target))).toBe(true)
    const [made] = await readdir(deps(target).regular.folder)
    expect(made).toMatch(/^zay-20[2-8]/)
  })

  test('of a clock that was ahead do not cost the new ones', async () => {
    const target = await emptyApp()
    const folderOf = deps(target).regular.folder
    await mkdir(folderOf)
    for (const day of ['01', '02']) await writeFile(join(folderOf, `zay-2099-01-${day}T000000.000Z.tar`), '')
    const made = async () => (await readdir(folderOf)).filter((name) => !name.startsWith('zay-2099'))
    for (let n = 1; n <= 2; n++) {
      await target.query(`update "job" set "RunAt" = now() - interval '1 minute' where "Kind" = 'daily:backup'`)
      expect(await backUpWhenDue(deps(target))).toBe(true)
      expect(await made()).toHaveLength(n)
    }
    expect(await readdir(folderOf)).toHaveLength(2)
  })

  test('that fail are logged, and tried again within ten minutes', async () => {
    const target = await emptyApp()
    await writeFile(join(target.dataDir, 'backups'), 'a file where the folder should be')
    expect(await backUpWhenDue(deps(target))).toBe(true)
    expect(lines.at(-1)).toBe('a backup failed')
    expect(
      await target.query(`select 1 from "job" where "Kind" = 'daily:backup'
      and "RunAt" between now() + interval '9 minutes' and now() + interval '11 minutes'`),
    ).toHaveLength(1)
  })
})
