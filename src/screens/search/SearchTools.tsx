import { useWide } from '#src/resource/beside/useWide.ts'
import { FilterBar } from '#src/resource/filters/FilterBar.tsx'
import { ResultTabs } from './ResultTabs.tsx'
import { useSearchAddress } from './searchAddress.ts'

const tools = {
  page: ['place', 'openNow', 'kindOfPage', 'rated'],
  product: ['place', 'openNow', 'kind', 'price', 'condition', 'rated'],
  post: ['place', 'openNow', 'kindOfPage', 'rated'],
} as const

/** What one narrows the results with, under the field: their source, and its filters. */
export function SearchTools() {
  const { name, as, text, isMap } = useSearchAddress()
  // A desktop shows businesses as a list beside the map.
  const isList = useWide() && name === 'page'
  return (
    <>
      <ResultTabs />
      <FilterBar tools={tools[name]} list={{ name, as, text }} isOrdered={!isMap || isList} />
    </>
  )
}
