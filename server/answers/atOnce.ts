import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressedFrom, type Encoding } from './encodings.ts'
import type { Answer, KeptAnswers } from './keptAnswers.ts'
import { isVisitor } from './key.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of routes whose answers are kept: the key of this request's, undefined where it gets one of its own. */
    keptKey?: (request: FastifyRequest) => string | undefined
  }
  interface FastifyReply {
    /** The kept answer that it sends in full, and how it is encoded. */
    sendsKept: { answer: Answer; encoding: Encoding | null } | null
  }
}

interface Options {
  kept: KeptAnswers
  /** Counts the request as a read of its sender. @throws ApiError 429 */
  limitVisit: (request: FastifyRequest) => void
}

/** Headers that each answer has anew. */
const fresh: ReadonlySet<string> = new Set(['x-request-id', 'date', 'connection', 'keep-alive'])

/**
 * Answers from what is kept before any other hook runs, with the very headers that the same answer was first sent with:
 * hooks and plugins take three times as long as all else. Whatever is not usual goes the usual way: another origin, a bearer,
 * an answer that the client has, pressure, a limit that is reached.
 */
export function answerAtOnce(app: FastifyInstance, { kept, limitVisit }: Options): void {
  app.decorateReply('sendsKept', null)
  app.addHook('onRequest', (request, reply, done) => {
    const keyOf = request.routeOptions.config.keptKey
    const sent = keyOf && isUsual(request) && !app.isUnderPressure() ? findSent(kept, request, keyOf) : undefined
    if (!sent || !isWithinLimit(limitVisit, request)) return done()
    reply.hijack()
    reply.raw.writeHead(200, ['x-request-id', request.id, ...sent.headers]).end(sent.body)
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.sendsKept && reply.statusCode === 200 && isUsual(request)) remember(reply, reply.sendsKept)
    done()
  })
}

/** A GET without anything that changes the answer or its headers. */
function isUsual(request: FastifyRequest): boolean {
  const { method, headers } = request.raw
  return (
    method === 'GET' &&
    isVisitor(request) &&
    headers.origin === undefined &&
    headers['if-none-match'] === undefined &&
    headers['x-no-compression'] === undefined &&
    headers.connection !== 'close'
  )
}

function findSent(kept: KeptAnswers, request: FastifyRequest, keyOf: (request: FastifyRequest) => string | undefined) {
  // Asked first, so that a look begins in time and nothing is found that is no longer right.
  if (kept.isCurrent() !== true) return undefined
  const key = keyOf(request)
  const answer = key === undefined ? undefined : kept.find(key)
  return answer?.sent.get(encodingOf(answer, request) ?? 'identity')
}

const encodingOf = ({ body }: Answer, request: FastifyRequest) =>
  body.length < compressedFrom ? null : chooseEncoding(request.headers['accept-encoding'])

/** Beyond the limit the usual way refuses it; what is refused does not count. */
function isWithinLimit(limitVisit: Options['limitVisit'], request: FastifyRequest): boolean {
  try {
    limitVisit(request)
    return true
  } catch {
    return false
  }
}

function remember(reply: FastifyReply, { answer, encoding }: NonNullable<FastifyReply['sendsKept']>): void {
  const name = encoding ?? 'identity'
  if (answer.sent.has(name) || reply.hasHeader('set-cookie')) return
  const headers = Object.entries(reply.getHeaders()).flatMap(([header, value]) =>
    fresh.has(header) || value === undefined ? [] : [header, String(value)],
  )
  const remembered = (body: Buffer) => answer.sent.set(name, { headers, body })
  if (encoding === null) remembered(answer.body)
  else void answer.encoded.get(encoding)?.then(remembered)
}
