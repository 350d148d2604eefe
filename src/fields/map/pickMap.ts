import { CircleMarker, Map } from 'leaflet'
import { addBase, type BaseColours } from './baseMap.ts'
import type { Point } from './mapLink.ts'
import { country, countryZoom, placeZoom } from './pickView.ts'

interface PickMapOptions {
  /** where the mark stands first; null: nowhere, the country is shown */
  readonly point: Point | null
  readonly colours: BaseColours & { readonly mark: string }
  readonly tiles: string | null
  readonly onPick: (point: Point) => void
  /** no tile at all could be had: only the drawn base is there */
  readonly onNoTiles: () => void
}

/** A map on which a tap sets the mark; by keyboard the arrows move the map (Leaflet's own) and Enter takes its middle. */
export function createPickMap(box: HTMLElement, { point, colours, tiles, onPick, onNoTiles }: PickMapOptions): Map {
  const start = point ?? country
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new Map(box, { zoomAnimation: !calm })
  map.setView([start.latitude, start.longitude], point ? placeZoom : countryZoom)
  map.attributionControl.setPrefix(false)

  let hasCome = false
  addBase(map, colours, tiles)
    ?.once('tileload', () => (hasCome = true))
    .once('tileerror', () => hasCome || onNoTiles())
  if (!tiles) onNoTiles()

  let mark: CircleMarker | null = null
  const put = (at: Point) => {
    const where: [number, number] = [at.latitude, at.longitude]
    mark ??= new CircleMarker(where, { radius: 10, color: colours.mark, weight: 4 }).addTo(map)
    mark.setLatLng(where)
  }
  const pick = (at: Point) => {
    put(at)
    onPick(at)
  }
  if (point) put(point)
  map.on('click', ({ latlng }) => pick({ latitude: latlng.lat, longitude: latlng.wrap().lng }))
  map.on('keypress', ({ originalEvent }) => {
    // Enter on the zoom buttons is theirs.
    if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return
    const { lat, lng } = map.getCenter().wrap()
    pick({ latitude: lat, longitude: lng })
  })
  return map
}
