import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { isPublic, type Resource } from '#resources'
import { tablesBehind } from '../db/changes/watchedTables.ts'
import type { Executor } from '../db/connection/database.ts'
import type { Services } from '../http/services.ts'
import { answerKey, isVisitor } from './key.ts'
import type { Made } from './keptAnswers.ts'
import { sendKept } from './send.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown
type Records = readonly object[] | Readonly<Record<string, number | readonly object[]>>
/** Records that everybody gets, read from `db`; or what answers this request alone, where there is nothing to keep. */
type Read = (request: FastifyRequest, reply: FastifyReply, db: Executor) => Promise<Records | (() => unknown)>

/** What is kept of a route's answers, and by what. */
interface Keeping {
  /** The query that says the same for all who get the same answer; as it is without it. */
  query?: ((query: unknown) => unknown) | undefined
  /** Whether everybody gets the same for this request; always without it. */
  isForAll?: ((request: FastifyRequest) => boolean) | undefined
  /** The tables that answers are read from; those behind the resource without it. */
  tables?: readonly string[] | undefined
}

/** The query's names that the documentation of a route has: others change nothing. */
interface Documentation {
  schema: { querystring?: unknown }
  config: FastifyContextConfig
}

const namesIn = ({ schema }: Documentation) =>
  Object.keys((schema.querystring as { properties?: object } | undefined)?.properties ?? {})

/** Makes handlers of a resource's reads that keep their answers for visitors (docs/decisions/kept-answers.md). */
export function keptReads({ kept, db: database }: Pick<Services, 'kept' | 'db'>, resource: Resource) {
  return <D extends Documentation>(
    documentation: D,
    read: Read,
    { query: toKept = (query) => query, isForAll = () => true, tables = tablesBehind(resource) }: Keeping = {},
  ): D & { handler: Handler } => {
    const readAlone: Handler = async (request, reply) => {
      // Replicas are for what everybody may see.
      const found = await read(request, reply, isPublic(resource) ? request.reader.db : database)
      return typeof found === 'function' ? found() : found
    }
    if (!kept || !isPublic(resource)) return { ...documentation, handler: readAlone }
    const names = namesIn(documentation)
    const answerKept = async (key: string, request: FastifyRequest, reply: FastifyReply) => {
      const answer = await kept.findOrMake(key, async (): Promise<Made<() => unknown>> => {
        const found = await read(request, reply, request.reader.db)
        if (typeof found === 'function') return { uncached: found }
        const type = 'application/json; charset=utf-8'
        return { type, body: JSON.stringify(found), tables, isStale: !request.reader.isFresh }
      })
      return 'uncached' in answer ? answer.uncached() : sendKept(kept, key, answer, request, reply)
    }
    const keptKey = (request: FastifyRequest) =>
      isVisitor(request) && isForAll(request) ? answerKey(request.url, toKept(request.query), names) : undefined
    const handler: Handler = (request, reply) => {
      const key = keptKey(request)
      return key === undefined ? readAlone(request, reply) : answerKept(key, request, reply)
    }
    return { ...documentation, config: { ...documentation.config, keptKey }, handler }
  }
}
