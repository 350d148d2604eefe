import type { TieredQuery } from '../query/tieredQuery.ts'
import { fillingTier, type Found } from './fillByTier.ts'
import { candidateSizes } from './rankMarks.ts'

/**
 * How many candidates a text is read among when it is searched again. With more of them a better tier fills the slice, so that fewer
 * records are ranked beside them. What both cost was estimated the first time; of each number that was tried it is known.
 */
export interface SeenCandidates {
  /** The end of the slice. */
  needed: number
  /** Whether names alone are looked at. */
  ofNames: boolean
  size: number
  /** The records of so many of the best tiers are ranked completely. */
  better: number
  tried: readonly Tried[]
}

interface Tried {
  size: number
  better: number
  /** In candidates that could be read meanwhile. */
  cost: number
}

/** More than this is not read again: other ways are tried instead. */
const mostReadAgain = 3000
/** So many more matches are expected than are needed, where a number was not tried. */
const margin = 1.1
/** What was not tried has to promise so much less. */
const worthATry = 0.8

export interface Read extends Pick<Found, 'matches' | 'slice' | 'ratio'> {
  ofNames: boolean
  size: number
  /** Numbers of candidates that did not fill the slice in this search. */
  tooFew: readonly number[]
}

/** What a number of candidates costs, and to gather and rank so many records. */
export interface Costs {
  ofCandidates(size: number): number
  ofGathering(records: number): number
}

/** What is to be read the next time, after these candidates filled the slice. */
export function cheapestCandidates(
  query: TieredQuery,
  { matches, slice, ratio, ofNames, size, tooFew }: Read,
  costs: Costs,
  last?: SeenCandidates,
): SeenCandidates | undefined {
  const needed = slice.offset + slice.limit
  /** Matches down to each tier. */
  const upTo = query.tiers.map((_, tier) => matches.filter(({ step }) => step <= tier).length)
  const tryOf = (one: number, better: number): Tried => ({
    size: one,
    better,
    cost:
      better < 0 ? Infinity : costs.ofCandidates(one) + costs.ofGathering(better === 0 ? 0 : upTo[better - 1]! * ratio),
  })
  const before = last?.ofNames === ofNames ? last.tried : []
  const latest = [
    tryOf(size, fillingTier(query, { matches, slice })),
    ...tooFew.map((one): Tried => ({ size: one, better: -1, cost: Infinity })),
  ]
  const tried = [...latest, ...before.filter((other) => latest.every((one) => one.size !== other.size))]
  const others = candidateSizes
    .filter((one) => tried.every((other) => other.size !== one))
    .map((one) =>
      tryOf(
        one,
        upTo.findIndex((count) => count * one >= margin * needed * size),
      ),
    )
    .map((one) => ({ ...one, promised: one.cost / worthATry }))
  const [best] = [...tried.map((one) => ({ ...one, promised: one.cost })), ...others]
    .filter((one) => one.size <= mostReadAgain && one.promised < Infinity)
    .sort((a, b) => a.promised - b.promised)
  return best && { needed, ofNames, size: best.size, better: best.better, tried }
}
