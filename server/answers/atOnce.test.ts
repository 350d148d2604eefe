import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { tooMany } from '../errors.ts'
import type { AnsweredRequest } from '../http/requestLog.ts'
import { answerAtOnce, newRequestId } from './atOnce.ts'
import { KeptAnswers } from './keptAnswers.ts'
import { answerKey } from './key.ts'
import { sendKept } from './send.ts'
import { WatchedChanges } from './watchedChanges.ts'

const long = 'ကခဂဃ'.repeat(4000)

/** Three routes on a real port: one that is always the same, one whose answers are kept, short and long. */
async function listen({ trustProxy = false }: Pick<FastifyServerOptions, 'trustProxy'> = {}) {
  const app = Fastify({ genReqId: newRequestId, trustProxy, return503OnClosing: false })
  const state = { isPressed: false, left: Infinity, counted: [] as string[], passed: 0 }
  const answered: AnsweredRequest[] = []
  const db = { rows: async () => [{ snapshot: '1:1:', at: 1, tables: [] }] } as never
  const times = { renewAfter: Infinity, validFor: Infinity }
  const changes = new WatchedChanges({ db, ownWrites: () => 0, times })
  const kept = new KeptAnswers(changes, 10_000_000)
  await kept.isCurrent()
  app.decorate('isUnderPressure', () => state.isPressed)
  answerAtOnce(app, {
    kept,
    limitVisit: ({ ip }) => {
      if (state.left-- <= 0) throw tooMany(1)
      state.counted.push(ip)
    },
    onAnswered: (one) => void answered.push(one),
  })
  app.addHook('onRequest', (request, reply, done) => {
    state.passed++
    void reply.header('x-request-id', request.id)
    done()
  })
  const lives = Buffer.from('{"status":"ok"}')
  app.get('/alive', { config: { alwaysSame: lives } }, (_request, reply) => reply.type('application/json').send(lives))
  for (const [path, body] of [
    ['/short/:id', 'short'],
    ['/long/:id', long],
  ] as const) {
    const keptKey = ({ url, query }: { url: string; query: unknown }) => answerKey(url, query, ['page'])
    app.get(path, { config: { keptKey } }, async (request, reply) => {
      const key = keptKey(request)!
      const { page = '' } = request.query as { page?: string }
      const answer = await kept.findOrMake(key, async () => ({ type: 'text/plain', body: body + page, tables: [] }))
      return 'instead' in answer ? '' : sendKept(kept, key, answer, request, reply)
    })
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br', ...headers } })
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) }
  }
  return { app, port, state, answered, ask }
}

/** Everything that comes back for this text. */
async function talk(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.write(text)
  let received = ''
  socket.setEncoding('latin1').on('data', (data: string) => (received += data))
  await once(socket, 'end')
  return received
}

const textOf = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n')
const same = ({ 'x-request-id': _id, date: _date, ...headers }: Record<string, string>) => headers

test.each(['/alive', '/short/1', '/long/1', '/long/1?page=2&campaign=x'])(
  'what was sent for %s once is sent again before any hook, with the same headers, a new id and the time of now',
  async (path) => {
    const { ask, state, answered } = await listen()
    // The first makes it, and sends it the usual way.
    const first = await ask(path)
    expect([first.status, state.passed]).toEqual([200, 1])
    const ids = new Set([first.headers['x-request-id']])
    for (let n = 0; n < 5; n++) {
      const from = Math.floor(Date.now() / 1000)
      const next = await ask(path)
      expect([next.status, next.text, same(next.headers)]).toEqual([200, first.text, same(first.headers)])
      const date = Date.parse(next.headers['date']!) / 1000
      // Node itself changes the date up to a moment late.
      expect(date >= from - 1 && date <= Date.now() / 1000).toBe(true)
      ids.add(next.headers['x-request-id'])
    }
    expect([ids.size, state.passed]).toEqual([6, 1])
    const route = path.replace('1', ':id').replace(/\?.*/, '')
    await expect.poll(() => answered.length).toBe(5)
    const lines = answered.map(({ milliseconds, ...line }) => ({ ...line, took: milliseconds >= 0 }))
    expect(lines).toEqual([...ids].slice(1).map((id) => ({ id, method: 'GET', route, status: 200, took: true })))
  },
)

test('an address that nobody who reads asks for is not remembered, since thousands of them would fill the memory', async () => {
  const { ask, state } = await listen()
  for (const [letters, passed] of [
    [10, 1],
    [400, 3],
  ] as const) {
    const path = `/alive?campaign=${'x'.repeat(letters)}`
    const texts = [await ask(path), await ask(path)].map(({ text }) => text)
    expect([state.passed, ...texts]).toEqual([passed, '{"status":"ok"}', '{"status":"ok"}'])
  }
})

test('the date goes on while the same is asked for again and again', async () => {
  const { ask } = await listen()
  const dates = new Set<string>()
  await expect.poll(async () => dates.add((await ask('/short/1')).headers['date']!).size).toBeGreaterThan(2)
})

test('under pressure, beyond the limit and for what is not usual the hooks decide', async () => {
  const { ask, state, port } = await listen()
  await ask('/alive')
  await ask('/short/1')
  const passes = async (path: string, headers: Record<string, string> = {}) => {
    const before = state.passed
    await ask(path, headers)
    return state.passed - before === 1
  }
  expect([await passes('/alive'), await passes('/short/1')]).toEqual([false, false])
  for (const [name, value] of [
    ['authorization', 'Bearer x'],
    ['origin', 'https://shop.example'],
    ['if-none-match', '"x"'],
    ['x-no-compression', '1'],
  ] as const)
    expect([name, await passes('/alive', { [name]: value }), await passes('/short/1', { [name]: value })]).toEqual([
      name,
      true,
      true,
    ])
  state.isPressed = true
  expect([await passes('/alive'), await passes('/short/1')]).toEqual([false, true])
  state.isPressed = false
  const before = state.passed
  for (const request of ['HEAD', 'POST'])
    await talk(port, `${request} /alive HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  await talk(port, textOf('/alive', 'content-length: 2', 'connection: close') + 'ab')
  expect(state.passed - before).toBe(3)
  expect(await passes('/short/2')).toBe(true)
  state.left = 1
  expect([await passes('/short/1'), await passes('/short/1'), await passes('/alive')]).toEqual([false, true, false])
})

test('reads are counted by the address that the trusted proxy tells', async () => {
  for (const [trustProxy, expected] of [
    [false, '127.0.0.1'],
    [true, '203.0.113.7'],
  ] as const) {
    const { ask, state } = await listen({ trustProxy })
    for (let n = 0; n < 2; n++) await ask('/short/1', { 'x-forwarded-for': '203.0.113.7' })
    expect(state.counted).toEqual([expected])
  }
})

test('requests sent at once are answered in their order, and a connection is kept or closed as its client says', async () => {
  const { ask, port, state } = await listen()
  for (const path of ['/alive', '/short/1', '/long/1']) await ask(path)
  const passed = state.passed
  const many = ['/long/1', '/alive', '/short/1', '/alive'].map((path) => textOf(path, 'accept-encoding: identity'))
  await ask('/long/1', { 'accept-encoding': 'identity' })
  const received = await talk(port, many.join('') + textOf('/short/1', 'connection: close'))
  const bodies = received.split(/HTTP\/1\.1 200 OK\r\n/).map((one) => one.slice(one.indexOf('\r\n\r\n') + 4))
  const asBytes = Buffer.from(long).toString('latin1')
  expect(bodies.slice(1)).toEqual([asBytes, '{"status":"ok"}', 'short', '{"status":"ok"}', 'short'])
  expect(received.match(/connection: close/gi)).toHaveLength(1)
  // Only the first one in that encoding, and the one that closes the connection.
  expect(state.passed - passed).toBe(2)
  const old = await talk(port, 'GET /alive HTTP/1.0\r\n\r\n')
  expect(old).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*\{"status":"ok"\}$/i)
  expect(old.match(/keep-alive/gi)).toBeNull()
})

test('while the server closes, it answers and ends the connection', async () => {
  const { app, ask, port } = await listen()
  await ask('/alive')
  const socket = connect({ port, host: '127.0.0.1' })
  let received = ''
  socket.setEncoding('latin1').on('data', (data: string) => (received += data))
  // A request that has begun is waited for.
  socket.write('GET /alive HTTP/1.1\r\n')
  await once(app.server, 'connection')
  await ask('/alive')
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write('host: x\r\n\r\n')
  await once(socket, 'end')
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*\{"status":"ok"\}$/i)
  await closed
})
