import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { column } from './projection.ts'
import { burmeseCollation } from '../connection/collation.ts'
import type { Executor } from '../connection/database.ts'
import { typeaheadFilter, type ListCondition } from '../search/query/typeaheadFilter.ts'

/** The query of a table. Names are columns of the resource; the parser of the request checks them. */
export interface TableQuery {
  /** `isText`: sort as a dictionary does, not by bytes; `of`: sort by a name of the record that a column refers to */
  sort: { name: string; ascending: boolean; isText?: boolean; of?: { reference: string; to: string } }
  filters: readonly TableFilter[]
  limit: number
  offset: number
}

export type TableFilter =
  | { search: string }
  | { name: string; isNull: true }
  | { name: string; numbers: readonly number[] }
  | { name: string; texts: readonly string[] }

export async function tableCondition(db: Executor, resource: Resource, { filters }: TableQuery) {
  const all = await Promise.all(
    filters.map((filter) =>
      'search' in filter ? typeaheadFilter(db, resource, filter.search) : sameForBoth(condition(filter)),
    ),
  )
  const joined = (of: (one: ListCondition) => SQL) => sql.join([sql`true`, ...all.map(of)], sql` and `)
  return { forCount: joined(({ forCount }) => forCount), forPage: joined(({ forPage }) => forPage) }
}

const sameForBoth = (condition: SQL): ListCondition => ({ forCount: condition, forPage: condition })

function condition(filter: Exclude<TableFilter, { search: string }>): SQL {
  const at = column('r', filter.name)
  if ('isNull' in filter) return sql`${at} is null`
  if ('numbers' in filter) return sql`${at} = any(${sql.param(filter.numbers)}::double precision[])`
  return sql`${at}::text = any(${sql.param(filter.texts)}::text[])`
}

export function tableOrder({ sort: { name, ascending, isText, of } }: TableQuery): SQL {
  const by = of
    ? sql`(select ${column('t', name)} from ${sql.identifier(of.to)} t where t."Id" = ${column('r', `${of.reference}Id`)})`
    : column('r', name)
  const order = isText ? sql`${by} collate ${burmeseCollation}` : by
  return sql`${order} ${ascending ? sql`asc nulls last` : sql`desc nulls last`}, r."Id" desc`
}
