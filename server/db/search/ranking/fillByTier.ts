import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import type { SearchScope } from '../query/searchScope.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { rankAllOfFew, rankByTiers, type Match, type RankedMatches } from './gatherMatches.ts'

/** Matches that are all gathered and ranked one by one, by what is estimated. */
export const maxFullyRanked = 3000
/** To gather a match and rank it costs as much as to read so many candidates. */
export const costOfGathering = 3
/** So many more candidates are read than would fill the slice if matches were spread evenly. */
export const margin = 1.5

/** Said instead of a slice: those whose name matches turned out to be more than are gathered. */
export const tooManyNamed = Symbol('too many named')

/** Candidates that match, in the order of tier and rank. */
export interface Found {
  matches: readonly Match[]
  slice: Slice
  /** How many records of the source there are for each candidate. */
  ratio: number
  /** All whose name matches, ranked, where there are few. */
  named?: readonly number[] | null
  /** The records of so many of the best tiers, if they were asked for beside the candidates. */
  begun?: { tiers: number; ranked: Promise<RankedMatches | null> }
  /** So many times as many candidates, and what it costs to read them; none where that is too many. */
  costOfMore?: (times: number) => { next: number; cost: number } | undefined
  /** How many records of the source match some of these tiers, by the words that were counted. */
  atLeast?: (tiers: readonly Tier[]) => number
}

export interface Filled {
  ids: readonly number[]
  /** So many records of better tiers were gathered for it. */
  gathered: number
  /** Of so many of the best tiers it is, which have too many records to gather, and too few of them among any candidates. */
  ofManyLow?: number
}

export const isFilled = (found: Filled | number | typeof tooManyNamed | null): found is Filled =>
  typeof found === 'object' && found !== null

/** The first tier down to which the candidates fill the slice; -1 where they do not. */
export function fillingTier(
  query: TieredQuery,
  { matches, slice, named }: Pick<Found, 'matches' | 'slice' | 'named'>,
): number {
  const others = named ? named.length - matches.filter(({ step }) => step < query.byName).length : 0
  const upTo = (tier: number) => matches.filter(({ step }) => step <= tier).length + (tier >= query.byName ? others : 0)
  return query.tiers.findIndex((_, tier) => upTo(tier) >= slice.offset + slice.limit)
}

/**
 * The slice, if the candidates fill it down to some tier. Candidates have the highest static rank, so no other record of
 * that tier comes before them. Records of the better tiers are few, or more of them would be among the candidates; they
 * are ranked completely, unless it costs less to read so many candidates that one of them fills the slice: then that number.
 */
export async function fillByTier(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  found: Found,
): Promise<Filled | number | typeof tooManyNamed | null> {
  const { matches, slice, named, ratio, costOfMore, atLeast } = found
  const needed = slice.offset + slice.limit
  const filling = fillingTier(query, found)
  if (filling < 0) return null
  const better = betterThan(query, filling)
  const inBetter = matches.filter(({ step }) => step < filling).length
  // Few candidates say little, and the best ranked may have a word more seldom than all.
  const counted = atLeast?.(better.tiers) ?? 0
  if (filling > 0 && !(named && filling === query.byName)) {
    const enough = costOfMore?.((margin * needed) / Math.max(1, inBetter))
    const gathered = Math.max(inBetter * ratio, counted)
    if (enough && enough.cost < costOfGathering * gathered) return enough.next
  }
  const ofBetter = { limit: needed, offset: 0 }
  const ofTier = matches.flatMap(({ Id, step }) => (step === filling ? [Id] : []))
  const fill = (ids: readonly number[]) => [...new Set([...ids, ...ofTier])].slice(slice.offset, needed)
  /** No candidates have enough of the better tiers, of names only some. */
  const areLow =
    filling > 0 && filling < query.byName && !named && costOfMore?.((margin * needed) / (inBetter + 2)) === undefined
  const ranked =
    areLow && counted > maxFullyRanked
      ? tooManyNamed
      : await rankBetter(db, scope, better, { ...found, slice: ofBetter })
  if (ranked === tooManyNamed && areLow) {
    const { ids, ...low } = await rankManyLow(db, scope, better, ofBetter)
    return { ids: fill(ids), ...(ids.length < needed ? { gathered: ids.length } : low) }
  }
  if (ranked === tooManyNamed || ranked === null) return ranked
  return { ...ranked, ids: fill(ranked.ids) }
}

/**
 * Of many records that all have a low rank, those that the index finds first: no candidates have enough of them, and to try them one
 * number after the other takes longer than to rank these (docs/decisions/search.md#ranking).
 */
export async function rankManyLow(
  db: Executor,
  scope: SearchScope,
  tiers: TieredQuery,
  slice: Slice,
): Promise<Required<Filled>> {
  const ids = await rankByTiers(db, scope, tiers, slice)
  return { ids, gathered: Infinity, ofManyLow: tiers.tiers.length }
}

const betterOf = new WeakMap<TieredQuery, Map<number, TieredQuery>>()

/** The query with its best tiers alone: the same object each time. */
export function betterThan(query: TieredQuery, tier: number): TieredQuery {
  const known = betterOf.get(query) ?? new Map<number, TieredQuery>()
  betterOf.set(query, known)
  const better = known.get(tier) ?? { ...query, tiers: query.tiers.slice(0, tier) }
  known.set(tier, better)
  return better
}

/** Everything of the better tiers, ranked; null where a larger set of candidates has enough of it. */
async function rankBetter(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  { matches, slice, ratio, named, begun }: Found,
): Promise<Filled | typeof tooManyNamed | null> {
  if (query.tiers.length === 0) return { ids: [], gathered: 0 }
  if (named && query.tiers.length === query.byName) return { ids: named, gathered: 0 }
  if (ratio === 0) return { ids: await rankByTiers(db, scope, query, slice), gathered: Infinity }
  const inTiers = matches.filter(({ step }) => step < query.tiers.length)
  if (inTiers.length * ratio > maxFullyRanked) return null
  if (named && query.tiers.length > query.byName) {
    // Their names are not looked for once more.
    const others = { ...query, tiers: query.tiers.slice(query.byName), byName: 0 }
    const gathered = await rankAllOfFew(db, scope, others, slice)
    return (
      gathered && {
        ids: [...new Set([...named, ...gathered.ids])].slice(0, slice.limit),
        gathered: named.length + gathered.total,
      }
    )
  }
  const gathered = await (begun?.tiers === query.tiers.length ? begun.ranked : rankAllOfFew(db, scope, query, slice))
  if (gathered) return { ids: gathered.ids, gathered: gathered.total ?? Infinity }
  return query.tiers.length <= query.byName ? tooManyNamed : null
}
