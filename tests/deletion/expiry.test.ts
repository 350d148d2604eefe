import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { declarations } from '#resources'
import { insertRecords } from '#server/db/writing/bulk.ts'
import { expiring, forgetExpired } from '#server/start/backgroundJobs.ts'
import { signIn } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** What has expired goes by indexes, in portions; counts after bulk inserts (docs/decisions/deletion.md). */

const { app, world } = await openWorld()

/** For each table: the columns besides the time, and how long ago a row is over. */
const rows: Record<string, { columns: string; values: string; time: string; over: string; fresh: string }> = {
  session: {
    columns: '"Id", "ProfileId"',
    values: `'s' || g, $1`,
    time: 'EndsAt',
    over: '1 second',
    fresh: '-1 hour',
  },
  firebaseToken: {
    columns: '"Token"',
    values: `'phone' || g || $1`,
    time: 'SeenAt',
    over: '271 days',
    fresh: '269 days',
  },
  idempotencyKey: {
    columns: '"Key", "ProfileId", "BodyHash"',
    values: `'k' || g, $1, ''`,
    time: 'CreatedAt',
    over: '25 hours',
    fresh: '23 hours',
  },
  rateCount: {
    columns: '"Key", "Count"',
    values: `'r' || g || $1, 1`,
    time: 'WindowStart',
    over: '3 hours',
    fresh: '1 hour',
  },
  uploadVolume: {
    columns: '"ProfileId", "Bytes"',
    values: '$1, g',
    time: 'Hour',
    over: '26 hours',
    fresh: '1 hour',
  },
  pageAdmin: {
    columns: '"Email", "State", "ProfileId"',
    values: `'guest' || g || '@x.example', 'invited', nullif($1, $1)`,
    time: 'ExpiresAt',
    over: '1 second',
    fresh: '-1 day',
  },
  edit: {
    columns: '"Source", "RecordId", "ProfileId", "ByRole", "Values"',
    values: `'page', g, $1, false, '{}'`,
    time: 'CreatedAt',
    over: '91 days',
    fresh: '89 days',
  },
  pageDay: {
    columns: '"PageId", "Source", "RecordId", "Kind", "Count"',
    values: `(select min("Id") from "page"), 'page', g, 'view', 1`,
    time: 'Day',
    over: '402 days',
    fresh: '399 days',
  },
  pageWord: {
    columns: '"PageId", "Word", "Count"',
    values: `(select min("Id") from "page"), 'word ' || g, 1`,
    time: 'Day',
    over: '94 days',
    fresh: '91 days',
  },
  import: {
    columns: '"Resource", "Header", "Mapping"',
    values: `'town', '[]', '{}'`,
    time: 'CreatedAt',
    over: '31 days',
    fresh: '29 days',
  },
  // Once a page and person, so that each row has another pair.
  stillHere: {
    columns: '"PageId", "ProfileId"',
    values: ['p', 'r']
      .map((of) => `(select ${of}."Id" from "page" p, "profile" r order by p."Id", r."Id" offset g limit 1)`)
      .join(', '),
    time: 'At',
    over: '93 days',
    fresh: '0 days',
  },
  suggestion: {
    columns: '"PageId", "Field", "State"',
    values: `(select min("Id") from "page"), 'hours', 'taken'`,
    time: 'EndsAt',
    over: '1 second',
    fresh: '-1 hour',
  },
  missedSearch: {
    columns: '"Text", "Count"',
    values: `'text ' || g || $1, 1`,
    time: 'LastAt',
    over: '31 days',
    fresh: '29 days',
  },
}

test('what has expired is deleted in portions, and nothing else', async () => {
  const { stranger } = world
  await Promise.all([1, 2, 3].map(() => world.fresh('page')))
  for (const [table, { columns, values, time, over, fresh }] of Object.entries(rows)) {
    for (const [age, from] of [
      [over, 1],
      [fresh, 10],
    ] as const)
      await app.query(
        `insert into "${table}" (${columns}, "${time}")
         select ${values}, now() - '${age}'::interval - g * interval '1 millisecond' from generate_series(${from}, ${from + 4}) g`
          // The type of a parameter that is only concatenated is unknown.
          .replaceAll('$1', `${stranger.id}`),
      )
  }
  const count = async (table: string) =>
    (await app.query<{ n: number }>(`select count(*)::int as n from "${table}"`))[0]!.n
  const counts = async () => {
    const all = []
    for (const table of Object.keys(rows)) all.push(await count(table))
    return all
  }
  const before = await counts()
  await forgetExpired(app.jobs, { portion: 2 })
  expect(await counts()).toEqual(before.map((n) => n - 5))
  // What belongs to an import or a claim goes by that (tests/import/imports.test.ts, tests/rights/claims.test.ts).
  const ofOthers = ['importKey', 'importRow', 'claimProof']
  expect(expiring.map(({ table }) => table).sort()).toEqual([...Object.keys(rows), ...ofOthers].sort())
})

test('each is found by an index', async () => {
  // Of imports there are few.
  const found = expiring.filter(({ table }) => !table.startsWith('import'))
  const plans = await app.jobs.db.transaction(async (tx) => {
    await tx.rows(sql`set local enable_seqscan = off`)
    const lines = []
    for (const { table, isOver } of found)
      lines.push(
        ...(await tx.rows<{ 'QUERY PLAN': string }>(
          sql`explain select ctid from ${sql.identifier(table)} where ${isOver} limit 10`,
        )),
      )
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })
  expect(plans).not.toContain('Seq Scan')
  // Documents by their claims: an index of each.
  expect(plans.match(/Index Cond/g)).toHaveLength(found.length + 1)
})

test('S62 bulk inserts and single ratings count alike, hidden and held ones left out, under the page’s lock', async () => {
  const { owner, stranger, visitor } = world
  const page = await owner.makes('page', { name: 'Bulk' })
  const people = await Promise.all(['one', 'two', 'three'].map((name) => signIn(app, `${name}@bulk.example`)))
  const rating = (ProfileId: number, Stars: number, more: object = {}) => ({
    ProfileId,
    PageId: page.Id,
    Stars,
    Status: 1,
    Held: false,
    ...more,
  })
  // A rating of somebody else that has counted itself and is not yet committed.
  await app.query('begin')
  await app.query('select 1 from "page" where "Id" = $1 for no key update', [page.Id])
  await app.query('insert into "pageRating" ("ProfileId", "PageId", "Stars") values ($1, $2, 5)', [
    stranger.id,
    page.Id,
  ])
  await app.query('update "page" set "RatingCount" = 1, "RatingAverage" = 5 where "Id" = $1', [page.Id])
  const bulk = app.jobs.db.transaction((tx) =>
    insertRecords(tx, declarations.pageRating, [
      rating(people[0]!.id, 1),
      rating(people[1]!.id, 2, { Status: 0 }),
      rating(people[2]!.id, 2, { Held: true }),
    ]),
  )
  await expect
    .poll(async () => {
      const [row] = await app.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      return row!.n
    })
    .toBe(1)
  await app.query('commit')
  await bulk
  const counted = { RatingCount: 2, RatingAverage: 3 }
  expect(await visitor.sees('page', page.Id)).toMatchObject(counted)
  // A single write counts the same.
  await stranger.makes('pageRating', { pageId: page.Id, stars: 5 })
  expect(await visitor.sees('page', page.Id)).toMatchObject(counted)
})
