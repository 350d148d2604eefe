import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { limitConnections } from '#server/http/connectionLimit.ts'
import { timeouts } from '#server/http/timeouts.ts'
import { Workload } from '#server/limiter/workload.ts'
import { pressureLimits } from '#server/http/pressure.ts'
import { createRandomName } from '#server/uploads/names.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { visitor } from '../api/support/client.ts'
import { sourceRenderer } from '../api/support/sourceRenderer.ts'

/** Slow connections (docs/safety.md#s40) and a server that has too much to do (docs/safety.md#s42), in small. */

let app: TestApp | undefined
afterEach(async () => {
  await app?.stop()
  app = undefined
})

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text) socket.write(text)
  return socket
}

async function answerTo(socket: Socket): Promise<string> {
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += text))
  await once(socket, 'close')
  return answer
}

const portOf = ({ url }: TestApp) => Number(new URL(url).port)

test('S40 every time-out of the server is set, and what is no HTTP is refused', async () => {
  app = await startApp()
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxRequestsPerSocket, maxConnections } = app.server
  const set = { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxRequestsPerSocket, maxConnections }
  for (const [name, value] of Object.entries(set)) expect([name, value! > 0]).toEqual([name, true])
  for (const [name, value] of Object.entries({ ...timeouts, ...timeouts.http, http: 1 }))
    expect([name, value > 0]).toEqual([name, true])
  expect(headersTimeout).toBe(timeouts.http.headersTimeout)
  expect(timeout).toBe(timeouts.connectionTimeout)

  // S52: what never became a request is answered in our shape too.
  for (const [text, status] of [
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '413'],
    ['nothing that anybody could read\r\n\r\n', '400'],
  ] as const) {
    const answer = await answerTo(await open(portOf(app), text))
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status: 'error' })
  }
})

test('S40 headers that do not arrive end the connection, with an error of ours', async () => {
  app = await startApp({
    limits: { timeouts: { ...timeouts, http: { headersTimeout: 50, connectionsCheckingInterval: 20 } } },
  })
  const socket = await open(portOf(app), 'GET /region/api HTTP/1.1\r\nHost: x\r\n')
  const answer = await answerTo(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
    status: 'error',
    message: refusal.tooSlow.in(usualWriting.en),
  })
  expect((await visitor(app).gets('/healthz')).status).toBe(200)
})

test('S40 who stops reading a long answer loses the connection', async () => {
  app = await startApp({ limits: { timeouts: { ...timeouts, connectionTimeout: 100 } } })
  const name = createRandomName('bin')
  await writeFile(join(app.dataDir, 'uploads', name), Buffer.alloc(32 * 1024 * 1024))
  const connections = promisify(app.server.getConnections.bind(app.server)) as () => Promise<number>
  const socket = await open(portOf(app), `GET /uploads/${name} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'readable')
  await expect.poll(connections).toBe(0)
})

test('S40 one address has a number of connections, others have theirs; a proxy has no such limit', async () => {
  const count = async (isExempt: boolean) => {
    const server = createServer()
    limitConnections(server, () => isExempt, 3)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const arrivals = new Set<Socket>()
    server.on('connection', (socket: Socket) => {
      arrivals.add(socket)
      socket.once('close', () => arrivals.delete(socket))
    })
    const { port } = server.address() as AddressInfo
    const sockets = []
    for (let n = 0; n < 5; n++) sockets.push(await open(port))
    await expect.poll(() => arrivals.size).toBe(isExempt ? 5 : 3)
    // Those that end make room for others.
    const [first] = arrivals
    first!.destroy()
    await expect.poll(() => arrivals.size).toBe(isExempt ? 4 : 2)
    sockets.push(await open(port))
    await expect.poll(() => arrivals.size).toBe(isExempt ? 5 : 3)
    for (const socket of sockets) socket.destroy()
    await promisify(server.close.bind(server))()
  }
  await count(false)
  await count(true)
})

test('S42 a process that holds too much memory refuses early, in our shape, and says so', async () => {
  app = await startApp({
    limits: { pressure: { maxEventLoopDelay: 0, maxHeapUsedBytes: 0, maxRssBytes: 1, maxWait: 0 } },
  })
  const ask = (path: string, headers = {}) => visitor(app!).gets(path, headers)
  await expect.poll(async () => (await ask('/region/api')).status).toBe(503)
  const refused = await ask('/region/api', { 'accept-language': 'my' })
  expect(refused.fields).toEqual({ status: 'error', message: refusal.busy.in(usualWriting.my) })
  expect(refused.headers.get('retry-after')).toBe('2')
  const notReady = await ask('/readyz')
  expect([notReady.status, notReady.fields['message']]).toEqual([503, refusal.busy.in(usualWriting.en)])
  expect(Number(notReady.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('/healthz')).status).toBe(200)
})

test('S42 who opens a screen meanwhile reads it in both languages, with the id that the log has', async () => {
  app = await startApp({
    renderer: sourceRenderer,
    limits: { pressure: { maxEventLoopDelay: 0, maxHeapUsedBytes: 0, maxRssBytes: 1, maxWait: 0 } },
  })
  const open = (path: string, headers = {}) => fetch(app!.url + path, { headers: { accept: 'text/html', ...headers } })
  await expect.poll(async () => (await open('/home')).status).toBe(503)
  const page = await open('/home', { 'accept-language': 'my' })
  const id = page.headers.get('x-request-id')!
  const text = await page.text()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect([page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual(['no-store', '2'])
  const [my, en] = [usualWriting.my, usualWriting.en].map((writing) =>
    text.indexOf(refusal.busy.in(writing), text.indexOf('<body>')),
  )
  expect(my).toBeGreaterThan(0)
  expect(en).toBeGreaterThan(my!)
  expect(text).toContain(`Request id ${id.slice(0, 8)}<`)
  // Programs, and the app's own calls, read JSON.
  for (const [path, headers] of [
    ['/home', { accept: '*/*' }],
    ['/region/api', {}],
  ] as const)
    expect((await open(path, headers)).headers.get('content-type')).toContain('application/json')
})

/** Begins some work. Returns what ends it. */
function beginIn(workload: Workload): () => void {
  const work = {}
  workload.begin(work)
  return () => workload.end(work)
}

test('S42 who would wait longer than the limit is refused at once, as long as there is that much to do', () => {
  let now = 0
  const workload = new Workload(() => now)
  const second = () => (now += 1000)
  const all = Array.from({ length: 200 }, () => beginIn(workload))
  expect(workload.expectedWait()).toBe(0)
  // 20 a second are finished: the other 180 take 9 s.
  for (const end of all.splice(0, 20)) end()
  second()
  expect(workload.expectedWait()).toBe(9)
  for (const end of all.splice(0, 150)) {
    end()
    end()
  }
  expect(workload.expectedWait()).toBe(0)
  // Many at a time are no trouble where they are finished quickly.
  const quick = Array.from({ length: 1000 }, () => beginIn(workload))
  for (const end of quick.splice(0, 900)) end()
  second()
  expect(workload.expectedWait()).toBeLessThan(1)
})

test('S42 many who come at once after a quiet time are served: how little was done then says nothing about now', () => {
  let now = 0
  const workload = new Workload(() => now)
  for (let minute = 0; minute < 3; minute++) {
    const visit = beginIn(workload)
    expect(workload.expectedWait()).toBe(0)
    visit()
    now += 60_000
  }
  for (let n = 0; n < 500; n++) {
    expect(workload.expectedWait()).toBe(0)
    beginIn(workload)
  }
})

test('S42 a burst of 200 after a quiet time is let in however slowly it is answered; overload is not', () => {
  let now = 0
  const workload = new Workload(() => now)
  const admit = () => !workload.isTooMuch(1) && beginIn(workload)
  /** Requests that arrive in a second in which ten are answered. */
  const arrive = (count: number, inWork: (() => void)[]) => {
    const admitted = Array.from({ length: count }, admit).filter((end) => end !== false)
    inWork.push(...admitted)
    for (const end of inWork.splice(0, 10)) end()
    now += 1000
    return admitted.length
  }
  for (let visit = 0; visit < 2; visit++) {
    const inWork: (() => void)[] = []
    expect([80, 80, 40].map((count) => arrive(count, inWork))).toEqual([80, 80, 40])
    for (const end of inWork) end()
    now += 10_000
  }
  // 30 a second go on and on: once the burst is used up, nobody is let in until those before are answered.
  const inWork: (() => void)[] = []
  for (let second = 0; second < 20; second++) arrive(30, inWork)
  expect(inWork.length).toBeLessThan(32 + 256 + 30)
  const admitted = Array.from({ length: 20 }, () => arrive(30, inWork))
  expect(admitted.reduce((sum, one) => sum + one)).toBeLessThan(20 * 10)
})

test.each([
  ['time', 200, { maxEventLoopDelay: 1e-6, maxRssBytes: 0 }],
  ['memory', 503, { maxEventLoopDelay: 0, maxRssBytes: 1 }],
])('S42 short of %s calls are refused, and a picture is answered with %i', async (_, status, limits) => {
  app = await startApp({ limits: { pressure: { maxHeapUsedBytes: 0, maxWait: 0, ...limits } } })
  const statusOf = async (path: string) => (await fetch(app!.url + path)).status
  await expect
    .poll(async () => [await statusOf('/region/api'), await statusOf('/uploads/logo.png')])
    .toEqual([503, status])
})

test('S42 the limits fit the machine, and heap is watched where requests wait too', () => {
  for (const waits of [true, false]) {
    const { maxHeapUsedBytes, maxRssBytes, maxEventLoopDelay, maxWait } = pressureLimits({ waits })
    expect(maxHeapUsedBytes).toBeGreaterThan(process.memoryUsage().heapUsed)
    expect(maxRssBytes).toBeGreaterThan(process.memoryUsage().rss)
    expect([maxEventLoopDelay > 0, maxWait > 0]).toEqual([!waits, !waits])
  }
})
