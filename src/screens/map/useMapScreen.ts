import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { placesPerPage, readMapScreen, readPlacesIn, type PartOfMap } from '#src/providers/calls/map.ts'
import { isWithin, padded, type MapView } from '#src/resource/map/mapBoxes.ts'
import { toMarkers } from '#src/resource/map/markers.ts'

/** Milliseconds that the map rests before it is asked for. */
const rest = 150
/** Share of the view that is asked for beyond each side, so that a small move asks nothing. */
const beyond = 0.3
/** Milliseconds. */
const staleTime = 30_000

/** The markers around what is in view. The former ones stay until those of a new view are there. */
export function useMapScreen(view: MapView | null, categoryId: string) {
  const part = useAsked(view, categoryId)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['page', 'mapScreen', part],
    queryFn: async ({ signal }) => toMarkers(await readMapScreen(part!, part!.zoom, signal), part!.zoom),
    enabled: part !== null,
    staleTime,
  })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return {
    markers: data ?? last,
    isFailed: error !== null && !isFetching,
    isLoading: isFetching || !view || !covers(part, view, categoryId),
    retry: () => void refetch(),
  }
}

type Asked = PartOfMap & { readonly zoom: number }

const covers = (part: Asked | null, view: MapView, categoryId: string): part is Asked =>
  part?.zoom === view.zoom && part.categoryId === categoryId && isWithin(view.box, part.box)

/** What is asked for: more than what is in view, and only once the map rests. */
function useAsked(view: MapView | null, categoryId: string): Asked | null {
  const [part, setPart] = useState<Asked | null>(null)
  useEffect(() => {
    if (!view || covers(part, view, categoryId)) return
    const ask = () => setPart({ box: padded(view.box, beyond), zoom: view.zoom, categoryId })
    const timer = setTimeout(ask, part ? rest : 0)
    return () => clearTimeout(timer)
  }, [view, part, categoryId])
  return part
}

/** The places of an area, a page at a time; null: none is asked for yet. */
export function usePlacesIn(area: PartOfMap | null) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['page', 'placesIn', area],
    queryFn: ({ pageParam, signal }) => readPlacesIn(area!, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < placesPerPage ? undefined : pages.length + 1),
    enabled: area !== null,
    staleTime,
  })
  return {
    places: data?.pages.flat(),
    error,
    isFailed: error !== null,
    isLoading: isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
