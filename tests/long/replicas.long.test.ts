import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readArchive } from '#server/backup/archive.ts'
import { fileOnDisk } from '#server/backup/onDisk.ts'
import { projectRoot } from '#server/config/environment.ts'
import { ask, asMember, idOf, signUp, type Member } from './support/client.ts'
import { startReplicatedPostgres, type ReplicatedPostgres } from './support/replicatedPostgres.ts'
import { makeDataDir, startServer, type LongServer } from './support/server.ts'

/** Reads from replicas, and another server that takes over, with PostgreSQL of Debian (docs/decisions/replicas.md). */

/** In which a write counts for everybody; half a second for a busy machine. */
const visibleMs = 1500

async function start(postgres: ReplicatedPostgres, processes: number): Promise<LongServer> {
  const [main, ...replicas] = postgres.urls
  return startServer({
    dataDir: await makeDataDir(),
    env: {
      DATABASE_URL: main!,
      DATABASE_REPLICA_URLS: replicas.join(','),
      PROCESSES: String(processes),
      // What a person writes is counted, and by that known.
      RATE_LIMIT: '1',
      TRUST_PROXY: '1',
    },
  })
}

/** Commands with the configuration of before go to the promoted server, though the old one takes writes too. */
async function worksOnWhatTookOver(postgres: ReplicatedPostgres, titles: readonly string[]): Promise<void> {
  const [main, ...replicas] = postgres.urls
  const dataDir = await makeDataDir()
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DEMO: '1',
    DATABASE_URL: main!,
    DATABASE_REPLICA_URLS: replicas.join(','),
  }
  const run = promisify(execFile)
  const program = join(projectRoot, 'server', 'cli', 'runCommand.ts')
  const command = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', program, ...args], { env, cwd: projectRoot })
  const file = join(dataDir, 'after.tar')
  await command('backup', file)
  const missing = new Set(titles)
  for await (const { name, content } of readArchive(fileOnDisk(file))) {
    const bytes = await buffer(content)
    if (!name.startsWith('database/post/')) continue
    for (const cell of gunzipSync(bytes)
      .toString()
      .split(/[\t\n]/))
      missing.delete(cell)
  }
  expect([...missing]).toEqual([])
  await command('admin', 'role', 'member0@several.example', 'moderator')
  const roles = (server: number) => postgres.query(server, 'select 1 from "role"')
  expect([(await roles(1)).length, (await roles(0)).length]).toEqual([1, 0])
}

const randomText = () => randomBytes(6).toString('hex')
/** Each visitor comes from an address of their own, so that no limit is reached. */
let addresses = 0
const asVisitor = () => ({ headers: { 'x-forwarded-for': `203.0.${(++addresses >> 8) & 255}.${addresses & 255}` } })
const signUpMany = (url: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      return signUp(url, `member${n}@several.example`)
    }),
  )

test('a person reads back at once what they wrote, everybody within a second, and replicas answer the reads', async () => {
  const postgres = await startReplicatedPostgres({ replicas: 2, synchronous: false })
  const server = await start(postgres, 2)
  const [member] = await signUpMany(server.url, 1)
  const pageId = idOf(await member!.creates('page', { name: 'First' }))
  const nameFor = async (init: RequestInit, who?: Member) => {
    const path = `/page/api/${pageId}`
    const told = await (who ? who.asks(path) : ask(server.url + path, init))
    return (told.body as unknown as Record<string, unknown>[])[0]?.['Name']
  }
  const rename = async (name: string) => {
    const body = new URLSearchParams({ id: String(pageId), name })
    const told = await member!.asks('/page/api', { method: 'PATCH', body })
    expect(told.status).toBe(200)
    return performance.now()
  }
  const reads = async () =>
    Promise.all(
      [0, 1, 2].map(async (one) => {
        const rows = await postgres.query<{ n: string }>(
          one,
          `select sum(idx_scan) as n from pg_stat_user_tables where relname = 'page'`,
        )
        return Number(rows[0]!.n)
      }),
    )
  const before = await reads()
  const slow: number[] = []
  for (let round = 0; round < 30; round++) {
    // A replica stands still, then both do, then none.
    const still = [[], [1], [1, 2]][Math.floor(round / 10)]!
    for (const one of [1, 2])
      await postgres.query(one, `select pg_wal_replay_${still.includes(one) ? 'pause' : 'resume'}()`)
    const name = randomText()
    const since = await rename(name)
    expect(await nameFor({}, member)).toBe(name)
    await expect.poll(() => nameFor(asVisitor()), { interval: 20, timeout: 10_000 }).toBe(name)
    slow.push(performance.now() - since)
    // Within a second another process may not know yet. Then it stays, whichever process and replica answers.
    await wait(Math.max(0, since + 1000 - performance.now()))
    const names = await Promise.all(Array.from({ length: 20 }, () => nameFor(asVisitor())))
    expect(new Set(names)).toEqual(new Set([name]))
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(`${server.url}/page/api/byPage/1?perPage=${n + 1}`, asVisitor())),
    )
  }
  for (const one of [1, 2]) await postgres.query(one, 'select pg_wal_replay_resume()')
  await expect.poll(async () => (await reads()).map((n, at) => n - before[at]! > 20)).toEqual([true, true, true])
  console.log(`a write counted for everybody after at most ${Math.round(Math.max(...slow))} ms`)
  expect(Math.max(...slow)).toBeLessThan(visibleMs)
})

test('the main database dies: reads go on, writes are refused, a promoted replica takes them up, nothing is lost', async () => {
  const postgres = await startReplicatedPostgres({ replicas: 2, synchronous: true })
  const server = await start(postgres, 2)
  const members = await signUpMany(server.url, 4)
  const pages = await Promise.all(members.map(async (member) => idOf(await member.creates('page', { name: 'Page' }))))
  let isOver = false
  const acknowledged: string[] = []
  const refusals = new Map<number, number>()
  let lastRefused = 0
  const writing = members.map(async (member, n) => {
    while (!isOver) {
      const title = randomText()
      const told = await member.creates('post', { pageId: pages[n]!, title }, title)
      if (told.status === 201) acknowledged.push(title)
      else {
        refusals.set(told.status, (refusals.get(told.status) ?? 0) + 1)
        if (told.status === 503) {
          lastRefused = told.at
          expect(String(told.body['message'])).toMatch(/\.$/)
        }
      }
      // 60 writes a minute are allowed.
      await wait(1100)
    }
  })
  const failedReads: string[] = []
  let reads = 0
  let slowest = 0
  const reading = Array.from({ length: 4 }, async (_, n) => {
    for (let at = 0; !isOver; at++) {
      const paths = [`/page/api/${pages[at % pages.length]}`, '/post/api/byPage/1', '/search/api/page', '/readyz']
      const path = paths[(at + n) % paths.length]!
      const told = await ask(server.url + path, at % 3 === 0 ? {} : asVisitor())
      const asked = await asMember(() => server.url, members[n]!.token).asks(`/page/api/${pages[n]}`)
      reads += 2
      slowest = Math.max(slowest, told.ms, asked.ms)
      for (const one of [told, asked]) if (one.status !== 200) failedReads.push(`${path} ${one.status}`)
      await wait(120)
    }
  })
  await wait(4000)
  await postgres.kill(0)
  await wait(5000)
  const beforePromotion = acknowledged.length
  await postgres.promote(1)
  const promotedAt = performance.now()
  await postgres.follow(2, 1)
  const posted = async () => {
    const title = randomText()
    const told = await members[0]!.creates('post', { pageId: pages[0]!, title }, title)
    if (told.status === 201) acknowledged.push(title)
    return told.status
  }
  await expect.poll(posted, { interval: 200, timeout: 30_000 }).toBe(201)
  const backMs = performance.now() - promotedAt
  // The old one is started again by somebody who does not know: it takes writes, and gets none.
  await postgres.query(1, 'select 1')
  await postgres.start(0)
  await wait(6000)
  isOver = true
  await Promise.all([...writing, ...reading])
  const stored = await postgres.query<{ Title: string; n: number }>(
    1,
    'select "Title", count(*)::integer as n from "post" group by 1',
  )
  const counts = new Map(stored.map(({ Title, n }) => [Title, n]))
  console.log(
    `failover: ${acknowledged.length} writes acknowledged, ${beforePromotion} before; refused ${JSON.stringify([...refusals])}; ` +
      `${reads} reads, ${failedReads.length} failed, slowest ${Math.round(slowest)} ms; writes again ${Math.round(backMs)} ms after the promotion`,
  )
  expect(acknowledged.filter((title) => counts.get(title) !== 1)).toEqual([])
  await worksOnWhatTookOver(postgres, acknowledged)
  expect(acknowledged.length).toBeGreaterThan(beforePromotion)
  expect(lastRefused).toBeGreaterThan(0)
  expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([])
  expect(failedReads).toEqual([])
  expect(backMs).toBeLessThan(10_000)
  const lost = await postgres.query<{ n: number }>(0, 'select count(*)::integer as n from "post"')
  expect(lost[0]!.n).toBeLessThanOrEqual(beforePromotion + members.length)
})
