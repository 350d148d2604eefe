import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { MapPlace } from '#src/providers/calls/map.ts'
import type { BusinessMapProps, Camera, Edges } from '#src/map/businessMapProps.ts'
import { cameraBetween, cameraInAddress, cameraOver, noEdges, viewBetween, type Room } from '#src/map/cameras.ts'
import { contains, type MapView } from '#src/map/mapBoxes.ts'
import { MarkersMap } from '#src/map/MarkersMap.tsx'
import { country, countryZoom, pointOf } from '#src/map/mapView.ts'
import { pinPx, toMarkers, type MapMarker } from '#src/map/markers.ts'
import { useInView } from '#src/map/useInView.ts'
import { cameraInto, drawnAt, placesOf } from './resultMarkers.ts'

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

/** Businesses that are in the browser already, on a map that fills what it stands in. Where it looks is in the address. */
export function PlacesMap({ places, asked, room, open, lifted = null, shown = null, edges = noEdges }: PlacesMapProps) {
  const { hash } = useLocation()
  const whole = (): Camera =>
    places.length > 0 ? cameraOver(places.map(pointOf), room()) : { centre: country, zoom: countryZoom }
  const [addressed] = useState(() => cameraInAddress(hash))
  const [start] = useState(() => addressed ?? cameraBetween(whole(), edges))
  const [camera, setCamera] = useState<Camera | null>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [seen, setSeen] = useState({ asked, places })
  // Further results of the same search do not move the map under the finger.
  if (seen.places !== places) {
    setSeen({ asked, places })
    if (seen.asked !== asked || seen.places.length === 0) setCamera(cameraBetween(whole(), edges))
  }
  const selected = places.find(({ Id }) => Id === shown)
  useInView(shown, selected !== undefined && view !== null, addressed !== null, () => {
    if (!selected || !view) return
    const inner = { top: edges.top + pinPx, right: edges.right + pinPx, bottom: pinPx, left: edges.left + pinPx }
    const centre = pointOf(selected)
    if (!contains(viewBetween(view, inner).box, centre)) setCamera(cameraBetween({ centre, zoom: view.zoom }, edges))
  })
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
    edges: () => edges,
    onView: setView,
    onTap: tap,
  }
  return <MarkersMap {...props} />
}
