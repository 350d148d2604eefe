import type { PageOnCard } from '#resources/cards.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { placesPerPage, readMapScreen, readPlacesIn, type PartOfMap } from '#src/providers/calls/map.ts'
import { contains, isWithin, padded, wholeTiles, type MapView } from '#src/map/mapBoxes.ts'
import { toMarkers } from '#src/map/markers.ts'

/** Milliseconds that the map must be at restMs before markers are requested. */
const restMs = 150
/** Share of the view that is asked for beyond each side, so that a small move asks nothing. */
const beyond = 0.3
/** Milliseconds after which markers are requested again. */
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

/** Part of the map, and the zoom whose tiles it is asked for in. */
export type Asked = PartOfMap & { readonly zoom: number }

const covers = (part: Asked | null, view: MapView, categoryId: string): part is Asked =>
  part?.zoom === view.zoom && part.categoryId === categoryId && isWithin(view.box, part.box)

/** The part of the map to request: a margin beyond the view, and only once the map is at restMs. */
function useAsked(view: MapView | null, categoryId: string): Asked | null {
  const [part, setPart] = useState<Asked | null>(null)
  useEffect(() => {
    if (!view || covers(part, view, categoryId)) return
    const ask = () => setPart({ box: wholeTiles(padded(view.box, beyond), view.zoom), zoom: view.zoom, categoryId })
    const timer = setTimeout(ask, part ? restMs : 0)
    return () => clearTimeout(timer)
  }, [view, part, categoryId])
  return part
}

/** How many more places the list shows each time. */
const placesAtOnce = 20
/** At most this many pages of the API are read to find them. */
const maxPages = 5

interface PlacesInArea {
  readonly places: readonly PageOnCard[]
  /** the page to go on with; undefined: these are the last */
  readonly next: number | undefined
}

/** Those of an area, which is asked for in whole tiles: the box in the address may be around where a person is. */
async function readArea({ box, zoom, categoryId }: Asked, from: number, signal: AbortSignal): Promise<PlacesInArea> {
  const part = { box: wholeTiles(box, zoom), categoryId }
  const places: PageOnCard[] = []
  for (let page = from; ; page++) {
    const read = await readPlacesIn(part, page, signal)
    places.push(...read.filter((place) => contains(box, { latitude: place.Latitude, longitude: place.Longitude })))
    if (read.length < placesPerPage) return { places, next: undefined }
    if (places.length >= placesAtOnce || page - from + 1 >= maxPages) return { places, next: page + 1 }
  }
}

/** The places of an area, some at a time; null: none is asked for yet. */
export function usePlacesIn(area: Asked | null) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['page', 'placesIn', area],
    queryFn: ({ pageParam, signal }) => readArea(area!, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    enabled: area !== null,
    staleTime,
  })
  return {
    places: data?.pages.flatMap((page) => page.places),
    error,
    isFailed: error !== null,
    isLoading: isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
