/** The web's Mercator map in whole units, a little under 4 cm at the equator, so that a place takes eight bytes. */

/** Units around the Earth. */
export const world = 2 ** 30
/** Latitudes beyond it are not on the map. */
const maxLatitude = 85.0511287798066

export const toX = (longitude: number): number => Math.round((longitude / 360 + 0.5) * world) & (world - 1)

export function toY(latitude: number): number {
  const sine = Math.sin((Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * Math.PI) / 180)
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world
  return Math.max(0, Math.min(world - 1, Math.round(y)))
}

/** Six digits are 11 cm. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

export const toLongitude = (x: number): number => rounded(((x & (world - 1)) / world - 0.5) * 360)

export const toLatitude = (y: number): number =>
  rounded((Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI)
