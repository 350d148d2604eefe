import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import { column } from '../../records/projection.ts'
import { indexMatchesTier, isInScope, keptPlan, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { indexMatchesAny, rowMatchesQuery, tierNumber, widestOf } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { firstOfRank, matchesDownTo, nearbySets } from './candidates.ts'
import { countInSample, sampleSize } from './countMatches.ts'
import { estimateMatches } from './estimateMatches.ts'
import { candidateSizes, rankAt } from './rankMarks.ts'
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
/** To gather a match and rank it costs as much as to read so many candidates. */
const costOfGathering = 2
/**
 * To look up a candidate or a match in one of two indexes costs as much as to read so much of a candidate, and to read what is in both
 * as to gather it. Two indexes are asked for no less than so many.
 */
const [costOfEntry, leastOfBothIndexes] = [0.12, 100]
const costOfBothIndexes = (size: number, matches: number, entries: number, records: number) =>
  leastOfBothIndexes +
  costOfEntry * (size + Math.max(matches, entries)) +
  (costOfGathering * matches * size) / Math.max(1, records)
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
  /** So many times as many candidates, and what it costs to read them; none where that is too many. */
  costOfMore?: (times: number) => { next: number; cost: number } | undefined
}

const isFilled = (found: readonly number[] | number | typeof tooManyNamed | null): found is readonly number[] =>
  Array.isArray(found)

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
 * Either reads the records in the order of their static rank, as many as fill the slice, or those that the indexes of words and of ranks
 * both have, or gathers the matches by the index of words and ranks them all. Those whose name matches come first, since they come
 * before all others. Whichever is less by the planner's estimate, and by what the records read so far show.
 */
async function rankAlongIndex(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const needed = slice.offset + slice.limit
  const about = await estimateMatches(db, scope, query)
  let few: RankedMatches | null | undefined
  let named: readonly number[] | null | undefined
  let read = { size: 0, inNames: 0, all: 0 }
  /** So many candidates would fill the slice in better tiers, which are too many to gather. */
  let more = 0
  /** Of those whose names alone were looked at. */
  let readOfNames = { size: 0, inNames: 0 }
  const estimate = (planned: number, { size, seen }: { size: number; seen: number }, isMany: boolean) => {
    const least = isMany ? 2 * maxGathered : 0
    if (size === 0) return Math.max(least, planned)
    const each = about.records / size
    // The planner counts words that it does not know as if they were not rare.
    return Math.max(least, seen * each, Math.min(planned, (seen + 2) * each))
  }
  const sizeToFill = (missing: number, matches: number) =>
    (margin * about.records * missing) / Math.max(1, matches * about.share)
  const costBoth = (size: number, matches: number, entries: number) =>
    costOfBothIndexes(size, matches, entries, about.records)
  const isGathered = (matches: number, size: number, entries: number) =>
    matches <= maxFullyRanked &&
    costOfGathering * matches <= Math.max(Math.min(size, costBoth(size, matches, entries)), sampleSize)
  const candidates = async (tier: Tier, size: number, matches: number, entries: number) =>
    costBoth(size, matches, entries) < size
      ? matchesDownTo(scope, tier, await rankAt(db, scope.resource, size))
      : firstOfRank(scope, size)!
  for (;;) {
    const latest = readOfNames.size > read.size ? readOfNames : read
    const inNames = estimate(about.byName, { size: latest.size, seen: latest.inNames }, named === null)
    const all = estimate(about.all, { size: read.size, seen: read.all }, named === null || few === null)
    const [ofNames, ofAll] = [sizeToFill(needed, inNames), sizeToFill(needed - (named?.length ?? 0), all)]
    const isKnown = about.isMostlySure || read.size > 0
    if (about.isSure || read.size > 0) {
      // Of few in all it is not asked apart how many are by name.
      if (named === undefined && all > sampleSize && isGathered(inNames, ofNames, about.entries.byName)) {
        named = await rankByName(db, scope, query, slice)
        if (named && named.length >= Math.max(needed, minToStop)) return { ids: named.slice(slice.offset), total: null }
        continue
      }
      if (few === undefined && isGathered(all, ofAll, about.entries.all)) {
        few = await rankAllOfFew(db, scope, query, slice)
        if (few) return few
      }
    }
    const wanted = Math.max(more, isKnown ? (named ? ofAll : ofNames) : about.records / minShareKnown)
    const larger = candidateSizes.filter((size) => size > read.size)
    const size = larger.find((one) => one >= wanted) ?? larger.at(-1)
    if (size === undefined) return null
    const costOfMore = (times: number) => {
      const next = size * times
      return next <= candidateSizes.at(-1)!
        ? { next, cost: Math.min(next, costBoth(next, all, about.entries.all)) }
        : undefined
    }
    if (isKnown && !named && ofNames <= size && size > readOfNames.size) {
      // Probably names alone fill the slice: then nobody looks into the texts, which are long.
      const names = ofNamesAlone(query)
      const matches = await matchesAmong(
        db,
        scope,
        names,
        await candidates(query.inNames, size, inNames, about.entries.byName),
      )
      const inTiers = matches.filter(({ step }) => step < query.byName)
      const ratio = Math.max(1, about.records / size)
      const ids = await fillByTier(db, scope, query, { matches: inTiers, slice, ratio, costOfMore })
      if (isFilled(ids)) return { ids, total: null }
      if (ids === tooManyNamed) named = null
      if (typeof ids === 'number') more = ids
      readOfNames = { size, inNames: inTiers.length }
      continue
    }
    const matches = await matchesAmong(db, scope, query, await candidates(query.broadest, size, all, about.entries.all))
    const ratio = size === candidateSizes.at(-1) ? 0 : Math.max(1, about.records / size)
    const ids = await fillByTier(db, scope, query, { matches, slice, ratio, named, costOfMore })
    if (isFilled(ids)) return { ids, total: null }
    // They are not gathered a second time.
    if (ids === tooManyNamed) named = null
    if (typeof ids === 'number') more = ids
    read = { size, inNames: matches.filter(({ step }) => step < query.byName).length, all: matches.length }
  }
}

/** The tiers of names, and one for what is in none of them. */
const ofNamesAlone = ({ tiers, byName, inNames, ...query }: TieredQuery): TieredQuery => ({
  ...query,
  byName,
  inNames,
  broadest: inNames,
  tiers: [...tiers.slice(0, byName), inNames],
})

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
    if (isFilled(ids)) return { ids, total: null }
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
 * are ranked completely, unless it costs less to read so many candidates that one of them fills the slice: then that number.
 */
async function fillByTier(db: Executor, scope: SearchScope, query: TieredQuery, found: Found) {
  const { matches, slice, named, ratio, costOfMore } = found
  const needed = slice.offset + slice.limit
  const isOfName = ({ step }: Match) => step < query.byName
  const others = named ? named.length - matches.filter(isOfName).length : 0
  const upTo = (tier: number) => matches.filter(({ step }) => step <= tier).length + (tier >= query.byName ? others : 0)
  const fillingTier = query.tiers.findIndex((_, tier) => upTo(tier) >= needed)
  if (fillingTier < 0) return null
  const better = { ...query, tiers: query.tiers.slice(0, fillingTier) }
  const inBetter = matches.filter(({ step }) => step < fillingTier).length
  if (inBetter > 0 && !(named && fillingTier === query.byName)) {
    const enough = costOfMore?.((margin * needed) / inBetter)
    if (enough && enough.cost < costOfGathering * inBetter * ratio) return enough.next
  }
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
  if (named && query.tiers.length > query.byName) {
    // Their names are not looked for once more.
    const others = { ...query, tiers: query.tiers.slice(query.byName), byName: 0 }
    const gathered = await rankAllOfFew(db, scope, others, slice)
    return gathered && [...new Set([...named, ...gathered.ids])].slice(0, slice.limit)
  }
  const gathered = await rankAllOfFew(db, scope, query, slice)
  return gathered?.ids ?? (query.tiers.length <= query.byName ? tooManyNamed : null)
}
