import { lastZoom, type MapCluster } from '#resources/mapView.ts'
import { toLatitude, toLongitude, world } from './mercator.ts'
import type { Points } from './points.ts'
import { extentOf, type Screen } from './screen.ts'

/** What a screen of the map shows: places by their ids, and several places as one. */
export interface Drawn {
  readonly ids: readonly number[]
  readonly clusters: readonly MapCluster[]
}

/** Which places count; all without one. */
export type Filter = ((id: number) => boolean) | undefined

/** Px between the middles of two markers, of which the largest has 56. */
export const leastDistance = 68
/** Px. Cells are a fraction of the distance, so that a marker stands where its places are. */
const cellsPerDistance = 4
/** Tiles around a screen that are looked at too, so that its markers stay when one moves the map. */
const margin = 1
/** An answer has at most 50 KB: a place takes a few hundred bytes, a cluster sixty. */
export const maxPlaces = 120
const maxMarkers = 450

/** What a screen shows: never two markers nearer than `leastDistance`; at the last zoom each place itself. */
export function draw(points: Points, screen: Screen, isShown: Filter): Drawn {
  if (screen.zoom >= lastZoom) {
    const all = idsWithin(points, extentOf(screen, 0), isShown, maxPlaces + 1)
    if (all.length <= maxPlaces) return { ids: all, clusters: [] }
  }
  for (let distance = leastDistance; ; distance *= 1.5) {
    const centres = group(points, screen, isShown, distance)
    const single = centres.filter(({ count }) => count === 1)
    if (single.length > maxPlaces || centres.length > maxMarkers) continue
    const clusters = centres.filter(({ count }) => count > 1)
    return { ids: single.map(({ id }) => id), clusters: clusters.map(toCluster) }
  }
}

/** Places beside each other. */
interface Cell {
  cell: number
  /** Units from the corner of what is looked at: the middle of its places. */
  x: number
  y: number
  count: number
  /** One of its places: the newest. */
  id: number
}

interface Centre extends Cell {
  left: number
  top: number
}

const toCluster = ({ x, y, left, top, count }: Centre): MapCluster => ({
  Latitude: toLatitude(top + y),
  Longitude: toLongitude(left + x),
  Count: count,
})

/** Places in cells, then cells in groups around those with the most places. Groups keep their distance. */
function group(points: Points, screen: Screen, isShown: Filter, distance: number): Centre[] {
  const extent = extentOf(screen, margin)
  const radius = distance * extent.unitsPerPixel
  const { cells, columns } = inCells(points, extent, isShown, radius / cellsPerDistance)
  cells.sort((one, other) => other.count - one.count || other.id - one.id)
  const centres = new Map<number, Centre>()
  for (const one of cells) {
    const near = nearest(centres, one, columns, radius)
    if (near) near.count += one.count
    else centres.set(one.cell, { ...one, left: extent.left, top: extent.top })
  }
  const { inner } = extent
  const isInside = ({ x, y }: Centre) =>
    x >= inner.left && x < inner.left + inner.width && y >= inner.top && y < inner.top + inner.height
  return [...centres.values()].filter(isInside)
}

/** The cells that have places. Of numbers alone until then: a million places are looked at in some milliseconds. */
function inCells(points: Points, { left, top, width, height }: Extent, isShown: Filter, size: number) {
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const counts = new Int32Array(columns * rows)
  const newest = new Int32Array(columns * rows)
  const sums = new Float64Array(2 * columns * rows)
  const { ids, xs, ys } = points
  for (let at = 0; at < points.size; at++) {
    const x = (xs[at]! - left) & (world - 1)
    const y = ys[at]! - top
    if (x >= width || y < 0 || y >= height) continue
    const id = ids[at]!
    if (isShown && !isShown(id)) continue
    const cell = Math.floor(y / size) * columns + Math.floor(x / size)
    counts[cell]!++
    newest[cell] = id
    sums[2 * cell]! += x
    sums[2 * cell + 1]! += y
  }
  const cells: Cell[] = []
  counts.forEach((count, cell) => {
    if (count === 0) return
    cells.push({ cell, count, id: newest[cell]!, x: sums[2 * cell]! / count, y: sums[2 * cell + 1]! / count })
  })
  return { cells, columns }
}

function nearest(centres: ReadonlyMap<number, Centre>, { x, y, cell }: Cell, columns: number, radius: number) {
  let found: Centre | undefined
  let least = radius * radius
  const column = cell % columns
  for (let down = -cellsPerDistance; down <= cellsPerDistance; down++)
    for (let right = -cellsPerDistance; right <= cellsPerDistance; right++) {
      if (column + right < 0 || column + right >= columns) continue
      const centre = centres.get(cell + down * columns + right)
      if (!centre) continue
      const square = (centre.x - x) ** 2 + (centre.y - y) ** 2
      if (square < least) [found, least] = [centre, square]
    }
  return found
}

interface Extent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The ids within an extent, the newest first. */
export function idsWithin({ ids, xs, ys, size }: Points, extent: Extent, isShown: Filter, most: number): number[] {
  const { left, top, width, height } = extent
  const found: number[] = []
  for (let at = size - 1; at >= 0 && found.length < most; at--) {
    const y = ys[at]! - top
    if (((xs[at]! - left) & (world - 1)) >= width || y < 0 || y >= height) continue
    if (!isShown || isShown(ids[at]!)) found.push(ids[at]!)
  }
  return found
}
