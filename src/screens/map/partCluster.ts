import { lastZoom } from '#resources/mapView.ts'
import type { Point } from '#src/map/mapView.ts'
import { readMapScreen } from '#src/providers/calls/map.ts'
import type { Camera } from '#src/map/businessMapProps.ts'
import { fromPixels, toBox, toPixels } from '#src/map/mapBoxes.ts'

/** How many zoom levels further in one request asks for. */
const zoomsAhead = 4
/** The places of a cluster are within this many px of it. */
const reachPx = 90
/** The parts of a cluster must fit into a square of this many px, to be in view on any phone. */
const roomPx = 240

/** Where the map has to look so that a cluster falls into parts, which all are in view. */
export async function partCluster(cluster: Point, zoom: number, categoryId: string): Promise<Camera> {
  let centre = cluster
  for (let from = zoom; ;) {
    const at = Math.min(from + zoomsAhead, lastZoom)
    const parts = await partsAround(centre, from, at, categoryId)
    const [first] = parts
    if (!first) return { centre, zoom: Math.min(zoom + 2, lastZoom) }
    if (parts.length > 1 || at === lastZoom) return cameraOver(parts, at, zoom + 1)
    centre = fromPixels(first, at)
    from = at
  }
}

interface Pixel {
  readonly x: number
  readonly y: number
}

/** Where the markers of a cluster at one zoom stand at a deeper one. */
async function partsAround(centre: Point, zoom: number, at: number, categoryId: string): Promise<Pixel[]> {
  const middle = toPixels(centre, zoom)
  const northWest = fromPixels({ x: middle.x - reachPx, y: middle.y - reachPx }, zoom)
  const southEast = fromPixels({ x: middle.x + reachPx, y: middle.y + reachPx }, zoom)
  const box = toBox(northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude)
  const { clusters, places } = await readMapScreen({ box, categoryId }, at)
  // Whole tiles are answered, so others are among them.
  const [from, to] = [toPixels(northWest, at), toPixels(southEast, at)]
  return [...clusters, ...places]
    .map(({ Latitude, Longitude }) => toPixels({ latitude: Latitude, longitude: Longitude }, at))
    .filter(({ x, y }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y)
}

function cameraOver(parts: readonly Pixel[], at: number, least: number): Camera {
  const [xs, ys] = [parts.map(({ x }) => x), parts.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const tooLarge = Math.max(0, Math.ceil(Math.log2(Math.max(right - left, bottom - top, 1) / roomPx)))
  const centre = fromPixels({ x: (left + right) / 2, y: (top + bottom) / 2 }, at)
  return { centre, zoom: Math.min(Math.max(least, at - tooLarge), lastZoom) }
}
