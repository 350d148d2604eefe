import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import { column } from '../../records/projection.ts'
import { indexMatchesTier, isInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { indexMatchesAny, rowMatchesQuery, tierNumber, widestOf } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { firstOfRank, nearbySets } from './candidates.ts'
import { countInSample, sampleSize } from './countMatches.ts'
import { estimateMatches } from './estimateMatches.ts'
import { rankedColumns, staticRank } from './staticRank.ts'

/** A slice of the matches, the best first. */
export interface RankedMatches {
  ids: readonly number[]
  /** How many records match in all; null for too many to count. */
  total: number | null
}

/** Matches that are all gathered and ranked one by one: by what is estimated, and by how many there turn out to be. */
const maxFullyRanked = 3000
const maxGathered = 5000
/** Matches among the sample of 300 records (countMatches.ts) that make a query near somewhere a common one: 4 %. */
const minInSampleOfCommon = 12
/** Further down all matches are ranked. */
const maxRankedByCandidates = 2000
/** So many records of the highest static rank are read as candidates: a few sizes, so that their statements are prepared. */
const candidateSizes = [sampleSize, 800, 1500, 3000, 5000, 8000, 12_000, 20_000]
/** To gather a match and rank it costs as much as to read so many candidates. */
const costOfGathering = 2
/** So many more candidates are read than would fill the slice if matches were spread evenly. */
const margin = 1.5
/** One record in so many is read where estimates say nothing. */
const minShareKnown = 700
/** Matches that are ranked where nothing tells which are best. */
const maxRankedAtLast = 20_000
/** A query with fewer matches is answered with all of them, and with more that is similar (search.ts). */
const minToStop = 3

/** Said instead of a slice: those whose name matches turned out to be more than are gathered. */
const tooManyNamed = Symbol('too many named')

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
  /** All whose name matches, ranked, where there are few. */
  named?: readonly number[] | null
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
 * Either reads the records in the order of their static rank, as many as fill the slice, or gathers the matches by the
 * index of words and ranks them all: of those whose name matches first, which come before all others. Whichever is less by
 * the planner's estimate, and by what the records read so far show.
 */
async function rankAlongIndex(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const needed = slice.offset + slice.limit
  const about = await estimateMatches(db, scope, query)
  let few: RankedMatches | null | undefined
  let named: readonly number[] | null | undefined
  let read = { size: 0, inNames: 0, all: 0 }
  const estimate = (planned: number, seen: number, isMany: boolean) => {
    const least = isMany ? 2 * maxGathered : 0
    if (read.size === 0) return Math.max(least, planned)
    const each = about.records / read.size
    // The planner counts words that it does not know as if they were not rare.
    return Math.max(least, seen * each, Math.min(planned, (seen + 2) * each))
  }
  const sizeToFill = (missing: number, matches: number) =>
    (margin * about.records * missing) / Math.max(1, matches * about.share)
  const isGathered = (matches: number, size: number) =>
    matches <= maxFullyRanked && costOfGathering * matches <= Math.max(size, sampleSize)
  for (;;) {
    const inNames = estimate(about.byName, read.inNames, named === null)
    const all = estimate(about.all, read.all, named === null || few === null)
    const [ofNames, ofAll] = [sizeToFill(needed, inNames), sizeToFill(needed - (named?.length ?? 0), all)]
    if (about.isSure || read.size > 0) {
      // Of few in all it is not asked apart how many are by name.
      if (named === undefined && all > sampleSize && isGathered(inNames, ofNames)) {
        named = await rankByName(db, scope, query, slice)
        if (named && named.length >= Math.max(needed, minToStop)) return { ids: named.slice(slice.offset), total: null }
        continue
      }
      if (few === undefined && isGathered(all, ofAll)) {
        few = await rankAllOfFew(db, scope, query, slice)
        if (few) return few
      }
    }
    const wanted = about.isSure || read.size > 0 ? (named ? ofAll : ofNames) : about.records / minShareKnown
    const larger = candidateSizes.filter((size) => size > read.size)
    const size = larger.find((one) => one >= wanted) ?? larger.at(-1)
    if (size === undefined) return null
    const matches = await matchesAmong(db, scope, query, firstOfRank(scope, size)!)
    const ratio = larger.length === 1 ? 0 : Math.max(1, about.records / size)
    const ids = await fillByTier(db, scope, query, { matches, slice, ratio, named })
    if (ids !== tooManyNamed && ids !== null) return { ids, total: null }
    // They are not gathered a second time.
    if (ids === tooManyNamed) named = null
    read = { size, inNames: matches.filter(({ step }) => step < query.byName).length, all: matches.length }
  }
}

/** Those whose name matches, down to the end of the slice; null where they are too many to rank. */
async function rankByName(db: Executor, scope: SearchScope, query: TieredQuery, { offset, limit }: Slice) {
  const inNames = { ...query, tiers: query.tiers.slice(0, query.byName) }
  const slice = { offset: 0, limit: Math.max(offset + limit, minToStop) }
  return (await rankAllOfFew(db, scope, inNames, slice))?.ids ?? null
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
    const matches = await matchesAmong(db, scope, query, set)
    const ids = await fillByTier(db, scope, query, { matches, slice, ratio: 0 })
    if (ids !== tooManyNamed && ids !== null) return { ids, total: null }
  }
  return null
}

const rankOrder = ({ resource, filters }: SearchScope, tiers: readonly Tier[]): SQL =>
  sql`${tierNumber(tiers)}, ${staticRank(resource, filters)}`

/** The broadest tier matches whatever the others do. */
const matchesTiers = (scope: SearchScope, query: TieredQuery): SQL =>
  query.tiers.includes(query.broadest)
    ? indexMatchesTier(scope, query.broadest)
    : indexMatchesAny(widestOf(query, query.tiers))

/** Where no filter is, the values never decide what is the best plan: the query is hidden from the planner. */
const keptPlan = ({ filters = {} }: SearchScope) => (Object.keys(filters).length === 0 ? 'write' : undefined)

/** All records of these tiers ranked, and counted; null where there are more than the limit. */
async function rankAllOfFew(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  slice: Slice,
): Promise<{ total: number; ids: number[] } | null> {
  const { resource, filters } = scope
  const vectors = query.tiers.slice(0, -1).map((tier) => tier.column)
  const columns = [...new Set([...rankedColumns(resource, filters), ...vectors])].map((name) => column('r', name))
  const rows = filters?.near ? rowsOf(scope, sql`few`) : sql`few r`
  // Gathered in a subquery of its own, because with a limit the planner would walk the whole table for a rare query.
  const [result] = await db.rows<{ total: number; ids: number[] }>(
    sql`select total, ids from (
    with found as materialized (
        select ${sql.join(columns, sql`, `)} from ${rowsOf(scope)} where ${matchesTiers(scope, query)} and ${isInScope(scope)}),
      met as materialized (select * from found limit ${maxGathered + 1}),
      few as (select * from met where (select count(*) from met) <= ${maxGathered})
    select (select count(*)::integer from met) as total, array(
      select r."Id" from ${rows} order by ${rankOrder(scope, query.tiers)}
      limit ${slice.limit} offset ${slice.offset}) as ids) ranked`,
    keptPlan(scope),
  )
  return result && result.total <= maxGathered ? result : null
}

/**
 * What matches these tiers, ranked, of at most so many as the index finds first. With `offset 0` the planner does not walk
 * all records in the order of their rank.
 */
async function rankByTiers(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const matching = sql`(select r.* from ${rowsOf(scope)} where ${matchesTiers(scope, query)} and ${isInScope(scope)} offset 0)`
  const rows = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${rowsOf(scope, sql`(select * from ${matching} m limit ${maxRankedAtLast})`)}
      order by ${rankOrder(scope, query.tiers)} limit ${slice.limit} offset ${slice.offset}`,
  )
  return rows.map(({ Id }) => Id)
}

/** The matches among candidates, ranked. */
async function matchesAmong(db: Executor, scope: SearchScope, query: TieredQuery, set: SQL): Promise<Match[]> {
  const { resource, filters } = scope
  // Whether they are in the scope is asked of those that match.
  const matching = sql`(select * from ${set} r where ${rowMatchesQuery(query)} offset 0)`
  const tier = tierNumber(query.tiers)
  const [found] = await db.rows<{ ids: number[] | null; steps: number[] | null }>(
    sql`select array_agg(m."Id") as ids, array_agg(m.step) as steps from (
      select r."Id", ${tier} as step from ${rowsOf(scope, matching)} where ${isInScope(scope)}
      order by step, ${staticRank(resource, filters)}) m`,
    keptPlan(scope),
  )
  const { ids, steps } = found!
  return (ids ?? []).map((Id, at): Match => ({ Id, step: steps![at]! }))
}

/**
 * The slice, if the candidates fill it down to some tier. Candidates have the highest static rank, so no other record of
 * that tier comes before them. Records of the better tiers are few, or more of them would be among the candidates; they
 * are ranked completely.
 */
async function fillByTier(db: Executor, scope: SearchScope, query: TieredQuery, found: Found) {
  const { matches, slice, named } = found
  const needed = slice.offset + slice.limit
  const isOfName = ({ step }: Match) => step < query.byName
  const others = named ? named.length - matches.filter(isOfName).length : 0
  const upTo = (tier: number) => matches.filter(({ step }) => step <= tier).length + (tier >= query.byName ? others : 0)
  const fillingTier = query.tiers.findIndex((_, tier) => upTo(tier) >= needed)
  if (fillingTier < 0) return null
  const better = { ...query, tiers: query.tiers.slice(0, fillingTier) }
  const ranked = await rankBetter(db, scope, better, { ...found, slice: { limit: needed, offset: 0 } })
  if (ranked === tooManyNamed || ranked === null) return ranked
  const ofTier = matches.flatMap(({ Id, step }) => (step === fillingTier ? [Id] : []))
  return [...new Set([...ranked, ...ofTier])].slice(slice.offset, needed)
}

/** Everything of the better tiers, ranked; null where a larger set of candidates has enough of it. */
async function rankBetter(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  { matches, slice, ratio, named }: Found,
) {
  if (query.tiers.length === 0) return []
  if (named && query.tiers.length === query.byName) return named
  if (ratio === 0) return rankByTiers(db, scope, query, slice)
  const inTiers = matches.filter(({ step }) => step < query.tiers.length)
  if (inTiers.length * ratio > maxFullyRanked) return null
  const gathered = await rankAllOfFew(db, scope, query, slice)
  return gathered?.ids ?? (query.tiers.length <= query.byName ? tooManyNamed : null)
}
