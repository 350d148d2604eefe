import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { addStyles } from '#src/theme/addStyles.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { useConfig } from '#src/providers/config.ts'
import styles from '#src/map/businessMap.css?inline'
import type { BusinessMapProps, Camera } from '#src/map/businessMapProps.ts'
import {
  cameraBetween,
  cameraInAddress,
  cameraOver,
  putInAddress,
  viewBetween,
  type Edges,
  type Room,
} from '#src/map/cameras.ts'
import { contains, type MapView } from '#src/map/mapBoxes.ts'
import { country, countryZoom, pointOf } from '#src/map/mapView.ts'
import { toMarkers, type MapMarker } from '#src/map/markers.ts'
import { cameraInto, drawnAt, placesOf } from './resultMarkers.ts'

// Loaded with the map, as on the map's own screen.
addStyles(styles)

const LeafletMap = lazyPiece(async () => (await import('#src/map/LeafletMap.tsx')).LeafletMap)
const GoogleMap = lazyPiece(async () => (await import('#src/map/GoogleMap.tsx')).GoogleMap)

interface PlacesMapProps {
  places: readonly MapPlace[]
  /** what was asked for: the map looks at other results as a whole */
  asked: string
  /** what the markers of all results may take */
  room: () => Room
  open: (place: MapPlace) => void
  /** the business whose marker stands out, alone or in a number */
  lifted?: number | null
  /** the business that is to be in view */
  shown?: number | null
  edges?: Edges
}

/** Half a marker and a little, in px. */
const pinPx = 34
const noEdges: Edges = { top: 0, right: 0, bottom: 0, left: 0 }

/** Businesses that are in the browser already, on a map that fills what it stands in. Where it looks is in the address. */
export function PlacesMap({ places, asked, room, open, lifted = null, shown = null, edges = noEdges }: PlacesMapProps) {
  const { mapsKey } = useConfig()
  const location = useLocation()
  const whole = (): Camera =>
    places.length > 0 ? cameraOver(places.map(pointOf), room()) : { centre: country, zoom: countryZoom }
  const [start] = useState(() => cameraInAddress(location.hash) ?? cameraBetween(whole(), edges))
  const [camera, setCamera] = useState<Camera | null>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [seen, setSeen] = useState({ asked, places })
  // Further results of the same search do not move the map under the finger.
  if (seen.places !== places) {
    setSeen({ asked, places })
    if (seen.asked !== asked || seen.places.length === 0) setCamera(cameraBetween(whole(), edges))
  }
  const bringIntoView = useEffectEvent((id: number | null) => {
    const place = places.find(({ Id }) => Id === id)
    if (!place || !view) return
    const inner = { top: edges.top + pinPx, right: edges.right + pinPx, bottom: pinPx, left: edges.left + pinPx }
    const centre = pointOf(place)
    if (!contains(viewBetween(view, inner).box, centre)) setCamera(cameraBetween({ centre, zoom: view.zoom }, edges))
  })
  useEffect(() => bringIntoView(shown), [shown])
  useEffect(() => (view ? putInAddress(view, location) : undefined), [location, view])
  const zoom = view?.zoom ?? start.zoom
  const markers = useMemo(() => toMarkers(drawnAt(places, zoom), zoom), [places, zoom])
  const isLifted = ({ place, ...cluster }: MapMarker) =>
    place ? place.Id === lifted : placesOf(places, zoom, cluster).some(({ Id }) => Id === lifted)
  const tap = ({ place, ...cluster }: MapMarker) =>
    place ? open(place) : setCamera(cameraBetween(cameraInto(placesOf(places, zoom, cluster), zoom), edges))
  const props: BusinessMapProps = {
    start,
    camera,
    markers,
    lifted: lifted === null ? undefined : markers.find(isLifted)?.key,
    here: null,
    onView: setView,
    onTap: tap,
  }
  return (
    <Suspense>
      {mapsKey ? <GoogleMap {...props} fallback={<LeafletMap {...props} />} /> : <LeafletMap {...props} />}
    </Suspense>
  )
}
