import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { parseFilters, parseOrder, withParameters } from '#src/providers/calls/search.ts'
import { narrowedNames, ordersOf, type NarrowedName } from '#resources/narrowing.ts'

/** What an address of /search asks for (docs/rules.md#public-search). */
export function readSearchAddress(search: URLSearchParams) {
  const text = search.get('q')?.trim() ?? ''
  const asked = narrowedNames.find((name) => name === search.get('in'))
  const [filters, order] = [parseFilters(search), parseOrder(search)]
  const name: NarrowedName = asked ?? 'page'
  return {
    text,
    name,
    filters,
    order,
    /** Results are shown on a map. `view` is another name: the API's, for cards. */
    isMap: search.get('show') === 'map',
    as: text ? ('found' as const) : ('filtered' as const),
    /** Nothing is asked for yet. */
    isOpening: !text && !asked && !order && Object.keys(filters).length === 0,
  }
}

export function useSearchAddress() {
  const [search] = useSearchParams()
  return useMemo(() => ({ search, ...readSearchAddress(search) }), [search])
}

/** The same search in another source, without the filters that this source does not have. */
export function inSource(search: URLSearchParams, name: NarrowedName): string {
  const { as, filters, order } = readSearchAddress(search)
  const hasOrder = order && ordersOf(name, as, filters).includes(order)
  return withParameters(search, {
    in: name,
    view: undefined,
    ...(!hasOrder && { order: undefined }),
    ...(name !== 'product' && { priceFrom: undefined, priceTo: undefined, condition: undefined }),
  }).toString()
}
