import type { Town } from '#resources'
import { hasPlace } from '#resources/mapView.ts'
import type { Point } from '../mapView.ts'

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const dLat = radians(other.latitude - one.latitude)
  const dLng = radians(other.longitude - one.longitude)
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** The nearest town and its distance; undefined without towns. A town with a coordinate of 0 has no known location. */
export function nearestTown(point: Point, towns: readonly Town[]): { town: Town; km: number } | undefined {
  return towns
    .filter(hasPlace)
    .map((town) => ({ town, km: distanceKm(point, { latitude: town.Latitude, longitude: town.Longitude }) }))
    .sort((one, other) => one.km - other.km)[0]
}
