import { DivIcon, Marker, type Map } from 'leaflet'
import Supercluster from 'supercluster'
import type { Page } from '#resources'
import { isAbsent } from '#resources/text/detect.ts'
import { uploadUrl } from '#src/paths.ts'

/** Spec section 9: marker icon 50 x 50 px. */
const iconSize = 50

/** Draws pages as markers, close ones as a number to tap into; returns the way to take them off. */
export function clusterLayer(map: Map, pages: readonly Page[], open: (page: Page) => void): () => void {
  const index = new Supercluster<{ page: Page }>({ radius: 60, maxZoom: 16 })
  index.load(
    pages
      .filter((page) => page.Latitude !== 0 || page.Longitude !== 0)
      .map((page) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [page.Longitude, page.Latitude] },
        properties: { page },
      })),
  )
  let drawn: Marker[] = []
  const clear = () => {
    drawn.forEach((marker) => marker.remove())
    drawn = []
  }
  const draw = () => {
    clear()
    const bounds = map.getBounds().pad(0.2)
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]
    for (const { geometry, properties } of index.getClusters(box, Math.round(map.getZoom()))) {
      const [lng = 0, lat = 0] = geometry.coordinates
      const isCluster = 'cluster' in properties
      const icon = isCluster ? clusterIcon(properties.point_count) : businessIcon(properties.page)
      const title = isCluster ? String(properties.point_count) : (properties.page.Name ?? '')
      const marker = new Marker([lat, lng], { icon, title, alt: title }).addTo(map)
      marker.on('click keypress', () => {
        if (isCluster) map.setView([lat, lng], Math.min(index.getClusterExpansionZoom(properties.cluster_id), 17))
        else open(properties.page)
      })
      drawn.push(marker)
    }
  }
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    clear()
  }
}

function clusterIcon(count: number): DivIcon {
  const size = count < 10 ? 40 : count < 100 ? 48 : 56
  return new DivIcon({ className: 'cluster', iconSize: [size, size], html: String(count) })
}

function businessIcon(page: Page): DivIcon {
  const image = document.createElement('img')
  image.alt = ''
  if (page.Thumbnail && !isAbsent(page.Thumbnail)) image.src = uploadUrl(page.Thumbnail)
  return new DivIcon({ className: 'business', iconSize: [iconSize, iconSize], html: image })
}
