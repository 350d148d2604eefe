import { lastZoom } from '#resources/mapView.ts'
import type { Camera, Edges } from './businessMapProps.ts'
import { fromPixels, toBox, toPixels, type MapView } from './mapBoxes.ts'
import type { Point } from './mapView.ts'

/** Px. */
export interface Room {
  readonly width: number
  readonly height: number
}

export const noEdges: Edges = { top: 0, right: 0, bottom: 0, left: 0 }

/** The zoom at which one sees the streets around a single place. */
const closestZoom = 16

/** What the points take, in px at the last zoom. */
export function extentOf(points: readonly Point[]) {
  const pixels = points.map((point) => toPixels(point, lastZoom))
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    width: right - left,
    height: bottom - top,
    centre: fromPixels({ x: (left + right) / 2, y: (top + bottom) / 2 }, lastZoom),
  }
}

/** Where the map has to look so that all points are in view. */
export function cameraOver(points: readonly Point[], room: Room): Camera {
  const { width, height, centre } = extentOf(points)
  const tooLarge = Math.ceil(Math.log2(Math.max(width / room.width, height / room.height, 1)))
  return { centre, zoom: Math.max(2, Math.min(closestZoom, lastZoom - tooLarge)) }
}

/** What the edges leave of a map of this size. */
export const roomWithin = ({ width, height }: Room, { top, right, bottom, left }: Edges): Room => ({
  width: Math.max(120, width - left - right),
  height: Math.max(120, height - top - bottom),
})

/** The camera that shows in the middle of what the edges leave what the given one shows in the middle of the map. */
export function cameraBetween({ centre, zoom }: Camera, { top, right, bottom, left }: Edges): Camera {
  const { x, y } = toPixels(centre, zoom)
  return { centre: fromPixels({ x: x + (right - left) / 2, y: y + (bottom - top) / 2 }, zoom), zoom }
}

/** What a view shows between its edges: what is counted and listed is what one sees. */
export function viewBetween({ box, centre, zoom }: MapView, { top, right, bottom, left }: Edges): MapView {
  const northWest = toPixels({ latitude: Math.min(box.north, 85), longitude: box.west }, zoom)
  const end = toPixels({ latitude: Math.max(box.south, -85), longitude: box.east }, zoom)
  const from = { x: northWest.x + left, y: northWest.y + top }
  const isOver = box.east <= box.west
  const to = { x: end.x - right + (isOver ? 256 * 2 ** zoom : 0), y: end.y - bottom }
  // A low screen that is all edges.
  if (to.x <= from.x || to.y <= from.y) return { box, centre, zoom }
  const [first, last] = [fromPixels(from, zoom), fromPixels(to, zoom)]
  const middle = fromPixels({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, zoom)
  return {
    zoom,
    box: toBox(first.longitude, last.latitude, last.longitude, first.latitude),
    centre: { latitude: middle.latitude, longitude: ((((middle.longitude + 180) % 360) + 360) % 360) - 180 },
  }
}

/*
 * Where a map looks stands behind the # of the address: back, a reload and whoever the address is passed on to see the same, and no
 * server or log learns it, as it may be around where a person is.
 */

export function cameraInAddress(hash: string): Camera | null {
  const [, zoom, latitude, longitude] = /^#(\d{1,2})\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)$/.exec(hash)?.map(Number) ?? []
  if (zoom === undefined || latitude === undefined || longitude === undefined || zoom > lastZoom) return null
  return { centre: { latitude, longitude }, zoom }
}

/** A map may say in each frame where it looks, and Safari refuses more than 100 changes of the address in half a minute. */
const restMs = 350

/**
 * Puts it there once the map rests. Without the router: nothing is drawn anew for it.
 * @param shown the address of the screen, which may be left already
 * @returns what takes it back while the map still moves
 */
export function putInAddress(
  { centre, zoom }: Camera,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): () => void {
  const timer = setTimeout(() => {
    const now = window.location
    if (now.pathname !== pathname || now.search !== search) return
    const hash = `#${zoom}/${centre.latitude.toFixed(4)}/${centre.longitude.toFixed(4)}`
    if (hash !== now.hash) window.history.replaceState(window.history.state, '', pathname + search + hash)
  }, restMs)
  return () => clearTimeout(timer)
}
