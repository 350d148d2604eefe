import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import type { Services } from '../http/services.ts'
import { parts, readTextBody, type Part, type TextBody } from './body/textBody.ts'
import { documented, positiveInteger, writeResponseSchema, type RouteDescription } from './documented.ts'
import { requireActor, requireId } from './request.ts'
import type { Properties } from './schemas.ts'
import { transactionAs } from './transactionAs.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Method and path, such as `GET /case/api/byId/:id`. */
type Address = `${Method} ${string}`

interface Call extends Partial<RouteDescription> {
  summary: string
  /** Throws for those who may not: before anything is read. Visitors are refused with 401. */
  right?: (who: RequestActor) => void
  /** @param id the one in its path */
  handler: (request: FastifyRequest, reply: FastifyReply, id: number) => unknown
}

/** A documented call. What its path names is an id, and it answers as a write without a record, unless it says otherwise. */
export function call(app: FastifyInstance, address: Address, { summary, right, handler, ...description }: Call): void {
  const [method, url] = address.split(' ') as [Method, string]
  const [, name] = /:(\w+)/.exec(url) ?? []
  const { who = 'signedIn', params = name === undefined ? undefined : { [name]: positiveInteger } } = description
  const hasId = name !== undefined && !description.params
  app.route({
    ...documented(summary, { answer: writeResponseSchema(null), ...description, params }),
    method,
    url,
    handler: async (request, reply) => {
      if (who === 'signedIn') {
        const actor = requireActor(request)
        right?.(actor)
      }
      return handler(request, reply, hasId ? requireId((request.params as Record<string, unknown>)[name]) : 0)
    },
  })
}

/** Parts by the names that an act calls their values by. */
type Named = Readonly<Record<string, Part<unknown>>>
type ValueOf<P> = P extends Part<infer T> ? T : never
type Sent<R extends Named, O extends Named> = { readonly [K in keyof R]: ValueOf<R[K]> } & {
  readonly [K in keyof O]: ValueOf<O[K]> | undefined
}

interface Act<R extends Named, O extends Named, M> extends Omit<Call, 'body' | 'handler'> {
  required: R
  optional?: O
  /** Parts that a declaration describes (`declaredParts`). */
  declared?: Properties
  /** What is read or refused before the transaction; its answer is `ready` in it. */
  prepare?: (sent: Sent<R, O>, who: RequestActor, body: TextBody) => Promise<M> | M
  /** Keeps what the right depends on as it is (`transactionAs`). */
  lock?: (tx: Executor, sent: Sent<R, O>, ready: M) => Promise<unknown>
  work: (tx: Executor, who: RequestActor, sent: Sent<R, O>, ready: M) => Promise<object>
}

const pick = <N extends Named>(named: N, read: (part: Part<unknown>) => unknown) =>
  Object.fromEntries(Object.entries(named).map(([name, part]) => [name, read(part)]))

/** A call by which somebody signed in does something, in one transaction with their rights as they are there (docs/safety.md#s17). */
export function act<R extends Named, O extends Named = Record<never, never>, M = void>(
  app: FastifyInstance,
  services: Services,
  address: Address,
  { required, optional, declared, prepare, lock, work, ...described }: Act<R, O, M>,
): void {
  call(app, address, {
    ...described,
    body: parts(Object.values(required), Object.values(optional ?? {}), declared),
    handler: async (request) => {
      const who = requireActor(request)
      const body = await readTextBody(request)
      const sent = { ...pick(required, body.require), ...pick(optional ?? {}, body.requireIfSent) } as Sent<R, O>
      const ready = (await prepare?.(sent, who, body)) as M
      const decide = (tx: Executor, now: RequestActor) => {
        described.right?.(now)
        return work(tx, now, sent, ready)
      }
      return transactionAs(services, who, decide, lock && ((tx) => lock(tx, sent, ready)))
    },
  })
}
