import { LatLng, LatLngBounds, LayerGroup, Polygon, Polyline, Rectangle, type Path, type PathOptions } from 'leaflet'
import { mapInTasks, pause } from '#src/providers/device/scheduling.ts'
import { cityWaters } from './cityWaters.ts'
import { curveThrough } from './roads/curveThrough.ts'
import type { Roads } from './roads/trunkRoads.ts'
import type { Shapes } from './shapesOf.ts'

type Line = [number, number][]

/** Blurred shores are drawn from what is this far beyond the view, in px. */
const beyondViewPx = 400

const look = (className: string, more: PathOptions = {}): PathOptions => ({
  className,
  pane: 'base',
  interactive: false,
  ...more,
})
const filled: PathOptions = { stroke: false, fillOpacity: 1, weight: beyondViewPx }

export interface DrawnPart {
  /** in the order in which they cover each other, the sea first */
  readonly shapes: readonly Path[]
  readonly rivers: readonly Path[]
}

export const boundsOf = ({ box: [west, south, east, north] }: Shapes) => new LatLngBounds([south, west], [north, east])

/** In short tasks, since a slow phone takes half a second for all parts. */
export async function drawPart(
  { box: [west, south, east, north], units, ...shapes }: Shapes,
  bounds: LatLngBounds,
): Promise<DrawnPart> {
  const isAtSide = ([y, x]: Line[0]) => x <= west || x >= east || y <= south || y >= north
  const lines = async (all: Shapes['land'], isClosed: boolean) => {
    await pause()
    return mapInTasks(all, (steps) => rounded(toPoints(steps, units), isClosed, isAtSide))
  }
  const areas = async (name: 'land' | 'lakes', className: string) =>
    inGroups(await lines(shapes[name], true)).map(
      (rings) =>
        new Polygon(
          rings.map((ring) => [ring]),
          look(className, filled),
        ),
    )
  const strokes = async (name: 'coasts' | 'borders' | 'rivers', className: string, weight: number) =>
    inGroups(await lines(shapes[name], false)).map((group) => new Polyline(group, look(className, { weight })))
  return {
    shapes: [
      new Rectangle(bounds, look('sea', filled)),
      ...(await areas('land', 'land')),
      ...(await strokes('coasts', 'coast', 1)),
      ...(await areas('lakes', 'lake')),
      ...(await strokes('borders', 'border', 1)),
    ],
    rivers: await strokes('rivers', 'river', 1.5),
  }
}

/** Points in one path. Each path is added in a task of its own, so a larger one would block a slow phone. */
const pointsTogether = 3000

/** Joins lines into few paths, because Leaflet moves each path separately, but with at most `pointsTogether` points in one. */
function inGroups(lines: readonly LatLng[][]): LatLng[][][] {
  const groups: LatLng[][][] = []
  let points = Infinity
  for (const line of lines) {
    if (points + line.length > pointsTogether) {
      groups.push([])
      points = 0
    }
    groups.at(-1)!.push(line)
    points += line.length
  }
  return groups
}

/** Trunk roads: those of the country's map, and all others. */
export async function drawRoads({ units, ...roads }: Roads) {
  const drawn = async (rank: 'main' | 'other', weight: number) => {
    const lines = await mapInTasks(roads[rank], (steps) => curveThrough(toPoints(steps, units)))
    return new LayerGroup([new Polyline(lines, look('road', { weight }))])
  }
  return { main: await drawn('main', 2), other: await drawn('other', 1.5) }
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
 * lies on the side of the box, where shapes were cut. As Leaflet keeps them, so that it makes no others of them all at once.
 */
function rounded(points: Line, isClosed: boolean, isKept: (point: Line[0]) => boolean): LatLng[] {
  const curve: LatLng[] = []
  const last = points.length - 1
  for (const [at, point] of points.entries()) {
    const before = points[at - 1] ?? (isClosed ? points[last] : undefined)
    const after = points[at + 1] ?? (isClosed ? points[0] : undefined)
    if (before && after && !isKept(point)) curve.push(nearTo(point, before), nearTo(point, after))
    else curve.push(new LatLng(...point))
  }
  return curve
}

/** A quarter of the way. */
const nearTo = ([y, x]: Line[0], [toY, toX]: Line[0]) => new LatLng(y + (toY - y) / 4, x + (toX - x) / 4)
