import type { FastifyInstance } from 'fastify'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import type { Services } from '../http/services.ts'
import { parts, readTextBody, type Part, type TextBody } from './body/textBody.ts'
import { documented, writeResponseSchema, type RouteDescription } from './documented.ts'
import { requireActor } from './request.ts'
import type { Properties } from './schemas.ts'
import { transactionAs } from './transactionAs.ts'

/** Parts by the names that an act calls their values by. */
type Named = Readonly<Record<string, Part<unknown>>>
type ValueOf<P> = P extends Part<infer T> ? T : never
type Sent<R extends Named, O extends Named> = { readonly [K in keyof R]: ValueOf<R[K]> } & {
  readonly [K in keyof O]: ValueOf<O[K]> | undefined
}

interface Act<R extends Named, O extends Named, M> extends Partial<
  Pick<RouteDescription, 'answer' | 'tag' | 'refusals' | 'countedAs' | 'maxBodyBytes'>
> {
  required: R
  optional?: O
  /** Parts that a declaration describes (`declaredParts`). */
  declared?: Properties
  /** Throws for those who may not: before the body is read, and again in the transaction (docs/safety.md#s17). */
  right?: (who: RequestActor) => void
  /** What is read or refused before the transaction; its answer is `ready` in it. */
  prepare?: (sent: Sent<R, O>, who: RequestActor, body: TextBody) => Promise<M> | M
  /** Keeps what the right depends on as it is (`transactionAs`). */
  lock?: (tx: Executor, sent: Sent<R, O>, ready: M) => Promise<unknown>
  work: (tx: Executor, who: RequestActor, sent: Sent<R, O>, ready: M) => Promise<object>
}

const pick = <N extends Named>(named: N, read: (part: Part<unknown>) => unknown) =>
  Object.fromEntries(Object.entries(named).map(([name, part]) => [name, read(part)]))

/** A call by which somebody signed in does something, in one transaction with their rights as they are there. */
export function act<R extends Named, O extends Named = Record<never, never>, M = void>(
  app: FastifyInstance,
  services: Services,
  [method, url]: readonly ['POST' | 'DELETE', string],
  summary: string,
  { required, optional, declared, right = () => {}, prepare, lock, work, ...more }: Act<R, O, M>,
): void {
  const body = parts(Object.values(required), Object.values(optional ?? {}), declared)
  const description = documented(summary, { answer: writeResponseSchema(null), ...more, body })
  app.route({
    ...description,
    method,
    url,
    handler: async (request) => {
      const who = requireActor(request)
      right(who)
      const read = await readTextBody(request)
      const sent = { ...pick(required, read.require), ...pick(optional ?? {}, read.requireIfSent) } as Sent<R, O>
      const ready = (await prepare?.(sent, who, read)) as M
      const decide = (tx: Executor, now: RequestActor) => {
        right(now)
        return work(tx, now, sent, ready)
      }
      return transactionAs(services, who, decide, lock && ((tx) => lock(tx, sent, ready)))
    },
  })
}
