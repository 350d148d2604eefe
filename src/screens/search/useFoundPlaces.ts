import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useMemo } from 'react'
import type { Page } from '#resources'
import type { PageOnCard, PostOnCard, ProductOnCard } from '#resources/cards.ts'
import type { NarrowedName } from '#resources/narrowing.ts'
import { hasPlace } from '#resources/mapView.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { useDataProvider } from '#src/providers/reading.ts'

export type FoundItem = ProductOnCard | PostOnCard
export type Found = PageOnCard | FoundItem

/** What a card knows of a business; the preview loads the rest. */
const placeOf = ({ Categories, ...page }: PageOnCard): MapPlace => ({
  ...page,
  CategoryName: Categories?.split(', ')[0] ?? null,
  Address: null,
})

/**
 * Where results are: businesses themselves, products and posts at the business that has them.
 * @param isComplete no more results are on their way
 */
export function useFoundPlaces(name: NarrowedName, items: readonly Found[], isComplete: boolean) {
  const provider = useDataProvider()
  const isPages = name === 'page'
  const ids = useMemo(() => (isPages ? [] : pageIdsOf(items as readonly FoundItem[])), [isPages, items])
  const businesses = useQuery({
    queryKey: ['page', 'places', ids],
    queryFn: async () => (await provider.getMany<Page & RaRecord>('page', { ids: [...ids] })).data,
    enabled: ids.length > 0 && isComplete,
    placeholderData: keepPreviousData,
  })
  const places = useMemo(
    () => (isPages ? (items as readonly PageOnCard[]).map(placeOf) : (businesses.data ?? [])),
    [isPages, items, businesses.data],
  )
  return {
    /** those that have a place (docs/rules.md#places) */
    places: useMemo(() => places.filter(hasPlace), [places]),
    placeless: places.filter((place) => !hasPlace(place)).length,
    foundAt: (page: number) => (isPages ? [] : (items as readonly FoundItem[]).filter(({ PageId }) => PageId === page)),
    isLoading: ids.length > 0 && businesses.isFetching,
    error: businesses.error,
    retry: () => void businesses.refetch(),
  }
}

const pageIdsOf = (items: readonly FoundItem[]): readonly number[] => [
  ...new Set(items.flatMap(({ PageId }) => PageId ?? [])),
]
