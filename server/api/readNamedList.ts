import { isPublic, may, type ListRule, type Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Services } from '../services.ts'
import type { Executor } from '../db/connection/database.ts'
import {
  findProfileId,
  recordsMatching,
  recordsOfProfile,
  recordsOnMap,
  recordsPointingAt,
  type Slice,
} from '../db/records/namedLists.ts'
import type { Row } from '../db/records/records.ts'
import { searchRecords } from '../db/search/search.ts'
import { isFilterable } from '../db/search/query/filters.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { serializeRecord } from './answer.ts'
import { recordMissedSearch } from './missedSearches.ts'
import type { ReadRequest, WireRecord } from './readRecords.ts'
import { isNarrowed, readSearchFilters } from './searchFilters.ts'
import { readPage, readPerPage, readSlice, requireActor, requireId } from './request.ts'

type ListServices = Pick<Services, 'config' | 'db' | 'log'>

/**
 * A list of the declaration's `lists`, for the values its address names.
 * @throws ApiError 400, 401, 403
 */
export async function readNamedList(
  services: ListServices,
  resource: Resource,
  rule: ListRule,
  values: readonly string[],
  request: ReadRequest,
): Promise<WireRecord[]> {
  const rows = await namedRows(services, resource, rule, values, request)
  return rows.map((row) => serializeRecord(resource, row, request.who))
}

async function namedRows(
  services: ListServices,
  resource: Resource,
  rule: ListRule,
  values: readonly string[],
  request: ReadRequest,
): Promise<Row[]> {
  const { db } = services
  const viewer = request.who
  const value = values[0] ?? ''
  if (Array.isArray(rule)) return searched(services, resource, value, request)
  if (typeof rule === 'object' && 'place' in rule)
    return recordsOnMap(db, resource, viewer, readSlice(request, maxOnMap))
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

/** The matches of a search, best first. A search that finds nothing is counted for the admins. */
async function searched(
  services: ListServices,
  resource: Resource,
  text: string,
  request: ReadRequest,
): Promise<Row[]> {
  const filters = readSearchFilters(request)
  const page = readPage(request) ?? 1
  const perPage = readPerPage(request, 200, 200)
  const rows = await searchRecords(services.db, resource, text, { viewer: request.who, page, perPage, filters })
  if (rows.length === 0 && page === 1 && isFilterable(resource) && !isNarrowed(filters)) {
    await recordMissedSearch(services, request, text)
  }
  return rows
}

/** A map without `?page=` gets this many places at most; more are asked for by box (spec 7.15, docs/rules.md#named-lists). */
const maxOnMap = 5000

/** What belongs to an address is told to that person, and to a super admin where the source is public (docs/rules.md#questions-about-others). */
async function listOfAddress(
  db: Executor,
  resource: Resource,
  field: string,
  address: string,
  request: ReadRequest,
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
  return recordsOfProfile(db, resource, field, profileId, self && isParent(resource) ? who.administers : [], slice)
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
