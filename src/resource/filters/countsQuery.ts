import type { DataProvider } from 'ra-core'
import { hasPrices, type NarrowedName } from '#resources/narrowing.ts'
import type { SearchCounts } from '#resources/recordReader.ts'
import { maxCounted } from '#resources/searchOrders.ts'
import { readerOf } from '../search/DidYouMean.tsx'
import { wireFilters, type Narrowing } from './narrowedQuery.ts'

const nothing = { status: 0, body: null }

/** How many of each source are found, or left by the filters alone, up to a thousand. Prices count for products alone. */
export function countsQuery(provider: DataProvider, name: NarrowedName, { text = '', ...narrowing }: Narrowing) {
  // A list without a text is of what can be had (narrowedQuery.ts).
  const query = { ...wireFilters(name, { text, ...narrowing }), ...(!text && hasPrices(name) && { available: '1' }) }
  return {
    queryKey: ['search', 'count', text, query],
    // Without the numbers tabs and buttons still serve.
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SearchCounts> => {
      const { status, body } = await readerOf(provider)
        .countSearch(text, query, signal)
        .catch(() => nothing)
      return status === 200 ? (body as SearchCounts) : {}
    },
  }
}

/** As it is said: 34, or 1,000+. */
export const countText = (count: number): string => (count >= maxCounted ? '1,000+' : String(count))
