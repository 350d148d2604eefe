import leaflet from 'leaflet/dist/leaflet.css?inline'
import own from './map.css?inline'

const added = new Set<string>()

/** Adds a stylesheet to the document, once. Maps are loaded when one comes into view; as plain imports their styles would be
 * in every document, with those of the screens. */
export function addStyles(text: string): void {
  if (added.has(text)) return
  added.add(text)
  const element = document.createElement('style')
  element.textContent = text
  document.head.append(element)
}

/** Adds Leaflet's stylesheet and ours, before the first map is drawn. */
export const addLeafletStyles = (): void => addStyles(leaflet + own)
