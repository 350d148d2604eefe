import { goesOnAfter, isInOrderOfTime, isPublic, may, requireResource, type ListRule, type Resource } from '#resources'
import { targetsOf } from '#resources/targets.ts'
import { isParent } from '#resources/under.ts'
import { isOwnAddress } from '../auth/actor.ts'
import type { Services } from '../http/services.ts'
import type { Columns, Executor } from '../db/connection/database.ts'
import {
  findProfileId,
  matching,
  pointingAt,
  recordsMatching,
  recordsOfProfile,
  recordsPointingAt,
} from '../db/records/namedLists.ts'
import type { Row } from '../db/records/records.ts'
import { findSurvivor } from '../db/records/uses.ts'
import type { Extras } from '../db/search/extras.ts'
import { searchRecords } from '../db/search/search.ts'
import { isFilterable } from '../db/search/query/filters.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { selectedFields, serializeList } from './lists/cardView.ts'
import { recordMissedSearch } from './missedSearches.ts'
import { goOn } from './lists/goOn.ts'
import { isFilteredRule, maxMatches, readFiltered, readSearch, type FilteredRule } from './lists/readFiltered.ts'
import { isMapRule, readPlaces, type MapRule } from './lists/readMap.ts'
import { isUseRule, readMostUsed, type UseRule } from './lists/readMostUsed.ts'
import type { ReadRequest, WireRecord } from './readRecords.ts'
import { isNarrowed } from './searchFilters.ts'
import { readKeyword, readPerPage, readSlice, requireActor, requireId } from './request.ts'

type ListServices = Pick<Services, 'config' | 'log'> & { db: Executor; extras: Extras }

/** Whether a visitor's answer depends on nothing but records, as that of a search, a map or a list by address does not. */
export const isForEverybody = isInOrderOfTime

/** A list of the declaration's `lists`, for the values in its path. */
export async function readNamedList(
  services: ListServices,
  resource: Resource,
  rule: ListRule,
  values: readonly string[],
  request: ReadRequest,
): Promise<WireRecord[]> {
  if (isMapRule(rule)) return readPlaces(services.db, resource, rule, request)
  if (isUseRule(rule)) return readMostUsed(services, resource, rule, request)
  const rows = isFilteredRule(rule)
    ? await readFiltered(services.db, resource, request)
    : await findRows(services, resource, rule, values, request)
  return serializeList(resource, rows, request, Array.isArray(rule))
}

async function findRows(
  services: ListServices,
  resource: Resource,
  rule: Exclude<ListRule, MapRule | FilteredRule | UseRule>,
  values: readonly string[],
  request: ReadRequest,
): Promise<Row[]> {
  const { db } = services
  const viewer = request.who
  const value = values[0] ?? ''
  if (Array.isArray(rule)) return search(services, resource, readKeyword(value), request)
  const slice = { ...readSlice(request), ...selectedFields(resource, request) }
  if (typeof rule === 'string') {
    if (!isPublic(resource)) requireActor(request)
    const id = requireId(value)
    if (!isPublic(resource) && !may(request.who, 'read', resource, { PageId: id })) throw forbidden()
    const goesOn = goesOnAfter(rule, resource)
    return ofSurvivor(db, referredBy(resource, rule), id, async (Id) => {
      const where = pointingAt(resource, rule, Id, viewer)
      return recordsPointingAt(db, resource, rule, Id, viewer, await goOn(db, resource, slice, where, request, goesOn))
    })
  }
  if ('email' in rule) return findByEmail(db, resource, rule.email, value, request)
  const names = (rule as { match: readonly string[] }).match
  const matched = matchedValues(resource, names, values)
  const { about } = resource
  const target = targetsOf(resource).find(({ name }) => about && name === matched[about.type])?.target
  return ofSurvivor(db, target, about ? (matched[about.id] as number) : 0, async (Id) => {
    const values = target && about ? { ...matched, [about.id]: Id } : matched
    const where = matching(resource, values, viewer)
    return recordsMatching(db, resource, values, viewer, await goOn(db, resource, slice, where, request))
  })
}

const referredBy = ({ fields }: Resource, name: string) => {
  const field = fields[name]
  return field && 'to' in field ? requireResource(field.to) : undefined
}

/** What a list has for this record or, where that is nothing, for what the record has become (docs/rules.md#merging). */
async function ofSurvivor(db: Executor, to: Resource | undefined, id: number, read: (id: number) => Promise<Row[]>) {
  const rows = await read(id)
  const survivor = rows.length === 0 && to?.mergeable ? await findSurvivor(db, to, id) : undefined
  return survivor === undefined ? rows : read(survivor)
}

/** The matches of a search, best first. One without results is counted for the admins. */
async function search(services: ListServices, resource: Resource, text: string, request: ReadRequest): Promise<Row[]> {
  const asked = await readSearch(services.db, request, readPerPage(request, 200, 200))
  // To rank further down would mean to sort every match, of which a common word has a million.
  if ((asked.page - 1) * asked.perPage >= maxMatches) return []
  const selected = selectedFields(resource, request, true)
  const rows = await searchRecords(services.db, resource, text, { ...asked, extras: services.extras, ...selected })
  const isAll = asked.page === 1 && isFilterable(resource) && !isNarrowed(asked.filters)
  if (rows.length === 0 && isAll && services.extras.isWhole()) await recordMissedSearch(services, request, text)
  return rows
}

/** The records of an e-mail address, for that person, or a super admin (docs/rules.md#questions-about-others). */
async function findByEmail(db: Executor, resource: Resource, field: string, address: string, request: ReadRequest) {
  const who = request.who
  if (!who) {
    if (isPublic(resource)) return []
    throw unauthorized()
  }
  const isSelf = isOwnAddress(who, address)
  if (!isSelf && !(who.superAdmin && isPublic(resource))) throw forbidden()
  const profileId = isSelf ? who.profileId : await findProfileId(db, address)
  if (profileId === undefined) return []
  const besides = isSelf && isParent(resource) ? who.administers : []
  const slice = { ...readSlice(request), ...selectedFields(resource, request) }
  return recordsOfProfile(db, resource, field, profileId, besides, slice)
}

/** The values of a `match` list, as stored. */
function matchedValues(resource: Resource, names: readonly string[], values: readonly string[]): Columns {
  return Object.fromEntries(
    names.map((name, index) => {
      const field = resource.fields[name]
      const text = values[index] ?? ''
      if (field?.kind === 'number') return [name, requireId(text)]
      if (field?.kind !== 'choice') return [name, text]
      // Choices are matched case-insensitively, as all names of a request are (docs/rules.md#names).
      return [name, field.values.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text]
    }),
  )
}
