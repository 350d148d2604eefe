import { parseFilters, parseOrder, type SearchFilters } from '#src/providers/calls/search.ts'
import { prefetchList, type PrefetchContext } from '#src/providers/queries.ts'
import { chosenOrder, ordersOf, type NarrowedName } from '#resources/narrowing.ts'
import { narrowedQuery } from './narrowedQuery.ts'

/** Loads what the filters of an address leave of a list. What is near somebody only their browser asks for. */
export async function prefetchNarrowed(
  request: PrefetchContext,
  name: NarrowedName,
  fixed?: SearchFilters,
): Promise<void> {
  const filters = parseFilters(request.search)
  if (filters.near) return
  const order = chosenOrder(ordersOf(name, 'listed', filters), parseOrder(request.search))
  await prefetchList(request, narrowedQuery(name, { filters: { ...filters, ...fixed }, order }))
}
