import { DivIcon, Marker, Point, type Map } from 'leaflet'
import { cities, type NamedPlace } from '../base/cityNames.ts'
import { landmarks } from '../base/landmarks.ts'
import type { Point as Place } from '../mapView.ts'
import { mapInTasks, pause } from '#src/providers/device/scheduling.ts'
import { roadNames } from '../base/roads/roadNames.ts'
import type { Edges } from '../businessMapProps.ts'
import { atEdge } from './beyondView.ts'

/** Height of a name, in px. */
const heightPx = 24
/** From the dot of a place down to the middle of its name, in px. */
const belowDotPx = 15

/** Up to this zoom a town is a dot; at higher ones its townships are named as areas. */
const lastZoomOfDots = 10
/** From this zoom on a screen is smaller than a township, so those around it are named at its edges. */
const firstZoomAround = 13
/** How many of them at most, and how far from the middle in km. */
const [mostAround, furthestKm] = [6, 8]
/** Beside the name of what is beyond an edge, for its arrow. */
const arrowPx = 16
/** How many of the largest cities have larger letters. */
const largeNames = 3

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
const underDot = (): Offset[] => [[0, belowDotPx]]
const beside = (gap: number, width: number): Offset[] => [
  [gap + width / 2, 0],
  [-gap - width / 2, 0],
]
const byDot = (width: number) => [...underDot(), ...beside(8, width)]
const round = (gap: number, width: number): Offset[] => [
  ...beside(gap, width),
  [0, gap + heightPx / 2],
  [0, -gap - heightPx / 2],
]
/** Or round the marker that covers the dot: markers are where largeNames cities are. */
const byMarker = (width: number) => [...byDot(width), ...round(34, width), ...round(50, width)]

/** What is to be named. */
export interface Named {
  readonly towns: readonly NamedPlace[]
  readonly nameOf: (place: NamedPlace) => string
  readonly keptFree?: KeptFree | undefined
  /** what lies over the map */
  readonly edges: () => Edges
}

/**
 * As many names on a map as fit without overlapping: of cities and roads or, near by, of townships and landmarks. Those that stay where
 * they are when the map moves, or when more is known, are left as they are: most do, and to draw one takes a slow phone a few milliseconds.
 */
export class TownLabels {
  private readonly drawn = new globalThis.Map<string, Marker>()
  private named: Named | undefined
  private readonly redraw = () => void this.draw()
  /** How often it has begun to draw: only the last goes on. */
  private begun = 0
  /** The map may be removed while names are drawn. */
  private isThere = true

  constructor(private readonly map: Map) {
    // Below all markers.
    const pane = map.getPane('towns') ?? map.createPane('towns')
    pane.style.zIndex = '450'
    // Zooming ends with it too.
    map.on('moveend', this.redraw)
    map.once('unload', () => (this.isThere = false))
  }

  /** Resolves when they are drawn, in tasks of their own. */
  async show(named: Named): Promise<void> {
    this.named = named
    const own = ++this.begun
    await pause()
    if (own === this.begun) await this.draw()
  }

  remove(): void {
    this.map.off('moveend', this.redraw)
    this.named = undefined
    void this.draw()
  }

  private async draw(): Promise<void> {
    const own = ++this.begun
    if (!this.isThere) return
    const placed = this.named ? placesOf(this.map, this.named) : []
    const wanted = new globalThis.Map(placed.map((one) => [JSON.stringify(one), one]))
    for (const [key, label] of this.drawn) {
      if (wanted.has(key)) continue
      label.remove()
      this.drawn.delete(key)
    }
    await mapInTasks([...wanted], ([key, one]) => {
      if (this.isThere && own === this.begun && !this.drawn.has(key)) this.drawn.set(key, labelOf(one).addTo(this.map))
    })
  }
}

/** A name and where it stands, in px from its place on the map. */
interface Placed {
  readonly name: string
  readonly className: string
  readonly on: readonly [latitude: number, longitude: number]
  readonly offset: Offset
  /** where what is beyond the view lies, in degrees clockwise from the right */
  readonly turn?: number
}

function placesOf(map: Map, named: Named): Placed[] {
  const { towns, nameOf, keptFree } = named
  const taken = keptFree ? roomsOf(map, keptFree) : []
  const bounds = map.getBounds().pad(0.1)
  const within = labelsAt(map.getZoom(), towns).flatMap(({ place, className, at }) => {
    const on = [place.Latitude, place.Longitude] as const
    if ((on[0] === 0 && on[1] === 0) || !bounds.contains([...on])) return []
    const name = nameOf(place)
    const size = new Point(widthOf(name), heightPx)
    const middle = map.latLngToContainerPoint([...on])
    const offset = at(size.x).find((one) => !taken.some((other) => overlap({ at: middle.add([...one]), size }, other)))
    if (!offset) return []
    taken.push({ at: middle.add([...offset]), size })
    return [{ name, className, on, offset }]
  })
  return map.getZoom() < firstZoomAround ? within : [...within, ...placesAround(map, named, taken)]
}

/** The nearest towns beyond the view, at the edge where one goes to them. */
function placesAround(map: Map, { towns, nameOf, edges }: Named, taken: Room[]): Placed[] {
  const { x: right, y: bottom } = map.getSize()
  const over = edges()
  const free = { left: over.left, top: over.top, right: right - over.right, bottom: bottom - over.bottom }
  const middle = map.containerPointToLatLng([(free.left + free.right) / 2, (free.top + free.bottom) / 2])
  const away = ({ Latitude, Longitude }: NamedPlace) => map.distance(middle, [Latitude, Longitude]) / 1000
  return towns
    .filter((town) => away(town) < furthestKm)
    .sort((one, other) => away(one) - away(other))
    .flatMap((town) => {
      const name = nameOf(town)
      const size = new Point(widthOf(name) + arrowPx, heightPx)
      const edge = atEdge(map.latLngToContainerPoint([town.Latitude, town.Longitude]), size, free)
      if (!edge || taken.some((other) => overlap({ at: edge.at, size }, other))) return []
      taken.push({ at: edge.at, size })
      const { lat, lng } = map.containerPointToLatLng([edge.at.x, edge.at.y])
      return [{ name, className: 'town beyond', on: [lat, lng] as const, offset: [0, 0] as const, turn: edge.turn }]
    })
    .slice(0, mostAround)
}

function labelOf({ name, className, on, offset: [right, down], turn }: Placed): Marker {
  const label = document.createElement('span')
  label.textContent = name
  label.style.translate = `calc(${right}px - 50%) calc(${down}px - 50%)`
  if (turn !== undefined) label.style.setProperty('--turn', `${turn}deg`)
  const icon = new DivIcon({ className, iconSize: [0, 0], html: label })
  return new Marker([...on], { icon, pane: 'towns', interactive: false, keyboard: false })
}

/** What is named at a zoom, the more important first. */
function labelsAt(zoom: number, towns: readonly NamedPlace[]): Label[] {
  const labels = (places: readonly NamedPlace[], className: string, at: Label['at']): Label[] =>
    places.map((place) => ({ place, className, at }))
  const from = <T extends { from: number }>(places: readonly T[]) => places.filter((place) => zoom >= place.from)
  if (zoom <= lastZoomOfDots)
    return [
      ...labels(cities.slice(0, largeNames), 'town dot city', byMarker),
      ...labels(cities.slice(largeNames), 'town dot', byDot),
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
  readonly at: { readonly x: number; readonly y: number }
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
