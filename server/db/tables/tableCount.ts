import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'

/** Rows of a table are counted up to here; above, their number is estimated (docs/rules.md#table-dialect). */
export const maxCounted = 10_000

export interface RowCount {
  total: number
  isEstimated: boolean
}

/** How many rows a query selects, counted up to one more than the limit. */
export async function countUpToLimit(db: Executor, from: SQL, where: SQL): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    sql`select count(*)::integer as n from (select 1 from ${from} r where ${where} limit ${maxCounted + 1}) counted`,
  )
  return row?.n ?? 0
}

/** The planner's estimate of how many records meet a condition. It reads statistics, no records. */
export async function estimateRows(db: Executor, resource: Resource, where: SQL): Promise<number> {
  const [row] = await db.rows<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${sql.identifier(resource.name)} r where ${where}`,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** An estimate where more rows were counted than the limit. `condition` is the one that the planner knows most about. */
export async function countOrEstimate(
  db: Executor,
  resource: Resource,
  counted: number,
  condition: SQL,
): Promise<RowCount> {
  if (counted <= maxCounted) return { total: counted, isEstimated: false }
  return { total: Math.max(counted, await estimateRows(db, resource, condition)), isEstimated: true }
}

/** About how many records the public list has. */
export const estimateListed = (db: Executor, resource: Resource) => estimateRows(db, resource, sql`r."Listed"`)
