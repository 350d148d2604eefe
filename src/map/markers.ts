import { lastZoom } from '#resources/mapView.ts'
import type { Point } from './mapView.ts'
import type { MapPlace, ScreenOfMap } from '#src/providers/calls/map.ts'
import { fromPixels, toPixels } from './mapBoxes.ts'

/** Marker icon size in px (spec 9.17). */
export const iconSize = 50

/** One business, or a cluster of several. */
export interface MapMarker extends Point {
  readonly key: string
  readonly count: number
  /** the business; undefined for a cluster */
  readonly place?: MapPlace
  /** where it is, if it stands beside that */
  readonly spot?: Point
}

/** The markers of a screen. At the last zoom those that would cover each other are spread out. */
export function toMarkers({ clusters, places }: ScreenOfMap, zoom: number): readonly MapMarker[] {
  const businesses = places.map((place) => ({
    key: `page ${place.Id}`,
    latitude: place.Latitude,
    longitude: place.Longitude,
    count: 1,
    place,
  }))
  return [
    ...clusters.map(({ Latitude: latitude, Longitude: longitude, Count: count }) => ({
      key: `cluster ${latitude} ${longitude} ${count}`,
      latitude,
      longitude,
      count,
    })),
    ...(zoom >= lastZoom ? spread(businesses) : businesses),
  ]
}

/** Px between the middles of spread markers. */
const distance = iconSize + 2

/** Each marker stays where it is if there is room, else takes the nearest free spot on a spiral around it. */
export function spread(markers: readonly MapMarker[]): readonly MapMarker[] {
  const taken: { x: number; y: number }[] = []
  const isFree = (at: { x: number; y: number }) =>
    taken.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= distance)
  return markers.map((marker) => {
    const spot = toPixels(marker, lastZoom)
    let at = spot
    for (let step = 1; !isFree(at); step++) {
      // Equal steps along the spiral, a marker's width between its turns.
      const angle = Math.sqrt(step) * 2.2
      const radius = (distance / (2 * Math.PI)) * angle * 0.9
      at = { x: spot.x + radius * Math.cos(angle), y: spot.y + radius * Math.sin(angle) }
    }
    taken.push(at)
    const { latitude, longitude } = marker
    return at === spot ? marker : { ...marker, ...fromPixels(at, lastZoom), spot: { latitude, longitude } }
  })
}
