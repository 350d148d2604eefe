import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { parseFilters, withFilters, withoutFilters, type SearchFilters } from '#src/providers/calls/search.ts'

/**
 * The filters of a search. They are in the address, so the back button removes the last one, and a link shows others the same
 * results.
 */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => parseFilters(search), [search])
  return {
    filters,
    change: (to: { [K in keyof SearchFilters]?: string | undefined }) => setSearch(withFilters(search, to)),
    clear: () => setSearch(withoutFilters(search)),
  }
}
