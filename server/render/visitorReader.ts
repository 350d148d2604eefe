import type { FastifyRequest } from 'fastify'
import { findResource, isPublic } from '#resources'
import type { ReadAnswer, RecordReader } from '#resources/recordReader.ts'
import type { Writing } from '#resources/text/language.ts'
import { countRows, type ReadLimit } from '../api/limits.ts'
import { countSearch } from '../api/countSearch.ts'
import { isFilteredRule, isSameForAll } from '../api/lists/readFiltered.ts'
import { countedUntil, isUseRule } from '../api/lists/readMostUsed.ts'
import { isForEverybody, readNamedList } from '../api/readNamedList.ts'
import {
  readById,
  readByPage,
  readPrivateList,
  readPublicList,
  type ReadRequest,
  type WireRecord,
} from '../api/readRecords.ts'
import { nearHeader } from '../api/searchFilters.ts'
import { tablesBehind } from '../db/changes/watchedTables.ts'
import { estimateListed } from '../db/tables/tableCount.ts'
import type { Executor } from '../db/connection/database.ts'
import { openExtras } from '../db/search/extras.ts'
import { correctSpelling } from '../db/search/assist/spellingCorrection.ts'
import { errorAnswer, loggable, notFound } from '../errors.ts'
import type { Services } from '../http/services.ts'

interface Options {
  services: Pick<Services, 'config' | 'db' | 'log'>
  limitRead: ReadLimit
  /** The request for the screen; reads are counted for its sender. */
  request: FastifyRequest
  writing: Writing
  /** Receives what the screen was read from. */
  seen?: Seen
}

/** What a rendered screen depends on. */
export interface Seen {
  readonly tables: Set<string>
  /** It holds a refusal, or what only this moment's visitor gets: nobody else may see it. */
  isForOneOnly: boolean
  /** Milliseconds since 1970: from then on it may be otherwise though no record has changed. */
  until: number
  /** A read failed, and would for everybody. */
  hasFailed: boolean
}

/** Reads what a screen needs, without HTTP and always as a visitor: no private data may get into the HTML. */
export function visitorReader({ services, limitRead, request, writing, seen }: Options): RecordReader {
  const asVisitor = (query: object = {}): ReadRequest => ({
    who: null,
    query,
    ip: request.ip,
    // Where somebody is must not decide what everybody is shown.
    headers: { ...request.headers, [nearHeader]: undefined },
    countRows: (rows) => countRows(limitRead, { who: null, ip: request.ip }, rows),
  })

  const toAnswer = async (read: (db: Executor) => Promise<object | undefined>): Promise<ReadAnswer> => {
    try {
      limitRead(asVisitor())
      const reader = services.db.reader()
      const records = await read(reader.db)
      if (seen && !reader.isFresh) seen.isForOneOnly = true
      return records ? { status: 200, body: records } : { status: 404, body: [] }
    } catch (error) {
      if (seen) seen.isForOneOnly = true
      const { status, body } = errorAnswer(error, writing)
      if (seen && status >= 500) seen.hasFailed = true
      if (status >= 500) request.log.error({ id: request.id, error: loggable(error) }, 'failed')
      return { status, body, requestId: request.id }
    }
  }

  /** @throws ApiError 404 where the API has no such path */
  function requireSource(name: string) {
    const resource = findResource(name)
    if (!resource?.calls.includes('read')) throw notFound()
    for (const table of tablesBehind(resource)) seen?.tables.add(table)
    return resource
  }

  return {
    readOne: (name, id) =>
      toAnswer(async (db) => {
        const record = await readById(db, requireSource(name), id, asVisitor())
        return record && [record]
      }),
    readPage: (name, page, query) =>
      toAnswer(async (db) => readByPage(db, requireSource(name), String(page), asVisitor(query))),
    readAll: (name) =>
      toAnswer(async (db) => {
        const resource = requireSource(name)
        if (!isPublic(resource)) return readPrivateList(db, resource, asVisitor())
        asVisitor().countRows(await estimateListed(db, resource))
        const records: WireRecord[] = []
        for await (const batch of readPublicList(db, resource, asVisitor())) records.push(...batch)
        return records
      }),
    readNamedList: (name, { list, values, query }) =>
      toAnswer(async (db) => {
        const resource = requireSource(name)
        const rule = resource.lists[list]
        if (!rule) throw notFound()
        const isKept = isFilteredRule(rule) ? isSameForAll(asVisitor(query)) : isForEverybody(rule) || isUseRule(rule)
        if (seen && !isKept) seen.isForOneOnly = true
        const extras = openExtras(request.log)
        const found = await readNamedList({ ...services, db, extras }, resource, rule, values, asVisitor(query))
        if (seen && !extras.isWhole()) seen.isForOneOnly = true
        if (seen && isUseRule(rule)) seen.until = Math.min(seen.until, countedUntil(services.config, resource))
        return found
      }),
    countSearch: (text, query) =>
      toAnswer((db) => {
        if (seen) seen.isForOneOnly = true
        return countSearch(db, text || null, asVisitor(query), openExtras(request.log))
      }),
    correctSpelling: (text) =>
      toAnswer((db) => {
        if (seen) seen.isForOneOnly = true
        return openExtras(request.log).unlessLate('corrections', () => correctSpelling(db, text, null), [])
      }),
  }
}
