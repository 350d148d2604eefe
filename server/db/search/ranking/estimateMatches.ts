import { sql } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import { filterFacets } from '../query/filters.ts'
import type { SearchScope } from '../query/searchScope.ts'
import { rowMatchesAny } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'

/** About how many records of a source match a query. */
export interface MatchEstimate {
  records: number
  byName: number
  all: number
  /** The share of the matches that the filters leave. */
  share: number
  /** The planner takes the words of a phrase for independent of each other, which they are not: then it is far too low. */
  isSure: boolean
}

/** The planner's estimate, from the common words that `analyze` has counted. It reads no records and takes half a millisecond. */
export async function estimateMatches(
  db: Executor,
  { resource, filters = {} }: SearchScope,
  { inNames, broadest }: TieredQuery,
): Promise<MatchEstimate> {
  const facets = filterFacets(resource, filters)
  const narrowed: Tier = { ...broadest, query: [`(${broadest.query})`, ...facets].join(' & ') }
  const conditions = [
    sql`true`,
    rowMatchesAny([inNames]),
    rowMatchesAny([broadest]),
    ...(facets.length > 0 ? [rowMatchesAny([narrowed])] : []),
  ]
  const parts = conditions.map((where) => sql`select 1 from ${sql.identifier(resource.name)} r where ${where}`)
  const [row] = await db.rows<{ 'QUERY PLAN': readonly [{ Plan: { Plans: readonly { 'Plan Rows': number }[] } }] }>(
    sql`explain (format json) ${sql.join(parts, sql` union all `)}`,
  )
  const [records = 0, byName = 0, all = 0, left = all] =
    row?.['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']) ?? []
  return {
    records,
    byName,
    all,
    share: left / Math.max(1, all),
    isSure: ![inNames, broadest].some(({ query }) => /<->|&/.test(query)),
  }
}
