import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../embedded/trial.ts'
import {
  openConnection,
  openConnections,
  signIn,
  startSeveral,
  type Connection,
  type SeveralProcesses,
} from './severalProcesses.ts'

/** Two servers with data folders of their own, as on two machines, over one database (docs/decisions/processes.md). */

const env = { JWT_SECRET: 'one secret of both machines, long enough', TRUST_PROXY: '1' }
let machines: SeveralProcesses[]
beforeAll(async () => {
  const first = await startSeveral(env)
  const second = await startSeveral({ ...env, PROCESSES: '1' }, { beside: first })
  machines = [first, second]
  return async () => {
    await second.end()
    await first.end()
  }
})

let addresses = 0
/** Each from an address of their own, of which a minute allows few sign-ins. */
const enter = (ask: Connection, email: string) => signIn(ask, email, `203.0.113.${++addresses}`)
const rows = (statement: string) => query(machines[0]!.databaseUrl, statement)
const everywhere = () => machines.flatMap(({ url }) => openConnections(url, 3))

test('a session counts on both, and an end of it too', async () => {
  const connections = everywhere()
  const token = await enter(connections[0]!, 'both@machines.example')
  const own = (ask: Connection) => ask('/page/api/byOwnerEmail/both%40machines.example', { token })
  expect((await Promise.all(connections.map(own))).map(({ status }) => status)).toEqual(connections.map(() => 200))
  await connections.at(-1)!('/profile/api/logout', { token, parts: {} })
  const refused = await Promise.all(connections.map((ask) => ask('/page/api', { token, parts: {} })))
  expect(refused.map(({ status }) => status)).toEqual(connections.map(() => 401))
})

test('writes are limited for both together (S41)', async () => {
  const [first, ...others] = everywhere() as [Connection, ...Connection[]]
  const token = await enter(first, 'writer@machines.example')
  // Refused for its fields, but counted.
  const write = async (ask: Connection) => (await ask('/page/api', { token, parts: {} })).status
  const refused = async () => {
    while ((await write(first)) !== 429);
    return Promise.all(others.map(write))
  }
  // A minute may end meanwhile, with which everybody begins anew.
  await expect.poll(refused, { interval: 500, timeout: 60_000 }).toEqual(others.map(() => 429))
})

test('one key makes one record, whichever machine is asked, under load too', async () => {
  const [one, other] = [everywhere(), everywhere().toReversed()]
  const tokens = await Promise.all(one.map((ask, n) => enter(ask, `writer${n}@machines.example`)))
  const pages = await Promise.all(
    one.map(async (ask, n) =>
      String((await ask('/page/api', { token: tokens[n], parts: { name: 'Page' } })).body['Id']),
    ),
  )
  const created: [unknown, unknown][] = []
  await Promise.all(
    one.map(async (first, n) => {
      for (let round = 0; round < 8; round++) {
        const key = randomBytes(8).toString('hex')
        const create = (ask: Connection) =>
          ask('/post/api', { token: tokens[n], parts: { pageId: pages[n]!, title: key }, key })
        const [a, b] = await Promise.all([create(first), create(other[n]!)])
        expect([a.status, b.status]).toEqual([201, 201])
        created.push([a.body['Id'], b.body['Id']])
      }
    }),
  )
  expect(created.filter(([a, b]) => a !== b)).toEqual([])
  const [count] = await rows(`select count(*)::integer as n from "post" where "PageId" in (${pages.join()})`)
  expect(count!['n']).toBe(created.length)
})

test('what is written on one is shown by the other within a second, and jobs run once', async () => {
  const connections = everywhere()
  const token = await enter(connections[0]!, 'owner@machines.example')
  const id = String((await connections[0]!('/page/api', { token, parts: { name: 'First' } })).body['Id'])
  const names = () => Promise.all(connections.map(async (ask) => (await ask(`/page/api/${id}`)).body['Name']))
  expect(await names()).toEqual(connections.map(() => 'First'))
  const slowest: number[] = []
  for (let n = 0; n < 10; n++) {
    const writer = connections[n % connections.length]!
    await writer('/page/api', { token, method: 'PATCH', parts: { id, name: `Name ${n}` } })
    const since = performance.now()
    await expect.poll(names, { interval: 20 }).toEqual(connections.map(() => `Name ${n}`))
    slowest.push(performance.now() - since)
  }
  // A second, and four more for a busy machine.
  expect(Math.max(...slowest)).toBeLessThan(5000)
  const posts = await Promise.all(
    connections.flatMap((ask) =>
      [1, 2].map((n) => ask('/post/api', { token, parts: { pageId: id, title: `Post ${n}` } })),
    ),
  )
  expect(posts.every(({ status }) => status === 201)).toBe(true)
  await connections.at(-1)!(`/page/api/${id}`, { token, method: 'DELETE' })
  await expect.poll(() => rows(`select "Id" from "post" where "PageId" = ${id}`)).toEqual([])
  await expect
    .poll(() => rows(`select "Kind" from "job" where not starts_with("Kind", 'daily:') and "RunAt" <= now()`))
    .toEqual([])
  for (const machine of machines) expect(await machine.logged('a job failed')).toEqual([])
})

test('a name that changes is right at once for who is signed in, and within a second for visitors, on both', async () => {
  const connections = everywhere()
  const token = await enter(connections[0]!, 'namer@machines.example')
  const [region] = await rows(`insert into "region" ("Name") values ('Shan') returning "Id"`)
  const [town] = await rows(
    `insert into "town" ("Name", "RegionId") values ('Kalaw', ${String(region!['Id'])}) returning "Id"`,
  )
  const townId = String(town!['Id'])
  const id = String((await connections[0]!('/page/api', { token, parts: { name: 'Pines', townId } })).body['Id'])
  const shown = (options: { token?: string }) =>
    Promise.all(connections.map(async (ask) => (await ask(`/page/api/${id}`, options)).body['TownName']))
  expect(await shown({})).toEqual(connections.map(() => 'Kalaw'))
  expect(await shown({ token })).toEqual(connections.map(() => 'Kalaw'))
  for (const name of ['Aungban', 'Pindaya', 'Heho']) {
    await rows(`update "town" set "Name" = '${name}' where "Id" = ${townId}`)
    expect(await shown({ token })).toEqual(connections.map(() => name))
    const since = performance.now()
    await expect.poll(() => shown({}), { interval: 20 }).toEqual(connections.map(() => name))
    // A second, and four more for a busy machine.
    expect(performance.now() - since).toBeLessThan(5000)
  }
})

test('a server that starts beside another one in its data folder leaves alone what that one receives', async () => {
  const [first] = machines as [SeveralProcesses]
  const token = await enter(openConnection(first.url), 'sender@machines.example')
  const page = await openConnection(first.url)('/page/api', { token, parts: { name: 'Page' } })
  const boundary = 'zay'
  const part = (name: string, type = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${type}\r\n\r\n`
  const head = `${part('pageId')}${String(page.body['Id'])}\r\n${part('title')}With a file\r\n${part('file', '; filename="a.txt"\r\ncontent-type: text/plain')}`
  const sent = await new Promise<number>((resolve, reject) => {
    const sending = request(`${first.url}/post/api`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    sending.on('error', reject)
    // More than is kept in memory.
    sending.write(head + 'x'.repeat(3_000_000))
    void (async () => {
      const another = await startSeveral({ ...env, PROCESSES: '1' }, { beside: first, dataDir: first.dataDir })
      sending.end(`${'y'.repeat(1_000_000)}\r\n--${boundary}--\r\n`)
      await another.end()
    })().catch(reject)
  })
  expect(sent).toBe(201)
})
