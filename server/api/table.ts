import type { FastifyRequest } from 'fastify'
import { isUntold, requireResource, type MaybeActor, type Resource } from '#resources'
import { isDate } from '#resources/openingHours.ts'
import { refusal } from '#resources/refusals.ts'
import { boundedSorts } from '#resources/tableSorts.ts'
import type { Executor } from '../db/connection/database.ts'
import { asMerged } from '../db/records/uses.ts'
import { maxCounted } from '../db/tables/tableCount.ts'
import type { TableFilter, TableQuery, TableSort } from '../db/tables/tableQuery.ts'
import { badRequest } from '../errors.ts'
import { findRepeatedName } from './body/repeatedName.ts'
import { readKeyword } from './request.ts'
import { boundedColumns, mayReadWhole, sortBy, wholeColumns, type ColumnTypes } from './tableColumns.ts'

/** Whether this requests a table rather than the full list. */
export function isTableRequest(request: FastifyRequest): boolean {
  const query = request.query as Record<string, unknown>
  return 'sort' in query || 'range' in query || 'filter' in query
}

/** Rows of an answer, and ids of a filter. */
const maxRows = 1000
/** Values of a reference, for people without rights on the whole source. */
const maxBoundedValues = 100
const maxId = 2 ** 31 - 1

/**
 * Reads `sort=["Name","ASC"]&range=[0,24]&filter={…}` (ra-data-simple-rest, docs/rules.md#table-dialect). A filter is
 * `q` for search, or a field with one value or a list of values.
 * @throws ApiError 400
 */
export function readTable(resource: Resource, request: FastifyRequest): TableQuery {
  const query = request.query as Record<string, unknown>
  const isWhole = mayReadWhole(resource, request.who)
  const all = wholeColumns(resource, request.who)
  const sort = readSort(resource, all, isWhole, parse(query['sort'], 'sort') ?? ['CreatedAt', 'DESC'])
  const [from, to] = readRange(parse(query['range'], 'range') ?? [0, maxRows - 1])
  if (!isWhole && to >= maxCounted) throw badRequest(refusal.rangeTooFar({ most: maxCounted }))
  const columns = isWhole ? all : boundedColumns(resource, request.who)
  const filters = readFilters(resource, columns, isWhole, parse(query['filter'], 'filter') ?? {})
  if (asksForOthers(resource, request.who, { sort, filters }))
    throw badRequest(refusal.unfilterable({ name: `${resource.ownedBy}Id` }))
  return { sort, filters, limit: Math.min(to - from + 1, maxRows), offset: from }
}

/** The same filters, of merged records those that they have become (docs/rules.md#merging). */
export const ofSurvivors = (db: Executor, { fields }: Resource, filters: readonly TableFilter[]) =>
  Promise.all(
    filters.map(async (filter) => {
      const field = 'ids' in filter ? fields[filter.name.replace(/Id$/, '')] : undefined
      return 'ids' in filter && field?.kind === 'reference'
        ? { ...filter, ids: await asMerged(db, requireResource(field.to), filter.ids) }
        : filter
    }),
  )

/** Of what others wrote about something its people would learn by whom: each asks for their own alone. */
function asksForOthers(
  resource: Resource,
  who: MaybeActor,
  { sort, filters }: Pick<TableQuery, 'sort' | 'filters'>,
): boolean {
  const name = resource.ownedBy && isUntold(resource, resource.ownedBy) ? `${resource.ownedBy}Id` : null
  const isOfOthers = (filter: TableFilter) =>
    'name' in filter && filter.name === name && !('ids' in filter && filter.ids.every((id) => id === who?.profileId))
  return name !== null && (sort.name === name || filters.some(isOfOthers))
}

function parse(text: unknown, name: string): unknown {
  if (text === undefined) return undefined
  try {
    const parsed: unknown = JSON.parse(String(text))
    if (!findRepeatedName(String(text))) return parsed
  } catch {
    throw badRequest(refusal.json({ name }))
  }
  throw badRequest(refusal.namedTwice)
}

const asColumn = (name: unknown) => (name === 'id' ? 'Id' : name)

function readSort(resource: Resource, columns: ColumnTypes, isWhole: boolean, sort: unknown): TableSort {
  if (!Array.isArray(sort)) throw badRequest(refusal.sortAndRange)
  const name = asColumn(sort[0])
  const allowed = boundedSorts(resource)
  if (!isWhole && !allowed.some((one) => one === name)) {
    throw badRequest(refusal.sortOneOf({ names: allowed.join(', ') }))
  }
  const by = typeof name === 'string' ? sortBy(resource, columns, name) : null
  if (!by) throw badRequest(refusal.unsortable)
  return { ...by, ascending: sort[1] === 'ASC' }
}

function readRange(range: unknown): [from: number, to: number] {
  if (!Array.isArray(range)) throw badRequest(refusal.sortAndRange)
  const [from, to] = range as [unknown, unknown]
  if (!isRowNumber(from) || !isRowNumber(to) || to < from) throw badRequest(refusal.range)
  return [from, to]
}

const isRowNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31

function readFilters(resource: Resource, columns: ColumnTypes, isWhole: boolean, filter: unknown): TableFilter[] {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw badRequest(refusal.filter)
  }
  return Object.entries(filter).map(([requestName, value]) => {
    if (requestName === 'q') return { search: readKeyword(String(readScalar(value))) }
    const upkeep = isWhole && requestName === 'upkeep' ? findOwn(resource.upkeep, value) : undefined
    if (upkeep) return { upkeep }
    const name = String(asColumn(requestName))
    const bound = readBound(name, columns, value)
    if (bound) return bound
    const type = columns.get(name)
    if (!type) {
      if (!isWhole) throw badRequest(refusal.filterOneOf({ names: ['q', ...columns.keys()].join(', ') }))
      throw badRequest(refusal.unfilterable({ name: JSON.stringify(requestName).slice(0, 60) }))
    }
    const max = isWhole || name === 'Id' ? maxRows : maxBoundedValues
    const values = Array.isArray(value) ? value.map(readScalar) : [readScalar(value)]
    if (values.length > max) throw badRequest(refusal.filterTooLong({ most: max }))
    if (values.includes(null)) return { name, isNull: true }
    if (type === 'text' || type === 'time') return { name, texts: values.map(String) }
    // A value that is not a number equals no number.
    const numbers = values.map(Number).filter(Number.isFinite)
    return type === 'number' ? { name, numbers } : { name, ids: [...new Set(numbers.filter(isId))] }
  })
}

const findOwn = <T>(all: Readonly<Record<string, T>> | undefined, name: unknown): T | undefined =>
  all && typeof name === 'string' && Object.hasOwn(all, name) ? all[name] : undefined

/** `CreatedAt_gte` and `CreatedAt_lte`: from a day on, and until its end. Only people with rights on the whole source have times here. */
function readBound(name: string, columns: ColumnTypes, value: unknown): TableFilter | undefined {
  const [, column = '', bound] = /^(.+)_([gl]te)$/.exec(name) ?? []
  if (columns.get(column) !== 'time') return undefined
  if (typeof value !== 'string' || !isDate(value)) throw badRequest(refusal.date)
  return bound === 'gte' ? { name: column, fromDay: value } : { name: column, untilDay: value }
}

const isId = (number: number) => Number.isInteger(number) && number > 0 && number <= maxId

/** A list within a list would be joined by calls within calls, as deep as it is. @throws ApiError 400 */
function readScalar(value: unknown): string | number | boolean | null {
  if (typeof value === 'object' && value !== null) throw badRequest(refusal.filterValues)
  return value as string | number | boolean | null
}
