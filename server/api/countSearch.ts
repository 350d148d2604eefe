import { registry } from '#resources'
import type { SearchCounts } from '#resources/recordReader.ts'
import { maxCounted } from '#resources/searchOrders.ts'
import type { Executor } from '../db/connection/database.ts'
import { countRecords } from '../db/search/countRecords.ts'
import type { Extras } from '../db/search/extras.ts'
import type { ReadRequest } from './readRecords.ts'
import { readSearchFilters } from './searchFilters.ts'

export const countedSources = [...registry.values()].filter(({ search }) => search.common)

/** How many records of each source a search finds, or with null its filters leave, counted up to 1,000; a source that takes too long is left out. @throws ApiError 400, 401 */
export async function countSearch(
  db: Executor,
  text: string | null,
  request: Pick<ReadRequest, 'who' | 'query' | 'headers'>,
  extras: Extras,
): Promise<SearchCounts> {
  const filters = await readSearchFilters(db, request)
  const asked = { viewer: request.who, filters, limit: maxCounted, extras }
  const counts = await Promise.all(
    countedSources.map(async (resource) => {
      const count = await extras.unlessLate('a count', () => countRecords(db, resource, text, asked), undefined)
      return count === undefined ? [] : [[resource.name, count] as const]
    }),
  )
  return Object.fromEntries(counts.flat())
}
