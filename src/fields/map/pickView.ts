import type { Point } from './mapLink.ts'

/** The country in one look (spec 9.15, 9.16). */
export const country: Point = { latitude: 16.795984, longitude: 96.159847 }
export const countryZoom = 5
/** The zoom of an embedded map (spec 9.18). */
export const placeZoom = 15

/** What a map to tap a place on is given, Google's or ours. */
export interface PickCanvasProps {
  /** where the mark stands; null: nowhere, the country is shown first */
  readonly point: Point | null
  readonly onPick: (point: Point) => void
}
