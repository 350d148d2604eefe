import type { TieredQuery } from '../query/tieredQuery.ts'
import { costOfGathering, fillingTier, maxFullyRanked, type Found } from './fillByTier.ts'
import { candidateSizes } from './rankMarks.ts'

/**
 * How many candidates a text is read among when it is searched again. With more of them a better tier fills the slice, so that fewer
 * records are gathered beside them. What both cost was estimated the first time; of each number that was tried it is known.
 */
export interface SeenCandidates {
  /** The end of the slice. */
  needed: number
  /** Whether names alone are looked at. */
  ofNames: boolean
  /** What is read the next time; none where it would be too many, so that other ways are looked for. */
  next?: Expected
  tried: readonly Tried[]
  /** When the first of them was tried (`performance.now()`). */
  since: number
}

export interface Expected {
  size: number
  /** The records of so many of the best tiers are gathered. */
  better: number
  /** So many records. */
  gathered: number
}

/** `better` is -1 where these candidates did not fill the slice, or to gather the better tiers would have cost more than to read others. */
type Tried = Expected

/** Candidates that cost more, as 3000 in the order of their rank do, are not read again at once. */
const mostReadAgain = 4500
/** So many more matches are expected than are needed, where a number was not tried. */
const marginOfUntried = 1.1
/** What was not tried has to promise so much less. */
const worthATry = 0.8
/** What was tried is forgotten after so long: records come and go. */
export const triedForMs = 10 * 60_000

export interface CandidatesRead extends Pick<Found, 'matches' | 'slice'> {
  ofNames: boolean
  size: number
  /** Records of the better tiers that were gathered beside them. */
  gathered: number
  /** Records of the source. */
  records: number
  /** Numbers of candidates of which this search made nothing. */
  givenUp: readonly number[]
}

/**
 * What to remember after these candidates filled the slice.
 * @param costOfReading of so many candidates, where 1 is the cost of reading one
 */
export function cheapestCandidates(
  query: TieredQuery,
  { matches, slice, ofNames, size, gathered, records, givenUp }: CandidatesRead,
  costOfReading: (size: number) => number,
  last?: SeenCandidates,
): SeenCandidates {
  const needed = slice.offset + slice.limit
  const now = performance.now()
  const before = last?.ofNames === ofNames && now - last.since < triedForMs ? last : { tried: [], since: now }
  const latest: Tried[] = [
    { size, better: fillingTier(query, { matches, slice }), gathered },
    ...givenUp.map((other) => ({ size: other, better: -1, gathered: 0 })),
  ]
  const tried = [...latest, ...before.tried.filter((other) => latest.every((one) => one.size !== other.size))]
  /** Matches down to each tier. */
  const upTo = query.tiers.map((_, tier) => matches.filter(({ step }) => step <= tier).length)
  const untried = candidateSizes.flatMap((other): Expected[] => {
    if (tried.some((one) => one.size === other)) return []
    const better = upTo.findIndex((count) => count * other >= marginOfUntried * needed * size)
    const expected = better > 0 ? (upTo[better - 1]! * records) / size : 0
    return better < 0 || expected > maxFullyRanked ? [] : [{ size: other, better, gathered: expected }]
  })
  const costOf = (one: Expected) => costOfReading(one.size) + costOfGathering * one.gathered
  const [best] = [
    ...tried.filter(({ better }) => better >= 0).map((one) => ({ one, cost: costOf(one) })),
    ...untried.map((one) => ({ one, cost: costOf(one) / worthATry })),
  ].sort((a, b) => a.cost - b.cost)
  const next = best && costOfReading(best.one.size) <= mostReadAgain ? { next: best.one } : {}
  return { needed, ofNames, ...next, tried, since: before.since }
}
