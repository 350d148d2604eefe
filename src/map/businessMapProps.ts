import type { Point } from './mapView.ts'
import type { MapView } from './mapBoxes.ts'
import type { MapMarker } from './markers.ts'

/** Where a map looks. */
export interface Camera {
  readonly centre: Point
  readonly zoom: number
}

/** What lies over the edges of a map, in px. */
export interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The props of both business maps, Google's and Leaflet's. */
export interface BusinessMapProps {
  readonly start: Camera
  /** where it is to look now; a new object each time */
  readonly camera: Camera | null
  readonly markers: readonly MapMarker[]
  /** the key of the marker that stands out, as its business does in a list */
  readonly lifted?: string | undefined
  /** where the person is, once they have asked */
  readonly here: Point | null
  /** what lies over the map */
  readonly edges: () => Edges
  readonly onView: (view: MapView) => void
  /** called when a marker is tapped */
  readonly onTap: (marker: MapMarker) => void
}
