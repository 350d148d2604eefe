import type { FastifyServerOptions } from 'fastify'
import type { ServerOptions } from 'node:http'

/** Milliseconds. None may be 0, which means no end (docs/safety.md#s40). */
export const timeouts = {
  headers: 20_000,
  /** For a whole request. A 500 MB upload on a slow line takes hours; bodyDeadline.ts limits plain ones. */
  request: 6 * 60 * 60 * 1000,
  /** A connection on which nothing moves, neither in nor out: a reader who stopped reading, a sender who left. */
  silence: 120_000,
  /** Between two requests. Longer than the 60 s of common proxies, so that they close first and lose no request. */
  keepAlive: 65_000,
  check: 2000,
}
export type Timeouts = typeof timeouts

/** A connection ends after so many requests; browsers and proxies open another one without a word. */
const maxRequestsPerConnection = 10_000

export const serverOptions = ({ headers, request, silence, keepAlive, check }: Timeouts) =>
  ({
    connectionTimeout: silence,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    maxRequestsPerSocket: maxRequestsPerConnection,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  }) satisfies FastifyServerOptions & { http: ServerOptions }
