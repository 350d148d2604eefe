import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { loggable, StartError } from '../errors.ts'

type Options = NonNullable<Config['metrics']> & {
  read(): Promise<string>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** GET /metrics on a port of its own (docs/operations.md#metrics). @throws StartError when the port cannot be had */
export async function serveMetrics({ host, port, token, read, log }: Options) {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text)
    if (token !== null && !hasToken(request, token)) return answer(401, 'A token is needed.\n', bearerWanted)
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return answer(404, 'See /metrics\n')
    read().then(
      (text) => answer(200, text, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
      (error: unknown) => {
        log.error({ error: loggable(error) }, 'the metrics could not be read')
        answer(503, 'The metrics could not be read.\n')
      },
    )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(
      `METRICS_PORT ${port} on ${host} cannot be used (${(error as NodeJS.ErrnoException).code}). Please choose another.`,
    )
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const bearerWanted = { 'www-authenticate': 'Bearer' }

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared as digests, which have one length, in a time that says nothing. */
const hasToken = ({ headers }: IncomingMessage, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
