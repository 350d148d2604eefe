import { sql } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import { blocksOf } from '../../searchIndex/rankBlocks.ts'
import {
  indexMatchesFacets,
  indexMatchesTier,
  isInScope,
  keptPlan,
  rowsOf,
  type SearchScope,
} from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'

/** How many records match a query, or without one the filters alone, counted up to `most`: of a common query those of the first block are enough. */
export async function countMatches(
  db: Executor,
  scope: SearchScope,
  query: Pick<TieredQuery, 'broadest'> | null,
  most: number,
): Promise<number> {
  const limit = sql.raw(String(most))
  const matches = query ? indexMatchesTier(scope, query.broadest) : indexMatchesFacets(scope)
  // In materialized subqueries, because with a limit the planner would read the whole table for a query that turns out to be rare.
  // Without a text no index has the blocks: each would read the whole table.
  const parts = (query ? blocksOf(scope.resource) : [sql`true`]).map(
    (block) => sql`(with found as materialized (
        select 1 from ${rowsOf(scope)} where ${block} and ${matches} and ${isInScope(scope)})
      select 1 from found limit ${limit})`,
  )
  const [row] = await db.rows<{ n: number }>(
    sql`select count(*)::integer as n from (select 1 from (${sql.join(parts, sql` union all `)}) found limit ${limit}) counted`,
    keptPlan(scope),
  )
  return row!.n
}
