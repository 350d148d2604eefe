import type { Town } from '#resources'
import type { Point } from '../mapView.ts'
import { nearestTown } from './nearestTown.ts'

/** Where the middle of a map is, by the nearest named place, and how long its scale bar is. */

export const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const
export type Direction = (typeof directions)[number]

/** The one of eight in which `to` lies, seen from `from`. Over a few kilometres the Earth is flat. */
export function directionTo(from: Point, to: Point): Direction {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const turns = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * directions.length)
  return directions[(turns + directions.length) % directions.length]!
}

export interface Whereabouts {
  readonly town: Town
  /** to a hundred metres, from 10 on to a kilometre */
  readonly km: number
  /** null: in its middle */
  readonly direction: Direction | null
}

/** Distance within which one is in the middle of a town. */
const middleKm = 0.5
/** Beyond it a town says nothing about where one is. */
const farthestKm = 60

export function whereaboutsOf(point: Point, towns: readonly Town[]): Whereabouts | null {
  const nearest = nearestTown(point, towns)
  if (!nearest || nearest.km > farthestKm) return null
  const { town, km } = nearest
  const direction = km < middleKm ? null : directionTo({ latitude: town.Latitude, longitude: town.Longitude }, point)
  return { town, km: km < 10 ? Math.round(km * 10) / 10 : Math.round(km), direction }
}

/** Metres of one px at zoom 0 on the equator. */
const metresPerPixel = 40_075_016.7 / 256

/** The longest round distance (1, 2 or 5 × a power of ten metres) that fits into `maxWidth` px. */
export function scaleBarOf({ latitude }: Point, zoom: number, maxWidth: number): { metres: number; width: number } {
  const each = (metresPerPixel * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
  const power = 10 ** Math.floor(Math.log10(each * maxWidth))
  const metres = power * (each * maxWidth >= 5 * power ? 5 : each * maxWidth >= 2 * power ? 2 : 1)
  return { metres, width: Math.round(metres / each) }
}
