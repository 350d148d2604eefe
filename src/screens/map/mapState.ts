import { lastZoom, type MapBox } from '#resources/mapView.ts'
import type { PartOfMap } from '#src/providers/calls/map.ts'
import type { Camera } from '#src/map/businessMapProps.ts'
import { contains, type MapView } from '#src/map/mapBoxes.ts'

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
  /** the list comes along when the map shows this */
  readonly awaited: Camera | null
}

export type MapEvent =
  | { readonly type: 'moved'; readonly view: MapView }
  /** Somebody has asked for a place, such as their own: its list comes with it. */
  | { readonly type: 'jumped'; readonly to: Camera }
  | { readonly type: 'narrowed'; readonly categoryId: string }
  /** without a box: what is in view; else a spot where no zoom parts the places */
  | { readonly type: 'searched'; readonly box?: MapBox }
  | { readonly type: 'toggled' }

export function nextState(state: MapState, event: MapEvent): MapState {
  const seen = state.view && areaOf(state.view)
  switch (event.type) {
    case 'moved': {
      const { view } = event
      // On a slow phone the map may still report where it was.
      const isThere = !!state.awaited && isOf(view, state.awaited)
      // The list beside the map begins with what is first in view.
      const isNew = state.isListed && (isThere || !state.area)
      return { ...state, view, area: isNew ? areaOf(view) : state.area, awaited: isThere ? null : state.awaited }
    }
    case 'jumped':
      return { ...state, awaited: event.to }
    case 'narrowed':
      return { ...state, categoryId: event.categoryId }
    case 'searched':
      return { ...state, isListed: true, area: event.box ? { box: event.box, zoom: lastZoom } : seen, awaited: null }
    case 'toggled':
      return { ...state, isListed: !state.isListed, area: seen }
  }
}

const isOf = (view: MapView, { centre, zoom }: Camera) => view.zoom === zoom && contains(view.box, centre)

const areaOf = ({ box, zoom }: MapView): Area => ({ box, zoom })

export const listedPart = ({ isListed, area, categoryId }: MapState): (PartOfMap & Area) | null =>
  isListed && area ? { ...area, categoryId } : null
