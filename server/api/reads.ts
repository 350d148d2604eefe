import { Readable } from 'node:stream'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPublic, may, type ListRule, type Resource } from '#resources'
import type { Deps } from '../deps.ts'
import { viewerOf } from '../auth/actor.ts'
import { countRecords, equals, findRecord, publicPage, publicRecords, select, type Row } from '../db/records.ts'
import { searchRecords } from '../db/search.ts'
import { column } from '../db/projection.ts'
import { findable, notBlocked, type Viewer } from '../db/visibility.ts'
import { joinSource, joinTableName } from '../db/tables.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { maySee, present } from './answer.ts'
import { isTableRequest, readTable } from './table.ts'
import { readPage, readPerPage, readSlice, requireActor, requireId, requirePageNumber } from './request.ts'

/** The reading calls of a declaration: byPage, full list and table, by id, and its named lists (spec section 7). */
export function readRoutes(app: FastifyInstance, deps: Deps, resource: Resource): void {
  const base = `/${resource.name}/api`
  const shown = (rows: Row[], request: FastifyRequest) => rows.map((row) => present(resource, row, request.who))

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
          jsonArray(publicRecords(deps.db, resource, viewerOf(request)), (row) => present(resource, row, request.who)),
        ),
      )
  })

  app.get(`${base}/:id`, async (request, reply) => {
    if (!isPublic(resource)) requireActor(request)
    const row = await findRecord(deps.db, resource, requireId((request.params as { id: string }).id))
    if (!row || (isPublic(resource) && !maySee(resource, row, request.who))) return reply.code(404).send([])
    if (!maySee(resource, row, request.who)) throw forbidden()
    return [present(resource, row, request.who)]
  })

  for (const [list, rule] of Object.entries(resource.lists)) {
    app.get(`${base}/${list}${valueSegments(rule)}`, async (request) => {
      const params = Object.values(request.params as Record<string, string>)
      return shown(await namedList(deps, resource, rule, params, request), request)
    })
  }
}

/** The path segments a named list's values take. */
export function valueSegments(rule: ListRule): string {
  if (typeof rule === 'object' && 'place' in rule) return ''
  if (typeof rule === 'object' && 'match' in rule) return rule.match.map((_, index) => `/:value${index}`).join('')
  return '/:value0'
}

/** A private source's records: all for who may read all, one's own else (contract section 3). */
async function privateRows(
  deps: Deps,
  resource: Resource,
  request: FastifyRequest,
  slice: { limit: number; offset: number },
): Promise<Row[]> {
  const who = requireActor(request)
  if (may(who, 'read', resource)) return select(deps.db, resource, { where: sql`true`, ...slice })
  const own = ownRows(resource, who)
  if (!own) throw forbidden()
  return select(deps.db, resource, { where: own, ...slice })
}

/** The rows of a private source that are this person's own; undefined where it knows no such thing. */
function ownRows(resource: Resource, who: NonNullable<Viewer>): SQL | undefined {
  if (!may(who, 'read', resource, { ProfileId: who.profileId, PageId: 0, Id: 0 })) {
    const pages = [...who.owns, ...who.administers]
    return pages.some((PageId) => may(who, 'read', resource, { PageId }))
      ? sql`r."PageId" = any(${sql.param(pages)}::integer[])`
      : undefined
  }
  return equals({ ProfileId: who.profileId })
}

async function namedList(
  deps: Deps,
  resource: Resource,
  rule: ListRule,
  values: string[],
  request: FastifyRequest,
): Promise<Row[]> {
  const viewer = viewerOf(request)
  const value = values[0] ?? ''
  if (Array.isArray(rule)) {
    const page = readPage(request) ?? 1
    return searchRecords(deps.db, resource, value, { viewer, page, perPage: readPerPage(request, 200, 200) })
  }
  const slice = readSlice(request, typeof rule === 'object' && 'place' in rule ? 5000 : undefined)
  const visible = sql`${findable(resource, viewer)} and ${notBlocked(resource, viewer)}`
  if (typeof rule === 'string') {
    if (!isPublic(resource)) requireActor(request)
    const id = requireId(value)
    if (!isPublic(resource) && !may(request.who, 'read', resource, { PageId: id })) throw forbidden()
    return select(deps.db, resource, { where: sql`${pointsAt(resource, rule, id)} and ${visible}`, ...slice })
  }
  if ('email' in rule) return listOfAddress(deps, resource, rule.email, value, request, slice)
  if ('place' in rule) {
    const where = sql`r."Listed" and (r."Latitude" <> 0 or r."Longitude" <> 0) and ${notBlocked(resource, viewer)}`
    return select(deps.db, resource, { where, ...slice })
  }
  return matching(deps, resource, (rule as { match: readonly string[] }).match, values, visible, slice)
}

/** The condition that a `reference` or `references` field points at `id`. */
function pointsAt(resource: Resource, name: string, id: number): SQL {
  if (resource.fields[name]?.kind !== 'references') return equals({ [`${name}Id`]: id })
  return sql`exists (select 1 from ${sql.identifier(joinTableName(resource, name))} j
    where j.${sql.identifier(joinSource(resource))} = r."Id" and j.${sql.identifier(`${name}Id`)} = ${id})`
}

/** What belongs to an address is told to that person, and to a super admin where the source is public (contract section 3). */
async function listOfAddress(
  deps: Deps,
  resource: Resource,
  field: string,
  address: string,
  request: FastifyRequest,
  slice: { limit: number; offset: number },
): Promise<Row[]> {
  const who = request.who
  if (!who) {
    if (isPublic(resource)) return []
    throw unauthorized()
  }
  const self = address.toLowerCase() === who.email.toLowerCase()
  if (!self && !(who.superAdmin && isPublic(resource))) throw forbidden()
  const ofProfile = self
    ? equals({ [`${field}Id`]: who.profileId })
    : sql`${column('r', `${field}Id`)} = (select "Id" from "profile" where lower("Email") = ${address.toLowerCase()})`
  // Who administers a page posts as it too, so it stands among theirs.
  const helped =
    self && resource.name === 'page' ? sql`r."Id" = any(${sql.param(who.administers)}::integer[])` : sql`false`
  return select(deps.db, resource, { where: sql`(${ofProfile} or ${helped})`, ...slice })
}

async function matching(
  deps: Deps,
  resource: Resource,
  names: readonly string[],
  values: string[],
  visible: SQL,
  slice: { limit: number; offset: number },
): Promise<Row[]> {
  const wanted: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    const field = resource.fields[name]
    const text = values[index] ?? ''
    if (field?.kind === 'number') wanted[name] = requireId(text)
    // The values of a choice are matched in any case, as all names of a request are (contract section 1).
    else if (field?.kind === 'choice')
      wanted[name] = field.values.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text
    else wanted[name] = text
  }
  return select(deps.db, resource, { where: sql`${equals(wanted)} and ${visible}`, ...slice })
}

/** The sorted, filtered, counted dialect of ra-data-simple-rest, for admin tables (contract section 1). */
async function answerTable(deps: Deps, resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  const viewer = viewerOf(request)
  const all = isPublic(resource) || may(request.who, 'read', resource)
  const own = all ? sql`true` : ownRows(resource, requireActor(request))
  if (!own) throw forbidden()
  const { where, order, limit, offset } = readTable(resource, request)
  const seen = isPublic(resource) ? sql`${findable(resource, viewer)} and ${notBlocked(resource, viewer)}` : own
  const condition = sql`${where} and ${seen}`
  const [rows, total] = await Promise.all([
    select(deps.db, resource, { where: condition, order, limit, offset }),
    countRecords(deps.db, resource, condition),
  ])
  void reply.header('content-range', `${resource.name} ${offset}-${offset + Math.max(0, rows.length - 1)}/${total}`)
  return rows.map((row) => present(resource, row, request.who))
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
