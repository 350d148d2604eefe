import { Suspense, useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { country, countryZoom, pointOf, type Point } from '#src/map/mapView.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import type { Page } from '#resources'
import { hasPlace, lastZoom } from '#resources/mapView.ts'
import type { RaRecord } from 'ra-core'
import { useGetOne } from '#src/providers/reading.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { useHere } from '#src/providers/device/here.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import type { BusinessMapProps, Camera } from '#src/map/businessMapProps.ts'
import { cameraBetween, cameraInAddress, cameraOver, noEdges, roomWithin, viewBetween } from '#src/map/cameras.ts'
import { contains, toBox, type MapView } from '#src/map/mapBoxes.ts'
import { useRowKeys } from '#src/resource/beside/useRowKeys.ts'
import { useSelected } from '#src/resource/beside/useSelected.ts'
import { useWide } from '#src/resource/beside/useWide.ts'
import { useSearchFilters } from '#src/resource/filters/useSearchFilters.ts'
import { useTownPoint } from '#src/resource/town/useTownPoint.ts'
import { edgesOf, isBeside } from './edges.ts'
import chrome from './mapChrome.css?inline'
import { MapNotice } from './MapNotice.tsx'
import { hasMoved, isListed, listedPart, nextState, type Area, type MapState } from './mapState.ts'
import { MapTools } from './MapTools.tsx'
import { MarkersMap } from '#src/map/MarkersMap.tsx'
import { pinPx, seenAt, toMarkers, type MapMarker } from '#src/map/markers.ts'
import { useInView } from '#src/map/useInView.ts'
import { partCluster } from './partCluster.ts'
import { PlaceCards } from './PlaceCards.tsx'
import { PlaceList } from './PlaceList.tsx'
import { useMapScreen } from './useMapScreen.ts'
import { useNearest } from './useNearest.ts'

// Loaded with the map, since no other screen needs it.
addStyles(chrome)

const BusinessPane = lazyPiece(async () => (await import('#src/resource/beside/BusinessPane.tsx')).BusinessPane)
const PagePreview = lazyMui(async () => (await import('#src/resource/cards/PagePreview.tsx')).PagePreview)

const wholeCountry: Camera = { centre: country, zoom: countryZoom }
/** Zoom at which a township and those around it are on a phone. */
const townZoom = 13
/** Zoom around somebody who has no business nearby: the townships around tell where they are. */
const emptyZoom = 12

/** In degrees, ten metres. */
const spotDegrees = 1e-4
const aroundSpot = ({ latitude, longitude }: Point) =>
  toBox(longitude - spotDegrees, latitude - spotDegrees, longitude + spotDegrees, latitude + spotDegrees)

interface Left extends Pick<MapState, 'height' | 'area'> {
  /** the business that was opened from the list */
  readonly opened: number | null
}
/** How the list was left, by entry of the history, so that going back shows the same. */
const left = new Map<string, Left>()

/** Where the map looks and what it lists. Where it looks is in the address. */
function useMapState(screen: RefObject<HTMLDivElement | null>) {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [restored] = useState(() => (isBack ? left.get(key) : undefined))
  const [addressed] = useState(() => cameraInAddress(hash))
  const [state, dispatch] = useReducer(nextState, {
    view: null,
    height: restored?.height ?? (isBeside() ? 'half' : 'low'),
    area: restored?.area ?? null,
    awaited: null,
  })
  const { height, area } = state
  const [opened, setOpened] = useState(restored?.opened ?? null)
  const seen = useRef<{ readonly whole: string; readonly between: string } | null>(null)
  const moved = (whole: MapView) => {
    // The screen may be left already.
    if (!screen.current) return
    const view = viewBetween(whole, edgesOf(screen.current, 'low'))
    const now = { whole: JSON.stringify(whole), between: JSON.stringify(view) }
    const isCovered = now.whole === seen.current?.whole && now.between !== seen.current.between
    dispatch({ type: isCovered ? 'covered' : 'moved', view })
    seen.current = now
  }
  const [camera, setCamera] = useState<Camera | null>(null)
  const edges = () => edgesOf(screen.current!, height)
  const look = (to: Camera) => setCamera(cameraBetween(to, edges()))
  const jump = (to: Camera) => {
    dispatch({ type: 'jumped', to })
    look(to)
  }
  useEffect(() => void left.set(key, { height, area, opened }), [key, height, area, opened])
  // It opens at the township that the person has chosen, unless it is opened elsewhere.
  const town = useTownPoint()
  const goToTown = useEffectEvent((centre: Point) => jump({ centre, zoom: townZoom }))
  const isElsewhere = restored !== undefined || addressed !== null
  useEffect(() => {
    if (town && !isElsewhere) goToTown(town)
  }, [town, isElsewhere])
  const start = addressed ?? wholeCountry
  return { state, dispatch, start, isElsewhere, camera, moved, look, jump, edges, opened, setOpened }
}

/** The businesses of what is in view, on Google's map with an API key, else on Leaflet; tapping one opens a preview. */
export function BusinessMap() {
  const { filters, change } = useSearchFilters()
  const { categoryId = '' } = filters
  const screen = useRef<HTMLDivElement>(null)
  const { state, dispatch, start, isElsewhere, camera, moved, look, jump, edges, opened, setOpened } =
    useMapState(screen)
  const { view, height } = state
  const [here, setHere] = useState<Point | null>(null)
  const { place: known, exact = known } = useHere(false)
  const [shown, setShown] = useState<MapPlace | null>(null)
  const [pointed, setPointed] = useState<MapPlace | null>(null)
  const [returnTo, setReturnTo] = useState(opened)
  const beside = useBeside(screen)
  useInView(beside.selected, beside.record !== null && view !== null, isElsewhere, () => {
    const centre = beside.record && pointOf(beside.record)
    if (centre && view && !contains(view.box, centre)) look({ centre, zoom: view.zoom })
  })
  const { markers = [], ...loading } = useMapScreen(view, categoryId)
  const nearest = useNearest(categoryId)

  async function tap({ place, latitude, longitude }: MapMarker) {
    if (place) {
      setPointed(place)
      return setShown(place)
    }
    const zoom = view?.zoom ?? countryZoom
    // More than a screen holds on one spot: they stand in the list.
    if (zoom >= lastZoom) return dispatch({ type: 'searched', box: aroundSpot({ latitude, longitude }) })
    const cluster = { latitude, longitude }
    look(await partCluster(cluster, zoom, categoryId).catch(() => ({ centre: cluster, zoom: zoom + 2 })))
  }
  async function locate(point: Point) {
    setHere(point)
    const near = await nearest(point).catch(() => [])
    const frame = screen.current?.querySelector('.mapFrame')?.getBoundingClientRect()
    if (near.length === 0 || !frame) return jump({ centre: point, zoom: emptyZoom })
    const { top, right, bottom, left: at } = edges()
    const between = { top: top + pinPx, right: right + pinPx, bottom: bottom + pinPx, left: at + pinPx }
    // As far on the other side, so that the person stays in the middle.
    const beyond = near.map(({ latitude, longitude }) => ({
      latitude: 2 * point.latitude - latitude,
      longitude: 2 * point.longitude - longitude,
    }))
    jump(cameraOver([point, ...near, ...beyond], roomWithin(frame, between)))
  }

  // A card goes with its marker: what is left of it elsewhere would stand out by itself.
  const isGone = height === 'low' && !markers.some(({ place }) => place?.Id === pointed?.Id)
  const lifted = (isGone ? null : pointed) ?? beside.record
  const props: BusinessMapProps = {
    start,
    camera,
    markers: withLifted(markers, lifted),
    lifted: lifted ? `page ${lifted.Id}` : undefined,
    here,
    edges: () => (screen.current ? edgesOf(screen.current, 'low') : noEdges),
    onView: moved,
    onTap: (marker) => void tap(marker),
  }
  const inView = view ? markers.filter((one) => contains(view.box, seenAt(one))) : []
  const open = (place: MapPlace) => {
    if (beside.isThere) return beside.select(place.Id)
    setShown(place)
    setOpened(place.Id)
  }
  return (
    <div className="mapScreen" ref={screen}>
      <div className="mapFrame">
        <MarkersMap {...props} />
        <MapTools
          categoryId={categoryId}
          choose={(id) => {
            setPointed(null)
            change({ categoryId: id || undefined })
          }}
          searchArea={isListed(state) && hasMoved(state) ? () => dispatch({ type: 'searched' }) : undefined}
          locate={(point) => void locate(point)}
        />
        <MapNotice
          {...loading}
          isEmpty={view !== null && inView.length === 0}
          showAll={() => {
            if (categoryId) change({ categoryId: undefined })
            jump({ ...wholeCountry })
          }}
        />
        {height === 'low' && (
          <PlaceCards
            places={inView.flatMap(({ place }) => place ?? [])}
            at={pointed?.Id ?? null}
            moveTo={setPointed}
            open={setShown}
          />
        )}
      </div>
      <PlaceList
        count={countOf(state, inView, loading.isLoading)}
        area={asked(listedPart(state), categoryId)}
        height={height}
        raise={(to) => dispatch({ type: 'raised', height: to })}
        open={open}
        point={setPointed}
        selected={beside.selected}
        returnTo={returnTo}
        returned={() => setReturnTo(null)}
        from={exact}
      />
      {beside.selected !== null && (
        <Suspense>
          <BusinessPane key={beside.selected} id={beside.selected} close={beside.close} />
        </Suspense>
      )}
      <Suspense>{shown && <PagePreview place={shown} close={() => setShown(null)} />}</Suspense>
    </div>
  )
}

/** What a row of the list opens on a desktop. */
function useBeside(screen: RefObject<HTMLElement | null>) {
  const isThere = useWide()
  const { selected: asked, select } = useSelected()
  const selected = isThere ? asked : null
  const { data } = useGetOne<Page & RaRecord>('page', { id: selected ?? 0 }, { enabled: selected !== null })
  const record = selected !== null && data && hasPlace(data) ? data : null
  const close = () => {
    const row = screen.current?.querySelector<HTMLElement>('[data-row][aria-current]')
    select(null)
    row?.focus({ preventScroll: true })
  }
  useRowKeys({ list: screen, close: selected === null ? undefined : close })
  return { isThere, selected, record, select, close }
}

/** What stands out has a marker of its own, also where it is one of a number. */
function withLifted(markers: readonly MapMarker[], place: MapPlace | null): readonly MapMarker[] {
  if (!place || !hasPlace(place) || markers.some(({ key }) => key === `page ${place.Id}`)) return markers
  return [...markers, ...toMarkers({ clusters: [], places: [place] }, 0)]
}

/** How many are in view; null above a list of an earlier area, and while none of them is known. */
function countOf(state: MapState, inView: readonly MapMarker[], isLoading: boolean): number | null {
  const count = inView.reduce((sum, one) => sum + one.count, 0)
  return (isListed(state) && hasMoved(state)) || (count === 0 && isLoading) ? null : count
}

const asked = (part: Area | null, categoryId: string) => part && { ...part, categoryId }
