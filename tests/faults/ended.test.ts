import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Renderer } from '#server/render/renderer.ts'
import { startServer } from '#server/start.ts'
import { createTestDatabase } from '../database.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The quick form of tests/long/killed.long.test.ts: a server that is ended in the midst of writes. */

/** No screen is asked for. */
const renderer: Renderer = {
  template: () => Promise.resolve('<html></html>'),
  entry: () => Promise.reject(new Error('There are no screens here')),
  manifest: {},
  assets: null,
}

async function start() {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-ended-'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: '1', SEED: '0', PORT: '0', HOST: '127.0.0.1' }
  const server = await startServer(readConfig(env, { cwd: dataDir }), { print: () => undefined, renderer })
  let ending: Promise<void> | undefined
  const stop = () => (ending ??= server.stop())
  onTestFinished(async () => {
    await stop()
    await client.end()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { client, stop, url: `http://127.0.0.1:${server.port}` }
}

async function post(
  url: string,
  fields: object,
  token = '',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('S60 a server that ends under load answers what has begun, and every 2xx is stored', async () => {
  const { client, stop, url } = await start()
  const { body } = await post(`${url}/demo/token`, { email: 'owner@demo.example', name: 'Owner' })
  const login = await post(`${url}/profile/api/login`, { token: body['token'] })
  const token = login.body['jwtToken'] as string
  const pageId = (await post(`${url}/page/api`, { name: 'Ended' }, token)).body['Id']
  // Writes that wait for the database while the server is told to end. Reads go on: they share connections, where one would hold others up.
  await client.query('begin')
  await client.query('lock table "post" in share mode')
  const titles = ['one', 'two', 'three', 'four', 'five']
  const writes = titles.map((title) => post(`${url}/post/api`, { pageId, title }, token))
  const waiting = `select 1 from pg_locks where not granted and relation = '"post"'::regclass`
  await expect.poll(async () => (await client.query(waiting)).rowCount, { interval: 5 }).toBe(titles.length)
  const ended = stop()
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      { interval: 5 },
    )
    .toBe('closed')
  await client.query('commit')
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(titles.map(() => 201))
  await ended
  const { rows } = await client.query<{ title: string }>('select "Title" as title from "post"')
  expect(rows.map(({ title }) => title).sort()).toEqual(titles.toSorted())
})
