import { sql, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { fieldsOf, type Resource } from '#resources'
import { column } from '../db/projection.ts'
import { matchesSearch } from '../db/search.ts'
import { badRequest } from '../errors.ts'

/** Is this the sorted, filtered, counted call rather than the full list? */
export function isTableRequest(request: FastifyRequest): boolean {
  const query = request.query as Record<string, unknown>
  return 'sort' in query || 'range' in query || 'filter' in query
}

const mostRows = 1000

/** The own columns of a declaration that a table can sort and filter by, by answer name. */
function sortable(resource: Resource): Map<string, 'text' | 'number'> {
  const columns = new Map<string, 'text' | 'number'>([
    ['Id', 'number'],
    ['id', 'number'],
    ['CreatedAt', 'text'],
    ['UpdatedAt', 'text'],
    ['Version', 'number'],
  ])
  for (const [name, { kind }] of fieldsOf(resource)) {
    if (kind === 'reference') columns.set(`${name}Id`, 'number')
    else if (kind === 'number' || kind === 'count' || kind === 'status') columns.set(name, 'number')
    else if (kind !== 'references' && kind !== 'place' && kind !== 'hours' && kind !== 'file') columns.set(name, 'text')
  }
  return columns
}

function parse(text: unknown, what: string): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(String(text))
  } catch {
    throw badRequest(`${what} must be JSON.`)
  }
}

/** Reads `sort=["Name","ASC"]&range=[0,24]&filter={…}`. Filters: `id: […]`, `q` for search, own fields for equality. */
export function readTable(
  resource: Resource,
  request: FastifyRequest,
): { where: SQL; order: SQL; limit: number; offset: number } {
  const query = request.query as Record<string, unknown>
  const columns = sortable(resource)
  const [field, direction] = (parse(query['sort'], 'sort') ?? ['CreatedAt', 'DESC']) as [unknown, unknown]
  const [from, to] = (parse(query['range'], 'range') ?? [0, mostRows - 1]) as [unknown, unknown]
  if (!Number.isInteger(from) || !Number.isInteger(to) || (from as number) < 0 || (to as number) < (from as number)) {
    throw badRequest('range must be two whole numbers, from and to.')
  }
  if (typeof field !== 'string' || !columns.has(field)) throw badRequest('sort names a field that cannot be sorted by.')
  const by = column('r', field === 'id' ? 'Id' : field)
  const way = direction === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`
  return {
    where: readFilter(columns, parse(query['filter'], 'filter') ?? {}),
    order: sql`${by} ${way}, r."Id" desc`,
    limit: Math.min((to as number) - (from as number) + 1, mostRows),
    offset: from as number,
  }
}

function readFilter(columns: Map<string, 'text' | 'number'>, filter: unknown): SQL {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw badRequest('filter must be an object.')
  const conditions: SQL[] = [sql`true`]
  for (const [name, wanted] of Object.entries(filter)) {
    if (name === 'q') conditions.push(matchesSearch(String(wanted)))
    else conditions.push(equalsOneOf(columns, name, wanted))
  }
  return sql.join(conditions, sql` and `)
}

function equalsOneOf(columns: Map<string, 'text' | 'number'>, name: string, wanted: unknown): SQL {
  const type = columns.get(name)
  if (!type) throw badRequest(`filter names ${JSON.stringify(name).slice(0, 60)}, which cannot be filtered by.`)
  const at = column('r', name === 'id' ? 'Id' : name)
  const values = Array.isArray(wanted) ? wanted : [wanted]
  if (values.length > mostRows) throw badRequest(`filter takes at most ${mostRows} values a field.`)
  if (values.includes(null)) return sql`${at} is null`
  if (type === 'number') {
    const numbers = values.map(Number)
    return numbers.every((number) => Number.isFinite(number))
      ? sql`${at} = any(${sql.param(numbers)}::double precision[])`
      : sql`false`
  }
  return sql`${at}::text = any(${sql.param(values.map(String))}::text[])`
}
