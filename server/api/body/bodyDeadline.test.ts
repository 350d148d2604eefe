import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { errorAnswer, unauthorized } from '../../errors.ts'
import { readBody } from './readBody.ts'
import { limitBodyTime } from './bodyDeadline.ts'
import { bodyPlugin, schemaController } from './bodyPlugin.ts'

/** How long a body may take (docs/rules.md#bodies), with times short enough for a test. */

let app: FastifyInstance
let port: number
const sockets: Socket[] = []
let onAuthorized: () => void

beforeAll(async () => {
  app = Fastify({ schemaController })
  limitBodyTime(app.server, { bodyMs: 300, closingMs: 100 })
  await app.register(bodyPlugin)
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).headers(headers).send(body)
  })
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === 'none') throw unauthorized()
  })
  for (const [url, fileParts] of [
    ['/text', new Map()],
    ['/file', new Map([['file', { kind: 'file' as const, max: 1 }]])],
  ] as const) {
    app.post(url, async (request) => {
      const body = await readBody(request, {
        fileParts,
        textLimits: new Map([['id', 60]]),
        maxBytes: 1_000_000,
        isReady: (values) => values.has('id'),
        authorize: async () => onAuthorized(),
        tempFolder: tmpdir(),
      })
      await body.discard()
      return { size: body.uploads.get('file')?.[0]?.size }
    })
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Sends the beginning of a request, and collects what comes back. */
function begin(url: string, type: string, sent: string, headers: string[] = []) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  const head = [`POST ${url} HTTP/1.1`, 'Host: x', 'Content-Length: 1000', `Content-Type: ${type}`, ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`)
  return { socket, answer: () => answer, closed: once(socket, 'close') }
}

const form = 'multipart/form-data; boundary=b'
const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`

test.each([
  ['/text', form, part('title', 'x')],
  ['/text', 'application/json', '{"title":"'],
  ['/text', 'application/x-www-form-urlencoded', 'title=x'],
  ['/file', form, part('file', 'x')],
])('%s as %s: a body that does not arrive in time is 408, and the connection ends (S40)', async (url, type, sent) => {
  const slow = begin(url, type, sent)
  await slow.closed
  expect(slow.answer()).toContain('HTTP/1.1 408 ')
  expect(slow.answer()).toContain('The request took too long to arrive. Please try again.')
  expect(slow.answer()).toMatch(/^connection: close\r$/im)
})

test('a client that goes on sending after its refusal is disconnected (S40)', async () => {
  const refused = begin('/text', form, '', ['Authorization: none'])
  await refused.closed
  expect(refused.answer()).toContain('HTTP/1.1 401 ')
})

test('a file may take longer, once the right to send it is known (S40)', async () => {
  const authorized = new Promise<void>((resolve) => (onAuthorized = resolve))
  const head = `${part('id', '1')}\r\n${part('file', '')}`
  const upload = begin('/file', form, head.replace('name="file"', 'name="file"; filename="a.txt"'))
  await authorized
  // Its time would be over before that of the next one.
  await begin('/text', form, part('title', 'x')).closed
  expect(upload.answer()).toBe('')
  const end = '\r\n--b--\r\n'
  const sent = head.length + '; filename="a.txt"'.length
  upload.socket.end('x'.repeat(1000 - sent - end.length) + end)
  await upload.closed
  expect(upload.answer()).toContain('HTTP/1.1 200 ')
})
