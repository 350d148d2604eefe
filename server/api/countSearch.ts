import { registry } from '#resources'
import type { SearchCounts } from '#resources/recordReader.ts'
import { maxCounted } from '#resources/searchOrders.ts'
import type { Executor } from '../db/connection/database.ts'
import { countRecords } from '../db/search/countRecords.ts'
import type { ReadRequest } from './readRecords.ts'
import { readSearchFilters } from './searchFilters.ts'

/** The sources of the common search. */
export const countedSources = [...registry.values()].filter(({ search }) => search.common)

/** How many records of each source a search finds, each counted up to a hundred. @throws ApiError 400, 401 */
export async function countSearch(
  db: Executor,
  text: string,
  request: Pick<ReadRequest, 'who' | 'query' | 'headers'>,
): Promise<SearchCounts> {
  const filters = readSearchFilters(request)
  const counts = await Promise.all(
    countedSources.map(async (resource) => {
      const count = await countRecords(db, resource, text, { viewer: request.who, filters, limit: maxCounted })
      return [resource.name, count] as const
    }),
  )
  return Object.fromEntries(counts)
}
