import { withSentences } from '#src/navigation/lazyMui.ts'
import { onlyFilters } from '#src/providers/calls/search.ts'
import { lazyPart } from '#src/navigation/lazy.tsx'

/*
 * Filters of lists that most people read as they are: their code and sentences come after the screen's (docs/performance.md#first-load).
 */

/** Whether the address has filters or an order. */
export const isNarrowed = (search: URLSearchParams) => onlyFilters(search) !== ''

export const FilterBar = lazyPart(
  () => withSentences(async () => (await import('./FilterBar.tsx')).FilterBar, ['browsing']),
  // Keeps the bar's space.
  <div style={{ height: 50 }} data-filters />,
)
export const FilteredPages = lazyPart(() =>
  withSentences(async () => (await import('./FilteredLists.tsx')).FilteredPages, ['browsing']),
)
export const FilteredProducts = lazyPart(() =>
  withSentences(async () => (await import('./FilteredLists.tsx')).FilteredProducts, ['browsing']),
)
export const loadPrefetch = async () => (await import('./prefetchNarrowed.ts')).prefetchNarrowed
