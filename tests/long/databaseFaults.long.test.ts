import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findSocketAddress } from './support/database.ts'
import { ask, asMember, idOf, signUp, type Member, type Told } from './support/client.ts'
import { makeDataDir, startServer } from './support/server.ts'
import { databasePids } from './support/systemProcesses.ts'

/** A database that pauses, loses its connections, or ends (docs/safety.md#s61). */

/** Milliseconds, with one more second for the clients that measure on the same machine. */
const mostWait = 6000

async function start() {
  const dataDir = await makeDataDir()
  const server = await startServer({ dataDir })
  const member = asMember(() => server.url, (await signUp(server.url, 'owner@demo.example')).token)
  const pageId = idOf(await member.creates('page', { name: 'Faults' }))
  return { dataDir, server, member, pageId }
}

interface Attempt {
  key: string
  told: Told
}

/** Creates as many posts at once, each with a key. */
const createMany = (member: Member, pageId: number, count: number): Promise<Attempt[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const key = randomBytes(8).toString('hex')
      return { key, told: await member.creates('post', { pageId, title: key }, key) }
    }),
  )

/** @param faultAt of a request that was waiting before: from then on it counts */
function expectPrompt(told: Told, statuses: readonly number[], faultAt = 0) {
  expect(statuses).toContain(told.status)
  if (told.status === 503) {
    expect(Math.min(told.ms, told.at - faultAt)).toBeLessThan(mostWait)
    expect(told.body).toMatchObject({ status: 'error' })
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0)
  }
}

/** Within 5 s of now the server is ready; then every attempt, repeated, makes one record. */
async function expectRecovery(url: string, member: Member, pageId: number, attempts: readonly Attempt[]) {
  const since = performance.now()
  await expect.poll(async () => (await ask(`${url}/readyz`)).status, { interval: 50, timeout: 30_000 }).toBe(200)
  await expect.poll(async () => (await member.asks('/post/api/byPage/1')).status, { interval: 50 }).toBe(200)
  const ms = performance.now() - since
  expect(ms).toBeLessThan(5000)
  for (const { key } of attempts) {
    const again = await member.creates('post', { pageId, title: key }, key)
    expect(again.status).toBe(201)
  }
  const { body } = await member.asks('/post/api')
  const titles = (body as unknown as Record<string, unknown>[]).map(({ Title }) => Title)
  for (const { key } of attempts) expect(titles.filter((title) => title === key)).toEqual([key])
  return Math.round(ms)
}

test('S61 a paused database: 503 within 5 s, /readyz tells, and all goes on within 5 s, nothing twice', async () => {
  const { dataDir, server, member, pageId } = await start()
  let pids: number[] = []
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // A backend may have ended.
      }
    }
  }
  onTestFinished(() => signal('SIGCONT'))
  // Under load, so that the pause meets transactions half way.
  const before = createMany(member, pageId, 100)
  await createMany(member, pageId, 5)
  // With the processes that the load has begun.
  pids = await databasePids(dataDir)
  const pausedAt = performance.now()
  signal('SIGSTOP')
  const during = await createMany(member, pageId, 40)
  const [reads, ready, alive] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, () => ask(`${server.url}/page/api/${pageId}`))),
    ask(`${server.url}/readyz`),
    ask(`${server.url}/healthz`),
  ])
  for (const told of [...reads, ready]) expectPrompt(told, [503])
  for (const { told } of during) expectPrompt(told, [503])
  expectPrompt(alive, [200])
  expect(alive.ms).toBeLessThan(1000)
  const begun = await before
  for (const { told } of begun) expectPrompt(told, [201, 503], pausedAt)
  signal('SIGCONT')
  const ms = await expectRecovery(server.url, member, pageId, [...begun, ...during])
  const slowest = Math.max(...[...during, ...begun].map(({ told }) => told.ms), ...reads.map((told) => told.ms))
  console.log(`paused: the slowest answer took ${Math.round(slowest)} ms, recovery ${ms} ms`)
})

test('S61 connections that are ended under load: 503 at most, and all goes on, nothing twice', async () => {
  const { dataDir, server, member, pageId } = await start()
  const client = new Client({ connectionString: await findSocketAddress(dataDir) })
  await client.connect()
  const attempts: Attempt[] = []
  for (let round = 0; round < 5; round++) {
    const writing = createMany(member, pageId, 60)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    const endedAt = performance.now()
    const written = await writing
    for (const { told } of written) expectPrompt(told, [201, 503], endedAt)
    attempts.push(...written)
  }
  await client.end()
  const ms = await expectRecovery(server.url, member, pageId, attempts)
  const lost = attempts.filter(({ told }) => told.status === 503).length
  console.log(`connections ended: ${lost} of ${attempts.length} refused, recovery ${ms} ms`)
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  'S61 a database that ends by %s under load is there again: 503 meanwhile, nothing twice',
  async (signal) => {
    const { dataDir, server, member, pageId } = await start()
    const writing = createMany(member, pageId, 100)
    const [main] = await databasePids(dataDir)
    const endedAt = performance.now()
    process.kill(main!, signal)
    const attempts = await writing
    expect(attempts.some(({ told }) => told.status === 0) ? server.output() : '').toBe('')
    for (const { told } of attempts) expectPrompt(told, [201, 503], endedAt)
    const ms = await expectRecovery(server.url, member, pageId, attempts)
    console.log(`${signal}: recovery ${ms} ms`)
  },
)
