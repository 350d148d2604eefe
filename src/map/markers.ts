import { lastZoom } from '#resources/mapView.ts'
import { cities } from './base/cityNames.ts'
import { pointOf, type Point } from './mapView.ts'
import type { MapPlace, ScreenOfMap } from '#src/providers/calls/map.ts'
import { fromPixels, toPixels } from './mapBoxes.ts'

/** Marker icon size in px (spec 9.17). */
export const iconSize = 50
/** Half a marker and a little, in px: as far from an edge it is seen whole. */
export const pinPx = 34

/** One business, or a cluster of several. */
export interface MapMarker extends Point {
  readonly key: string
  readonly count: number
  /** the business; undefined for a cluster */
  readonly place?: MapPlace
  /** where it is, if it stands beside that */
  readonly spot?: Point
  /** where a cluster stands, if that is a town near it */
  readonly town?: Point
}

/** Where a marker is seen. */
export const seenAt = ({ town, latitude, longitude }: MapMarker): Point => town ?? { latitude, longitude }

/** The markers of a screen. At the last zoom those that would cover each other are spread out. */
export function toMarkers({ clusters, places }: ScreenOfMap, zoom: number): readonly MapMarker[] {
  const businesses = places.map((place) => ({
    key: `page ${place.Id}`,
    latitude: place.Latitude,
    longitude: place.Longitude,
    count: 1,
    place,
  }))
  const numbers = clusters.map(({ Latitude: latitude, Longitude: longitude, Count: count }) => ({
    key: `cluster ${latitude} ${longitude} ${count}`,
    latitude,
    longitude,
    count,
  }))
  if (zoom >= lastZoom) return [...numbers, ...spread(businesses)]
  return [...(zoom <= lastZoomOfCities ? atCities(numbers, businesses, zoom) : numbers), ...businesses]
}

/** Up to this zoom a city is a dot. */
const lastZoomOfCities = 9
/** Px that a number moves to a city. */
const cityReach = 40
/** Px between the middles of two markers, of which the largest has 56. */
const least = 58

/** A number at the city near it says where its businesses are, and does not stand in the sea: the greatest first, where there is room. */
function atCities(numbers: readonly MapMarker[], others: readonly MapMarker[], zoom: number): readonly MapMarker[] {
  const towns = cities.map((city) => ({ point: pointOf(city), at: toPixels(pointOf(city), zoom) }))
  const taken = new Map([...numbers, ...others].map((one) => [one.key, toPixels(one, zoom)]))
  const away = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y)
  const moved = [...numbers]
    .sort((one, other) => other.count - one.count)
    .map((marker) => {
      const own = taken.get(marker.key)!
      const isFree = ({ at }: (typeof towns)[number]) =>
        [...taken].every(([key, other]) => key === marker.key || away(at, other) >= least)
      const [town] = towns
        .filter(({ at }) => away(at, own) <= cityReach)
        .sort((one, other) => away(one.at, own) - away(other.at, own))
        .filter(isFree)
      if (!town) return marker
      taken.set(marker.key, town.at)
      return { ...marker, town: town.point }
    })
  return moved
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
