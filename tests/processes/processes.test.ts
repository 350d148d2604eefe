import { beforeAll, expect, test } from 'vitest'
import { release } from '#server/config/environment.ts'
import { isAlive } from '#server/db/connection/embedded/processes.ts'
import { query } from '../embedded/trial.ts'
import {
  openConnection,
  openConnections,
  signIn,
  startSeveral,
  type Connection,
  type SeveralProcesses,
} from './severalProcesses.ts'

/** PROCESSES=2: whichever process answers, it is the same server (docs/decisions/processes.md). */

let server: SeveralProcesses

beforeAll(async () => {
  server = await startSeveral()
  return () => server.end()
})

const statuses = (connections: readonly Connection[], path: string, token?: string) =>
  Promise.all(connections.map(async (ask) => (await ask(path, { token })).status))

test('the log begins with the release', async () => {
  expect(await server.logged('the server starts')).toMatchObject([{ version: release, node: process.version }])
})

test('a session and a write count in every process, and jobs run', async () => {
  const connections = openConnections(server.url)
  const everywhere = <T>(value: T) => connections.map(() => value)
  const [writer] = connections as [Connection]
  const token = await signIn(writer, 'writer@several.example')
  const own = '/page/api/byOwnerEmail/writer%40several.example'
  expect(await statuses(connections, own, token)).toEqual(everywhere(200))

  const created = await writer('/page/api', { token, parts: { name: 'First' } })
  expect(created.status).toBe(201)
  const id = String(created.body['Id'])
  const names = (bearer?: string) =>
    Promise.all(connections.map(async (ask) => (await ask(`/page/api/${id}`, { token: bearer })).body['Name']))
  // Each process keeps this answer for visitors from now on.
  expect(await names()).toEqual(everywhere('First'))
  expect((await writer('/page/api', { token, method: 'PATCH', parts: { id, name: 'Second' } })).status).toBe(200)
  // At once for who wrote it, soon for everybody.
  expect(await names(token)).toEqual(everywhere('Second'))
  await expect.poll(() => names()).toEqual(everywhere('Second'))

  expect((await writer(`/page/api/${id}`, { token, method: 'DELETE' })).status).toBe(200)
  await expect.poll(() => query(server.databaseUrl, `select "Id" from "page" where "Id" = ${id}`)).toEqual([])
  // Signed out in one process, signed out in all.
  expect((await writer('/profile/api/logout', { token, parts: {} })).status).toBe(200)
  const refused = await Promise.all(connections.map((ask) => ask('/page/api', { token, parts: {} })))
  expect(refused.map(({ status }) => status)).toEqual(everywhere(401))
})

test('reads are limited by each process, and its limit takes nothing from the others', async () => {
  const [first, ...others] = openConnections(server.url) as [Connection, ...Connection[]]
  const token = await signIn(first, 'reader@several.example')
  while ((await first('/town/api/1', { token })).status !== 429);
  // Some of them lead to the same process.
  expect((await statuses(others, '/town/api/1', token)).some((status) => status !== 429)).toBe(true)
})

test('a process that is killed is replaced, and no acknowledged write is lost', async () => {
  const connections = openConnections(server.url)
  const token = await signIn(connections[0]!, 'killed@several.example')
  const page = await connections[0]!('/page/api', { token, parts: { name: 'Page' } })
  const pageId = String(page.body['Id'])
  const stored: number[] = []
  let isKilled = false
  const [killed, other] = (await server.pids()) as [number, number]
  await Promise.all(
    connections.map(async (ask) => {
      for (let n = 0; n < 8; n++) {
        const { status, body } = await ask('/post/api', { token, parts: { pageId, title: `Post ${n}` } })
        if (status === 201) stored.push(Number(body['Id']))
        else expect(status).toBe(0)
        if (stored.length < 15 || isKilled) continue
        isKilled = true
        process.kill(killed, 'SIGKILL')
      }
    }),
  )
  expect(stored.length).toBeGreaterThan(15)
  const rows = await query(server.databaseUrl, 'select "Id" from "post"')
  expect(rows.map(({ Id }) => Number(Id))).toEqual(expect.arrayContaining(stored))
  await expect.poll(async () => (await server.pids()).length).toBe(3)
  const [, , replacing] = (await server.pids()) as [number, number, number]
  expect([await isAlive(killed), await isAlive(other), await isAlive(replacing)]).toEqual([false, true, true])
  expect(await statuses(openConnections(server.url), `/page/api/${pageId}`)).toEqual(connections.map(() => 200))
})

test('a clean stop ends every process', async () => {
  const pids = await server.pids()
  expect(await server.terminate()).toBe(0)
  expect(await Promise.all(pids.map(isAlive))).toEqual(pids.map(() => false))
  expect((await openConnection(server.url)('/healthz')).status).toBe(0)
  expect(await server.logged('a process has ended')).toHaveLength(1)
})
