import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import { indexMatchesTier, isInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { indexMatchesAny, rowMatchesQuery, tierNumber } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { firstOfRank, nearbySets } from './candidates.ts'
import { countInSample, sampleSize } from './countMatches.ts'
import { staticRank } from './staticRank.ts'

/** A slice of the matches, the best first. */
export interface RankedMatches {
  ids: readonly number[]
  /** How many records match in all; null for too many to count. */
  total: number | null
}

/** Matches that are all gathered and ranked one by one. */
const maxFullyRanked = 3000
/** Matches among the sample of 300 records (countMatches.ts) that make a query near somewhere a common one: 4 %. */
const minInSampleOfCommon = 12
/** Further down all matches are ranked. */
const maxRankedByCandidates = 2000
/** So many records of the highest static rank are read as candidates: a few sizes, so that their statements are prepared. */
const candidateSizes = [sampleSize, 1500, 5000, 20_000]
/** One record in so many is read before matches are gathered. */
const minShareKnown = 300
/** Records of better tiers than the one that fills the slice; of more a larger set of candidates has enough. */
const maxBetter = 1000

interface Match {
  Id: number
  /** The number of its tier. */
  step: number
}

/** Candidates that match, in the order of tier and rank. */
interface Found {
  matches: readonly Match[]
  slice: Slice
  /** How many records of the source there are for each candidate. */
  ratio: number
}

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
  const ranked =
    slice.offset + slice.limit > maxRankedByCandidates
      ? await rankAllOfFew(db, scope, query, slice)
      : firstOfRank(scope, 1)
        ? await rankAlongIndex(db, scope, query, slice)
        : await rankNearby(db, scope, query, slice)
  return ranked ?? { ids: await rankByTiers(db, scope, query, slice), total: null }
}

/**
 * Reads the records in the order of their static rank, as many as it takes by what the first ones show. Few matches among
 * all are faster found by the index of words.
 */
async function rankAlongIndex(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  let isCounted = false
  for (let at = 0; at < candidateSizes.length;) {
    const size = candidateSizes[at]!
    const { matches, records } = await matchesAmong(db, scope, query, firstOfRank(scope, size)!)
    const found = { matches, slice, ratio: at === candidateSizes.length - 1 ? 0 : Math.max(1, records / size) }
    const { ids, most } = await fillByTier(db, scope, query, found)
    if (ids) return { ids, total: null }
    // The first ones say little of a large source: to gather too many in vain takes longer than to read more of them.
    if (!isCounted && size * minShareKnown >= records && matches.length * found.ratio < 1.5 * maxFullyRanked) {
      isCounted = true
      const few = await rankAllOfFew(db, scope, query, slice)
      if (few) return few
    }
    const expected = (size * (slice.offset + slice.limit)) / Math.max(1, most)
    const next = candidateSizes.findIndex((one) => one >= expected)
    // A handful may be chance.
    at = most < 3 ? at + 1 : Math.max(at + 1, next < 0 ? candidateSizes.length - 1 : next)
  }
  return null
}

/** Of what is near the candidates are the pages around. */
async function rankNearby(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const sets = nearbySets(scope)
  const isCommon =
    sets[0] !== undefined &&
    (await countInSample(db, scope, query, sets[0], minInSampleOfCommon)) === minInSampleOfCommon
  const few = isCommon ? null : await rankAllOfFew(db, scope, query, slice)
  if (few) return few
  for (const set of sets) {
    const { matches } = await matchesAmong(db, scope, query, set)
    const { ids } = await fillByTier(db, scope, query, { matches, slice, ratio: 0 })
    if (ids) return { ids, total: null }
  }
  return null
}

const rankOrder = ({ resource, filters }: SearchScope, tiers: readonly Tier[]): SQL =>
  sql`${tierNumber(tiers)}, ${staticRank(resource, filters)}`

/** The broadest tier matches whatever the others do. */
const matchesTiers = (scope: SearchScope, { tiers, broadest }: TieredQuery): SQL =>
  tiers.includes(broadest) ? indexMatchesTier(scope, broadest) : indexMatchesAny(tiers)

/** All records of these tiers ranked, and counted; null where there are more than the limit. */
async function rankAllOfFew(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  slice: Slice,
  limit = maxFullyRanked,
): Promise<{ total: number; ids: number[] } | null> {
  // The rows are looked up one by one (`offset 0` keeps the planner from joining), because their table is large.
  const rows = sql`few i cross join lateral (
    select * from ${sql.identifier(scope.resource.name)} t where t."Id" = i."Id" offset 0)`
  // Gathered in a subquery of its own, because with a limit the planner would walk the whole table for a rare query.
  const [result] = await db.rows<{ total: number; ids: number[] }>(sql`select total, ids from (
    with found as materialized (
        select r."Id" from ${rowsOf(scope)} where ${matchesTiers(scope, query)} and ${isInScope(scope)}),
      met as materialized (select "Id" from found limit ${limit + 1}),
      few as (select "Id" from met where (select count(*) from met) <= ${limit})
    select (select count(*)::integer from met) as total, array(
      select r."Id" from ${rowsOf(scope, rows)} order by ${rankOrder(scope, query.tiers)}
      limit ${slice.limit} offset ${slice.offset}) as ids) ranked`)
  return result && result.total <= limit ? result : null
}

/** Everything that matches these tiers, ranked. With `offset 0` the planner does not walk all records in the order of their rank. */
async function rankByTiers(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const matching = sql`(select r.* from ${rowsOf(scope)} where ${matchesTiers(scope, query)} and ${isInScope(scope)} offset 0)`
  const rows = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${rowsOf(scope, matching)}
      order by ${rankOrder(scope, query.tiers)} limit ${slice.limit} offset ${slice.offset}`,
  )
  return rows.map(({ Id }) => Id)
}

/** The matches among candidates, ranked, and about how many records there are in all. */
async function matchesAmong(db: Executor, scope: SearchScope, query: TieredQuery, set: SQL) {
  const { resource, filters } = scope
  // Whether they are in the scope is asked of those that match.
  const matching = sql`(select * from ${set} r where ${rowMatchesQuery(query)} offset 0)`
  const tier = tierNumber(query.tiers)
  const [found] = await db.rows<{ ids: number[] | null; steps: number[] | null; records: number }>(
    sql`select array_agg(r."Id" order by ${tier}, ${staticRank(resource, filters)}) as ids,
      array_agg(${tier} order by ${tier}) as steps,
      (select reltuples from pg_class where oid = ${sql.raw(`'"${resource.name}"'`)}::regclass) as records
      from ${rowsOf(scope, matching)} where ${isInScope(scope)}`,
    Object.keys(filters ?? {}).length === 0 ? 'write' : undefined,
  )
  const { ids, steps, records } = found!
  return { matches: (ids ?? []).map((Id, at): Match => ({ Id, step: steps![at]! })), records }
}

/**
 * The slice, if one tier of the candidates fills it, and how many of them the fullest tier has. They have the highest
 * static rank, so no other record of that tier belongs to the slice. Records of a better tier are rare, or more of them
 * would be among the candidates; they are ranked completely.
 */
async function fillByTier(db: Executor, scope: SearchScope, query: TieredQuery, { matches, slice, ratio }: Found) {
  const needed = slice.offset + slice.limit
  const idsOfTier = (tier: number) => matches.filter(({ step }) => step === tier).map(({ Id }) => Id)
  const sizes = query.tiers.map((_, tier) => idsOfTier(tier).length)
  const fillingTier = sizes.findIndex((size) => size >= needed)
  if (fillingTier < 0) return { ids: null, most: Math.max(...sizes) }
  const better = { ...query, tiers: query.tiers.slice(0, fillingTier) }
  const ranked = await rankBetter(db, scope, better, { matches, slice: { limit: needed, offset: 0 }, ratio })
  const ids = ranked && [...new Set([...ranked, ...idsOfTier(fillingTier)])].slice(slice.offset, needed)
  return { ids, most: Math.max(0, ...sizes.slice(0, fillingTier)) }
}

/** Everything of the better tiers, ranked; null where a larger set of candidates has enough of it. */
async function rankBetter(db: Executor, scope: SearchScope, query: TieredQuery, { matches, slice, ratio }: Found) {
  if (query.tiers.length === 0) return []
  if (ratio === 0) return rankByTiers(db, scope, query, slice)
  const inTiers = matches.filter(({ step }) => step < query.tiers.length)
  if (inTiers.length * ratio > 1.5 * maxBetter) return null
  return (await rankAllOfFew(db, scope, query, slice, maxBetter))?.ids ?? null
}
