import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { idOf, ask, signUp } from './support/client.ts'
import { makeDataDir, startServer, type LongServer } from './support/server.ts'
import { memoryOf } from './support/systemProcesses.ts'

/** More requests than the server can answer (docs/safety.md#s42). */

const MB = 1024 * 1024
const seconds = 15
/** Seconds of the load that are under way at once: with fewer connections requests would wait in this client, unseen by the server. */
const secondsUnderWay = 2
const mostFloods = 3

interface Outcome {
  status: number
  ms: number
  retryAfter: string | undefined
}

/** One request from an address of its own, so that no limit of an address is met. */
function send(agent: Agent, { port }: LongServer, path: string, n: number): Promise<Outcome> {
  const since = performance.now()
  return new Promise((resolve) => {
    const sending = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        headers: { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
      },
      (answer) => {
        answer.resume()
        answer.once('close', () =>
          resolve({
            status: answer.statusCode ?? 0,
            ms: performance.now() - since,
            retryAfter: answer.headers['retry-after'],
          }),
        )
      },
    )
    sending.once('error', () => resolve({ status: 0, ms: performance.now() - since, retryAfter: undefined }))
    sending.end()
  })
}

const agents = new Set<Agent>()
function makeAgent(connections = 16): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  agents.add(agent)
  return agent
}

/** What the server answers when 16 clients ask one after the other, in a second. */
async function saturation(server: LongServer, path: string): Promise<number> {
  const agent = makeAgent()
  const until = performance.now() + 5000
  let count = 0
  const client = async () => {
    while (performance.now() < until) {
      await send(agent, server, path, count++)
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  return count / 5
}

/**
 * So many requests a second, whether or not the server keeps up. Over connections that are open, as a proxy in front has
 * them: Node accepts one new connection a turn of its event loop, so others would wait where no server sees them.
 */
async function flood(server: LongServer, path: string, perSecond: number): Promise<Outcome[]> {
  const connections = Math.ceil(secondsUnderWay * perSecond)
  const agent = makeAgent(connections)
  await Promise.all(Array.from({ length: connections }, (_, n) => send(agent, server, '/healthz', n)))
  const all: Promise<Outcome>[] = []
  const begin = performance.now()
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * perSecond
    while (all.length < due) all.push(send(agent, server, path, all.length))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return Promise.all(all)
}

/**
 * Three times what the server can answer. A machine that others use has more time for it at one moment than at another: as
 * long as it answered much more than was thought to saturate it, the flood comes again, after what was learned.
 */
async function floodThreefold(server: LongServer, path: string) {
  let rate = await saturation(server, path)
  for (let tries = 1; ; tries++) {
    const outcomes = await flood(server, path, 3 * rate)
    const answeredPerSecond = withStatus(outcomes, 200).length / seconds
    if (3 * rate >= 2.5 * answeredPerSecond || tries === mostFloods) return { rate, outcomes }
    rate = answeredPerSecond
  }
}

const withStatus = (outcomes: Outcome[], status: number) => outcomes.filter((one) => one.status === status)

test('S42 three times the saturating load: early 503 with Retry-After, no crash, normal again within 5 s', async () => {
  const dataDir = await makeDataDir()
  // Kept screens are answered faster than one client can ask for them.
  const env = { RATE_LIMIT: '1', TRUST_PROXY: '1', MAP_TILES_URL: 'off', KEPT_ANSWERS_MB: '0' }
  const server = await startServer({ dataDir, env })
  onTestFinished(() => {
    for (const agent of agents) agent.destroy()
  })
  const member = await signUp(server.url, 'owner@demo.example')
  const pageId = idOf(await member.creates('page', { name: 'Busy' }))
  for (let n = 0; n < 40; n++) await member.creates('post', { pageId, title: `post ${n}` })
  const path = '/home'
  const alone = await send(makeAgent(), server, path, 1)
  expect(alone.status).toBe(200)

  const { rate, outcomes } = await floodThreefold(server, path)
  const ended = performance.now()
  // A refusal is fast too.
  const isNormal = async () => {
    const { status, ms } = await ask(server.url + path)
    return status === 200 && ms < Math.max(500, 5 * alone.ms)
  }
  await expect.poll(isNormal, { interval: 100, timeout: 30_000 }).toBe(true)
  const recoveryMs = performance.now() - ended
  expect((await ask(`${server.url}/readyz`)).status).toBe(200)
  expect(recoveryMs).toBeLessThan(5000)

  const refused = withStatus(outcomes, 503)
  const answered = withStatus(outcomes, 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(answered.length).toBeGreaterThan(0)
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  // Nothing but these two, and connections that this machine could not open.
  expect(outcomes.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([])
  const median = (some: Outcome[]) =>
    some.map(({ ms }) => ms).toSorted((one, other) => one - other)[some.length >> 1] ?? 0
  const memory = await memoryOf(server.pid, 'VmHWM')
  console.log(
    `${Math.round(rate)} answers a second saturate it; at three times that ${answered.length} answered (median ` +
      `${Math.round(median(answered))} ms), ${refused.length} refused (median ${Math.round(median(refused))} ms), ` +
      `${outcomes.length - answered.length - refused.length} without an answer; at most ${Math.round(memory / MB)} MB; ` +
      `normal again after ${Math.round(recoveryMs)} ms`,
  )
  // Early: who is refused knows it soon. At three times the load at least every second one has to be.
  expect(median(refused)).toBeLessThan(2000)
  expect(refused.length).toBeGreaterThan(answered.length)
})

test('S42 short of memory it refuses, and does not crash: a heap of 160 MB under many long answers', async () => {
  const dataDir = await makeDataDir()
  const server = await startServer({
    dataDir,
    env: { RATE_LIMIT: '0', TRUST_PROXY: '1' },
    nodeFlags: ['--max-old-space-size=160'],
  })
  const member = await signUp(server.url, 'owner@demo.example')
  const pageId = idOf(await member.creates('page', { name: 'Long' }))
  for (let n = 0; n < 50; n++) {
    await member.creates('post', { pageId, title: `post ${n}`, description: 'word '.repeat(3900) })
  }
  const agent = makeAgent()
  const outcomes: Outcome[] = []
  const until = performance.now() + seconds * 1000
  const client = async (first: number) => {
    for (let n = first; performance.now() < until; n += 300) {
      outcomes.push(await send(agent, server, '/post/api?perPage=100', n))
    }
  }
  await Promise.all(Array.from({ length: 300 }, (_, n) => client(n)))
  agent.destroy()
  await expect.poll(async () => (await ask(`${server.url}/readyz`)).status, { timeout: 5000 }).toBe(200)
  const count = (status: number) => withStatus(outcomes, status).length
  expect(count(200)).toBeGreaterThan(0)
  expect(outcomes.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([])
  console.log(`160 MB of heap: ${count(200)} answered, ${count(503)} refused, ${count(0)} without an answer`)
})
