import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPublic, type ListRule, type Resource } from '#resources'
import type { Services } from '../http/services.ts'
import { viewerOf } from '../auth/actor.ts'
import { boundedTable, type BoundedScope } from '../db/tables/boundedTable.ts'
import { tablesOfSearch } from '../db/changes/watchedTables.ts'
import { openExtras, type Extras } from '../db/search/extras.ts'
import { estimateListed } from '../db/tables/tableCount.ts'
import type { Executor } from '../db/connection/database.ts'
import type { Viewer } from '../db/records/visibility.ts'
import { wholeTable } from '../db/tables/wholeTable.ts'
import { forbidden } from '../errors.ts'
import { serializeRecord } from './answer.ts'
import { keptReads } from '../answers/keptReads.ts'
import { isFilteredRule, isSameForAll } from './lists/readFiltered.ts'
import { isMapRule, isWholeMap, readWholeMap } from './lists/readMap.ts'
import { isMapScreen, keptMapQuery, readMapScreen } from './lists/readMapScreen.ts'
import { countsSearches } from './missedSearches.ts'
import { isForEverybody, readNamedList } from './readNamedList.ts'
import { ownScope, readById, readByPage, readPrivateList, readPublicList } from './readRecords.ts'
import { documentedReads, valuesOf } from './resourceSchemas.ts'
import { streamedArray } from './lists/streamedArray.ts'
import { isTableRequest, readTable, ofSurvivors } from './table.ts'
import { mayReadWhole } from './tableColumns.ts'
import { readPage, requireActor } from './request.ts'

/** The read routes of a declaration: byPage, full list and table, by id, and its named lists (spec 7.07 to 7.27). */
export function readRoutes(app: FastifyInstance, services: Services, resource: Resource): void {
  if (!resource.calls.includes('read')) return
  const base = `/${resource.name}/api`
  const described = documentedReads(resource)
  const keep = keptReads(services, resource)

  app.get(
    `${base}/byPage/:page`,
    keep(described.byPage, (request, _reply, db) =>
      readByPage(db, resource, (request.params as { page: string }).page, request),
    ),
  )

  app.get(
    base,
    keep(described.all, async (request, reply, db) => {
      if (isTableRequest(request)) return () => answerTable({ db }, resource, request, reply)
      if (!isPublic(resource)) return readPrivateList(db, resource, request)
      return readWholeList(db, resource, request, reply)
    }),
  )

  app.get(
    `${base}/:id`,
    keep(described.byId, async (request, reply, db) => {
      const record = await readById(db, resource, (request.params as { id: string }).id, request)
      return record ? [record] : () => reply.code(404).send([])
    }),
  )

  for (const [list, rule] of Object.entries(resource.lists)) {
    const documentation = described.named(list, rule)
    const segments = Object.keys(valuesOf(list, rule, resource)).map((value) => `/:${value}`)
    const valuesIn = (request: FastifyRequest) => Object.values(request.params as Record<string, string>)
    const read = (db: Executor, request: FastifyRequest, extras = openExtras(request.log)) =>
      readNamedList({ ...services, db, extras }, resource, rule, valuesIn(request), request)
    app.get(`${base}/${list}${segments.join('')}`, {
      ...(isSearchRule(rule) && countsSearches(services)),
      ...keep(
        documentation,
        async (request, reply, db) => {
          if (isWholeMap(rule, request)) {
            const places = readWholeMap(db, resource, rule, request)
            return () => streamList(db, resource, request, reply, places)
          }
          if (isMapRule(rule) && isMapScreen(request)) return readMapScreen(db, resource, rule, request)
          if (isSearchRule(rule)) {
            const extras = openExtras(request.log)
            const rows = await read(db, request, extras)
            // The first page of one that finds nothing is counted each time.
            return rows.length === 0 && (readPage(request) ?? 1) === 1 ? () => rows : keptIfWhole(rows, extras)
          }
          return isForEverybody(rule) || isFilteredRule(rule) ? read(db, request) : () => read(db, request)
        },
        isSearchRule(rule) || isFilteredRule(rule)
          ? { isForAll: isSameForAll, tables: tablesOfSearch([resource]) }
          : isMapRule(rule)
            ? { query: keptMapQuery }
            : {},
      ),
    })
  }
}

const isSearchRule = (rule: ListRule) => Array.isArray(rule)

/** A search of which a part was late is asked again each time. */
export const keptIfWhole = <T>(found: readonly T[], extras: Extras) => (extras.isWhole() ? found : () => found)

/** GET by id: an array of one; hidden records are answered like missing ones (docs/rules.md#hidden-records). */
export async function answerById(services: Services, resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  const record = await readById(services.db, resource, (request.params as { id: string }).id, request)
  return record ? [record] : reply.code(404).send([])
}

/** Sorted, filtered and counted (docs/rules.md#table-dialect). */
export async function answerTable(
  { db }: { db: Executor },
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const scope = tableScope(resource, request)
  const asked = readTable(resource, request)
  const query = { ...asked, filters: await ofSurvivors(db, resource, asked.filters) }
  const { rows, total, isEstimated } =
    'whole' in scope
      ? await wholeTable(db, resource, query, scope.whole)
      : await boundedTable(db, resource, query, scope)
  const last = query.offset + Math.max(0, rows.length - 1)
  void reply.header('content-range', `${resource.name} ${query.offset}-${last}/${total}`)
  if (isEstimated) void reply.header('x-total-estimated', '1')
  return rows.map((row) => serializeRecord(resource, row, request.who))
}

/** @throws ApiError 401, 403 */
export function tableScope(resource: Resource, request: FastifyRequest): BoundedScope | { whole: Viewer | 'all' } {
  if (mayReadWhole(resource, request.who)) {
    // In the admin area super admins see everything, even pages they block.
    return { whole: request.who?.superAdmin || !isPublic(resource) ? 'all' : viewerOf(request) }
  }
  if (isPublic(resource)) return { listFor: viewerOf(request) }
  const own = ownScope(resource, requireActor(request))
  if (!own) throw forbidden()
  return own
}

/** Rows of a full list that are read at once, so that they can be kept; longer ones are streamed. */
const maxWhole = 1000

async function readWholeList(db: Executor, resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  const batches = () => readPublicList(db, resource, request)
  const stream = () => streamList(db, resource, request, reply, batches())
  if (request.who || (await estimateListed(db, resource)) > maxWhole) return stream
  const records: object[] = []
  for await (const batch of batches()) {
    records.push(...batch)
    // The number was an estimate.
    if (records.length > 2 * maxWhole) return stream
  }
  return records
}

/** The whole public list, which counts as one read a thousand rows. @throws ApiError 429 */
async function streamList(
  db: Executor,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  batches: AsyncIterable<readonly object[]>,
) {
  request.countRows(await estimateListed(db, resource))
  return reply.type('application/json; charset=utf-8').send(streamedArray(batches))
}
