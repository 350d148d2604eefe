import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { OnStatement } from '../db/connection/database.ts'
import type { ServingMetrics } from '../metrics/serving.ts'

/** The request that something is done for. */
const asking = new AsyncLocalStorage<{ id: string; route: string }>()

/** @param routeOf the route's pattern, or the screen's */
export const noteAsking = (app: FastifyInstance, routeOf: (request: FastifyRequest) => string) =>
  app.addHook('onRequest', (request, _reply, done) => asking.run({ id: request.id, route: routeOf(request) }, done))

type Metrics = Pick<ServingMetrics, 'countStatement'> | null | undefined

/** Measures statements, and logs slow ones, each with its request. Undefined where nobody wants either. */
export function watchStatements(
  { slowQueryMs }: Config,
  log: { warn(facts: object, message: string): void },
  metrics: Metrics,
): OnStatement | undefined {
  if (slowQueryMs === null && !metrics) return undefined
  return ({ ms, text }) => {
    const request = asking.getStore()
    metrics?.countStatement(request?.route ?? 'none', ms)
    if (slowQueryMs === null || ms < slowQueryMs) return
    log.warn({ reqId: request?.id, ms: Math.round(ms), text: text.slice(0, 1000) }, 'a slow statement')
  }
}
