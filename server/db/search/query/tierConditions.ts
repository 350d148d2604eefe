import { sql, type SQL } from 'drizzle-orm'
import { anyOf, partsForIndex } from './tsquery.ts'
import type { Tier, TieredQuery } from './tieredQuery.ts'

/** Match tiers as SQL conditions on rows `r`. */

/**
 * With the query in a subquery, which is read once. Where a plan is kept, PostgreSQL would read the text of the query again for each
 * row, which took longer than to compare it.
 */
const matches = ({ column, query }: Tier): SQL => sql`r.${sql.identifier(column)} @@ (select ${query}::tsquery)`
/** The same, with a query that the planner sees, so that it can say how many match. */
const seenToMatch = ({ column, query }: Tier): SQL => sql`r.${sql.identifier(column)} @@ ${query}::tsquery`

function any(tiers: readonly Tier[], matchesTier: (tier: Tier) => SQL, partsOf = (query: string) => [query]): SQL {
  const conditions = (['SearchName', 'Search'] as const).flatMap((column) => {
    const queries = tiers.filter((tier) => tier.column === column).map(({ query }) => query)
    return queries.length > 0 ? partsOf(anyOf(queries)).map((query) => matchesTier({ column, query })) : []
  })
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

/** A row matches one of these tiers: to filter rows that are read anyway, and for the estimate of how many match. */
export const rowMatchesAny = (tiers: readonly Tier[]): SQL => any(tiers, seenToMatch)

/**
 * A row matches one of these tiers: to find the rows by the index of the vectors. The planner must not see the query. For a common
 * word it would rather read the whole table, because it does not know that the vectors are stored out of line and are slow to read.
 */
export const indexMatchesAny = (tiers: readonly Tier[]): SQL => any(tiers, matches, partsForIndex)

/** The tiers that match all that the first ones do: the index is searched once for each occurrence of a word. */
export function widestOf({ byName, inNames }: TieredQuery, tiers: readonly Tier[]): Tier[] {
  const [first, others] = [tiers.slice(0, byName), tiers.slice(byName)]
  if (byName === 0) return others
  if (first.length === byName) return [inNames, ...others]
  return first.filter((_, at) => !first.slice(at + 1).some(({ covers = 0 }) => covers > at))
}

/** A row matches the query at all: to filter rows that are read anyway. */
export const rowMatchesQuery = ({ broadest }: Pick<TieredQuery, 'broadest'>): SQL => matches(broadest)

/**
 * The number of the first tier that a row matches, from 0. The row must match one of them. Where it has the query in its name at all is
 * asked first: most have not, and are not compared with each tier of names.
 */
export function tierNumber({ tiers, byName, inNames }: Pick<TieredQuery, 'tiers' | 'byName' | 'inNames'>): SQL {
  const last = tiers.length - 1
  if (last < 1) return sql`0::integer`
  const numbered = tiers.slice(0, last).map((tier, at) => sql`when ${matches(tier)} then ${sql.raw(String(at))}`)
  const otherwise = sql`else ${sql.raw(String(last))}`
  const [named, others] = [numbered.slice(0, byName), numbered.slice(byName)]
  const isOfNames = tiers[last]!.column === 'SearchName'
  if ((others.length === 0 && isOfNames) || named.length < 2)
    return sql`case ${sql.join(numbered, sql` `)} ${otherwise} end`
  const ofOthers = others.length === 0 ? sql.raw(String(last)) : sql`case ${sql.join(others, sql` `)} ${otherwise} end`
  return sql`coalesce(case when ${matches(inNames)} then case ${sql.join(named, sql` `)} end end, ${ofOthers})`
}
