import styles from 'leaflet/dist/leaflet.css?inline'

let isAdded = false

/**
 * Adds Leaflet's stylesheet to the document, before its first map is drawn. Maps are loaded when one comes into view; as a plain
 * import the stylesheet would be in every document, with those of the screens.
 */
export function addLeafletStyles(): void {
  if (isAdded) return
  isAdded = true
  const element = document.createElement('style')
  element.textContent = styles
  document.head.append(element)
}
