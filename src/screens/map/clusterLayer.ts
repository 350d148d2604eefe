import { DivIcon, Marker, type LatLng, type Map } from 'leaflet'
import { isAbsent } from '#resources/text/detect.ts'
import { digitsIn } from '#resources/text/digits.ts'
import type { Digits } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'
import { createClusters, iconSize, type MapPlace } from './clusters.ts'

/** Draws pages as markers, and close ones as a cluster with their number; returns a function that removes them. */
export function clusterLayer(
  map: Map,
  pages: readonly MapPlace[],
  open: (page: MapPlace) => void,
  digits: Digits,
): () => void {
  const clusters = createClusters(pages)
  let markers: Marker[] = []
  const clear = () => {
    markers.forEach((marker) => marker.remove())
    markers = []
  }
  const draw = () => {
    const focused = markers.find((marker) => marker.getElement() === document.activeElement)?.getLatLng()
    clear()
    const mapBounds = map.getBounds().pad(0.2)
    const bounds: [number, number, number, number] = [
      mapBounds.getWest(),
      mapBounds.getSouth(),
      mapBounds.getEast(),
      mapBounds.getNorth(),
    ]
    for (const { latitude: lat, longitude: lng, count, page, zoomToSplit } of clusters(bounds, map.getZoom())) {
      const icon = page ? businessIcon(page) : clusterIcon(count, digits)
      const title = page ? (page.Name ?? '') : digitsIn(digits, String(count))
      const marker = new Marker([lat, lng], { icon, title, alt: title }).addTo(map)
      marker.on('click keypress', () => {
        if (page) open(page)
        else map.setView([lat, lng], zoomToSplit())
      })
      markers.push(marker)
    }
    // After opening a cluster by keyboard, the nearest new marker keeps the focus.
    if (focused) nearest(map, markers, focused)?.getElement()?.focus({ preventScroll: true })
  }
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    clear()
  }
}

const nearest = (map: Map, markers: readonly Marker[], to: LatLng) =>
  [...markers].sort((one, other) => map.distance(one.getLatLng(), to) - map.distance(other.getLatLng(), to))[0]

function clusterIcon(count: number, digits: Digits): DivIcon {
  const size = count < 10 ? 40 : count < 100 ? 48 : 56
  return new DivIcon({ className: 'cluster', iconSize: [size, size], html: digitsIn(digits, String(count)) })
}

function businessIcon(page: MapPlace): DivIcon {
  const image = document.createElement('img')
  image.alt = ''
  if (page.Thumbnail && !isAbsent(page.Thumbnail)) image.src = uploadUrl(page.Thumbnail)
  return new DivIcon({ className: 'business', iconSize: [iconSize, iconSize], html: image })
}
