import { sql, type SQL } from 'drizzle-orm'
import { distanceBands, isWithin } from '../query/distance.ts'
import { pageAlias } from '../query/filters.ts'
import { rowsOf, type SearchScope } from '../query/searchScope.ts'
import { hasRankIndex, indexedRank, verifiedCondition } from './staticRank.ts'

/**
 * Sets of rows that come before all other rows in the static rank. Each is a subquery with `offset 0` or `limit`. Without
 * it the planner would look up the query in the index of the whole country to find the matches of one street.
 */

/** So many records of the highest static rank, read in the order of an index; none where no index has this order. */
export function firstOfRank({ resource, filters = {} }: SearchScope, size: number): SQL | undefined {
  if (filters.near || !hasRankIndex(resource)) return undefined
  return sql`(select * from ${sql.identifier(resource.name)} r where r."Listed"
    order by ${indexedRank(resource)} limit ${sql.raw(String(size))})`
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
