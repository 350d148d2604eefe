import { LatLngBounds, LayerGroup, Polygon, Polyline, Rectangle, type Path, type PathOptions } from 'leaflet'
import { mapInTasks, pause } from '#src/later.ts'
import { cityWaters } from './cityWaters.ts'
import { curveThrough } from './roads/curveThrough.ts'
import type { Roads } from './roads/trunkRoads.ts'
import type { Shapes } from './shapesOf.ts'

type Line = [number, number][]

/** Blurred shores are drawn from what is this far beyond the view, in px. */
const beyondView = 400

const look = (className: string, more: PathOptions = {}): PathOptions => ({
  className,
  pane: 'base',
  interactive: false,
  ...more,
})
const filled: PathOptions = { stroke: false, fillOpacity: 1, weight: beyondView }

export interface DrawnPart {
  readonly bounds: LatLngBounds
  /** in the order in which they cover each other, the sea first */
  readonly shapes: readonly Path[]
  readonly rivers: readonly Path[]
}

/** In short tasks, since a slow phone takes half a second for it. */
export async function drawPart({ box: [west, south, east, north], units, ...shapes }: Shapes): Promise<DrawnPart> {
  const isAtSide = ([y, x]: Line[0]) => x <= west || x >= east || y <= south || y >= north
  const lines = async (all: Shapes['land'], isClosed: boolean) => {
    await pause()
    return mapInTasks(all, (steps) => rounded(toPoints(steps, units), isClosed, isAtSide))
  }
  const bounds = new LatLngBounds([south, west], [north, east])
  // One path each: hundreds of them would be moved one by one.
  const area = async (name: 'land' | 'lakes', className: string) =>
    new Polygon(
      (await lines(shapes[name], true)).map((ring) => [ring]),
      look(className, filled),
    )
  return {
    bounds,
    shapes: [
      new Rectangle(bounds, look('sea', filled)),
      await area('land', 'land'),
      new Polyline(await lines(shapes.coasts, false), look('coast', { weight: 1 })),
      await area('lakes', 'lake'),
      new Polyline(await lines(shapes.borders, false), look('border', { weight: 1 })),
    ],
    rivers:
      shapes.rivers.length > 0 ? [new Polyline(await lines(shapes.rivers, false), look('river', { weight: 1.5 }))] : [],
  }
}

/** Trunk roads: those of the country's map, and all others. */
export function drawRoads({ units, ...roads }: Roads) {
  const drawn = (rank: 'main' | 'other', weight: number) => {
    const lines = roads[rank].map((steps) => curveThrough(toPoints(steps, units)))
    return new LayerGroup([new Polyline(lines, look('road', { weight }))])
  }
  return { main: drawn('main', 2), other: drawn('other', 1.5) }
}

/** Blurred as the shores are (map.css); `metres` is the length of a pixel. */
export function drawCityWaters(): { layers: LayerGroup; setScale: (metres: number) => void } {
  const waters = cityWaters.map(({ width, points, isStraight }) => {
    // Not cut at the view, beyond which the middle of a wide river may be.
    return {
      width,
      layer: new Polyline(isStraight ? points : curveThrough(points), { ...look('cityWater'), noClip: true }),
    }
  })
  return {
    layers: new LayerGroup(waters.map(({ layer }) => layer)),
    setScale: (metres) => waters.forEach(({ width, layer }) => layer.setStyle({ weight: width / metres })),
  }
}

function toPoints(steps: readonly number[], units: number): Line {
  const points: Line = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    points.push([y / units, x / units])
  }
  return points
}

/**
 * Corners cut (Chaikin): the atlas knows a point every few kilometres, and no shore has corners. Ends stay, and so does what
 * lies on the side of the box, where shapes were cut.
 */
function rounded(points: Line, isClosed: boolean, isKept: (point: Line[0]) => boolean): Line {
  return points.flatMap((point, at): Line => {
    const before = points[at - 1] ?? (isClosed ? points.at(-1) : undefined)
    const after = points[at + 1] ?? (isClosed ? points[0] : undefined)
    return before && after && !isKept(point) ? [between(point, before, 0.25), between(point, after, 0.25)] : [point]
  })
}

const between = (one: Line[0], other: Line[0], share: number): Line[0] => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]
