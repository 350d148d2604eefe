import { hasPrices, type NarrowedName } from '#resources/narrowing.ts'
import { nearbyKm, type SearchOrder } from '#resources/searchOrders.ts'
import type { SearchFilters } from '#src/providers/calls/search.ts'
import { asCards, type ListQuery } from '#src/providers/queries.ts'

export interface Narrowing {
  /** '' for a list without a text */
  readonly text?: string
  readonly filters: SearchFilters
  readonly order?: SearchOrder | undefined
  /** where the person is, once it is known */
  readonly place?: string | null
}

/** The query of what filters leave of a search or, without a text, of the whole source (docs/rules.md#search-filters). */
export function narrowedQuery<N extends NarrowedName>(name: N, narrowing: Narrowing): ListQuery & { name: N } {
  const { text = '', order } = narrowing
  // A search has what is sold last by itself (docs/rules.md#sold-things).
  const list = text ? { bySearch: text } : { byFilter: true, ...(hasPrices(name) && { available: '1' }) }
  return {
    name,
    filter: { ...list, ...wireFilters(name, narrowing), ...(order && order !== 'best' && { order }), ...asCards },
  }
}

/** The filters as the server takes them. Only products have prices, and are new or used. */
export function wireFilters(name: NarrowedName, { filters, place }: Narrowing): Readonly<Record<string, string>> {
  const { near, priceFrom, priceTo, condition, ...others } = filters
  return {
    ...others,
    ...(hasPrices(name) && {
      ...(priceFrom && { priceFrom }),
      ...(priceTo && { priceTo }),
      ...(condition && { condition }),
    }),
    ...(near && place && { near: place, within: String(nearbyKm) }),
  }
}
