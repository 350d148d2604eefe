import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { readConfig } from '#server/config/config.ts'
import { startServer } from '#server/start/startServer.ts'
import { openCutConnection } from '../cutConnection.ts'
import { createTestDatabase } from '../database.ts'
import { post, signInWithPage } from '../faults/server.ts'
import { startObjectStore } from '../objectStore/server.ts'
import { freePort } from './freePort.ts'
import { openConnections, startSeveral, type SeveralProcesses } from './severalProcesses.ts'

/** What can be watched from outside (docs/operations.md#metrics). */

const HOST = '127.0.0.1'
/** On a slow machine a server with limits would refuse what is to be counted. */
const unlimited = { RATE_LIMIT: '0' }
const token = 'a token for Prometheus'
const read = async (port: number, authorization = `Bearer ${token}`) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })
  return { status: answer.status, text: await answer.text() }
}
/** The value of a line of the text format. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )
const requests = (route: string, status = 200, method = 'GET') =>
  `zay_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

describe('one process', () => {
  const start = async (env: Record<string, string>) => {
    const [database, dataDir] = [await createTestDatabase(), await mkdtemp(join(tmpdir(), 'zay-metrics-'))]
    const config = readConfig(
      { ...unlimited, DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: '1', SEED: '0', PORT: '0', HOST, ...env },
      { cwd: dataDir },
    )
    const server = await startServer({ ...config, processes: 1 }, { print: () => undefined, renderer: null })
    const url = `http://127.0.0.1:${server.port}`
    onTestFinished(async () => {
      await server.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    })
    return { url, dataDir, asks: (path: string) => fetch(url + path).then((answer) => answer.text()) }
  }

  test('counts answers by route, connections, jobs and kept answers, for who has the token', async () => {
    const port = await freePort()
    const { url, asks } = await start({ METRICS_PORT: String(port), METRICS_TOKEN: token })
    for (const path of ['/page/api/1', '/page/api/2', '/town/api/byPage/1', '/town/api/byPage/1']) await asks(path)
    // An answer is counted when it has been sent, which is after it is heard.
    const counted = async () => {
      const { text } = await read(port)
      return [valueOf(text, requests('/page/api/:id', 404)), valueOf(text, requests('/town/api/byPage/:page'))]
    }
    await expect.poll(counted).toEqual([2, 2])
    const { text } = await read(port)
    expect(valueOf(text, 'zay_kept_answers_found_total')).toBeGreaterThan(0)
    expect(valueOf(text, 'zay_database_connections{state="open"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'zay_memory_entries{memory="projections"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'zay_jobs_due')).toBe(0)
    // Of what nobody has done yet too, or a rate over it would miss the first.
    for (const series of ['zay_uploads_total{kind="image"}', 'zay_backups_total{outcome="failed"}'])
      expect(valueOf(text, series)).toBe(0)
    expect(valueOf(text, 'zay_database_seconds_total{route="/page/api/:id"}')).toBeGreaterThan(0)
    expect(text).toMatch(/^zay_release\{version="\d+\.\d+\.\d+"\} 1$/m)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).toContain('process_resident_memory_bytes')
    for (const wrong of ['', 'Bearer', `Bearer ${token}x`, token]) expect((await read(port, wrong)).status).toBe(401)
    // Nobody reaches them through the app.
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })

  test('counts what is uploaded, jobs that are done, and regular backups', async () => {
    const port = await freePort()
    const { url } = await start({ METRICS_PORT: String(port), METRICS_TOKEN: token, BACKUP_EVERY: '6h' })
    const since = Date.now() / 1000
    const { token: session, pageId } = await signInWithPage(url)
    const file = 'data:application/pdf;base64,JVBERi0xLjQK'
    const { status, body } = await post(`${url}/post/api`, { pageId, title: 'List', file }, session)
    expect(status).toBe(201)
    const { text } = await read(port)
    expect(valueOf(text, 'zay_uploads_total{kind="file"}')).toBe(1)
    expect(valueOf(text, 'zay_upload_bytes_total{kind="file"}')).toBe(9)
    // A job removes the file of what is deleted.
    const headers = { authorization: `Bearer ${session}` }
    expect((await fetch(`${url}/post/api/${String(body['Id'])}`, { method: 'DELETE', headers })).status).toBe(200)
    const isDone = /^zay_jobs_total\{kind="\w+",outcome="done"\} [1-9]/m
    await expect.poll(async () => (await read(port)).text).toMatch(isDone)
    const backups = async () => valueOf((await read(port)).text, 'zay_backups_total{outcome="made"}')
    await expect.poll(backups).toBe(1)
    const made = valueOf((await read(port)).text, 'zay_last_backup_timestamp_seconds')
    expect(made).toBeGreaterThanOrEqual(since - 60)
    expect(made).toBeLessThanOrEqual(Date.now() / 1000)
  })

  test('counts sign-ins that failed, and what the object store was asked', async () => {
    const [port, store] = [await freePort(), await startObjectStore()]
    onTestFinished(store.stop)
    const { url } = await start({ METRICS_PORT: String(port), METRICS_TOKEN: token, ...store.env })
    const asked = async (outcome: string) =>
      valueOf((await read(port)).text, `zay_object_store_request_duration_seconds_count{outcome="${outcome}"}`)
    expect(await asked('failed')).toBe(0)
    const { token: session, pageId } = await signInWithPage(url)
    const upload = () =>
      post(`${url}/post/api`, { pageId, title: 'List', file: 'data:application/pdf;base64,JVBERi0xLjQK' }, session)
    expect((await upload()).status).toBe(201)
    expect(await asked('done')).toBeGreaterThan(0)
    await store.goAway()
    expect((await upload()).status).toBe(503)
    expect(await asked('failed')).toBeGreaterThan(0)
    expect((await post(`${url}/profile/api/login`, { token: 'forged' }, '')).status).toBe(401)
    const failed = async () => valueOf((await read(port)).text, requests('/profile/api/login', 401, 'POST'))
    await expect.poll(failed).toBe(1)
  })

  test('are there while no database answers, and say so', async () => {
    const port = await freePort()
    const database = await createTestDatabase()
    const cut = await openCutConnection(database.url)
    onTestFinished(database.drop)
    await start({ METRICS_PORT: String(port), METRICS_TOKEN: token, DATABASE_URL: cut.url })
    await cut.stop()
    const { status, text } = await read(port)
    expect(status).toBe(200)
    const server = `{server="${new URL(cut.url).host}"}`
    expect(valueOf(text, `zay_database_server_up${server}`)).toBe(0)
    expect(valueOf(text, `zay_database_server_takes_writes${server}`)).toBe(0)
    expect(text).not.toMatch(/^zay_jobs_due /m)
    expect(text).toContain('zay_database_connections')
  })

  test('every figure of an alert is there, with what it is told apart by', async () => {
    const port = await freePort()
    const { asks } = await start({ METRICS_PORT: String(port), METRICS_TOKEN: token })
    await asks('/page/api/1')
    const docs = await readFile(join(projectRoot, 'docs', 'operations.md'), 'utf8')
    const alerts = /Alerts worth having[^]*?```\n([^]*?)```/.exec(docs)![1]!
    const used = [...alerts.matchAll(/\b(zay_\w+)(?:\{(\w+)=)?/g)]
    expect(used.length).toBeGreaterThan(8)
    await expect.poll(async () => (await read(port)).text).toContain('route="/page/api/:id"')
    const { text } = await read(port)
    for (const [, name, label] of used) {
      // Only with replicas.
      if (name !== 'zay_replica_lag_bytes')
        expect(text).toMatch(new RegExp(`^${name}${label ? `\\{.*${label}=` : '[ {]'}`, 'm'))
    }
  })

  test('says which servers of the database answer and take writes', async () => {
    const port = await freePort()
    const gone = `127.0.0.1:${await freePort()}`
    const replicas = `postgres://nobody@${gone}/zay`
    await start({ METRICS_PORT: String(port), METRICS_TOKEN: token, DATABASE_REPLICA_URLS: replicas })
    const { text } = await read(port)
    const lines = (name: string) => text.split('\n').filter((line) => line.startsWith(name))
    for (const name of ['zay_database_server_up', 'zay_database_server_takes_writes']) {
      expect(lines(name)).toHaveLength(2)
      expect(lines(name).filter((line) => line.endsWith(' 1'))).toHaveLength(1)
      expect(lines(name)).toContain(`${name}{server="${gone}"} 0`)
    }
    expect(lines('zay_replica_lag_bytes')).toEqual([])
    expect(text).not.toContain('nobody')
  })

  test('a slow statement is in the log, without its values', async () => {
    const { asks, dataDir } = await start({ SLOW_QUERY_MS: '1' })
    const log = () => readFile(join(dataDir, 'zay.log'), 'utf8')
    let asked = 0
    await expect
      .poll(async () => {
        // Another word each time, since an answer that is kept needs no statement.
        await asks(`/search/api/verysecretword${++asked}`)
        const lines = (await log()).split('\n').filter((line) => line.endsWith('}'))
        const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
        const searches = new Set(all.filter(({ route }) => route === '/search/api/:text').map(({ reqId }) => reqId))
        return all.filter(({ msg, ms, reqId }) => msg === 'a slow statement' && Number(ms) > 0 && searches.has(reqId))
          .length
      })
      .toBeGreaterThan(0)
    expect(await log()).not.toContain('verysecretword')
    expect((await stat(join(dataDir, 'zay.log'))).mode & 0o777).toBe(0o600)
  })
})

describe('several processes', () => {
  let server: SeveralProcesses
  let port: number
  beforeAll(async () => {
    port = await freePort()
    server = await startSeveral({ ...unlimited, METRICS_PORT: String(port), METRICS_TOKEN: token })
  })
  afterAll(() => server.end())

  test('are added up', async () => {
    const connections = openConnections(server.url)
    for (const ask of connections) await ask('/page/api/1')
    const text = async () => (await read(port)).text
    await expect.poll(async () => valueOf(await text(), requests('/page/api/:id', 404))).toBe(connections.length)
    expect(valueOf(await text(), 'zay_jobs_due')).toBe(0)
  })
})
