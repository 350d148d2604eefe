import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { claimDaily, claimHalfDaily } from '../db/jobs/turns.ts'
import { openDatabase, type Database } from '../db/connection/database.ts'
import { sweepUploads, runNextJob } from './backgroundJobs.ts'
import type { UploadStore } from '../uploads/uploads.ts'
import { createUploads } from '../uploads/uploads.ts'

let made: TestDatabase
let db: Database
let folder: string
let uploads: UploadStore
beforeAll(async () => {
  made = await createTestDatabase()
  db = openDatabase({ url: made.url })
  folder = await mkdtemp(join(tmpdir(), 'zay-sweep-'))
  uploads = await createUploads({ folder, log: { info: () => undefined } })
})
afterAll(async () => {
  await db.close()
  await made.drop()
  await rm(folder, { recursive: true })
})

const file = (old: boolean) => async () => {
  const { name } = await uploads.store({
    part: 'file',
    kind: 'file',
    size: 1,
    sha256: '',
    filename: 'a.txt',
    type: null,
    content: Buffer.from('x'),
  })
  const written = Date.now() / 1000 - (old ? 7 : 5) * 3600
  await utimes(join(folder, name), written, written)
  return name
}
const [anOldFile, aYoungFile] = [file(true), file(false)]
const stored = async () => (await readdir(folder)).filter((name) => name.endsWith('.txt'))
const aDayLater = () => db.rows(sql`update "job" set "RunAt" = "RunAt" - interval '1 day'`)

test('uploads older than six hours that no row names are swept away, twice a day by one process', async () => {
  const [orphan, young] = [await anOldFile(), await aYoungFile()]
  const [ofPost, ofPage] = [await anOldFile(), await anOldFile()]
  await db.rows(sql`insert into "page" ("Id", "Name", "Thumbnail") values (1, 'Tea', ${ofPage})`)
  await db.rows(sql`insert into "post" ("PageId", "Title", "FileURL") values (1, 'Menu', ${ofPost})`)
  // By what picture it was, each is known by its name.
  await db.rows(sql`insert into "pictureHash" values (${orphan}, 'a'), (${young}, 'b'), (${ofPage}, 'c')`)

  await sweepUploads({ db, uploads })
  // A server started by mistake over this folder has taken nothing on its first day.
  expect(await stored()).toContain(orphan)
  await aDayLater()
  await sweepUploads({ db, uploads })
  expect((await stored()).sort()).toEqual([young, ofPost, ofPage].sort())
  expect(await db.rows(sql`select "Sha256" from "pictureHash" order by 1`)).toEqual([{ Sha256: 'b' }, { Sha256: 'c' }])

  const another = await anOldFile()
  await sweepUploads({ db, uploads })
  expect(await stored()).toContain(another)
  await aDayLater()
  await sweepUploads({ db, uploads }, () => true)
  expect(await stored()).toContain(another)
})

test('by a clock that was set nothing is swept away (S35)', async () => {
  const [ofYesterday] = [await anOldFile(), await aDayLater()]
  const errors: string[] = []
  const log = { error: (_details: object, message: string) => void errors.push(message) }
  for (const days of [2, -2]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
    await sweepUploads({ db, uploads, log })
    vi.useRealTimers()
    expect(await stored()).toContain(ofYesterday)
  }
  expect(errors).toHaveLength(2)
  await sweepUploads({ db, uploads, log })
  expect(await stored()).not.toContain(ofYesterday)
})

test('half a day after a sweep is the next one, and the first after a day', async () => {
  const hoursLater = (hours: number) =>
    db.rows(
      sql`update "job" set "RunAt" = "RunAt" - make_interval(hours => ${hours}::integer) where "Kind" = 'daily:half'`,
    )
  const turns: boolean[] = []
  for (const hours of [0, 23, 2, 11, 2]) {
    await hoursLater(hours)
    turns.push(await claimHalfDaily(db, 'half'))
  }
  expect(turns).toEqual([false, false, true, false, true])
})

test('of many processes one gets the turn', async () => {
  await claimDaily(db, 'try')
  await aDayLater()
  const turns = await Promise.all(Array.from({ length: 6 }, () => claimDaily(db, 'try')))
  expect(turns.filter(Boolean)).toHaveLength(1)
})

test('daily work is no job to be taken', async () => {
  await claimDaily(db, 'other')
  await db.rows(sql`update "job" set "RunAt" = now() - interval '1 hour'`)
  expect(await runNextJob({ db, uploads, log: { error: () => undefined } })).toBe(false)
})

test('a job of a kind that only a newer release knows is left as it is', async () => {
  await db.rows(sql`insert into "job" ("Kind", "Payload") values ('ofTomorrow', '{}')`)
  const errors: unknown[] = []
  expect(await runNextJob({ db, uploads, log: { error: (details) => errors.push(details) } })).toBe(false)
  expect(
    await db.rows(sql`delete from "job" where "Kind" = 'ofTomorrow' and "RunAt" <= now() returning "Attempts"`),
  ).toEqual([{ Attempts: 0 }])
  expect(errors).toEqual([])
})
