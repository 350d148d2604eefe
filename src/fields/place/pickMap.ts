import { CircleMarker, Map } from 'leaflet'
import { addBaseMap } from '#src/map/base/baseMap.ts'
import { country, countryZoom, placeZoom, type Point } from '#src/map/mapView.ts'

interface PickMapOptions {
  /** initial position of the mark; null shows the whole country without one */
  readonly point: Point | null
  /** of the mark */
  readonly colour: string
  readonly tiles: string | null
  readonly onPick: (point: Point) => void
  /** called when no tile could be loaded: only the drawn base map is visible */
  readonly onNoTiles: () => void
}

/**
 * A Leaflet map on which a tap sets the mark. By keyboard, the arrow keys move the map (Leaflet's own) and Enter
 * picks its centre.
 */
export function createPickMap(
  container: HTMLElement,
  { point, colour, tiles, onPick, onNoTiles }: PickMapOptions,
): Map {
  const start = point ?? country
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new Map(container, { zoomAnimation: !reducesMotion })
  map.setView([start.latitude, start.longitude], point ? placeZoom : countryZoom)
  map.attributionControl.setPrefix(false)

  let hasTile = false
  addBaseMap(map, tiles)
    ?.once('tileload', () => (hasTile = true))
    .once('tileerror', () => hasTile || onNoTiles())
  if (!tiles) onNoTiles()

  let mark: CircleMarker | null = null
  const placeMark = (at: Point) => {
    const where: [number, number] = [at.latitude, at.longitude]
    mark ??= new CircleMarker(where, { radius: 10, color: colour, weight: 4 }).addTo(map)
    mark.setLatLng(where)
  }
  const pick = (at: Point) => {
    placeMark(at)
    onPick(at)
  }
  if (point) placeMark(point)
  map.on('click', ({ latlng }) => pick({ latitude: latlng.lat, longitude: latlng.wrap().lng }))
  map.on('keypress', ({ originalEvent }) => {
    // Enter on the zoom buttons activates them.
    if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return
    const { lat, lng } = map.getCenter().wrap()
    pick({ latitude: lat, longitude: lng })
  })
  return map
}
