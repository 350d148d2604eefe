import { lastZoom, type MapCluster } from '#resources/mapView.ts'
import type { Point } from '#src/map/mapView.ts'
import type { MapPlace, ScreenOfMap } from '#src/providers/calls/map.ts'
import type { Camera } from '#src/map/businessMapProps.ts'
import { fromPixels, toPixels } from '#src/map/mapBoxes.ts'

/*
 * A search's results on the map. They are a few hundred at most and are in the browser already, unlike all businesses, whose
 * clusters the server makes.
 */

/** Px between the middles of two markers, as the server keeps for all businesses. */
const leastDistancePx = 68
/** The zoom at which one sees the streets around a single result. */
const closestZoom = 16

const pointOf = ({ Latitude, Longitude }: MapPlace | MapCluster): Point => ({
  latitude: Latitude,
  longitude: Longitude,
})

/** Places that stand as one marker: at the first of them, so that markers keep their distance. */
function groups(places: readonly MapPlace[], zoom: number): readonly (readonly [MapPlace, ...MapPlace[]])[] {
  if (zoom >= lastZoom) return places.map((place) => [place])
  const found: { x: number; y: number; places: [MapPlace, ...MapPlace[]] }[] = []
  for (const place of places) {
    const { x, y } = toPixels(pointOf(place), zoom)
    const near = found.find((one) => Math.hypot(one.x - x, one.y - y) < leastDistancePx)
    if (near) near.places.push(place)
    else found.push({ x, y, places: [place] })
  }
  return found.map((one) => one.places)
}

/** What the map shows of them at a zoom. */
export function drawnAt(places: readonly MapPlace[], zoom: number): ScreenOfMap {
  const all = groups(places, zoom)
  return {
    places: all.filter((one) => one.length === 1).map(([place]) => place),
    clusters: all
      .filter((one) => one.length > 1)
      .map(([{ Latitude, Longitude }, ...others]) => ({ Latitude, Longitude, Count: others.length + 1 })),
  }
}

/** The places of the cluster at a point. */
export const placesOf = (places: readonly MapPlace[], zoom: number, cluster: Point): readonly MapPlace[] =>
  groups(places, zoom).find(([{ Latitude, Longitude }]) => {
    return Latitude === cluster.latitude && Longitude === cluster.longitude
  }) ?? []

/** Px. */
interface Room {
  readonly width: number
  readonly height: number
}

/** What the places take, in px at the last zoom. */
function extentOf(places: readonly MapPlace[]) {
  const pixels = places.map((place) => toPixels(pointOf(place), lastZoom))
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    width: right - left,
    height: bottom - top,
    centre: fromPixels({ x: (left + right) / 2, y: (top + bottom) / 2 }, lastZoom),
  }
}

/** Where the map has to look so that all places are in view. */
export function cameraOver(places: readonly MapPlace[], room: Room): Camera {
  const { width, height, centre } = extentOf(places)
  const tooLarge = Math.ceil(Math.log2(Math.max(width / room.width, height / room.height, 1)))
  return { centre, zoom: Math.max(2, Math.min(closestZoom, lastZoom - tooLarge)) }
}

/** Where a tap on a cluster leads: to where its places part, which is near enough for all of them to be in view. */
export function cameraInto(places: readonly MapPlace[], zoom: number): Camera {
  let parted = zoom + 1
  while (parted < lastZoom && groups(places, parted).length === 1) parted++
  return { centre: extentOf(places).centre, zoom: Math.min(parted, lastZoom) }
}
