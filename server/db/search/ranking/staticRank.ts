import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { column } from '../../records/projection.ts'
import { distanceBand, distanceOrder } from '../query/distance.ts'
import { pageAlias, type ResolvedFilters } from '../query/filters.ts'
import { hasStoredRank } from './storedRank.ts'

/** Rank that does not depend on the query. It orders the records of one match tier. */

export const isRated = (resource: Resource) => resource.fields['RatingAverage'] !== undefined

/** The static rank that has an index of its own (server/db/schema/tables.ts), so that the first rows are read without sorting. */
export const indexedRank = (resource: Resource): SQL =>
  isRated(resource)
    ? sql`(r."VerifiedAt" is not null) desc, r."RatingScore" desc, r."Id" desc`
    : hasStoredRank(resource)
      ? sql`r."StaticRank" desc, r."CreatedAt" desc, r."Id" desc`
      : sql`r."CreatedAt" desc, r."Id" desc`

/** The columns that `indexedRank` reads, besides the id. */
export const indexedRankColumns = (resource: Resource): SQL =>
  isRated(resource)
    ? sql`r."VerifiedAt", r."RatingScore"`
    : hasStoredRank(resource)
      ? sql`r."StaticRank", r."CreatedAt"`
      : sql`r."CreatedAt"`

/** The values of a row by which the index orders, to compare them as a row with a mark `m` of the table `rankMark`, and their types. */
export function comparedRank(resource: Resource, row: 'r' | 'new' = 'r') {
  const named = isRated(resource)
    ? { columns: ['VerifiedAt', 'RatingScore'], marks: ['Verified', 'Rank', 'RecordId'] }
    : { columns: ['StaticRank', 'CreatedAt'], marks: ['Rank', 'At', 'RecordId'] }
  const [first, second] = named.columns.map((name) => sql`${sql.raw(row)}.${sql.identifier(name)}`) as [SQL, SQL]
  return {
    ...named,
    values: [isRated(resource) ? sql`(${first} is not null)` : first, second, sql`${sql.raw(row)}."Id"`],
    types: isRated(resource)
      ? ['boolean', 'double precision', 'integer']
      : ['double precision', 'timestamptz', 'integer'],
  }
}

/** The columns of a row `r` that its whole static rank is made of, with those that say where it is. */
export function rankedColumns(resource: Resource, { near }: ResolvedFilters = {}): string[] {
  const page = pageAlias(resource)
  return [
    'Id',
    'CreatedAt',
    ...('Status' in resource.fields || isRated(resource) ? ['VerifiedAt'] : []),
    ...(isRated(resource) ? ['RatingScore'] : []),
    ...(hasStoredRank(resource) ? ['StaticRank'] : []),
    ...(near && page === 'r' ? ['Latitude', 'Longitude'] : []),
    ...(near && page === 'p' ? ['PageId'] : []),
  ]
}

/** Whether an index has all listed records in the order of their static rank. */
export const hasRankIndex = (resource: Resource) => isRated(resource) || hasStoredRank(resource)

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
