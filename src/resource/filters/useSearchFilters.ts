import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { keepTown } from './presetTown.ts'
import {
  parseFilters,
  parseOrder,
  withoutFilters,
  withParameters,
  type ChosenName,
  type FilterName,
  type SearchFilters,
} from '#src/providers/calls/search.ts'

export type ChangeFilters = (to: { readonly [K in FilterName | 'order']?: string | undefined }) => void

/** A section of the sheet of filters. */
export type Section = 'place' | 'kind' | 'price' | 'condition' | 'only' | 'openAt' | ChosenName | 'order'

export interface FilterProps {
  filters: SearchFilters
  change: ChangeFilters
}

/** Of a chip, which may open the sheet at its place. */
export interface ChipProps extends FilterProps {
  open: (at: Section) => void
}

/** The parts of an address that are one filter to the person. */
const parts: readonly (readonly FilterName[])[] = [
  ['near'],
  ['openNow'],
  ['openAt'],
  ['pays'],
  ['has'],
  ['rated'],
  ['priceFrom', 'priceTo'],
  ['condition'],
  ['categoryId'],
  ['townId', 'region'],
]

/** Those that the person has set. */
export const partsSet = (filters: SearchFilters) =>
  parts.filter((part) => part.some((one) => filters[one] !== undefined))

/**
 * The filters and the order of a search or list. They are in the address, so the back button removes the last one, and a link shows
 * others the same results.
 */
export function useSearchFilters() {
  const [search, setSearch] = useSearchParams()
  const filters: SearchFilters = useMemo(() => parseFilters(search), [search])
  const go = (next: URLSearchParams) => {
    keepTown(filters, parseFilters(next))
    setSearch(next)
  }
  const change: ChangeFilters = (to) => go(withParameters(search, to))
  return { filters, order: parseOrder(search), change, clear: () => go(withoutFilters(search)) }
}
