import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import type { SearchScope } from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { isRankedByIndex, nearbySets } from './candidates.ts'
import { countInSample } from './countMatches.ts'
import { fillByTier, isFilled } from './fillByTier.ts'
import { matchesAmong, rankAllOfFew, rankByTiers, type RankedMatches } from './gatherMatches.ts'
import { rankAlongIndex } from './rankAlongIndex.ts'

/** Matches among the sample of 300 records (countMatches.ts) that make a query near somewhere a common one: 4 %. */
const minInSampleOfCommon = 12
/** Further down all matches are ranked. */
const maxRankedByCandidates = 2000

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
      : isRankedByIndex(scope)
        ? await rankAlongIndex(db, scope, query, slice)
        : await rankNearby(db, scope, query, slice)
  return ranked ?? { ids: await rankByTiers(db, scope, query, slice), total: null }
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
    const matches = await matchesAmong(db, scope, query, { rows: () => set })
    const found = await fillByTier(db, scope, query, { matches, slice, ratio: 0 })
    if (isFilled(found)) return { ids: found.ids, total: null }
  }
  return null
}
