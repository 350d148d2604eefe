import type { Point } from './mapLink.ts'

/** The country in one look (spec section 9: map centre and zoom). */
export const country: Point = { latitude: 16.795984, longitude: 96.159847 }
export const countryZoom = 5
/** Spec section 9: embedded map zoom. */
export const placeZoom = 15
