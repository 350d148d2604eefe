import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import { indexMatchesTier, isInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { indexMatchesAny, rowMatchesQuery, tierNumber } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { candidateSets, maxCandidates } from './candidates.ts'
import { countInSample, matchingIds } from './countMatches.ts'
import { staticRank } from './staticRank.ts'

/** A slice of the matches, the best first. */
export interface RankedMatches {
  ids: readonly number[]
  /** How many records match in all; null for too many to count. */
  total: number | null
}

/** Matches that are all gathered and ranked one by one. */
const maxFullyRanked = 3000
/** Matches among the sample of 300 records (countMatches.ts) that make a query a common one: 4 %. */
const minInSampleOfCommon = 12

/**
 * Ranks the matches: by match tier, then by static rank. A common word may be in 100,000 records, too many to rank for a page of 20.
 * So for common queries only the records that can be on that page are ranked (docs/decisions/search.md#ranking).
 */
export async function rankMatches(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  slice: Slice,
): Promise<RankedMatches> {
  const fullyRanked = (await isCommon(db, scope, query)) ? null : await rankAllOfFew(db, scope, query, slice)
  if (fullyRanked) return fullyRanked
  const ids = (await rankCandidates(db, scope, query, slice)) ?? (await rankByTiers(db, scope, query, slice))
  return { ids, total: null }
}

const rankOrder = ({ resource, filters }: SearchScope, tiers: readonly Tier[]): SQL =>
  sql`${tierNumber(tiers)}, ${staticRank(resource, filters)}`

/** Whether the query matches so many records that reading candidates is faster than gathering all matches from the index. */
async function isCommon(db: Executor, scope: SearchScope, query: TieredQuery): Promise<boolean> {
  const [firstSet] = candidateSets(scope)
  if (firstSet === undefined) return false
  return (await countInSample(db, scope, query, firstSet, minInSampleOfCommon)) === minInSampleOfCommon
}

/** All matches ranked, and counted; null where there are too many. */
async function rankAllOfFew(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  // The rows are looked up one by one (`offset 0` keeps the planner from joining), because their table is large.
  const rows = sql`few i cross join lateral (
    select * from ${sql.identifier(scope.resource.name)} t where t."Id" = i."Id" offset 0)`
  const [result] = await db.rows<{ total: number; ids: number[] }>(sql`
    with met as materialized (select "Id" from (${matchingIds(scope, query)}) f limit ${maxFullyRanked + 1}),
      few as (select "Id" from met where (select count(*) from met) <= ${maxFullyRanked})
    select (select count(*)::integer from met) as total, array(
      select r."Id" from ${rowsOf(scope, rows)} order by ${rankOrder(scope, query.tiers)}
      limit ${slice.limit} offset ${slice.offset}) as ids`)
  return result && result.total <= maxFullyRanked ? result : null
}

/** Everything that matches these tiers, ranked. */
async function rankByTiers(db: Executor, scope: SearchScope, { tiers, broadest }: TieredQuery, slice: Slice) {
  const condition = tiers.includes(broadest) ? indexMatchesTier(scope, broadest) : indexMatchesAny(tiers)
  const rows = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${rowsOf(scope)} where ${condition} and ${isInScope(scope)}
      order by ${rankOrder(scope, tiers)} limit ${slice.limit} offset ${slice.offset}`,
  )
  return rows.map(({ Id }) => Id)
}

/**
 * The matches among the candidates, ranked. Candidates have the highest static rank, so as soon as one tier of them fills the slice,
 * no other record of that tier belongs to it. Records of a better tier are rare, or more of them would be among the candidates; they
 * are ranked completely. Null where no tier fills the slice.
 */
async function rankCandidates(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const needed = slice.offset + slice.limit
  if (needed > maxCandidates) return null
  for (const set of candidateSets(scope)) {
    const matches = await db.rows<{ Id: number; step: number }>(sql`
      select r."Id", ${tierNumber(query.tiers)} as step from ${rowsOf(scope, set)}
      where ${rowMatchesQuery(query)} and ${isInScope(scope)}
      order by step, ${staticRank(scope.resource, scope.filters)}`)
    const idsOfTier = (tier: number) => matches.filter(({ step }) => step === tier).map(({ Id }) => Id)
    const fillingTier = query.tiers.findIndex((_, tier) => idsOfTier(tier).length >= needed)
    if (fillingTier < 0) continue
    const betterTiers = { ...query, tiers: query.tiers.slice(0, fillingTier) }
    const better = fillingTier === 0 ? [] : await rankByTiers(db, scope, betterTiers, { limit: needed, offset: 0 })
    return [...new Set([...better, ...idsOfTier(fillingTier)])].slice(slice.offset, needed)
  }
  return null
}
