import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { canBeSold } from '#resources/status.ts'
import { column } from '../../records/projection.ts'
import { distanceBand, distanceOrder } from '../query/distance.ts'
import { pageAlias, type ResolvedFilters } from '../query/filters.ts'
import { indexedRank, isRated } from '../../searchIndex/indexedRank.ts'
import { hasStoredRank } from '../../searchIndex/storedRank.ts'

/** Rank that does not depend on the query. It orders the records of one match tier. */

/** The columns of a row `r` that its whole static rank is made of, with those that say where it is. */
export function rankedColumns(resource: Resource, { near }: ResolvedFilters = {}): string[] {
  const page = pageAlias(resource)
  return [
    'Id',
    'CreatedAt',
    ...('Status' in resource.fields || isRated(resource) ? ['VerifiedAt'] : []),
    ...(canBeSold(resource) ? ['Status'] : []),
    ...(isRated(resource) ? ['RatingScore'] : []),
    ...(hasStoredRank(resource) ? ['StaticRank'] : []),
    ...(near && page === 'r' ? ['Latitude', 'Longitude'] : []),
    ...(near && page === 'p' ? ['PageId'] : []),
  ]
}

/** The condition that a record or its page is verified; none for a source without verification. */
export function verifiedCondition(resource: Resource): SQL | undefined {
  const own = 'Status' in resource.fields ? [sql`r."VerifiedAt" is not null`] : []
  const conditions = pageAlias(resource) === 'p' ? [...own, sql`p."VerifiedAt" is not null`] : own
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined
}

/**
 * The full static rank: distance band, verified, rating, distance, newest. A product or post has the location and rating of its page.
 * Among pages the highest id counts as the newest, as in their index (`indexedRank`).
 */
export function staticRank(resource: Resource, { near }: ResolvedFilters = {}): SQL {
  const page = pageAlias(resource)
  if (page && !near) return indexedRank(resource)
  const verified = verifiedCondition(resource)
  const criteria = [
    ...(page && near ? [distanceBand(page, near)] : []),
    ...(verified ? [sql`${verified} desc`] : []),
    ...(page && near ? [sql`${column(page, 'RatingScore')} desc`, distanceOrder(page, near)] : []),
    ...(page === 'r' ? [] : [sql`r."CreatedAt" desc`]),
    sql`r."Id" desc`,
  ]
  return sql.join(criteria, sql`, `)
}
