/** The orders of search results and filtered lists, by their name in addresses (docs/rules.md#search-filters). */
export const searchOrders = ['best', 'nearest', 'rated', 'newest', 'price'] as const
export type SearchOrder = (typeof searchOrders)[number]

export const isSearchOrder = (word: string): word is SearchOrder => searchOrders.some((order) => order === word)

/** Matches are counted up to here; a tab with more of them says `100+`. */
export const maxCounted = 100

/**
 * Kilometres around somebody that count as near: as far as one rides through a large town. The first list of a rural township may be
 * empty, so every list says how to look everywhere.
 */
export const nearbyKm = 10

/** Stars that count as well rated. */
export const wellRated = 4
