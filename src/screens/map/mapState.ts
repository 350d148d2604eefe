import { lastZoom, type MapBox } from '#resources/mapView.ts'
import type { PartOfMap } from '#src/providers/calls/map.ts'
import type { MapView } from '#src/resource/map/mapBoxes.ts'

/** A part of the map at the zoom at which it was looked at. */
export type Area = Pick<MapView, 'box' | 'zoom'>

export interface MapState {
  readonly view: MapView | null
  /** '' for all */
  readonly categoryId: string
  /** whether the list is open */
  readonly isListed: boolean
  /** what the list shows: it stays while the map moves, until one searches again */
  readonly area: Area | null
  /** whether the list shows what the map moves to next */
  readonly follows: boolean
}

export type MapEvent =
  | { readonly type: 'moved'; readonly view: MapView }
  /** Somebody has asked for a place, such as their own: its list comes with it. */
  | { readonly type: 'jumped' }
  | { readonly type: 'narrowed'; readonly categoryId: string }
  /** without a box: what is in view; else a spot where no zoom parts the places */
  | { readonly type: 'searched'; readonly box?: MapBox }
  | { readonly type: 'toggled' }

export function nextState(state: MapState, event: MapEvent): MapState {
  const seen = state.view && areaOf(state.view)
  switch (event.type) {
    case 'moved': {
      // The list beside the map begins with what is first in view.
      const isNew = state.isListed && (state.follows || !state.area)
      return { ...state, view: event.view, area: isNew ? areaOf(event.view) : state.area, follows: false }
    }
    case 'jumped':
      return { ...state, follows: true }
    case 'narrowed':
      return { ...state, categoryId: event.categoryId }
    case 'searched':
      return { ...state, isListed: true, area: event.box ? { box: event.box, zoom: lastZoom } : seen }
    case 'toggled':
      return { ...state, isListed: !state.isListed, area: seen }
  }
}

const areaOf = ({ box, zoom }: MapView): Area => ({ box, zoom })

export const listedPart = ({ isListed, area, categoryId }: MapState): (PartOfMap & Area) | null =>
  isListed && area ? { ...area, categoryId } : null
