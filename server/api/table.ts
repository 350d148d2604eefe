import type { FastifyRequest } from 'fastify'
import { fieldsOf, may, requireResource, type Resource, type MaybeActor } from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { TableFilter, TableQuery } from '../db/records/tableQuery.ts'
import { badRequest } from '../errors.ts'

/** Whether this requests a table rather than the full list. */
export function isTableRequest(request: FastifyRequest): boolean {
  const query = request.query as Record<string, unknown>
  return 'sort' in query || 'range' in query || 'filter' in query
}

const maxRows = 1000

/** Kinds sorted alphabetically; times and URLs sort well by their bytes. */
const alphabeticalKinds = new Set<string>(['text', 'longText'])

type Types = ReadonlyMap<string, 'text' | 'number'>

/** The columns this person may sort and filter by. A filter would reveal hidden values (docs/safety.md#s17). */
function sortableColumns(resource: Resource, who: MaybeActor): Types {
  const columns = new Map<string, 'text' | 'number'>([
    ['Id', 'number'],
    ['CreatedAt', 'text'],
    ['UpdatedAt', 'text'],
    ['Version', 'number'],
  ])
  for (const [name, { kind, ownersOnly }] of fieldsOf(resource)) {
    if (ownersOnly && !may(who, 'seeHidden', resource)) continue
    if (kind === 'reference') columns.set(`${name}Id`, 'number')
    else if (kind === 'number' || kind === 'count' || kind === 'status') columns.set(name, 'number')
    else if (kind !== 'references' && kind !== 'place' && kind !== 'hours' && kind !== 'file') columns.set(name, 'text')
  }
  return columns
}

function parse(text: unknown, name: string): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(String(text))
  } catch {
    throw badRequest(refusal.json({ name }))
  }
}

const asColumn = (name: unknown) => (name === 'id' ? 'Id' : name)

/**
 * Reads `sort=["Name","ASC"]&range=[0,24]&filter={…}` (ra-data-simple-rest, docs/rules.md#table-dialect). A filter is
 * `q` for search, or a field with one value or a list of values.
 * @throws ApiError 400
 */
export function readTable(resource: Resource, request: FastifyRequest): TableQuery {
  const query = request.query as Record<string, unknown>
  const columns = sortableColumns(resource, request.who)
  const sort = parse(query['sort'], 'sort') ?? ['CreatedAt', 'DESC']
  const range = parse(query['range'], 'range') ?? [0, maxRows - 1]
  if (!Array.isArray(sort) || !Array.isArray(range)) throw badRequest(refusal.sortAndRange)
  const [from, to] = range as [unknown, unknown]
  if (!isRowNumber(from) || !isRowNumber(to) || to < from) {
    throw badRequest(refusal.range)
  }
  const name = asColumn(sort[0])
  const by = typeof name === 'string' ? (ownSort(resource, columns, name) ?? joinedSort(resource, name)) : null
  if (!by) throw badRequest(refusal.unsortable)
  return {
    sort: { ...by, ascending: sort[1] === 'ASC' },
    filters: readFilters(columns, parse(query['filter'], 'filter') ?? {}),
    limit: Math.min(to - from + 1, maxRows),
    offset: from,
  }
}

type SortBy = Omit<TableQuery['sort'], 'ascending'>

const ownSort = (resource: Resource, columns: Types, name: string): SortBy | null =>
  columns.has(name) ? { name, isText: alphabeticalKinds.has(resource.fields[name]?.kind ?? '') } : null

/** The name of a referenced record (`TownName`: Town.Name), if it is public. */
function joinedSort(resource: Resource, joined: string): SortBy | null {
  const [reference = '', name = '', ...further] = resource.joined[joined]?.split('.') ?? []
  const field = resource.fields[reference]
  if (field?.kind !== 'reference' || further.length > 0 || resource.ownersOnly.includes(joined)) return null
  return alphabeticalKinds.has(requireResource(field.to).fields[name]?.kind ?? '')
    ? { name, isText: true, of: { reference, to: field.to } }
    : null
}

const isRowNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31

function readFilters(columns: Types, filter: unknown): TableFilter[] {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw badRequest(refusal.filter)
  }
  return Object.entries(filter).map(([name, value]) =>
    name === 'q' ? { search: String(value) } : readFilter(columns, name, value),
  )
}

function readFilter(columns: Types, requestName: string, value: unknown): TableFilter {
  const name = String(asColumn(requestName))
  const type = columns.get(name)
  if (!type) throw badRequest(refusal.unfilterable({ name: JSON.stringify(requestName).slice(0, 60) }))
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (values.length > maxRows) throw badRequest(refusal.filterTooLong({ most: maxRows }))
  if (values.includes(null)) return { name, isNull: true }
  if (type === 'text') return { name, texts: values.map(String) }
  // A value that is not a number equals no number.
  return { name, numbers: values.map(Number).filter(Number.isFinite) }
}
