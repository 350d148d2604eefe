import leaflet from 'leaflet/dist/leaflet.css?inline'
import { addStyles } from '#src/theme/addStyles.ts'
import own from './map.css?inline'

/*
 * Maps are loaded when one comes into view. As plain imports their styles would be in every document, with those of
 * the screens.
 */

/**
 * Adds Leaflet's stylesheet and ours, before the first map is drawn. Ours comes second, since it changes what Leaflet
 * says of the same elements.
 */
export function addLeafletStyles(): void {
  addStyles(leaflet + own)
}
