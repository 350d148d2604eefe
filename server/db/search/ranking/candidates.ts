import { sql, type SQL } from 'drizzle-orm'
import { distanceBands, isWithin } from '../query/distance.ts'
import { pageAlias } from '../query/filters.ts'
import { rowsOf, type SearchScope } from '../query/searchScope.ts'
import { indexedRank, verifiedCondition } from './staticRank.ts'

/** Records of the highest static rank that are read as candidates for a common query. */
export const maxCandidates = 2000

/**
 * Sets of rows that come before all other rows in the static rank, to be tried one after the other; none where the static rank has no
 * such sets. Each set is a subquery with `offset 0` or `limit`. Without it the planner would look up the query in the index of the
 * whole country to find the matches of one street.
 */
export function candidateSets(scope: SearchScope): SQL[] {
  const { resource, filters: { near, within = Infinity } = {} } = scope
  const page = pageAlias(resource)
  const set = (condition: SQL) => sql`(select r.* from ${rowsOf(scope)} where r."Listed" and ${condition})`
  if (near && page) {
    const inBand = (radiusKm: number, also = sql`true`) =>
      set(sql`${isWithin(page, near, radiusKm)} and ${also} offset 0`)
    const [walk, ride] = distanceBands
    const verified = verifiedCondition(resource)
    return [
      ...(verified ? [inBand(Math.min(walk, within), verified)] : []),
      ...[walk, ride].filter((radiusKm) => radiusKm < within).map((radiusKm) => inBand(radiusKm)),
    ]
  }
  if (near || !resource.fields['RatingAverage']) return []
  return [set(sql`true order by ${indexedRank(resource)} limit ${maxCandidates}`)]
}
