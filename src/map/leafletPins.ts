import { DivIcon, Marker, Polyline, type LeafletKeyboardEvent, type Map } from 'leaflet'
import type { PinBoard } from './markerLayer.ts'

/** Pins on a Leaflet map. */
export const leafletPins = (map: Map): PinBoard => ({
  add({ className, size, face, title, label }, { latitude, longitude }, spot, onTap) {
    const icon = new DivIcon({ className, iconSize: [size, size], html: face })
    const marker = new Marker([latitude, longitude], { icon, title, alt: '' }).addTo(map)
    const element = marker.getElement()
    element?.setAttribute('aria-label', label)
    marker.on('click', onTap)
    // Leaflet reports every key, also + and - by which one zooms.
    marker.on('keypress', ({ originalEvent: { key } }: LeafletKeyboardEvent) => {
      if (key === 'Enter' || key === ' ') onTap()
    })
    const leg =
      spot && new Polyline([[spot.latitude, spot.longitude], marker.getLatLng()], { className: 'leg', weight: 2 })
    leg?.addTo(map)
    return {
      element,
      raise: (isRaised) => void marker.setZIndexOffset(isRaised ? 10_000 : 0),
      remove: () => {
        marker.remove()
        leg?.remove()
      },
    }
  },
})
