/** The orders of search results and filtered lists, by their name in addresses (docs/rules.md#search-filters). */
export const searchOrders = ['best', 'nearest', 'rated', 'newest', 'price'] as const
export type SearchOrder = (typeof searchOrders)[number]

export const isSearchOrder = (word: string): word is SearchOrder => searchOrders.some((order) => order === word)

/**
 * How a search has found a record (docs/rules.md#search-calls): as it is written, as it is probably meant, or only by how its name sounds,
 * which stands last.
 */
export const matchKinds = ['written', 'meant', 'sound'] as const
export type MatchKind = (typeof matchKinds)[number]

/** Matches are counted up to here; a tab with more of them says `1000+`. */
export const maxCounted = 1000

/**
 * Kilometres around somebody that count as near: as far as one rides through a large town. The first list of a rural township may be
 * empty, so every list says how to look everywhere.
 */
export const nearbyKm = 10

/** Stars that count as well rated. */
export const wellRated = 4
