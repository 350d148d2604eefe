import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import { indexMatchesTier, isInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { rowMatchesQuery } from '../query/tierConditions.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
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
 * The ids of all matches, unordered, found by the index. They are in a materialized subquery, because with a limit the planner would
 * walk the whole table for a query that turns out to be rare.
 */
export const matchingIds = (scope: SearchScope, { broadest }: TieredQuery): SQL => sql`
  with found as materialized (
    select r."Id" from ${rowsOf(scope)} where ${indexMatchesTier(scope, broadest)} and ${isInScope(scope)}
  ) select "Id" from found`

/** How many records match, counted up to `limit`. Common queries are answered by the sample, rare ones by the index. */
export async function countMatches(db: Executor, scope: SearchScope, query: TieredQuery, limit: number) {
  const { resource } = scope
  const ranked = sql`(select * from ${sql.identifier(resource.name)} r where r."Listed" order by ${indexedRank(resource)})`
  if ((await countInSample(db, scope, query, ranked, limit)) === limit) return limit
  const rows = await db.rows(sql`${matchingIds(scope, query)} limit ${limit}`)
  return rows.length
}
