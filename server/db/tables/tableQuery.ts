import { sql, type SQL } from 'drizzle-orm'
import { hasStatus, hidden, type Resource, type Upkeep } from '#resources'
import { burmeseCollation, titleSortKey } from '../connection/collation.ts'
import { column } from '../records/projection.ts'
import { isToLookAfter } from '../schema/upkeep.ts'
import type { Executor } from '../connection/database.ts'
import { hasPartOfNumber } from '../search/byNumber.ts'
import { typeaheadFilter, type ListCondition } from '../search/query/typeaheadFilter.ts'

/** The query of a table. Names are columns of the resource; the parser of the request checks them. */
export interface TableQuery {
  sort: TableSort
  filters: readonly TableFilter[]
  limit: number
  offset: number
}

export interface TableSort {
  name: string
  ascending: boolean
  /** Sort as a dictionary does, not by bytes. */
  isText?: boolean
  /** Sort by a name of the record that a column refers to. */
  of?: { reference: string; to: string }
}

export type TableFilter = { search: string } | ColumnFilter | { upkeep: Upkeep }
export type ColumnFilter =
  | { name: string; isNull: true }
  | { name: string; ids: readonly number[] }
  | { name: string; numbers: readonly number[] }
  | { name: string; texts: readonly string[] }
  /** Days in Yangon, both with it. */
  | { name: string; fromDay: string }
  | { name: string; untilDay: string }

export const isSearch = (filter: TableFilter): filter is { search: string } => 'search' in filter

export async function tableCondition(db: Executor, resource: Resource, { filters }: Pick<TableQuery, 'filters'>) {
  const all = await Promise.all(
    filters.map((filter) =>
      isSearch(filter) ? searchCondition(db, resource, filter.search) : sameForBoth(fieldCondition(resource, filter)),
    ),
  )
  const joined = (of: (one: ListCondition) => SQL) => sql.join([sql`true`, ...all.map(of)], sql` and `)
  return { forCount: joined(({ forCount }) => forCount), forPage: joined(({ forPage }) => forPage) }
}

/** What is hidden is listed nowhere, and of what is not listed there is an index: no other one knows the few that are hidden. */
const isOfHidden = (resource: Resource, filter: ColumnFilter) =>
  hasStatus(resource) &&
  filter.name === 'Status' &&
  'numbers' in filter &&
  filter.numbers.every((one) => one === hidden)

/** A moderator looks for a business or a person by a number, as whoever called wrote it down. */
async function searchCondition(db: Executor, resource: Resource, text: string): Promise<ListCondition> {
  const { forCount, forPage } = await typeaheadFilter(db, resource, text)
  const called = hasPartOfNumber(resource, text) ?? sql`false`
  return { forCount: sql`(${forCount} or ${called})`, forPage: sql`(${forPage} or ${called})` }
}

const sameForBoth = (condition: SQL): ListCondition => ({ forCount: condition, forPage: condition })

function fieldCondition(resource: Resource, filter: Exclude<TableFilter, { search: string }>): SQL {
  if ('upkeep' in filter) return isToLookAfter(resource, filter.upkeep, (name) => column('r', name))
  return isOfHidden(resource, filter) ? sql`not r."Listed" and ${columnCondition(filter)}` : columnCondition(filter)
}

export function columnCondition(filter: ColumnFilter): SQL {
  const at = column('r', filter.name)
  if ('isNull' in filter) return sql`${at} is null`
  if ('fromDay' in filter) return sql`${at} >= ${filter.fromDay}::timestamp at time zone 'Asia/Yangon'`
  if ('untilDay' in filter) return sql`${at} < (${filter.untilDay}::date + 1)::timestamp at time zone 'Asia/Yangon'`
  // Ids are compared as integers, or no index would be used.
  if ('ids' in filter) return sql`${at} = any(${sql.param(filter.ids)}::integer[])`
  if ('numbers' in filter) return sql`${at} = any(${sql.param(filter.numbers)}::double precision[])`
  return sql`${at}::text = any(${sql.param(filter.texts)}::text[])`
}

/** Columns that are never null. Their order is spelled as in their indexes. */
const neverNull = new Set(['Id', 'CreatedAt', 'UpdatedAt', 'Version'])

export function tableOrder(resource: Resource, { sort: { name, ascending, isText, of } }: TableQuery): SQL {
  // As if it grew by one each day.
  if (name === resource.agesBy && !of)
    return inDirection(sql`${column('r', name)} - extract(epoch from r."CreatedAt") / 86400`, ascending)
  if (neverNull.has(name) && !of) return inDirection(column('r', name), ascending)
  const by = of
    ? sql`(select ${column('t', name)} from ${sql.identifier(of.to)} t where t."Id" = ${column('r', `${of.reference}Id`)})`
    : column('r', name)
  const order = isText ? sql`${by} collate ${burmeseCollation}` : by
  return sql`${order} ${ascending ? sql`asc nulls last` : sql`desc nulls last`}, r."Id" desc`
}

/** The same, by an index where the title is a column of the resource (server/db/schema/tables.ts). */
export const indexedOrder = (resource: Resource, query: TableQuery): SQL =>
  query.sort.name === resource.title && !query.sort.of && resource.title in resource.fields
    ? inDirection(titleSortKey(column('r', resource.title)), query.sort.ascending)
    : tableOrder(resource, query)

const inDirection = (by: SQL, ascending: boolean): SQL =>
  ascending ? sql`${by} asc, r."Id" asc` : sql`${by} desc, r."Id" desc`
