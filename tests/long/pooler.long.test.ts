import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/connection/database.ts'
import { ask, idOf, signUp, type Told } from './support/client.ts'
import { startPgBouncer } from './support/pgBouncer.ts'
import { startReplicatedPostgres } from './support/replicatedPostgres.ts'
import { makeDataDir, startServer } from './support/server.ts'

/** Behind PgBouncer in transaction mode (docs/operations.md#poolers). */

const start = async () => {
  const postgres = await startReplicatedPostgres({ replicas: 0, synchronous: false })
  return { postgres, url: await startPgBouncer(postgres.urls[0]!, 4) }
}

test('a slow statement is ended by the server, and its limit does not stay with the connection', async () => {
  const { url } = await start()
  const db = openDatabase({ url, prepare: false })
  onTestFinished(() => db.close())
  const since = performance.now()
  const slow = [
    () => db.rows(sql`select pg_sleep(10)`),
    () => db.rows(sql`select pg_sleep(10)`, 'read'),
    () => db.transaction((tx) => tx.rows(sql`select pg_sleep(10)`)),
  ]
  // So PostgreSQL has ended it, not the client.
  const ended = await Promise.allSettled(slow.map((run) => run()))
  expect(ended.map((one) => one.status === 'rejected' && (one.reason as { code?: string }).code)).toEqual(
    slow.map(() => '57014'),
  )
  expect(performance.now() - since).toBeLessThan(4000)
  // Somebody else who shares these connections.
  const other = openDatabase({ url, prepare: false })
  onTestFinished(() => other.close())
  const asked = Array.from({ length: 20 }, () =>
    db.rows<{ inside: string; reset: string }>(sql`select current_setting('statement_timeout') as inside,
      (select reset_val from pg_settings where name = 'statement_timeout') as reset, pg_sleep(0.01)`),
  )
  for (const [row] of await Promise.all(asked)) expect(row).toMatchObject({ inside: '3500ms', reset: '0' })
})

test('two processes write and read through four connections: each write once, sessions and kept answers right', async () => {
  const { postgres, url } = await start()
  const server = await startServer({
    dataDir: await makeDataDir(),
    env: {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: postgres.urls[0]!,
      DATABASE_PREPARE: '0',
      PROCESSES: '2',
      UPLOAD_QUOTA_MB: '0',
    },
  })
  const members = await Promise.all(
    Array.from({ length: 6 }, (_, n) => signUp(server.url, `member${n}@pooler.example`)),
  )
  const pages = await Promise.all(
    members.map(async (member, n) => idOf(await member.creates('page', { name: `Shop ${n}` }))),
  )
  const told: Told[] = []
  const titles: string[] = []
  const work = members.flatMap((member, n) =>
    Array.from({ length: 4 }, async () => {
      for (let round = 0; round < 15; round++) {
        const title = randomBytes(6).toString('hex')
        const create = () => member.creates('post', { pageId: pages[n]!, title }, title)
        // The second one is a repetition, and may be in the other process.
        const [one, other] = await Promise.all([create(), create()])
        told.push(one, other, await ask(`${server.url}/post/api/byPage/1`), await ask(`${server.url}/search/api/shop`))
        if (one.status === 201) titles.push(title)
        expect(idOf(one)).toBe(idOf(other))
      }
    }),
  )
  await Promise.all(work)
  const statuses = new Set(told.map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual([200, 201])
  const { body } = await ask(`${server.url}/post/api`)
  const listed = (body as unknown as { Title: string }[]).map(({ Title }) => Title)
  expect(listed.toSorted()).toEqual(titles.toSorted())
  // What is deleted is removed by a job, in portions.
  await members[0]!.asks(`/page/api/${pages[0]}`, { method: 'DELETE' })
  const count = () =>
    postgres.query<{ n: number }>(0, `select count(*)::integer as n from "post" where "PageId" = ${pages[0]}`)
  await expect.poll(async () => (await count())[0]!.n, { timeout: 60_000 }).toBe(0)
  const seen = async () => {
    const asked = Array.from({ length: 8 }, () => ask(`${server.url}/page/api/${pages[0]}`))
    return new Set((await Promise.all(asked)).map(({ status }) => status))
  }
  await expect.poll(seen).toEqual(new Set([404]))
  await members[1]!.asks('/profile/api/logout', { method: 'POST' })
  const refused = Array.from({ length: 8 }, () => members[1]!.creates('page', { name: 'Late' }))
  expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([401]))
  console.log(`behind a pooler of four connections: ${told.length} answers, ${titles.length} posts`)
})
