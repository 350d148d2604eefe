import { lastZoom } from '#resources/mapView.ts'
import { pointOf, type Point } from '#src/map/mapView.ts'
import type { MapPlace, ScreenOfMap } from '#src/providers/calls/map.ts'
import type { Camera } from '#src/map/businessMapProps.ts'
import { extentOf } from '#src/map/cameras.ts'
import { toPixels } from '#src/map/mapBoxes.ts'

/*
 * A search's results on the map. They are a few hundred at most and are in the browser already, unlike all businesses, whose
 * clusters the server makes.
 */

/** Px between the middles of two markers, as the server keeps for all businesses. */
const leastDistancePx = 68

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

/** Where a tap on a cluster leads: to where its places part, which is near enough for all of them to be in view. */
export function cameraInto(places: readonly MapPlace[], zoom: number): Camera {
  let parted = zoom + 1
  while (parted < lastZoom && groups(places, parted).length === 1) parted++
  return { centre: extentOf(places.map(pointOf)).centre, zoom: Math.min(parted, lastZoom) }
}
