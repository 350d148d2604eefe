import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { multiplyRecords } from '../../bench/load/multiply.ts'
import { withDirectConnection, type Executor } from '#server/db/connection/database.ts'
import { appliedMigrationsAt } from '#server/db/migration/migrate.ts'
import { continueRebuild, indexVersion, type Rebuild } from '#server/db/writing/rebuild.ts'
import { createBareDatabase } from '../database.ts'
import { query } from '../embedded/trial.ts'
import { openConnection, signIn, startSeveral, type Connection } from '../processes/severalProcesses.ts'
import { checkOutOlderRelease } from './support/olderRelease.ts'

/** The processes of an older release go on while those of this one begin (docs/decisions/search.md). */

/** More than are rebuilt before the server answers. */
const pages = 2400
const copies = 20
const names = ['ရွှေတောင်ကြား', 'Golden Tea', 'မြန်မာ့ဂုဏ်ရည်', 'Lake View', 'ပန်းခြံ']

test('a rolling upgrade: the older release writes while this one rebuilds the index and serves, and nothing is lost', async () => {
  const database = await createBareDatabase()
  const env = {
    JWT_SECRET: 'one secret of both releases, long enough',
    PROCESSES: '1',
    RATE_LIMIT: '0',
    TRUST_PROXY: '1',
  }
  const older = await startSeveral(env, { beside: { databaseUrl: database.url }, root: await checkOutOlderRelease() })
  const ended = [older.end]
  onTestFinished(async () => {
    for (const end of ended.toReversed()) await end()
    await database.drop()
  })
  const before = await appliedMigrationsAt(database.url)
  const first = openConnection(older.url)
  const tokens = await Promise.all([0, 1, 2, 3].map((n) => signIn(first, `member${n}@upgrade.example`)))
  const create = (ask: Connection, token: string, name: string, key?: string) =>
    ask('/page/api', { token, parts: { name }, key })
  for (let n = 0; n < pages / copies; n++)
    expect((await create(first, tokens[0]!, `${names[n % names.length]} ${n}`)).status).toBe(201)
  await multiplyRecords(database.url, 'page', copies)

  // From now on people write to the older release; what both releases answer is looked at.
  const written = new Map<string, number>()
  const faults: string[] = []
  let isOver = false
  const write = async (ask: Connection, token: string, where: string) => {
    for (let n = 0; !isOver; n++) {
      const name = `${names[n % names.length]} ${randomBytes(5).toString('hex')}`
      const { status, body } = await create(ask, token, name, randomBytes(8).toString('hex'))
      if (status === 201) written.set(name, Number(body['Id']))
      else faults.push(`${where}: a create was ${status}`)
      const read = await ask(`/page/api/bySearch/${encodeURIComponent(name.split(' ').at(-1)!)}`, { token })
      if (read.body['Name'] !== name) faults.push(`${where}: ${name} was not found, ${read.status}`)
    }
  }
  const writing = tokens.slice(0, 2).map((token) => write(openConnection(older.url), token, 'older'))

  const from = performance.now()
  const newer = await startSeveral(env, { beside: { databaseUrl: database.url } })
  const servesAfterMs = performance.now() - from
  ended.push(newer.end)
  /** Rounds that look through the pages: between two of them ten minutes pass, after a failure of an older release fewer. */
  const roundsNow = async () =>
    (
      await query(
        database.url,
        `select 1 from "job" where "Kind" = 'rebuildIndex' and "Payload" ->> 'source' = 'page' and "RunAt" < now() + interval '5 minutes'`,
      )
    ).length
  // It serves before the pages are done.
  expect(await roundsNow()).toBe(1)
  expect((await appliedMigrationsAt(database.url)).length).toBeGreaterThan(before.length)
  const second = openConnection(newer.url)
  writing.push(...tokens.slice(2).map((token) => write(openConnection(newer.url), token, 'newer')))

  // One session and one key, whichever release is asked.
  const key = randomBytes(8).toString('hex')
  const [one, other] = [await create(first, tokens[0]!, 'Both', key), await create(second, tokens[0]!, 'Both', key)]
  expect([one.status, other.status, other.body['Id']]).toEqual([201, 201, one.body['Id']])

  // The first round is over, and the older release writes on.
  const goOn = async () => {
    // The older release does not know this job and postpones it, for longer each time; that time is over.
    await query(database.url, `update "job" set "RunAt" = now() where "Kind" = 'rebuildIndex' and "Attempts" > 0`)
    return roundsNow()
  }
  await expect.poll(goOn, { timeout: 600_000, interval: 500 }).toBe(0)
  const whileBoth = written.size
  await expect.poll(() => written.size, { timeout: 60_000 }).toBeGreaterThan(whileBoth + 20)
  isOver = true
  await Promise.all(writing)
  expect(faults).toEqual([])
  expect(await older.terminate()).toBe(0)

  // The next round, of what the older release wrote meanwhile. It would begin ten minutes later.
  await query(database.url, `update "job" set "RunAt" = now() where "Kind" = 'rebuildIndex'`)
  await expect.poll(roundsNow, { timeout: 600_000 }).toBe(0)
  // By what it sounds like, which the older index does not have.
  const bySound = await second('/page/api/bySearch/shwe%20taung%20gyar?perPage=1')
  expect(String(bySound.body['Name'])).toContain('ရွှေတောင်ကြား')
  expect(await newer.logged('a job failed')).toEqual([])
  expect(await newer.terminate()).toBe(0)
  const changed = await withDirectConnection(database.url, lookThroughPages)
  expect(changed).toBe(0)
  const stored = await query(database.url, 'select "Id", "Name" from "page"')
  const ids = new Map(stored.map(({ Id, Name }) => [String(Name), Number(Id)]))
  expect([...written].filter(([name, id]) => ids.get(name) !== id)).toEqual([])
  expect(stored.filter(({ Name }) => Name === 'Both')).toHaveLength(1)
  console.log(
    `rolling upgrade: served after ${Math.round(servesAfterMs)} ms with ${pages} pages to rebuild; ` +
      `${written.size} pages written meanwhile, none lost`,
  )
})

/** How many pages have another index than this release makes. */
async function lookThroughPages(db: Executor): Promise<number> {
  let round: Rebuild = { source: 'page', rules: indexVersion, begun: Date.now(), after: 0, changed: 0 }
  await db.rows(sql`delete from "job" where "Kind" = 'rebuildIndex'`)
  let changed = 0
  for (;;) {
    await continueRebuild(db, round, 500)
    const [next] = await db.rows<{ Payload: Rebuild }>(
      sql`delete from "job" where "Kind" = 'rebuildIndex' returning "Payload"`,
    )
    if (!next || next.Payload.after === 0) return changed
    round = next.Payload
    changed = round.changed
  }
}
