import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPublic, may, type ListRule, type Resource } from '#resources'
import type { Deps } from '../services.ts'
import { viewerOf, type RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import {
  allRecords,
  findProfileId,
  recordsMatching,
  recordsOf,
  recordsOfProfile,
  recordsOnMap,
  recordsPointingAt,
  recordsUnderPages,
  tableOf,
  type Slice,
  type TableScope,
} from '../db/records/namedLists.ts'
import { findRecord, publicPage, publicRecords, type Row } from '../db/records/records.ts'
import { searchRecords } from '../db/search/search.ts'
import { pageAlias } from '../db/search/query/filters.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { maySee, serializeRecord } from './answer.ts'
import { noteMissed } from './missedSearches.ts'
import { isNarrowed, readSearchFilters } from './searchFilters.ts'
import { isTableRequest, readTable } from './table.ts'
import { readPage, readPerPage, readSlice, requireActor, requireId, requirePageNumber } from './request.ts'

/** The reading calls of a declaration: byPage, full list and table, by id, and its named lists (spec 7.07 to 7.27). */
export function readRoutes(app: FastifyInstance, deps: Deps, resource: Resource): void {
  const base = `/${resource.name}/api`
  const shown = (rows: Row[], request: FastifyRequest) => rows.map((row) => serializeRecord(resource, row, request.who))

  app.get(`${base}/byPage/:page`, async (request) => {
    const page = requirePageNumber((request.params as { page: string }).page)
    const perPage = readPerPage(request)
    if (!isPublic(resource))
      return shown(
        await privateRows(deps, resource, request, { limit: perPage, offset: (page - 1) * perPage }),
        request,
      )
    return shown(await publicPage(deps.db, resource, page, perPage, viewerOf(request)), request)
  })

  app.get(base, async (request, reply) => {
    if (isTableRequest(request)) return answerTable(deps, resource, request, reply)
    if (!isPublic(resource)) return shown(await privateRows(deps, resource, request, readSlice(request)), request)
    return reply
      .type('application/json; charset=utf-8')
      .send(
        Readable.from(
          jsonArray(publicRecords(deps.db, resource, viewerOf(request)), (row) =>
            serializeRecord(resource, row, request.who),
          ),
        ),
      )
  })

  app.get(`${base}/:id`, (request, reply) => answerById(deps, resource, request, reply))

  for (const [list, rule] of Object.entries(resource.lists)) {
    app.get(`${base}/${list}${valueSegments(rule)}`, async (request) => {
      const params = Object.values(request.params as Record<string, string>)
      return shown(await namedList(deps, resource, rule, params, request), request)
    })
  }
}

/** GET by id: an array of one; hidden from who may not see it as if it were not there (docs/rules.md#answer-shapes, #hidden-records). */
export async function answerById({ db }: Deps, resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  if (!isPublic(resource)) requireActor(request)
  const row = await findRecord(db, resource, requireId((request.params as { id: string }).id))
  if (!row || (isPublic(resource) && !maySee(resource, row, request.who))) return reply.code(404).send([])
  if (!maySee(resource, row, request.who)) throw forbidden()
  return [serializeRecord(resource, row, request.who)]
}

/** The path segments a named list's values take. */
export function valueSegments(rule: ListRule): string {
  if (typeof rule === 'object' && 'place' in rule) return ''
  if (typeof rule === 'object' && 'match' in rule) return rule.match.map((_, index) => `/:value${index}`).join('')
  return '/:value0'
}

/** What is one's own of a private source; undefined where it knows no such thing. */
function ownScope(
  resource: Resource,
  who: RequestActor,
): { profileId: number } | { pages: readonly number[] } | undefined {
  if (may(who, 'read', resource, { ProfileId: who.profileId, PageId: 0, Id: 0 })) return { profileId: who.profileId }
  const pages = [...who.owns, ...who.administers]
  return pages.some((PageId) => may(who, 'read', resource, { PageId })) ? { pages } : undefined
}

/** A private source's records: all for who may read all, one's own else (docs/rules.md#hidden-from-whom). */
async function privateRows({ db }: Deps, resource: Resource, request: FastifyRequest, slice: Slice): Promise<Row[]> {
  const who = requireActor(request)
  if (may(who, 'read', resource)) return allRecords(db, resource, slice)
  const own = ownScope(resource, who)
  if (!own) throw forbidden()
  return 'pages' in own
    ? recordsUnderPages(db, resource, own.pages, slice)
    : recordsOf(db, resource, { ProfileId: own.profileId }, slice)
}

async function namedList(
  deps: Deps,
  resource: Resource,
  rule: ListRule,
  values: string[],
  request: FastifyRequest,
): Promise<Row[]> {
  const { db } = deps
  const viewer = viewerOf(request)
  const value = values[0] ?? ''
  if (Array.isArray(rule)) return searched(deps, resource, value, request)
  if (typeof rule === 'object' && 'place' in rule)
    return recordsOnMap(db, resource, viewer, readSlice(request, mostOnMap))
  const slice = readSlice(request)
  if (typeof rule === 'string') {
    if (!isPublic(resource)) requireActor(request)
    const id = requireId(value)
    if (!isPublic(resource) && !may(request.who, 'read', resource, { PageId: id })) throw forbidden()
    return recordsPointingAt(db, resource, rule, id, viewer, slice)
  }
  if ('email' in rule) return listOfAddress(db, resource, rule.email, value, request, slice)
  const names = (rule as { match: readonly string[] }).match
  return recordsMatching(db, resource, matchedValues(resource, names, values), viewer, slice)
}

/** Best first, narrowed by what the address says; what nobody finds anywhere is counted for the desk. */
async function searched(deps: Deps, resource: Resource, text: string, request: FastifyRequest): Promise<Row[]> {
  const filters = readSearchFilters(request)
  const page = readPage(request) ?? 1
  const perPage = readPerPage(request, 200, 200)
  const rows = await searchRecords(deps.db, resource, text, { viewer: viewerOf(request), page, perPage, filters })
  if (rows.length === 0 && page === 1 && pageAlias(resource) && !isNarrowed(filters)) {
    await noteMissed(deps, request, text)
  }
  return rows
}

/** A map without `?page=` gets this many places at most; more are asked for by box (spec 7.15, docs/rules.md#named-lists). */
const mostOnMap = 5000

/** What belongs to an address is told to that person, and to a super admin where the source is public (docs/rules.md#questions-about-others). */
async function listOfAddress(
  db: Executor,
  resource: Resource,
  field: string,
  address: string,
  request: FastifyRequest,
  slice: Slice,
): Promise<Row[]> {
  const who = request.who
  if (!who) {
    if (isPublic(resource)) return []
    throw unauthorized()
  }
  const self = address.toLowerCase() === who.email.toLowerCase()
  if (!self && !(who.superAdmin && isPublic(resource))) throw forbidden()
  const profileId = self ? who.profileId : await findProfileId(db, address)
  if (profileId === undefined) return []
  return recordsOfProfile(
    db,
    resource,
    field,
    profileId,
    self && resource.name === 'page' ? who.administers : [],
    slice,
  )
}

/** The values of a `match` list as its columns hold them. */
function matchedValues(
  resource: Resource,
  names: readonly string[],
  values: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name, index) => {
      const field = resource.fields[name]
      const text = values[index] ?? ''
      if (field?.kind === 'number') return [name, requireId(text)]
      if (field?.kind !== 'choice') return [name, text]
      // The values of a choice are matched in any case, as all names of a request are (docs/rules.md#names).
      return [name, field.values.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text]
    }),
  )
}

/** The sorted, filtered, counted dialect of ra-data-simple-rest, for admin tables (docs/rules.md#table-dialect). */
export async function answerTable({ db }: Deps, resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  const scope = tableScope(resource, request)
  if (!scope) throw forbidden()
  const query = readTable(resource, request)
  const { rows, total } = await tableOf(db, resource, query, scope)
  const last = query.offset + Math.max(0, rows.length - 1)
  void reply.header('content-range', `${resource.name} ${query.offset}-${last}/${total}`)
  return rows.map((row) => serializeRecord(resource, row, request.who))
}

function tableScope(resource: Resource, request: FastifyRequest): TableScope | undefined {
  // At the desk nothing is out of sight, not even what its super admin blocks as a person.
  if (request.who?.superAdmin && isPublic(resource)) return 'all'
  if (isPublic(resource)) return { findableBy: viewerOf(request) }
  const who = requireActor(request)
  return may(who, 'read', resource) ? 'all' : ownScope(resource, who)
}

/** A JSON array, piece by piece. */
async function* jsonArray<T>(records: AsyncIterable<T>, shape: (record: T) => unknown): AsyncGenerator<string> {
  let separator = '['
  for await (const record of records) {
    yield separator + JSON.stringify(shape(record))
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
