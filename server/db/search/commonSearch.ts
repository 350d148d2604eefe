import { registry } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../connection/database.ts'
import type { Viewer } from '../records/visibility.ts'
import { queryWithNeeds } from './queryWithNeeds.ts'
import { countMatches } from './ranking/countMatches.ts'

const suggestionOrder = ['first', 'often', 'seldom', 'last', undefined]

/** The sources that are searched together. Those suggested soonest come first: they match most, and counting stops at a limit. */
const commonSources = [...registry.values()]
  .filter(({ search }) => search.common)
  .sort((a, b) => suggestionOrder.indexOf(a.search.suggested) - suggestionOrder.indexOf(b.search.suggested))

/** How many records of all these sources this person finds, counted up to `limit`. */
export async function countInCommonSources(
  db: Executor,
  interpretations: readonly QueryInterpretation[],
  viewer: Viewer,
  limit: number,
  sources = commonSources,
): Promise<number> {
  let count = 0
  for (const resource of sources) {
    const query = await queryWithNeeds(db, { resource, viewer }, interpretations)
    if (!query) return 0
    count += await countMatches(db, { resource, viewer }, query, limit - count)
    if (count >= limit) return limit
  }
  return count
}

/** Whether this person finds anything in the source that is suggested soonest, which a search shows first. */
export const hasMatchesShownFirst = (db: Executor, interpretations: readonly QueryInterpretation[], viewer: Viewer) =>
  hasMatches(db, interpretations, viewer, commonSources.slice(0, 1))

export const hasMatches = async (
  db: Executor,
  interpretations: readonly QueryInterpretation[],
  viewer: Viewer,
  sources = commonSources,
) => (await countInCommonSources(db, interpretations, viewer, 1, sources)) > 0
