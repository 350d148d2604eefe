import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { maxFileBytes } from '#server/uploads/uploadLimits.ts'
import { createTestDatabase } from '../database.ts'
import { openContents } from '../objectStore/contents.ts'
import { startObjectStore } from '../objectStore/server.ts'
import { ask, asMember, idOf, signUp } from './support/client.ts'
import { makeDataDir, startServer, type LongServer } from './support/server.ts'
import { memoryOf } from './support/systemProcesses.ts'

/** Files of 500 MB, and clients that leave half way (docs/safety.md#s33, docs/safety.md#s34). */

const MB = 1024 * 1024

let dataDir: string
let server: LongServer
let token: string
let pageId: number

beforeEach(async () => {
  dataDir = await makeDataDir()
  server = await startServer({ dataDir })
  const member = await signUp(server.url, 'owner@demo.example')
  token = member.token
  pageId = idOf(await member.creates('page', { name: 'Big' }))
})

/** Bytes that differ from piece to piece, in pieces of a length that base64 can be cut at. */
const pieceBytes = 3 * 256 * 1024
function* pieces(total: number): Generator<Buffer> {
  for (let at = 0; at < total; at += pieceBytes) {
    const piece = Buffer.alloc(Math.min(pieceBytes, total - at), at % 251)
    piece.writeUInt32BE(at % 2 ** 32)
    yield piece
  }
}

const head = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`

function* body(way: 'data URL' | 'file part', total: number): Generator<Buffer> {
  yield Buffer.from(`${head('pageId')}\r\n${pageId}\r\n${head('title')}\r\nbig\r\n`)
  if (way === 'file part') {
    yield Buffer.from(`${head('file', '; filename="big.bin"')}content-type: application/octet-stream\r\n\r\n`)
    yield* pieces(total)
  } else {
    yield Buffer.from(`${head('file')}\r\ndata:application/octet-stream;base64,`)
    for (const piece of pieces(total)) yield Buffer.from(piece.toString('base64'), 'latin1')
  }
  yield Buffer.from('\r\n--b--\r\n')
}

function open(): { sending: ClientRequest; answer: Promise<{ status: number; text: string }> } {
  const sending = request(`${server.url}/post/api`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const answer = (async () => {
    const [incoming] = (await once(sending, 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of incoming.setEncoding('utf8')) text += String(chunk)
    return { status: incoming.statusCode ?? 0, text }
  })()
  return { sending, answer }
}

/** Sends as fast as the server takes it, until it has answered. */
async function post(way: 'data URL' | 'file part', total: number) {
  const { sending, answer } = open()
  let isOver = false
  void answer.finally(() => (isOver = true)).catch(() => undefined)
  sending.on('error', () => undefined)
  for (const piece of body(way, total)) {
    if (isOver) break
    if (!sending.write(piece)) await Promise.race([once(sending, 'drain'), answer])
  }
  sending.end()
  return answer
}

/**
 * By the tus protocol: the line breaks after a third, and after two.
 * @param options `at`: the machine that each of the three requests is sent to; `beforeLast`: called once the second has sent
 */
async function postInThree(
  total: number,
  {
    at: machines = [server.url, server.url, server.url],
    beforeLast,
  }: { at?: [string, string, string]; beforeLast?: () => Promise<void> } = {},
) {
  const authorization = `Bearer ${token}`
  const protocol = { authorization, 'tus-resumable': '1.0.0' }
  const facts = { resource: 'post', part: 'file', pageId: String(pageId), filename: 'big.bin' }
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const [firstMachine, , lastMachine] = machines
  const begun = await fetch(`${firstMachine}/upload/api`, {
    method: 'POST',
    headers: { ...protocol, 'upload-length': String(total), 'upload-metadata': metadata.join(',') },
  })
  expect(begun.status).toBe(201)
  const path = begun.headers.get('location')
  const offset = async (address: string) => {
    const { headers } = await fetch(address, { method: 'HEAD', headers: protocol })
    return Number(headers.get('upload-offset'))
  }
  const breaks: number[] = []
  /** Sends from where it stopped, and breaks off at `until` unless that is the end. */
  const goOn = async (address: string, until: number) => {
    const from = await offset(address)
    breaks.push(from)
    const sending = request(address, {
      method: 'PATCH',
      headers: {
        ...protocol,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(total - from),
      },
    })
    const answer = once(sending, 'response') as Promise<[IncomingMessage]>
    answer.catch(() => undefined)
    sending.on('error', () => undefined)
    let [at, isOver] = [0, false]
    void answer.finally(() => (isOver = true)).catch(() => undefined)
    for (const piece of pieces(total)) {
      const rest = piece.subarray(Math.max(0, from - at))
      at += piece.length
      if (rest.length > 0 && at > from && !sending.write(rest)) await Promise.race([once(sending, 'drain'), answer])
      if (isOver || (at >= until && until < total)) break
    }
    return { sending, answer }
  }
  for (const [n, machine] of machines.slice(0, 2).entries()) {
    const { sending } = await goOn(machine + path, ((n + 1) * total) / 3)
    if (n === 1) await beforeLast?.()
    sending.destroy()
  }
  /** Goes on as every client does where the line broke once more, or what was under way as it broke arrived meanwhile (409). */
  const finish = async (tries = 5): Promise<number> => {
    let status = 0
    try {
      const { sending, answer } = await goOn(lastMachine + path, total)
      sending.end()
      const [incoming] = await answer
      status = incoming.resume().statusCode ?? 0
    } catch (error) {
      if (tries === 1) throw error
    }
    return tries > 1 && (status === 0 || status === 409) ? finish(tries - 1) : status
  }
  expect(await finish()).toBe(204)
  const answer = await fetch(`${lastMachine}/post/api`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ pageId, title: 'big', file: `upload:${path?.split('/').at(-1)}` }),
  })
  return { status: answer.status, text: await answer.text(), breaks }
}

const stored = async () => (await readdir(join(dataDir, 'uploads'))).filter((name) => name.endsWith('.bin'))
const temporary = () => readdir(join(dataDir, 'uploads', '.incoming'))

async function sha256Of(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

test.each(['file part', 'data URL'] as const)(
  'S33 500 MB as %s: stored alike, with less than 100 MB of memory; one byte more is 413 and leaves nothing',
  async (way) => {
    // What the first upload of any size loads is no growth of this one.
    await post(way, 10 * MB)
    const before = await memoryOf(server.pid, 'VmHWM')
    const { status, text } = await post(way, maxFileBytes)
    expect([status, text.slice(0, 200)]).toEqual([201, expect.any(String)])
    const growth = (await memoryOf(server.pid, 'VmHWM')) - before
    expect(growth).toBeLessThan(100 * MB)
    const { data } = JSON.parse(text) as { data: { FileURL: string } }
    const file = await fetch(`${server.url}/uploads/${data.FileURL}`)
    expect(file.headers.get('content-length')).toBe(String(maxFileBytes))
    expect(await sha256Of(file.body as AsyncIterable<Uint8Array>)).toBe(await sha256Of(pieces(maxFileBytes)))
    const files = await stored()
    expect((await post(way, maxFileBytes + 1)).status).toBe(413)
    expect(await stored()).toEqual(files)
    await expect.poll(temporary, { timeout: 5000 }).toEqual([])
    console.log(`${way}: the server's memory grew by ${Math.round(growth / MB)} MB`)
  },
)

test('S33 500 MB in three requests, whose line breaks twice: stored alike, with less than 100 MB of memory', async () => {
  await postInThree(10 * MB)
  const before = await memoryOf(server.pid, 'VmHWM')
  const since = performance.now()
  const { status, text, breaks } = await postInThree(maxFileBytes)
  const seconds = (performance.now() - since) / 1000
  expect([status, text.slice(0, 200)]).toEqual([201, expect.any(String)])
  expect(breaks[1]).toBeGreaterThan(maxFileBytes / 4)
  expect(breaks[2]).toBeGreaterThan(maxFileBytes / 2)
  const growth = (await memoryOf(server.pid, 'VmHWM')) - before
  const { data } = JSON.parse(text) as { data: { FileURL: string } }
  const file = await fetch(`${server.url}/uploads/${data.FileURL}`)
  expect(await sha256Of(file.body as AsyncIterable<Uint8Array>)).toBe(await sha256Of(pieces(maxFileBytes)))
  expect(await readdir(join(dataDir, 'uploads', '.resumable'))).toEqual([])
  console.log(`in three requests, ${seconds.toFixed(1)} s: the server's memory grew by ${Math.round(growth / MB)} MB`)
  expect(growth).toBeLessThan(100 * MB)
})

test('S33 500 MB in three requests to an object store, the machine killed in the second: another one goes on, each with less than 100 MB of memory', async () => {
  const [objects, database] = [await startObjectStore(), await createTestDatabase()]
  onTestFinished(async () => {
    await objects.stop()
    await database.drop()
  })
  const env = { ...objects.env, DATABASE_URL: database.url, JWT_SECRET: 'one secret of both machines, long enough' }
  const folders = [await makeDataDir(), await makeDataDir()] as const
  const [first, second] = [
    await startServer({ dataDir: folders[0], env }),
    await startServer({ dataDir: folders[1], env }),
  ]
  const member = await signUp(first.url, 'owner@demo.example')
  token = member.token
  pageId = idOf(await member.creates('page', { name: 'Big' }))
  for (const { url } of [first, second]) await postInThree(10 * MB, { at: [url, url, url] })
  const before = await Promise.all([first, second].map(({ pid }) => memoryOf(pid, 'VmHWM')))
  let most = 0
  const { status, text, breaks } = await postInThree(maxFileBytes, {
    at: [first.url, first.url, second.url],
    async beforeLast() {
      most = await memoryOf(first.pid, 'VmHWM')
      await first.kill()
    },
  })
  expect([status, text.slice(0, 200)]).toEqual([201, expect.any(String)])
  expect(breaks[1]).toBeGreaterThan(maxFileBytes / 4)
  expect(breaks[2]).toBeGreaterThan(maxFileBytes / 2)
  const growth = [most - before[0]!, (await memoryOf(second.pid, 'VmHWM')) - before[1]!]
  console.log(`to an object store: memory grew by ${growth.map((one) => Math.round(one / MB)).join(' and ')} MB`)
  const { data } = JSON.parse(text) as { data: { FileURL: string } }
  const file = await fetch(`${second.url}/uploads/${data.FileURL}`)
  expect(await sha256Of(file.body as AsyncIterable<Uint8Array>)).toBe(await sha256Of(pieces(maxFileBytes)))
  const { keys, unfinished } = openContents(objects)
  expect([...(await keys('resumable/')), ...(await unfinished('resumable/'))]).toEqual([])
  expect(await readdir(join(folders[1], 'uploads', '.incoming'))).toEqual([])
  expect(Math.max(...growth)).toBeLessThan(100 * MB)
})

test('S34 1,000 clients that leave half way: no temporary file after 5 s, and others are answered meanwhile', async () => {
  const member = asMember(() => server.url, token)
  const files = await stored()
  const leave = async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const start = [...body('file part', 2 * MB)].slice(0, 3)
    socket.write(
      `POST /post/api HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${3 * MB}\r\n\r\n`,
    )
    for (const piece of start) if (!socket.write(piece)) await once(socket, 'drain')
    socket.destroy()
  }
  for (let round = 0; round < 10; round++) {
    const leaving = Promise.all(Array.from({ length: 100 }, leave))
    expect((await member.asks('/post/api/byPage/1')).status).toBe(200)
    await leaving
  }
  await expect.poll(temporary, { timeout: 5000, interval: 100 }).toEqual([])
  expect(await stored()).toEqual(files)
  expect((await ask(`${server.url}/readyz`)).status).toBe(200)
})
