import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readFilters, withFilters, withoutFilters, type SearchFilters } from '#src/providers/calls/search.ts'

/** The filters in the address: back takes the last one away again, and a link shows others the same. */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  return {
    filters,
    change: (to: { [K in keyof SearchFilters]?: string | undefined }) => setSearch(withFilters(search, to)),
    clear: () => setSearch(withoutFilters(search)),
  }
}
