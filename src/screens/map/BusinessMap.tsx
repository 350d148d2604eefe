import { Suspense, useEffect, useReducer, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { country, countryZoom, type Point } from '#src/map/mapView.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { lastZoom } from '#resources/mapView.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { useConfig } from '#src/providers/config.ts'
import { useHere } from '#src/providers/device/here.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import styles from '#src/map/businessMap.css?inline'
import type { BusinessMapProps, Camera } from '#src/map/businessMapProps.ts'
import { contains, isWithin, toBox, type MapView } from '#src/map/mapBoxes.ts'
import { useTownPoint } from '#src/resource/town/useTownPoint.ts'
import { MapNotice } from './MapNotice.tsx'
import { listedPart, nextState, type MapState } from './mapState.ts'
import { MapTools } from './MapTools.tsx'
import type { MapMarker } from '#src/map/markers.ts'
import { partCluster } from './partCluster.ts'
import { PlaceList } from './PlaceList.tsx'
import { useMapScreen } from './useMapScreen.ts'

// Loaded with the map, since no other screen needs it.
addStyles(styles)

const LeafletMap = lazyPiece(async () => (await import('#src/map/LeafletMap.tsx')).LeafletMap)
const GoogleMap = lazyPiece(async () => (await import('#src/map/GoogleMap.tsx')).GoogleMap)
const PagePreview = lazyMui(async () => (await import('#src/resource/cards/PagePreview.tsx')).PagePreview)

const wholeCountry: Camera = { centre: country, zoom: countryZoom }
/** Zoom at which a township and those around it are on a phone. */
const townZoom = 13
/** Zoom at which one sees the streets around oneself. */
const hereZoom = 15

/** In degrees, ten metres. */
const spotDegrees = 1e-4
const aroundSpot = ({ latitude, longitude }: Point) =>
  toBox(longitude - spotDegrees, latitude - spotDegrees, longitude + spotDegrees, latitude + spotDegrees)

interface Left extends Pick<MapState, 'categoryId' | 'isListed' | 'area'> {
  readonly camera: Camera
  /** the business that was opened from the list */
  readonly opened: number | null
}
/** Where the map was left, by entry of the history, so that going back shows the same. */
const left = new Map<string, Left>()

/** The businesses of what is in view, on Google's map with an API key, else on Leaflet; tapping one opens a preview. */
export function BusinessMap() {
  const { mapsKey } = useConfig()
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [restored] = useState(() => (isBack ? left.get(key) : undefined))
  const [state, dispatch] = useReducer(nextState, {
    view: null,
    categoryId: restored?.categoryId ?? '',
    isListed: restored?.isListed ?? matchMedia('(min-width: 900px)').matches,
    area: restored?.area ?? null,
    awaited: null,
  })
  const [moved] = useState(() => (view: MapView) => dispatch({ type: 'moved', view }))
  const [camera, setCamera] = useState<Camera | null>(null)
  const [jump] = useState(() => (to: Camera) => {
    dispatch({ type: 'jumped', to })
    setCamera(to)
  })
  const town = useTownPoint()
  const [here, setHere] = useState<Point | null>(null)
  const { place: known } = useHere(false)
  const [shown, setShown] = useState<MapPlace | null>(null)
  const [opened, setOpened] = useState(restored?.opened ?? null)
  const [returnTo, setReturnTo] = useState(opened)
  const { view, categoryId, area, isListed } = state
  const { markers = [], ...loading } = useMapScreen(view, categoryId)
  // The map opens at the township that the person has chosen.
  useEffect(() => {
    if (!town || restored) return
    jump({ centre: town, zoom: townZoom })
  }, [town, restored, jump])
  useEffect(() => {
    if (view) left.set(key, { camera: view, categoryId, isListed, area, opened })
  }, [key, view, categoryId, isListed, area, opened])

  async function tap({ place, latitude, longitude }: MapMarker) {
    if (place) return setShown(place)
    const zoom = view?.zoom ?? countryZoom
    // More than a screen holds on one spot: they stand in the list.
    if (zoom >= lastZoom) return dispatch({ type: 'searched', box: aroundSpot({ latitude, longitude }) })
    const cluster = { latitude, longitude }
    setCamera(await partCluster(cluster, zoom, categoryId).catch(() => ({ centre: cluster, zoom: zoom + 2 })))
  }

  const props: BusinessMapProps = {
    start: restored?.camera ?? wholeCountry,
    camera,
    markers,
    here,
    onView: moved,
    onTap: (marker) => void tap(marker),
  }
  const inView = view ? markers.filter((one) => contains(view.box, one)) : []
  const count = inView.reduce((sum, one) => sum + one.count, 0)
  const hasMoved = !!area && !!view && !(isWithin(view.box, area.box) && isWithin(area.box, view.box))
  return (
    <div className="mapScreen">
      <div className="mapFrame">
        <Suspense>
          {mapsKey ? <GoogleMap {...props} fallback={<LeafletMap {...props} />} /> : <LeafletMap {...props} />}
        </Suspense>
        <MapTools
          categoryId={categoryId}
          choose={(id) => dispatch({ type: 'narrowed', categoryId: id })}
          searchArea={isListed && hasMoved ? () => dispatch({ type: 'searched' }) : undefined}
          locate={(point) => {
            setHere(point)
            jump({ centre: point, zoom: hereZoom })
          }}
        />
        <MapNotice
          {...loading}
          isEmpty={view !== null && inView.length === 0}
          showAll={() => {
            dispatch({ type: 'narrowed', categoryId: '' })
            jump({ ...wholeCountry })
          }}
        />
      </div>
      <PlaceList
        // It counts what is in view, so it is hidden above a list of an earlier area.
        count={(isListed && hasMoved) || (count === 0 && loading.isLoading) ? null : count}
        area={listedPart(state)}
        isOpen={isListed}
        toggle={() => dispatch({ type: 'toggled' })}
        open={(place) => {
          setShown(place)
          setOpened(place.Id)
        }}
        returnTo={returnTo}
        returned={() => setReturnTo(null)}
        from={here ? `${here.latitude},${here.longitude}` : known}
      />
      <Suspense>{shown && <PagePreview place={shown} close={() => setShown(null)} />}</Suspense>
    </div>
  )
}
