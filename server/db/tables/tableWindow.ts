import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { typeaheadFilter } from '../search/query/typeaheadFilter.ts'
import type { Executor } from '../connection/database.ts'
import { column } from '../records/projection.ts'
import { newestFirst, oldestFirst } from '../records/records.ts'
import { countUpToLimit, estimateListed, maxCounted } from './tableCount.ts'
import { columnCondition, type ColumnFilter, type TableSort } from './tableQuery.ts'

/** The rows of a resource that are read for a table: at most 10,001 (docs/decisions/tables.md). */
export interface Window {
  /** a subquery */
  rows: SQL
  /** How many rows it has. At 10,001 there may be more that are not looked at. */
  size: number
  /** What its rows must meet besides, if not all conditions of the query. */
  condition: SQL
}

const limit = maxCounted + 1
export const isWhole = ({ size }: Pick<Window, 'size'>) => size <= maxCounted

const table = ({ name }: Resource) => sql.identifier(name)
const first = (resource: Resource, where: SQL, order?: SQL) =>
  sql`(select * from ${table(resource)} r where ${where} ${order ? sql`order by ${order}` : sql``} limit ${limit})`

async function sized(db: Executor, rows: SQL, condition = sql`true`, countedRows = rows): Promise<Window> {
  return { rows, condition, size: await countUpToLimit(db, countedRows, sql`true`) }
}

/** An estimate of the planner above this means more than 10,000 records, however wrong it is. */
const surelyMany = 5 * maxCounted

export async function listedWindow(db: Executor, resource: Resource, order: SQL): Promise<Window> {
  const rows = first(resource, sql`r."Listed"`, order)
  if ((await estimateListed(db, resource)) > surelyMany) return { rows, condition: sql`true`, size: limit }
  // Counted by the index of ids, which needs no row.
  return sized(db, rows, sql`true`, first(resource, sql`r."Listed"`, sql`r."Id"`))
}

/** Above this many ids they are looked up together and unordered: planning an index scan for each takes longer than running it. */
const maxOrdered = 100

/** The newest records that refer to one of these ids; the oldest if the table is sorted oldest first. */
export function columnWindow(db: Executor, resource: Resource, filter: ColumnFilter, sort: TableSort): Promise<Window> {
  if (!('ids' in filter) || filter.name === 'Id' || filter.ids.length > maxOrdered)
    return sized(db, first(resource, columnCondition(filter)))
  const isOldestFirst = sort.ascending && (sort.name === 'CreatedAt' || sort.name === 'Id')
  const order = isOldestFirst ? oldestFirst : newestFirst
  const [only] = filter.ids
  if (only === undefined) return sized(db, first(resource, sql`false`))
  const at = column('r', filter.name)
  if (filter.ids.length === 1) return sized(db, first(resource, sql`${at} = ${only}`, order))
  // Each id has its stretch of the index, already in order. PostgreSQL merges them and stops at the limit.
  const stretches = filter.ids.map((id) => first(resource, sql`${at} = ${id}`, order))
  return sized(db, sql`(select * from (${sql.join(stretches, sql` union all `)}) r order by ${order} limit ${limit})`)
}

/** Rows of the public list that are looked at to estimate how common a text is. */
const sampleSize = 300
/**
 * The records that match a text. The index finds those of a rare one. A common one is looked for in the newest records,
 * because the index would have to name all of its records first.
 */
export async function searchWindow(db: Executor, resource: Resource, text: string): Promise<Window> {
  const { forCount, forPage } = await typeaheadFilter(db, resource, text)
  const newest = first(resource, sql`r."Listed"`, newestFirst)
  const common = { rows: newest, condition: forPage, size: limit }
  const [sample] = await db.rows<{ share: number; records: number }>(sql`
    select coalesce(avg(case when ${forPage} then 1 else 0 end), 0)::float8 as share,
      (select reltuples from pg_class where oid = ${`"${resource.name}"`}::regclass) as records
    from (select * from ${newest} n limit ${sampleSize}) r`)
  if (sample && sample.share * sample.records > surelyMany) return common
  const found = await sized(db, first(resource, forCount))
  return isWhole(found) ? found : common
}
