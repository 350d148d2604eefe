import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { presenceColumns } from '../../records/presence.ts'
import { column } from '../../records/projection.ts'
import { distanceBands, isWithin } from '../query/distance.ts'
import { pageAlias } from '../query/filters.ts'
import { indexMatchesTier, isOfAll, rowsOf, type SearchScope } from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import type { Rank } from './rankMarks.ts'
import { comparedRank, hasRankIndex, indexedRank, rankedColumns, verifiedCondition } from './staticRank.ts'

/**
 * Sets of rows that come before all other rows in the static rank. Each is a subquery with `offset 0` or `limit`. Without
 * it the planner would look up the query in the index of the whole country to find the matches of one street.
 */

export interface Candidates {
  /** Tells apart the statements of one query, which are built once; none where it is not built again. */
  key?: string
  rows(): SQL
}

/** Whether an index has the records of this scope in the order of their static rank. */
export const isRankedByIndex = ({ resource, filters = {} }: SearchScope) => !filters.near && hasRankIndex(resource)

/** So many records of the highest static rank, read in the order of an index. */
export function firstOfRank(scope: SearchScope, size: number): SQL {
  const { resource } = scope
  // Each column costs a little of each record, and a page has fifty.
  const columns = isOfAll(scope) ? sql.join(comparedColumns(resource), sql`, `) : sql`*`
  return sql`(select ${columns} from ${sql.identifier(resource.name)} r where r."Listed"
    order by ${indexedRank(resource)} limit ${sql.raw(String(size))})`
}

/** What tiers, the static rank and the condition that a record is there read of it. */
const comparedColumns = (resource: Resource): SQL[] =>
  [...new Set([...presenceColumns(resource), ...rankedColumns(resource), 'SearchName', 'Search'])].map((name) =>
    column('r', name),
  )

/** Of each of these conditions the planner takes a third of the index to meet it. */
const saidSoOften = 4

/**
 * What matches a query among the records from the highest static rank down to this one. Two indexes are asked, of words and of ranks, and
 * only records that both have are read. Together they are used where the planner takes such records for few, so it is told several times.
 */
export function matchesDownTo(scope: SearchScope, { broadest }: TieredQuery, last: Rank): SQL {
  const { resource } = scope
  const { values, types } = comparedRank(resource)
  // In subqueries, so that it is planned once for all ranks.
  const least = last.map((value, at) => sql`(select ${value}::${sql.raw(types[at]!)})`)
  const isOfRank = sql`(${sql.join([...values], sql`, `)}) >= (${sql.join(least, sql`, `)})`
  return sql`(select r.* from ${rowsOf({ resource })} where ${indexMatchesTier(scope, broadest)} and r."Listed"
    and ${sql.join(
      Array.from({ length: saidSoOften }, () => isOfRank),
      sql` and `,
    )} offset 0)`
}

/** What is within each distance band, to be tried one after the other; none where nobody is near. */
export function nearbySets(scope: SearchScope): SQL[] {
  const { resource, filters: { near, within = Infinity } = {} } = scope
  const page = pageAlias(resource)
  if (!near || !page) return []
  const inBand = (radiusKm: number, also = sql`true`) =>
    sql`(select r.* from ${rowsOf(scope)} where r."Listed" and ${isWithin(page, near, radiusKm)} and ${also} offset 0)`
  const [walk, ride] = distanceBands
  const verified = verifiedCondition(resource)
  return [
    ...(verified ? [inBand(Math.min(walk, within), verified)] : []),
    ...[walk, ride].filter((radiusKm) => radiusKm < within).map((radiusKm) => inBand(radiusKm)),
  ]
}
