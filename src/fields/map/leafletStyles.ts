import leaflet from 'leaflet/dist/leaflet.css?inline'
import own from './map.css?inline'

let isAdded = false

/**
 * Adds Leaflet's stylesheet and ours to the document, before its first map is drawn. Maps are loaded when one comes into view; as plain
 * imports they would be in every document, with those of the screens.
 */
export function addLeafletStyles(): void {
  if (isAdded) return
  isAdded = true
  const element = document.createElement('style')
  element.textContent = leaflet + own
  document.head.append(element)
}
