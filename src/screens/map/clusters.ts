import Supercluster from 'supercluster'
import type { Page } from '#resources'

/** What the list of the map answers of a page (`byMap` in resources/page.ts). */
export type MapPlace = Pick<
  Page,
  'Id' | 'Latitude' | 'Longitude' | 'Name' | 'Thumbnail' | 'CategoryName' | 'Address' | 'TownName' | 'CountryThumbnail'
>

/** Marker icon size in px (spec 9.17). */
export const iconSize = 50

/** The props of both business maps, Google's and Leaflet's. */
export interface BusinessMapProps {
  pages: readonly MapPlace[]
  /** called when a marker is tapped */
  open: (page: MapPlace) => void
}

/** West, south, east, north, in degrees. */
export type Bounds = [number, number, number, number]

/** One business, or a cluster of several. */
export interface Cluster {
  key: string
  latitude: number
  longitude: number
  count: number
  /** the business; undefined for a cluster */
  page: MapPlace | undefined
  /** the zoom at which a cluster splits */
  zoomToSplit: () => number
}

/**
 * Places nearer than this in px are one cluster. More than the icon's size, because a cluster moves to the middle of its
 * places: then touch targets are at least 24 px apart (WCAG 2.2, 2.5.8).
 */
const radius = 80
/** Width of a map tile in px, in Leaflet as in Google Maps. */
const extent = 256

/** Returns a function that computes the clusters within bounds at a zoom; pages without a location are left out. */
export function createClusters(pages: readonly MapPlace[]): (bounds: Bounds, zoom: number) => Cluster[] {
  const index = new Supercluster<{ page: MapPlace }>({ radius, extent, maxZoom: 16 })
  index.load(
    pages
      .filter((page) => page.Latitude !== 0 || page.Longitude !== 0)
      .map((page) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [page.Longitude, page.Latitude] },
        properties: { page },
      })),
  )
  return (bounds, zoom) =>
    index.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }) => {
      if (!('cluster' in properties)) {
        const { page } = properties
        // The page's exact coordinates, because the index rounds them.
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
