import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Renderer } from '#server/render/renderer.ts'
import { startServer } from '#server/start/startServer.ts'
import { createTestDatabase } from '../database.ts'

/** No screen is asked for. */
const renderer: Renderer = {
  template: () => Promise.resolve('<html></html>'),
  entry: () => Promise.reject(new Error('There are no screens here')),
  manifest: {},
  assets: null,
}

/**
 * A server as `npm start` starts it, until the test ends, and a connection to its database beside it.
 * @param prepare changes the database before; returns the address for the server
 */
export async function start(prepare = async (_client: pg.Client, url: string) => url) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-faults-'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const url = await prepare(client, database.url)
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO: '1',
    SEED: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    // A busy machine that runs tests is no load on the server.
    RATE_LIMIT: '0',
  }
  const server = await startServer(readConfig(env, { cwd: dataDir }), { print: () => undefined, renderer })
  let ending: Promise<void> | undefined
  const stop = () => (ending ??= server.stop())
  onTestFinished(async () => {
    await stop()
    await client.end()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { client, stop, dataDir, url: `http://127.0.0.1:${server.port}` }
}

export async function post(
  url: string,
  fields: object,
  token = '',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** The token of somebody, and a page of theirs. */
export async function signInWithPage(url: string) {
  const { body } = await post(`${url}/demo/token`, { email: 'owner@demo.example', name: 'Owner' })
  const login = await post(`${url}/profile/api/login`, { token: body['token'] })
  const token = login.body['jwtToken'] as string
  const pageId = (await post(`${url}/page/api`, { name: 'Page' }, token)).body['Id']
  return { token, pageId }
}
