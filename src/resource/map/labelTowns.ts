import { DivIcon, Marker, Point, type Map } from 'leaflet'
import type { Town } from '#resources'
import type { Point as Place } from '#src/fields/map/mapView.ts'

/** Space reserved per town name, in px. */
const labelSizePx = new Point(88, 24)

/** Room around a place in which no name stands, in px from its middle. */
export interface KeptFree {
  readonly places: readonly Place[]
  readonly size: readonly [width: number, height: number]
  /** of the middle above the place */
  readonly above?: number
}

/** Labels a map with as many town names as fit without overlapping; returns a function that removes them. */
export function labelTowns(
  map: Map,
  towns: readonly Town[],
  nameOf: (town: Town) => string,
  keptFree?: KeptFree,
): () => void {
  // Below all markers.
  const pane = map.getPane('towns') ?? map.createPane('towns')
  pane.style.zIndex = '450'
  let labels: Marker[] = []
  const clear = () => {
    labels.forEach((name) => name.remove())
    labels = []
  }
  const draw = () => {
    clear()
    const taken = keptFree ? roomsOf(map, keptFree) : []
    const bounds = map.getBounds().pad(0.1)
    for (const town of towns) {
      if ((town.Latitude === 0 && town.Longitude === 0) || !bounds.contains([town.Latitude, town.Longitude])) continue
      const room = { at: map.latLngToContainerPoint([town.Latitude, town.Longitude]), size: labelSizePx }
      if (taken.some((other) => overlap(room, other))) continue
      taken.push(room)
      const label = document.createElement('span')
      label.textContent = nameOf(town)
      const icon = new DivIcon({ className: 'town', iconSize: labelSizePx, html: label })
      const options = { icon, pane: 'towns', interactive: false, keyboard: false }
      labels.push(new Marker([town.Latitude, town.Longitude], options).addTo(map))
    }
  }
  draw()
  map.on('zoomend moveend', draw)
  return () => {
    map.off('zoomend moveend', draw)
    clear()
  }
}

interface Room {
  readonly at: Point
  readonly size: Point
}

const roomsOf = (map: Map, { places, size: [width, height], above = 0 }: KeptFree): Room[] =>
  places.map(({ latitude, longitude }) => ({
    at: map.latLngToContainerPoint([latitude, longitude]).subtract([0, above]),
    size: new Point(width, height),
  }))

const overlap = (one: Room, other: Room) =>
  Math.abs(one.at.x - other.at.x) * 2 < one.size.x + other.size.x &&
  Math.abs(one.at.y - other.at.y) * 2 < one.size.y + other.size.y
