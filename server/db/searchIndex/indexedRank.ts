import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { hasStoredRank } from './storedRank.ts'

/** The rank of a record among those that match a query alike, as an index keeps it. */

export const isRated = (resource: Resource) => resource.fields['RatingAverage'] !== undefined

/** The static rank that has an index of its own (server/db/schema/tables.ts), so that the first rows are read without sorting. */
export const indexedRank = (resource: Resource): SQL =>
  isRated(resource)
    ? sql`(r."VerifiedAt" is not null) desc, r."RatingScore" desc, r."Id" desc`
    : hasStoredRank(resource)
      ? sql`r."StaticRank" desc, r."CreatedAt" desc, r."Id" desc`
      : sql`r."CreatedAt" desc, r."Id" desc`

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
