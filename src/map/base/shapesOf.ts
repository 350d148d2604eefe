import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

/** West, south, east, north. */
type Box = readonly [number, number, number, number]
type Position = readonly number[]

/** Part of the base map. Lines are whole numbers: the first point, then steps, in fractions of a degree. */
export interface Shapes {
  readonly box: Box
  /** units in a degree */
  readonly units: number
  readonly land: readonly (readonly number[])[]
  readonly lakes: readonly (readonly number[])[]
  readonly coasts: readonly (readonly number[])[]
  readonly borders: readonly (readonly number[])[]
  readonly rivers: readonly (readonly number[])[]
}

type Countries = Topology<{ countries: GeometryCollection; land: GeometryObject }>
type Waters = Topology<{ rivers: GeometryCollection; lakes: GeometryCollection }>

export interface Sources {
  readonly near: Countries
  readonly around: Countries
  readonly far: Countries
  readonly waters: Waters
}

const world: Box = [-180, -90, 180, 90]
const asia: Box = [60, -15, 140, 50]
/** Myanmar with its seas. */
const country: Box = [90.5, 7.5, 103, 30]

/** The world coarsely, over it Asia, over it the country in detail: each later part covers the former (baseMap.ts). */
export const shapesOf = ({ near, around, far, waters }: Sources): readonly Shapes[] => [
  { ...landOf(far, world, 20), lakes: [], rivers: [] },
  { ...landOf(around, asia, 100), ...watersOf(waters, asia, 100) },
  { ...landOf(near, country, 1000), ...watersOf(waters, country, 1000) },
]

function landOf(atlas: Countries, box: Box, units: number) {
  const { countries, land } = atlas.objects
  return {
    box,
    units,
    land: ringsOf(feature(atlas, land), box, units),
    coasts: linesOf(mesh(atlas, countries, (one, other) => one === other).coordinates, box, units),
    borders: linesOf(mesh(atlas, countries, (one, other) => one !== other).coordinates, box, units),
  }
}

function watersOf(atlas: Waters, box: Box, units: number) {
  const { rivers, lakes } = atlas.objects
  return {
    lakes: ringsOf(feature(atlas, lakes), box, units),
    rivers: linesOf(mesh(atlas, rivers).coordinates, box, units),
  }
}

type Features = ReturnType<typeof feature>

function ringsOf(features: Features, box: Box, units: number): number[][] {
  const all = 'features' in features ? features.features : [features]
  const polygons = all.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  )
  return polygons.flatMap((rings) => rings.slice(0, 1).map((ring) => clippedRing(ring, box))).flatMap(packed(units, 4))
}

const linesOf = (lines: readonly Position[][], box: Box, units: number) =>
  lines.flatMap((line) => clippedLine(line, box)).flatMap(packed(units, 2))

/** Cut at one side of the box after the other (Sutherland and Hodgman). */
function clippedRing(ring: readonly Position[], [west, south, east, north]: Box): Position[] {
  const sides = [
    { axis: 0, at: west, sign: 1 },
    { axis: 0, at: east, sign: -1 },
    { axis: 1, at: south, sign: 1 },
    { axis: 1, at: north, sign: -1 },
  ]
  return sides.reduce<Position[]>(
    (points, { axis, at, sign }) => {
      const isInside = (point: Position) => sign * (point[axis]! - at) >= 0
      return points.flatMap((point, index) => {
        const former = points.at(index - 1)!
        const cut = isInside(point) === isInside(former) ? [] : [between(former, point, axis, at)]
        return isInside(point) ? [...cut, point] : cut
      })
    },
    [...ring],
  )
}

function between(one: Position, other: Position, axis: number, at: number): Position {
  const share = (at - one[axis]!) / (other[axis]! - one[axis]!)
  return [one[0]! + share * (other[0]! - one[0]!), one[1]! + share * (other[1]! - one[1]!)]
}

/** The pieces of a line within the box, each with the point beyond. */
function clippedLine(line: readonly Position[], [west, south, east, north]: Box): Position[][] {
  const isInside = ([x = 0, y = 0]: Position) => x >= west && x <= east && y >= south && y <= north
  const pieces: Position[][] = [[]]
  line.forEach((point, index) => {
    const near = [line[index - 1], point, line[index + 1]].some((one) => one && isInside(one))
    if (near) pieces.at(-1)!.push(point)
    else if (pieces.at(-1)!.length > 0) pieces.push([])
  })
  return pieces
}

/** Points as steps between them; points that fall together are one, and what has too few then is left out. */
export const packed = (units: number, least: number) => (points: readonly Position[]) => {
  const steps: number[] = []
  let [x, y] = [0, 0]
  for (const [longitude = 0, latitude = 0] of points) {
    const [right, down] = [Math.round(longitude * units), Math.round(latitude * units)]
    if (steps.length > 0 && right === x && down === y) continue
    steps.push(right - x, down - y)
    ;[x, y] = [right, down]
  }
  return steps.length >= 2 * least ? [steps] : []
}
