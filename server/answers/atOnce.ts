import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredRequest } from '../http/requestLog.ts'
import { chooseEncoding, compressedFrom, type Encoding } from './encodings.ts'
import type { Answer, KeptAnswers, SentAnswer } from './keptAnswers.ts'
import { isVisitor, longestAddress } from './key.ts'
import { WrittenHead } from './writtenHead.ts'

type KeyOf = (request: FastifyRequest) => string | undefined

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of routes whose answers are kept: the key of this request's, undefined where it gets one of its own. */
    keptKey?: KeyOf
    /** The body of a route that answers the same for ever, under pressure too, and is counted by no limit. */
    alwaysSame?: Buffer
  }
  interface FastifyReply {
    /** The kept answer that it sends in full, and how it is encoded. */
    sendsKept: { key: string; answer: Answer; encoding: Encoding | null } | null
  }
}

interface Options {
  /** Null where nothing is kept. */
  kept: KeptAnswers | null
  /** Counts the request as a read of its sender. @throws ApiError 429 */
  limitVisit: (request: FastifyRequest) => void
  /** Logs and measures, when an answer is sent. */
  onAnswered: (answered: AnsweredRequest) => void
}

/** What Fastify has found for an address. */
interface Address {
  /** The pattern of its route. */
  route: string
  query: unknown
  keyOf: KeyOf | undefined
  /** As it is sent where it is always the same. */
  same: SentAnswer | undefined
}

/** Remembered at a time: a few megabytes. */
const mostAddresses = 20_000

/** Bytes. A short body is written together with the headers as one text, which is half the work of two. */
const shortBody = 12 * 1024

/** Headers that each answer has anew. */
const fresh: ReadonlySet<string> = new Set(['x-request-id', 'date', 'connection', 'keep-alive'])

export const newRequestId = () => randomUUID()

/**
 * Answers from what is kept before the router and the hooks run, with the very headers that the same answer was first sent
 * with: they take several times as long as all else. Whatever is not usual goes the usual way: an address that was not asked
 * for before, another origin, a bearer, an answer that the client has, pressure, a limit that is reached, a server that closes.
 */
export function answerAtOnce(app: FastifyInstance, { kept, limitVisit, onAnswered }: Options): void {
  const addresses = new Addresses()
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  const send = (raw: IncomingMessage, response: ServerResponse): boolean => {
    const address = isClosing || !isUsual(raw) ? undefined : addresses.find(raw.url!)
    const sent = address && (address.same ?? findFor(raw, address))
    if (!sent) return false
    const { route } = address
    const begun = performance.now()
    const id = newRequestId()
    response.on('finish', () => {
      onAnswered({ id, method: 'GET', route, status: 200, milliseconds: performance.now() - begun })
    })
    response.on('error', nobodyIsThere)
    sent.head.begin(response, id)
    response.end(sent.body, 'latin1')
    return true
  }
  const findFor = (raw: IncomingMessage, { keyOf, query }: Address): SentAnswer | undefined => {
    if (!kept || !keyOf || app.isUnderPressure()) return undefined
    try {
      const request = addresses.asRequest(raw, query)
      const sent = findSent(kept, request, keyOf)
      if (sent) limitVisit(request)
      return sent
    } catch {
      // Beyond the limit the usual way refuses it; what is refused does not count.
      return undefined
    }
  }
  answerFirst(app, send)

  app.decorateReply('sendsKept', null)
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode !== 200 || !isUsual(request.raw) || reply.hasHeader('set-cookie')) return done()
    const { keptKey: keyOf, alwaysSame } = request.routeOptions.config
    if (alwaysSame || (kept && reply.sendsKept)) {
      const same = alwaysSame && sentAnswer(reply, alwaysSame)
      addresses.learn(request, { route: request.routeOptions.url ?? 'unknown', query: request.query, keyOf, same })
    }
    if (kept && reply.sendsKept) remember(kept, reply, reply.sendsKept)
    done()
  })
}

/** Puts a listener before Fastify, which only gets the requests that it leaves. */
function answerFirst(
  { server }: FastifyInstance,
  answers: (raw: IncomingMessage, response: ServerResponse) => boolean,
) {
  const [usual] = server.listeners('request') as ((raw: IncomingMessage, response: ServerResponse) => void)[]
  if (!usual) throw new Error('Fastify listens to no requests.')
  server.off('request', usual)
  server.prependListener('request', (raw, response) => {
    if (!answers(raw, response)) usual(raw, response)
  })
}

/** The client has left; as Fastify does, nothing is said of it. */
const nobodyIsThere = () => undefined

/** A GET without anything that changes the answer or its headers. */
function isUsual(raw: IncomingMessage): boolean {
  const { method, headers } = raw
  return (
    method === 'GET' &&
    isVisitor({ method, headers }) &&
    headers.origin === undefined &&
    headers['if-none-match'] === undefined &&
    headers['x-no-compression'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0' &&
    headers.connection !== 'close'
  )
}

/** What is known of addresses that were asked for before. */
class Addresses {
  private readonly known = new Map<string, Address>()
  /** Fastify's own properties of a request, since `ip` and `host` depend on the proxies that are trusted. */
  private properties: object | null = null

  find(url: string): Address | undefined {
    return this.known.get(url)
  }

  learn(request: FastifyRequest, address: Address): void {
    this.properties ??= Object.getPrototypeOf(request) as object
    const url = request.raw.url!
    if (url.length > longestAddress || this.known.has(url)) return
    this.known.set(url, address)
    if (this.known.size > mostAddresses) this.known.delete(this.known.keys().next().value!)
  }

  /** A request that Fastify has not seen, as far as keys and limits read one. */
  asRequest(raw: IncomingMessage, query: unknown): FastifyRequest {
    return Object.assign(Object.create(this.properties) as FastifyRequest, { raw, query })
  }
}

function findSent(kept: KeptAnswers, request: FastifyRequest, keyOf: KeyOf): SentAnswer | undefined {
  // Asked first, so that a look begins in time and nothing is found that is no longer right.
  if (kept.isCurrent() !== true) return undefined
  const key = keyOf(request)
  const answer = key === undefined ? undefined : kept.find(key)
  return answer?.sent.get(encodingOf(answer, request) ?? 'identity')
}

const encodingOf = ({ body }: Answer, request: FastifyRequest) =>
  body.length < compressedFrom ? null : chooseEncoding(request.headers['accept-encoding'])

function remember(kept: KeptAnswers, reply: FastifyReply, sends: NonNullable<FastifyReply['sendsKept']>): void {
  const { key, answer, encoding } = sends
  const name = encoding ?? 'identity'
  if (answer.sent.has(name)) return
  const remembered = (body: Buffer) => kept.rememberSent(key, answer, name, sentAnswer(reply, body))
  if (encoding === null) remembered(answer.body)
  else void answer.encoded.get(encoding)?.then(remembered)
}

function sentAnswer(reply: FastifyReply, body: Buffer): SentAnswer {
  const headers = Object.entries(reply.getHeaders()).flatMap(([header, value]) =>
    fresh.has(header) || value === undefined ? [] : [header, String(value)],
  )
  return { head: new WrittenHead(headers), body: body.length <= shortBody ? body.toString('latin1') : body }
}
