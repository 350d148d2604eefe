import type { MapBox } from '#resources/mapView.ts'
import type { PartOfMap } from '#src/providers/calls/map.ts'
import type { MapView } from '#src/resource/map/mapBoxes.ts'

export interface MapState {
  readonly view: MapView | null
  /** '' for all */
  readonly categoryId: string
  /** whether the list is open */
  readonly isListed: boolean
  /** what the list shows: it stays while the map moves, until one searches again */
  readonly area: MapBox | null
}

export type MapEvent =
  | { readonly type: 'moved'; readonly view: MapView }
  | { readonly type: 'narrowed'; readonly categoryId: string }
  /** without a box: what is in view */
  | { readonly type: 'searched'; readonly box?: MapBox }
  | { readonly type: 'toggled' }

export function nextState(state: MapState, event: MapEvent): MapState {
  const seen = state.view?.box ?? null
  switch (event.type) {
    case 'moved':
      // The list beside the map begins with what is first in view.
      return { ...state, view: event.view, area: state.area ?? (state.isListed ? event.view.box : null) }
    case 'narrowed':
      return { ...state, categoryId: event.categoryId }
    case 'searched':
      return { ...state, isListed: true, area: event.box ?? seen }
    case 'toggled':
      return { ...state, isListed: !state.isListed, area: seen }
  }
}

export const listedPart = ({ isListed, area, categoryId }: MapState): PartOfMap | null =>
  isListed && area ? { box: area, categoryId } : null
