import { sql, type SQL } from 'drizzle-orm'
import type { Tier } from './tieredQuery.ts'
import { anyOf, partsForIndex } from './tsquery.ts'

/** Match tiers as SQL conditions on rows `r`. */

/**
 * A row matches a query, for the index of the vectors: the planner must not see the query. For a common word it would rather read the
 * whole table, because it does not know that the vectors are stored out of line and are slow to read.
 * @param query a value of type `tsquery[]`, of which one must match (partsForIndex)
 */
export const matchesAnyOf = (column: Tier['column'], queries: SQL): SQL =>
  sql`r.${sql.identifier(column)} @@ any ((select ${queries})::tsquery[])`

export const indexMatches = ({ column, query }: Pick<Tier, 'column' | 'query'>): SQL =>
  matchesAnyOf(column, sql`${sql.param(partsForIndex(query))}::tsquery[]`)

/** A row matches one of these tiers, for the index. */
export const indexMatchesAny = (tiers: readonly Tier[]): SQL => any(tiers, indexMatches)

/** A row matches one of these tiers, with a query that the planner sees: to filter rows that are read anyway. */
export const rowMatchesAny = (tiers: readonly Tier[]): SQL =>
  any(tiers, ({ column, query }) => sql`r.${sql.identifier(column)} @@ ${query}::tsquery`)

function any(tiers: readonly Tier[], matches: (tier: Tier) => SQL): SQL {
  const conditions = (['SearchName', 'Search'] as const).flatMap((column) => {
    const queries = tiers.filter((tier) => tier.column === column).map(({ query }) => query)
    return queries.length > 0 ? [matches({ column, query: anyOf(queries) })] : []
  })
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

/** A row matches a tier: to filter rows that are read anyway. */
export const rowMatchesTier = ({ column, query }: Tier): SQL =>
  sql`r.${sql.identifier(column)} @@ (select ${query}::tsquery)`
