import { sql, type SQL } from 'drizzle-orm'
import { column, hasPlace } from '../../records/projection.ts'

/** Distances in SQL, between coordinates and a page that goes by the alias `page`. */

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** Kilometres, rounded down so that no box is too small. */
const kilometresPerDegreeOfLatitude = 111

/** A box around a circle, which an index can answer. Near the date line or a pole it is a band of latitudes. */
function isInBox(page: string, { latitude, longitude }: Coordinates, radiusKm: number): SQL {
  const high = radiusKm / kilometresPerDegreeOfLatitude
  const wide = high / Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180)
  const isBetween = (name: string, middle: number, reach: number) =>
    sql`${column(page, name)} between ${middle - reach}::float8 and ${middle + reach}::float8`
  const latitudes = isBetween('Latitude', latitude, high)
  return Math.abs(longitude) + wide > 180 || Math.abs(latitude) + high > 89
    ? latitudes
    : sql`${latitudes} and ${isBetween('Longitude', longitude, wide)}`
}

/** Great-circle distance by the haversine formula. 12,742 km is the Earth's mean diameter. */
function kilometres(page: string, { latitude, longitude }: Coordinates): SQL {
  const [lat, lng] = [column(page, 'Latitude'), column(page, 'Longitude')]
  return sql`(12742 * asin(least(1, sqrt(
    power(sin(radians(${lat} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${longitude}::float8) / 2), 2)))))`
}

/** The page is listed and within so many kilometres. The index on coordinates needs `Listed` in the condition. */
export const isWithin = (page: string, near: Coordinates, radiusKm: number): SQL =>
  sql`(${column(page, 'Listed')} and ${hasPlace(page)} and ${isInBox(page, near, radiusKm)} and ${kilometres(page, near)} <= ${radiusKm})`

/** Kilometres: a walk, a ride through town, a drive. Within a band other criteria count before the exact distance. */
export const distanceBands = [2, 10, 50] as const

/** Further away there are too many records within a circle to look there first. */
export const circles = distanceBands.slice(0, 2)

/** The distance band of a page, 0 the innermost. Pages without coordinates are outside all bands. */
export function distanceBand(page: string, near: Coordinates): SQL {
  const distance = kilometres(page, near)
  const outside = sql.raw(String(distanceBands.length))
  const cases = distanceBands.map((radiusKm, at) => sql`when ${distance} <= ${radiusKm} then ${sql.raw(String(at))}`)
  return sql`case when not ${hasPlace(page)} then ${outside} ${sql.join(cases, sql` `)} else ${outside} end`
}

/** The distance in kilometres, to sort by. Pages without coordinates come last. */
export const distanceOrder = (page: string, near: Coordinates): SQL =>
  sql`case when ${hasPlace(page)} then ${kilometres(page, near)} else 100000 end`
