import type { Page } from '#resources'

/** Zoom and centre of the map (spec 9.15, 9.16). */
export const centre = { latitude: 16.795984, longitude: 96.159847 }
export const zoom = 5

export interface DrawnMapProps {
  pages: readonly Page[]
  /** a marker was tapped */
  open: (page: Page) => void
}
