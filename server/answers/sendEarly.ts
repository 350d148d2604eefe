import type { FastifyInstance } from 'fastify'
import { refusalOf, type VisitLimit } from '../api/limits.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import { sendKept } from './send.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of routes whose answers are kept: the key of this request's, undefined where it gets one of its own. */
    keptKey?: (request: FastifyRequest) => string | undefined
  }
}

/** Sends what is kept before a request queues with those that need the database, so that overload there does not reach it. */
export function sendKeptEarly(app: FastifyInstance, kept: KeptAnswers, limitVisit: VisitLimit): void {
  app.addHook('onRequest', async (request, reply) => {
    // Asked first, so that a look begins in time and nothing is found that is no longer right.
    const key = kept.isCurrent() === true ? request.routeOptions.config.keptKey?.(request) : undefined
    const answer = key === undefined ? undefined : kept.find(key)
    if (key === undefined || !answer) return undefined
    // What is refused does not count, so the route counts and refuses it, in its own words.
    if (refusalOf(() => limitVisit(request))) return undefined
    return sendKept(kept, key, answer, request, reply)
  })
}
