import type { PinBoard } from './markerLayer.ts'
import type { Point } from './mapView.ts'

/** Px from which on a tap is a move of the map. */
const movedPx = 8

const toLatLng = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude })

/**
 * Pins on Google's map: the elements that ours has, in a layer of their own. Google's own markers draw pictures only, and the newer
 * ones, which take elements, need a map id besides the key.
 */
export function googlePins(map: google.maps.Map): PinBoard & { readonly remove: () => void } {
  const holder = document.createElement('div')
  const places = new Map<HTMLElement, Point>()
  const overlay = new google.maps.OverlayView()
  const put = (element: HTMLElement, at: Point) => {
    // There is none before the map is drawn.
    const pixel = overlay.getProjection()?.fromLatLngToDivPixel(toLatLng(at))
    element.hidden = !pixel
    if (pixel) element.style.translate = `calc(${pixel.x}px - 50%) calc(${pixel.y}px - 50%)`
  }
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(holder)
  overlay.draw = () => places.forEach((at, element) => put(element, at))
  overlay.onRemove = () => holder.remove()
  overlay.setMap(map)
  return {
    add({ className, size, face, title, label }, at, spot, onTap) {
      const element = document.createElement('button')
      Object.assign(element, { type: 'button', className, title })
      element.setAttribute('aria-label', label)
      Object.assign(element.style, { width: `${size}px`, height: `${size}px` })
      element.append(face)
      let from = { clientX: 0, clientY: 0 }
      element.addEventListener('pointerdown', (event) => (from = event))
      element.addEventListener('click', ({ clientX, clientY, detail }) => {
        // By keyboard it has no place; where the map was moved by its pin, none was meant.
        if (detail === 0 || Math.hypot(clientX - from.clientX, clientY - from.clientY) < movedPx) onTap()
      })
      // The map itself is not tapped; it can still be moved from here.
      google.maps.OverlayView.preventMapHitsFrom(element)
      places.set(element, at)
      put(element, at)
      holder.append(element)
      const leg =
        spot &&
        new google.maps.Polyline({
          map,
          path: [toLatLng(spot), toLatLng(at)],
          clickable: false,
          strokeColor: getComputedStyle(document.documentElement).getPropertyValue('--ink'),
          strokeWeight: 2,
        })
      return {
        element,
        raise: (isRaised) => void (element.style.zIndex = isRaised ? '1' : ''),
        remove: () => {
          places.delete(element)
          element.remove()
          leg?.setMap(null)
        },
      }
    },
    remove: () => overlay.setMap(null),
  }
}
