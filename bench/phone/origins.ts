import { createServer, request as send, Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { keptQuality } from '#server/answers/encodings.ts'

/** Two origins in front of one running app, through the same code: the app as it is, and its limit. */
export interface Origins {
  app: string
  /** The same documents without scripts, their pictures and styles from the same app. */
  limit: string
  close(): Promise<void>
}

export async function openOrigins(url: string): Promise<Origins> {
  const agent = new Agent({ keepAlive: true })
  const kept = new Map<string, Buffer>()
  const app = await listen((request, reply) => passOn(url, agent, request, reply))
  const limit = await listen(async (request, reply) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return passOn(url, agent, request, reply)
    const key = `${request.url} ${request.headers.cookie}`
    const body = kept.get(key) ?? (await withoutScripts(url, request))
    kept.set(key, body)
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body)
  })
  return {
    app: originOf(app),
    limit: originOf(limit),
    close: async () => {
      agent.destroy()
      for (const server of [app, limit]) {
        server.closeAllConnections()
        await new Promise((resolve) => {
          server.close(resolve)
        })
      }
    },
  }
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function listen(answer: (request: IncomingMessage, reply: ServerResponse) => unknown): Promise<Server> {
  const server = createServer((request, reply) => {
    Promise.resolve(answer(request, reply)).catch((error: unknown) => reply.destroy(error as Error))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

function passOn(url: string, agent: Agent, request: IncomingMessage, reply: ServerResponse): void {
  const { hostname, port } = new URL(url)
  const passed = send({
    agent,
    hostname,
    port,
    path: request.url,
    method: request.method,
    headers: request.headers,
  })
  passed.on('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  passed.on('error', (error) => reply.destroy(error))
  request.pipe(passed)
}

/** As the app compresses the documents that it keeps. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: keptQuality } }

async function withoutScripts(url: string, { url: path = '/', headers }: IncomingMessage): Promise<Buffer> {
  const response = await fetch(url + path, {
    headers: { 'accept-language': headers['accept-language'] ?? '', cookie: headers.cookie ?? '' },
  })
  const html = (await response.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g, '')
    // It looks as with them.
    .replace('<html ', '<html data-scripts ')
  return brotliCompressSync(Buffer.from(html), quality)
}
