import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { projectRoot } from '#server/config/environment.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDatabase, type Database } from '../db/connection/database.ts'
import { newestIds } from '../db/writing/bulk.ts'
import { fileNamesInUse } from '../db/records/filesInUse.ts'
import { isPresent } from '../db/records/presence.ts'
import { publicBatches } from '../db/records/publicList.ts'
import { createUploads } from '../uploads/uploads.ts'
import type { UploadStore } from '../uploads/uploads.ts'
import { addVolume } from './volume.ts'
import { fillWhenEmpty, isEmpty } from './whenEmpty.ts'

let database: TestDatabase
let db: Database
let folder: string
let uploads: UploadStore
const lines: string[] = []
const print = (line: string) => void lines.push(line)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zay-fill-'))
  uploads = await createUploads({ folder, log: { info: () => undefined } })
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolSize: 2 })
  await fillWhenEmpty({ url: database.url, uploads, print })
})
afterAll(async () => {
  await db.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const stored = async () => (await readdir(folder)).filter((name) => name.endsWith('.webp'))

async function records(name: 'page' | 'post') {
  const found = []
  for await (const rows of publicBatches(db, declarations[name], null)) found.push(...rows)
  return found
}

test('an empty database is filled once, and the next start leaves it alone', async () => {
  expect(await isEmpty(database.url)).toBe(false)
  expect(lines).toHaveLength(1)
  await fillWhenEmpty({ url: database.url, uploads, print })
  expect(lines).toHaveLength(1)
  expect(await newestIds(db, 'page', 1000)).toHaveLength(150)
  expect(await records('page')).toHaveLength(150)
  const [counted] = await db.rows(sql`select sum("Count")::integer as views from "pageDay" where "Kind" = 'view'`)
  expect(counted!['views']).toBeGreaterThan(1000)
})

test('its pictures are uploads like any other: all there, in use, and kept when others are swept', async () => {
  const names = await stored()
  expect(names.length).toBeGreaterThan(500)
  const pages = await records('page')
  for (const { Thumbnail, CoverThumbnail } of pages)
    expect(names).toEqual(expect.arrayContaining([Thumbnail, CoverThumbnail]))
  expect(await fileNamesInUse(db, names)).toEqual(new Set(names))
  expect(await uploads.sweepOrphans((some) => fileNamesInUse(db, some), -1000)).toBe(0)
  expect((await stored()).length).toBe(names.length)
})

test('rows by volume come on top, with pictures that are missing so far and without writing those again', async () => {
  const before = await stored()
  const times = new Map<string, number>()
  for (const name of before) times.set(name, (await stat(join(folder, name))).mtimeMs)
  await addVolume({ url: database.url, uploads, print }, { pages: 120, posts: 300, comments: 200, products: 300 })
  expect(await newestIds(db, 'page', 1000)).toHaveLength(270)
  // One of the demo's offers has yet to begin.
  expect(await newestIds(db, 'post', 2000)).toHaveLength(821)
  const after = await stored()
  expect(after.length).toBeGreaterThan(before.length)
  for (const name of before) expect((await stat(join(folder, name))).mtimeMs).toBe(times.get(name))
  expect(await fileNamesInUse(db, after)).toEqual(new Set(after))
})

test('a seed asks where people have accounts, gives them nothing, and can be removed: what people refer to stays', async () => {
  const [person] = await db.rows<{ Id: number }>(
    sql`insert into "profile" ("Name", "Email") values ('Mya', 'mya@shop.example') returning "Id"`,
  )
  await db.rows(
    sql`insert into "identity" ("Issuer", "Subject", "ProfileId") values ('https://accounts.example', '1', ${person!.Id})`,
  )
  const seed = (...args: string[]) =>
    spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'server/cli/runCommand.ts', 'seed', ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '1' },
    })
  const idsOf = async (name: 'post' | 'page') =>
    (
      await db.rows<{ Id: number }>(
        sql`select "Id" from ${sql.identifier(name)} r where ${isPresent(declarations[name])} order by "Id"`,
      )
    ).map(({ Id }) => Id)

  const before = await idsOf('post')
  const asked = seed('--posts', '5')
  expect([asked.status, asked.stderr]).toEqual([
    1,
    expect.stringMatching(/^One person has an account here, .* --yes .*\.\n$/),
  ])
  expect(await idsOf('post')).toEqual(before)
  expect(seed('--posts', '5', '--pages', '30', '--yes').status).toBe(0)
  expect(await idsOf('post')).toHaveLength(before.length + 5)
  expect(await db.rows(sql`select 1 from "page" where "OwnerId" = ${person!.Id}`)).toEqual([])

  const [post] = await db.rows<{ Id: number; PageId: number }>(
    sql`select "Id", "PageId" from "post" order by "Id" limit 1`,
  )
  const [own] = await db.rows<{ Id: number }>(
    sql`insert into "page" ("Name", "OwnerId") values ('Shwe Tea', ${person!.Id}) returning "Id"`,
  )
  await db.rows(sql`insert into "comment" ("TypeName", "TypeId", "PageId", "TargetPageId", "Description")
    values ('Post', ${post!.Id}, ${own!.Id}, ${post!.PageId}, 'Good tea')`)
  const [followed] = await idsOf('page')
  await db.rows(sql`insert into "pageFollowing" ("PageId", "ProfileId") values (${followed!}, ${person!.Id})`)
  const removed = seed('--remove')
  expect([removed.status, removed.stderr]).toEqual([0, ''])
  expect(removed.stdout).toMatch(/^post: [\d,]+ removed; 1 stay, since .*$/m)
  expect(await idsOf('post')).toEqual([post!.Id])
  expect(await idsOf('page')).toEqual([...new Set([followed!, post!.PageId, own!.Id])].sort((a, b) => a - b))
})
