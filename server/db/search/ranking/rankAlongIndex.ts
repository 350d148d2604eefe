import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import type { SearchScope } from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { firstOfRank, matchesDownTo, type Candidates } from './candidates.ts'
import { cheapestCandidates, triedForMs, type Expected, type SeenCandidates } from './cheapestCandidates.ts'
import { sampleSize } from './countMatches.ts'
import { estimateMatches } from './estimateMatches.ts'
import {
  betterThan,
  costOfGathering,
  fillByTier,
  isFilled,
  margin,
  maxFullyRanked,
  rankManyLow,
  tooManyNamed,
  type Filled,
} from './fillByTier.ts'
import { matchesAmong, maxGathered, rankAllOfFew, type Match } from './gatherMatches.ts'
import { candidateSizes, rankAt } from './rankMarks.ts'
import { noteMatches, type ManyLow } from './seenMatches.ts'

/**
 * What it costs to read so many candidates; the unit of all costs is one of a few. Of many each costs more, since fewer of them are in the
 * processor's cache.
 */
const costOfCandidates = (size: number) => size * (1 + size / 6000)
/** What it costs to find an entry of an index. */
const costOfEntry = 0.13
/** Where candidates have too few matches, at most so many times as many are read next. */
const mostTimes = 2
/** What it costs to ask two indexes before anything is read. What is in both is read at the cost of gathering it. */
const leastOfBothIndexes = 300
const costOfBothIndexes = (size: number, matches: number, entries: number, records: number) =>
  leastOfBothIndexes +
  costOfEntry * (size + Math.max(matches, entries)) +
  (costOfGathering * matches * size) / Math.max(1, records)
/** Better tiers that cost no more are gathered before the candidates, on their connection. */
const costOfWaiting = 500
/** Ends of slices of which the candidates are remembered: as many as screens ask for of one text. */
const maxReads = 3
/** What is known to be more than is gathered. */
const tooMany = 2 * maxGathered
/** One record in so many is read where estimates say nothing. */
const minShareKnown = 700
/** A query with fewer matches is answered with all of them, and with more that is similar (search.ts). */
const minToStop = 3

/** What is remembered of a search beside how many matched. */
interface HowFound {
  read?: SeenCandidates | undefined
  wereGathered?: boolean
  ofManyLow?: ManyLow
}

/**
 * Either reads the records in the order of their static rank, as many as fill the slice, or those that the indexes of words and of ranks
 * both have, or gathers the matches by the index of words and ranks them all. Those whose name matches come first, since they come
 * before all others. Whichever is less by the planner's estimate, and by what the records read so far show.
 */
export async function rankAlongIndex(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const needed = slice.offset + slice.limit
  const about = await estimateMatches(db, scope, query)
  const { atLeast } = about
  const last = about.reads?.find((one) => one.needed === needed)
  /** Numbers of candidates of which nothing was made. */
  const givenUp: { ofNames: number[]; ofAll: number[] } = { ofNames: [], ofAll: [] }
  let few: Awaited<ReturnType<typeof rankAllOfFew>> | undefined
  /** Null where they are too many to gather, as they are where twice as many were counted: records come and go after that. */
  let named: readonly number[] | null | undefined = atLeast([query.inNames]) > tooMany ? null : undefined
  let read = { size: 0, inNames: 0, all: 0 }
  /** So many candidates would fill the slice in better tiers, which are too many to gather. */
  let more = 0
  /** Of those whose names alone were looked at. */
  let readOfNames = { size: 0, inNames: 0 }
  const estimate = (planned: number, { size, seen }: { size: number; seen: number }, isMany: boolean) => {
    const least = isMany ? tooMany : 0
    if (size === 0) return Math.max(least, planned)
    const each = about.records / size
    // The planner counts words that it does not know as if they were not rare.
    return Math.max(least, seen * each, Math.min(planned, (seen + 2) * each))
  }
  /** Of many in all there may be few among the candidates, which are the best ranked: so many more than those are looked at. */
  const likelyAmong = (matches: number, { size, seen }: { size: number; seen: number }) =>
    size === 0 ? matches : Math.min(matches, Math.max(seen + 2, (margin * needed) / mostTimes) * (about.records / size))
  const sizeToFill = (missing: number, matches: number) =>
    (margin * about.records * missing) / Math.max(1, matches * about.share)
  const costBoth = (size: number, matches: number, entries: number) =>
    costOfBothIndexes(size, matches, entries, about.records)
  const costOfReading = (size: number, matches: number, entries: number) =>
    Math.min(costOfCandidates(size), costBoth(size, matches, entries))
  const isGathered = (matches: number, size: number, entries: number) =>
    matches <= maxFullyRanked &&
    costOfGathering * matches <= Math.max(costOfReading(size, matches, entries), sampleSize)
  const candidates = async (
    query: TieredQuery,
    size: number,
    matches: number,
    entries: number,
  ): Promise<Candidates> => {
    const last =
      costBoth(size, matches, entries) < costOfCandidates(size) ? await rankAt(db, scope.resource, size) : undefined
    return last
      ? { key: last.join(' '), rows: () => matchesDownTo(scope, query, last) }
      : { key: `first ${size}`, rows: () => firstOfRank(scope, size) }
  }
  const note = (byName: number, all: number, { read, wereGathered, ofManyLow }: HowFound = {}) => {
    const others = (about.reads ?? []).filter((one) => one.needed !== needed)
    noteMatches(db, scope, query, {
      byName: Math.max(byName, named === null ? tooMany : 0),
      all: Math.max(byName, all, named === null || few === null ? tooMany : 0),
      reads: [...(read ? [read] : []), ...others].slice(0, maxReads),
      ...(wereGathered && { wereGathered }),
      ...(ofManyLow && { ofManyLow }),
    })
  }
  const since = performance.now()
  const low = about.ofManyLow
  if (low?.needed === needed && since - low.since < triedForMs) {
    const { ids } = await rankManyLow(db, scope, betterThan(query, low.tiers), slice)
    if (ids.length === slice.limit) {
      note(about.byName, about.all, { ofManyLow: low })
      return { ids, total: null }
    }
  }
  const toRemember = (
    ofNames: boolean,
    size: number,
    { matches, gathered }: { matches: readonly Match[]; gathered: number },
  ): SeenCandidates | undefined => {
    // Without those that were found by name before, the candidates would not have been enough.
    if (named && named.length > 0) return undefined
    const { records } = about
    const entries = ofNames ? about.entries.byName : about.entries.all
    const matching = (matches.length * records) / size
    const found = {
      matches,
      slice,
      ofNames,
      size,
      gathered,
      records,
      givenUp: ofNames ? givenUp.ofNames : givenUp.ofAll,
    }
    return cheapestCandidates(query, found, (other) => costOfReading(other, matching, entries), last)
  }
  const howFound = ({ gathered, ofManyLow }: Filled, ofNames: boolean, size: number, matches: readonly Match[]) =>
    ofManyLow === undefined
      ? { read: toRemember(ofNames, size, { matches, gathered }) }
      : { ofManyLow: { tiers: ofManyLow, needed, since } }
  /** Of the most candidates what is better is ranked, however many that are. */
  const ratioOf = (size: number) => (size === candidateSizes.at(-1) ? 0 : Math.max(1, about.records / size))
  /** What was ranked beside the candidates last time is ranked at the same time as they are read. */
  const beginBetter = (again: Expected | undefined) => {
    if (!again || again.better === 0) return {}
    const tiers = again.better
    // Many are gathered on another connection, so that the candidates need not wait for them.
    const { together: _, ...apart } = scope
    const within = costOfGathering * again.gathered > costOfWaiting ? apart : scope
    const ranked = rankAllOfFew(db, within, betterThan(query, tiers), { limit: needed, offset: 0 })
    // It may not be waited for.
    ranked.catch(() => undefined)
    return { begun: { tiers, ranked } }
  }
  for (;;) {
    const latest = readOfNames.size > read.size ? readOfNames : read
    const inNames = estimate(about.byName, { size: latest.size, seen: latest.inNames }, named === null)
    const all = estimate(about.all, { size: read.size, seen: read.all }, named === null || few === null)
    const ofNames = sizeToFill(needed, likelyAmong(inNames, { size: latest.size, seen: latest.inNames }))
    const ofAll = sizeToFill(needed - (named?.length ?? 0), likelyAmong(all, { size: read.size, seen: read.all }))
    const again = read.size === 0 && readOfNames.size === 0 ? last?.next : undefined
    const isKnown = about.isMostlySure || read.size > 0
    if (!again && (about.isSure || read.size > 0)) {
      // Of few in all it is not asked apart how many are by name.
      if (
        named === undefined &&
        !about.wereGathered &&
        all > sampleSize &&
        isGathered(inNames, ofNames, about.entries.byName)
      ) {
        const ranked = await rankByName(db, scope, query, slice)
        named = ranked && ranked.ids
        if (ranked && ranked.ids.length >= Math.max(needed, minToStop)) {
          note(ranked.total, all)
          return { ids: ranked.ids.slice(slice.offset), total: null }
        }
        continue
      }
      if (few === undefined && (about.wereGathered || isGathered(all, ofAll, about.entries.all))) {
        few = await rankAllOfFew(db, scope, query, slice)
        if (few) {
          note(Math.min(inNames, few.total), few.total, { wereGathered: true })
          return few
        }
      }
    }
    const likely = isKnown ? (named ? ofAll : ofNames) : about.records / minShareKnown
    const wanted = again?.size ?? Math.max(more, likely)
    // Where they are too many to gather they fill the slice, wherever they stand.
    const isOfNames = named === null
    const larger = candidateSizes.filter((size) => size > (isOfNames ? latest.size : read.size))
    const size = larger.find((one) => one >= wanted) ?? larger.at(-1)
    if (size === undefined) {
      const named = isOfNames ? await rankManyLow(db, scope, betterThan(query, query.byName), slice) : undefined
      const areEnough = named?.ids.length === slice.limit
      const { ids, ofManyLow: tiers } = named && areEnough ? named : await rankManyLow(db, scope, query, slice)
      note(inNames, all, ids.length === slice.limit ? { ofManyLow: { tiers, needed, since } } : {})
      return { ids, total: null }
    }
    const costOfMore = (times: number) => {
      const next = size * times
      return next <= candidateSizes.at(-1)! ? { next, cost: costOfReading(next, all, about.entries.all) } : undefined
    }
    if (again ? last!.ofNames : isOfNames || (isKnown && !named && ofNames <= size && size > readOfNames.size)) {
      // Probably names alone fill the slice: then nobody looks into the texts, which are long.
      const names = ofNamesAlone(query)
      const begun = beginBetter(again)
      const matches = await matchesAmong(db, scope, names, await candidates(names, size, inNames, about.entries.byName))
      const inTiers = matches.filter(({ step }) => step < query.byName)
      const ratio = isOfNames ? ratioOf(size) : Math.max(1, about.records / size)
      const found = await fillByTier(db, scope, query, {
        matches: inTiers,
        slice,
        ratio,
        costOfMore,
        atLeast,
        ...begun,
      })
      if (isFilled(found)) {
        note(inTiers.length * ratio, all, howFound(found, true, size, inTiers))
        return { ids: found.ids, total: null }
      }
      givenUp.ofNames.push(size)
      if (found === tooManyNamed) named = null
      if (typeof found === 'number') more = found
      readOfNames = { size, inNames: inTiers.length }
      continue
    }
    const begun = beginBetter(again)
    const matches = await matchesAmong(db, scope, query, await candidates(query, size, all, about.entries.all))
    const ratio = ratioOf(size)
    const found = await fillByTier(db, scope, query, { matches, slice, ratio, named, costOfMore, atLeast, ...begun })
    const matching = matches.filter(({ step }) => step < query.byName).length
    if (isFilled(found)) {
      note(matching * ratio, matches.length * ratio, howFound(found, false, size, matches))
      return { ids: found.ids, total: null }
    }
    givenUp.ofAll.push(size)
    // They are not gathered a second time.
    if (found === tooManyNamed) named = null
    if (typeof found === 'number') more = found
    read = { size, inNames: matching, all: matches.length }
  }
}

const namesOf = new WeakMap<TieredQuery, TieredQuery>()

/** The tiers of names, and one for what is in none of them: the same object each time. */
function ofNamesAlone(query: TieredQuery): TieredQuery {
  const { tiers, byName, inNames } = query
  const known = namesOf.get(query) ?? { ...query, broadest: inNames, tiers: [...tiers.slice(0, byName), inNames] }
  namesOf.set(query, known)
  return known
}

/** Those whose name matches, down to the end of the slice; null where they are too many to rank. */
async function rankByName(db: Executor, scope: SearchScope, query: TieredQuery, { offset, limit }: Slice) {
  const slice = { offset: 0, limit: Math.max(offset + limit, minToStop) }
  return rankAllOfFew(db, scope, betterThan(query, query.byName), slice)
}
