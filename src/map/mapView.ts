/** A point in degrees, WGS 84. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

export const pointOf = (place: { readonly Latitude: number; readonly Longitude: number }): Point => ({
  latitude: place.Latitude,
  longitude: place.Longitude,
})

/** Centre and zoom that show the whole country (spec 9.15, 9.16). */
export const country: Point = { latitude: 16.795984, longitude: 96.159847 }
export const countryZoom = 5
/** The zoom of an embedded map (spec 9.18). */
export const placeZoom = 15

/** The props of both pick maps, Google's and Leaflet's. */
export interface PickCanvasProps {
  /** position of the mark; null: none, and the map shows the whole country */
  readonly point: Point | null
  readonly onPick: (point: Point) => void
}

/** Whether one points with a finger. */
export const isTouch = () => matchMedia('(pointer: coarse)').matches
