import Supercluster from 'supercluster'
import type { Page } from '#resources'

/** Marker icon, 50 × 50 px (spec 9.17). */
export const iconSize = 50

/** What a map of businesses is given, Google's or ours. */
export interface DrawnMapProps {
  pages: readonly Page[]
  /** a marker was tapped */
  open: (page: Page) => void
}

/** West, south, east, north, degrees. */
export type Box = [number, number, number, number]

/** A business, or several so close that one number stands for them. */
export interface Cluster {
  key: string
  latitude: number
  longitude: number
  count: number
  /** the one business; undefined for several */
  page: Page | undefined
  /** where they part */
  zoomToSplit: () => number
}

/** What to draw in a box at a zoom, for pages that have a place. */
export function createClusters(pages: readonly Page[]): (box: Box, zoom: number) => Cluster[] {
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
  return (box, zoom) =>
    index.getClusters(box, Math.round(zoom)).map(({ geometry, properties }) => {
      if (!('cluster' in properties)) {
        const { page } = properties
        // Its own place: the index keeps it less exactly.
        const { Latitude: latitude, Longitude: longitude } = page
        return { key: `page ${page.Id}`, latitude, longitude, count: 1, page, zoomToSplit: () => 17 }
      }
      const { cluster_id: id, point_count: count } = properties
      const [longitude = 0, latitude = 0] = geometry.coordinates
      return {
        key: `cluster ${id}`,
        latitude,
        longitude,
        count,
        page: undefined,
        zoomToSplit: () => Math.min(index.getClusterExpansionZoom(id), 17),
      }
    })
}
