import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { readBody, type Upload } from '#server/api/body/readBody.ts'
import { bodyPlugin, schemaController } from '#server/api/body/bodyPlugin.ts'
import { errorAnswer, forbidden, unauthorized } from '#server/errors.ts'
import { byHand, MB } from './parts.ts'

export interface Answer {
  status: number
  message?: string
  fields?: Record<string, string>
  values: Record<string, string>
  uploads: Record<
    string,
    { size: number; sha256: string; filename: string | null; type: string | null; onDisk: boolean }
  >
  hash: string
}

export interface BodyServer {
  app: FastifyInstance
  port: number
  /** What `authorize` was shown, and how many temporary files there were then. */
  asked: { values: Record<string, string>; files: number }[]
  /** The names of temporary files. */
  leftOver(): Promise<string[]>
  /** Lets `authorize` wait when asked by a slow one. @returns what ends that */
  hold(): () => void
  send(body: BodyInit | undefined, init?: RequestInit): Promise<Answer>
  sendJson(value: unknown, init?: RequestInit): Promise<Answer>
  sendByHand(body: Buffer): Promise<Answer>
  /** Writes raw pieces to a socket, then leaves or waits for the answer. */
  rawly(pieces: (string | Buffer)[], options?: { leave?: boolean }): Promise<string>
}

/** A server that answers with what it has read of a body. After each test no temporary file may be left. */
export async function openBodyServer(): Promise<BodyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'zay-body-'))
  const leftOver = () => readdir(folder)
  const asked: BodyServer['asked'] = []
  let gate = Promise.resolve()

  const app = Fastify({ schemaController })
  await app.register(bodyPlugin)
  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = errorAnswer(error, usualWriting.en)
    return reply.code(status).headers(headers).send(body)
  })
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === 'none') throw unauthorized()
  })
  app.route({
    method: ['POST', 'PATCH', 'DELETE'],
    url: '/record',
    async handler(request) {
      const body = await readBody(request, {
        fileParts: new Map([
          ['thumbnail', { kind: 'image', max: 1 }],
          ['file', { kind: 'file', max: 1 }],
          ['pictures', { kind: 'image', max: 3 }],
        ]),
        textLimits: new Map([
          ['title', 20],
          ['id', 60],
          ['story', 200_000],
        ]),
        maxBytes: Number(request.headers['x-max-bytes'] ?? 700 * MB),
        isReady: (values) => values.has('id'),
        async authorize(values) {
          asked.push({ values: Object.fromEntries(values), files: (await leftOver()).length })
          if (request.headers.authorization === 'slow') await gate
          if (request.headers.authorization === 'stranger') throw forbidden()
        },
        // A stranger's upload that went to disk would find no folder, and be a 500.
        tempFolder: request.headers.authorization === 'stranger' ? join(folder, 'missing') : folder,
      })
      try {
        const factsOf = ({ content, ...facts }: Upload) => ({ ...facts, onDisk: !Buffer.isBuffer(content) })
        const uploads = [...body.uploads].map(([key, all]) =>
          key === 'pictures' ? [key, all.map(factsOf)] : [key, factsOf(all[0]!)],
        )
        return { values: Object.fromEntries(body.values), uploads: Object.fromEntries(uploads), hash: body.hash }
      } finally {
        await body.discard()
      }
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  afterEach(async () => {
    asked.length = 0
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), 30_000)
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  async function send(body: BodyInit | undefined, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port}/record`, { method: 'POST', body, ...init })
    return { ...((await answer.json()) as Answer), status: answer.status }
  }
  return {
    app,
    port,
    asked,
    leftOver,
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return () => open()
    },
    send,
    sendJson: (value, init = {}) =>
      send(typeof value === 'string' ? value : JSON.stringify(value), {
        ...init,
        headers: { 'content-type': 'application/json' },
      }),
    sendByHand: (body) => send(new Uint8Array(body), byHand),
    rawly: (pieces, { leave = false } = {}) => writeRawly(port, pieces, leave),
  }
}

async function writeRawly(port: number, pieces: (string | Buffer)[], leave: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  for (const piece of pieces) {
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()))
  }
  if (leave) socket.destroy()
  else await expect.poll(() => answer).toContain('\r\n\r\n')
  socket.destroy()
  await closed
  return answer
}
