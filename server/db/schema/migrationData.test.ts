import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { runNextJob } from '#server/start/backgroundJobs.ts'
import { openDatabase } from '../connection/database.ts'
import { createTestDatabase } from '#tests/database.ts'

/** What migrations do with rows that are there already. */

const folder = join(import.meta.dirname, 'migrations')

/** A database as an earlier version left it. `next` runs the migrations up to and with this one, else all that are left. */
async function emptyDatabase() {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  await client.query('drop schema public cascade; create schema public')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return {
    client,
    url: database.url,
    next: async (last?: string) => {
      const count = last === undefined ? names.length : names.findIndex((name) => name.startsWith(last)) + 1
      for (const name of names.splice(0, count)) {
        // Several statements of one call are one transaction, and nobody else is there.
        const text = (await readFile(join(folder, name), 'utf8')).replace(/ concurrently\b/gi, '')
        for (const statement of text.split('--> statement-breakpoint')) await client.query(statement)
      }
    },
  }
}

test('S16 0008: admins of before stay admins and are no heirs; open offers of before are withdrawn', async () => {
  const { client, next } = await emptyDatabase()
  await next('0007')
  await client.query(`insert into "profile" ("Name", "Email") values ('Owner', 'owner@x.example'), ('Admin', 'admin@x.example');
    insert into "page" ("Name", "OwnerId") values ('Shop', 1);
    insert into "pageAdmin" ("PageId", "ProfileId", "CreatedAt") values (1, 2, '2026-01-02T03:04:05Z');
    insert into "pageTransfer" ("PageId", "Email", "State") values
      (1, 'one@x.example', 'offered'), (1, 'two@x.example', 'offered'), (1, 'old@x.example', 'declined')`)
  await next('0008')
  const admins = await client.query(
    'select "State", "Email", "HeirSince", "AcceptedAt" = "CreatedAt" as same from "pageAdmin"',
  )
  expect(admins.rows).toEqual([{ State: 'accepted', Email: null, HeirSince: null, same: true }])
  const offers = await client.query('select "Email", "State", "OfferedById" from "pageTransfer" order by "Id"')
  expect(offers.rows).toEqual([
    { Email: 'one@x.example', State: 'withdrawn', OfferedById: null },
    { Email: 'two@x.example', State: 'withdrawn', OfferedById: null },
    { Email: 'old@x.example', State: 'declined', OfferedById: null },
  ])
})

test('0012: what is under ranked pages waits for a job; the rest keeps no rank', async () => {
  const { client, url, next } = await emptyDatabase()
  await next('0011')
  await client.query(`insert into "page" ("Name", "VerifiedAt", "RatingAverage") values
      ('Verified', now(), 0), ('Rated', null, 4.4), ('Plain', null, 0), ('With a verified product', null, 0);
    insert into "product" ("PageId", "Name", "VerifiedAt") values (1, 'a', null), (2, 'b', null), (3, 'c', null), (4, 'd', now())`)
  await next('0012')
  const jobs = await client.query(`select "Kind", "Payload" from "job"`)
  expect(jobs.rows).toEqual([{ Kind: 'rank', Payload: { pageIds: [1, 2, 4] } }])
  // Jobs run when all migrations have.
  await next()
  const db = openDatabase({ url })
  await runNextJob({ db, uploads: {} as never, log: { error: (details) => expect(details).toBe('nothing') } })
  await db.close()
  const ranks = await client.query(`select "StaticRank" as rank from "product" order by "Id"`)
  expect(ranks.rows.map(({ rank }) => rank)).toEqual([100, 4.5, 0, 100])
  // What was verified before there was an end (0035) has a year from then.
  const until = await client.query(
    `select round(extract(epoch from "VerifiedUntil" - now()) / 86400) as days from "page" order by "Id"`,
  )
  expect(until.rows.map(({ days }) => days && Number(days))).toEqual([expect.toBeOneOf([365, 366]), null, null, null])
})

test('0033: the open reports of one thing are one case, the answered ones another; a report about nothing has its own', async () => {
  const { client, next } = await emptyDatabase()
  await next('0032')
  await client.query(`insert into "page" ("Name") values ('Shop');
    insert into "report" ("Type", "ContentId", "State", "Snapshot") values ('Page', 1, 'open', '{"Id": 1}'),
      ('Page', 1, 'reviewing', '{"Id": 1}'), ('Page', 1, 'resolved', null), ('Post', 7, 'dismissed', '{"PageId": 99}'),
      ('Post', null, 'open', null), ('Post', null, 'open', null)`)
  await next('0033')
  const cases =
    await client.query(`select array_agg(j."ReportId" order by j."ReportId") as reports, c."State", c."PageId",
    c."Reports" from "case" c join "caseReport" j on j."CaseId" = c."Id" group by c."Id" order by 1`)
  expect(cases.rows).toEqual([
    { reports: [1, 2], State: 'open', PageId: 1, Reports: 2 },
    { reports: [3], State: 'answered', PageId: 1, Reports: 1 },
    { reports: [4], State: 'closed', PageId: null, Reports: 1 },
    { reports: [5], State: 'open', PageId: null, Reports: 1 },
    { reports: [6], State: 'open', PageId: null, Reports: 1 },
  ])
})
