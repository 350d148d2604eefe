import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import { indexMatchesTier, isInScope, keptPlan, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { rowMatchesQuery } from '../query/tierConditions.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { isSeldomAmong } from './estimateMatches.ts'
import { indexedRank } from './staticRank.ts'

/** Records that are looked at to estimate how common a query is. */
export const sampleSize = 300

/** How many of the first records of a set match, counted up to `limit`. */
export async function countInSample(db: Executor, scope: SearchScope, query: TieredQuery, set: SQL, limit: number) {
  const rows = await db.rows(sql`select 1 from ${rowsOf(scope, sql`(select * from ${set} r limit ${sampleSize})`)}
    where ${rowMatchesQuery(query)} and ${isInScope(scope)} limit ${limit}`)
  return rows.length
}

/**
 * How many records match, counted up to `limit`: among the first ones where the query is common or nobody knows, which ends soon, and by
 * the index where those are too few.
 */
export async function countMatches(
  db: Executor,
  scope: SearchScope,
  query: Pick<TieredQuery, 'broadest'>,
  limit: number,
) {
  const { resource } = scope
  const byIndex = sql`(select count(*)::integer from (select 1 from found limit ${limit}) counted)`
  const ranked = sql`(select * from ${sql.identifier(resource.name)} r where r."Listed" order by ${indexedRank(resource)} limit ${sql.raw(String(sampleSize))})`
  const inSample = sql`sample as materialized (select 1 from ${rowsOf(scope, ranked)}
    where ${rowMatchesQuery(query)} and ${isInScope(scope)} limit ${limit}),`
  const isLookedAt = !(await isSeldomAmong(db, scope, query.broadest, sampleSize, limit))
  const [row] = await db.rows<{ n: number }>(
    // In a materialized subquery, because with a limit the planner would walk the whole table for a query that turns out to be rare.
    sql`with ${isLookedAt ? inSample : sql``} found as materialized (
        select 1 from ${rowsOf(scope)} where ${indexMatchesTier(scope, query.broadest)} and ${isInScope(scope)})
      select ${isLookedAt ? sql`case when (select count(*) from sample) = ${limit} then ${limit}::integer else ${byIndex} end` : byIndex} as n`,
    keptPlan(scope),
  )
  return row!.n
}
