import { DivIcon, Marker, Point, type Map } from 'leaflet'
import { cities, type NamedPlace } from '#src/fields/map/cityNames.ts'
import { landmarks } from '#src/fields/map/landmarks.ts'
import type { Point as Place } from '#src/fields/map/mapView.ts'
import { roadNames } from '#src/fields/map/roads/roadNames.ts'

/** Height of a name, in px. */
const height = 24
/** From the dot of a place down to the middle of its name, in px. */
const belowDot = 15

/** Up to this zoom a town is a dot, nearer by its townships are areas. */
const dotsUntil = 10
/** How many cities are written larger. */
const great = 3

/** Room around a place in which no name stands, in px from its middle. */
export interface KeptFree {
  readonly places: readonly Place[]
  readonly size: readonly [width: number, height: number]
  /** of the middle above the place */
  readonly above?: number
}

interface Label {
  readonly place: NamedPlace
  readonly className: string
  /** places of its middle, seen from the place: the first with room is taken */
  readonly at: (width: number) => readonly Offset[]
}
type Offset = readonly [right: number, down: number]

const onPlace = (): Offset[] => [[0, 0]]
const underDot = (): Offset[] => [[0, belowDot]]
const beside = (gap: number, width: number): Offset[] => [
  [gap + width / 2, 0],
  [-gap - width / 2, 0],
]
const byDot = (width: number) => [...underDot(), ...beside(8, width)]
const round = (gap: number, width: number): Offset[] => [
  ...beside(gap, width),
  [0, gap + height / 2],
  [0, -gap - height / 2],
]
/** Or round the marker that covers the dot: markers are where great cities are. */
const byMarker = (width: number) => [...byDot(width), ...round(34, width), ...round(50, width)]

/**
 * Labels a map with as many names as fit without overlapping: of cities and roads or, near by, of townships and landmarks.
 * Returns a function that removes them.
 */
export function labelTowns(
  map: Map,
  towns: readonly NamedPlace[],
  nameOf: (place: NamedPlace) => string,
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
    for (const { place, className, at } of labelsAt(map.getZoom(), towns)) {
      const { Latitude, Longitude } = place
      if ((Latitude === 0 && Longitude === 0) || !bounds.contains([Latitude, Longitude])) continue
      const name = nameOf(place)
      const size = new Point(widthOf(name), height)
      const middle = map.latLngToContainerPoint([Latitude, Longitude])
      const free = at(size.x).find(
        (offset) => !taken.some((other) => overlap({ at: middle.add([...offset]), size }, other)),
      )
      if (!free) continue
      taken.push({ at: middle.add([...free]), size })
      const label = document.createElement('span')
      label.textContent = name
      label.style.translate = `calc(${free[0]}px - 50%) calc(${free[1]}px - 50%)`
      const icon = new DivIcon({ className, iconSize: [0, 0], html: label })
      const options = { icon, pane: 'towns', interactive: false, keyboard: false }
      labels.push(new Marker([Latitude, Longitude], options).addTo(map))
    }
  }
  draw()
  map.on('zoomend moveend', draw)
  return () => {
    map.off('zoomend moveend', draw)
    clear()
  }
}

/** What is named at a zoom, the more important first. */
function labelsAt(zoom: number, towns: readonly NamedPlace[]): Label[] {
  const labels = (places: readonly NamedPlace[], className: string, at: Label['at']): Label[] =>
    places.map((place) => ({ place, className, at }))
  const from = <T extends { from: number }>(places: readonly T[]) => places.filter((place) => zoom >= place.from)
  if (zoom <= dotsUntil)
    return [
      ...labels(cities.slice(0, great), 'town dot city', byMarker),
      ...labels(cities.slice(great), 'town dot', byDot),
      ...labels(from(roadNames), 'town road', onPlace),
      ...labels(towns, 'town dot', underDot),
    ]
  return [
    ...labels(from(landmarks.great), 'town dot landmark', underDot),
    ...labels(towns, 'town', onPlace),
    ...labels(from(landmarks.other), 'town dot landmark', underDot),
  ]
}

/** About, and rather too wide: the letters of a name, without marks that stand over or under one, and some room beside it. */
const widthOf = (name: string) =>
  10 + 7 * name.replace(/[\u102d-\u1030\u1032-\u1037\u1039\u103a\u103d\u103e]/g, '').length

interface Room {
  readonly at: Point
  readonly size: Point
}

const roomsOf = (map: Map, { places, size: [width, length], above = 0 }: KeptFree): Room[] =>
  places.map(({ latitude, longitude }) => ({
    at: map.latLngToContainerPoint([latitude, longitude]).subtract([0, above]),
    size: new Point(width, length),
  }))

const overlap = (one: Room, other: Room) =>
  Math.abs(one.at.x - other.at.x) * 2 < one.size.x + other.size.x &&
  Math.abs(one.at.y - other.at.y) * 2 < one.size.y + other.size.y
