/** What both sides know about a screen of the map (docs/rules.md#map-screens). */

/** The deepest zoom: there every place is its own marker. */
export const lastZoom = 19

/** Degrees. West of its east, or beyond the antimeridian with the west the greater. */
export interface MapBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/

/** `west,south,east,north`; undefined if it is no box. */
export function readBox(text: string): MapBox | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => degrees.test(part))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90
  return isOnEarth && south < north && west !== east ? { west, south, east, north } : undefined
}

/** Several places as one, at one of them or between. */
export interface MapCluster {
  readonly Latitude: number
  readonly Longitude: number
  readonly Count: number
}

/** Whether there is a place: neither coordinate is 0 (docs/rules.md#places). */
export const hasPlace = ({ Latitude, Longitude }: { Latitude?: unknown; Longitude?: unknown; Id: unknown }): boolean =>
  Boolean(Latitude && Longitude)
