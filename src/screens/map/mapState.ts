import { lastZoom, type MapBox } from '#resources/mapView.ts'
import type { Camera } from '#src/map/businessMapProps.ts'
import { contains, isWithin, type MapView } from '#src/map/mapBoxes.ts'

/** A part of the map at the zoom at which it was looked at. */
export type Area = Pick<MapView, 'box' | 'zoom'>

/** How high the list stands over the map, from the lowest. Beside the map only the lowest is another. */
export const heights = ['low', 'half', 'full'] as const
export type Height = (typeof heights)[number]

export interface MapState {
  readonly view: MapView | null
  readonly height: Height
  /** what the list shows: it stays while the map moves, until one searches again */
  readonly area: Area | null
  /** the list comes along when the map shows this */
  readonly awaited: Camera | null
}

export type MapEvent =
  | { readonly type: 'moved'; readonly view: MapView }
  /** More or less lies over the same map, and with it less or more is seen. */
  | { readonly type: 'covered'; readonly view: MapView }
  /** Somebody has asked for a place, such as their own: its list comes with it. */
  | { readonly type: 'jumped'; readonly to: Camera }
  /** without a box: what is in view; else a spot where no zoom parts the places */
  | { readonly type: 'searched'; readonly box?: MapBox }
  | { readonly type: 'raised'; readonly height: Height }

export function nextState(state: MapState, event: MapEvent): MapState {
  const seen = state.view && areaOf(state.view)
  switch (event.type) {
    case 'moved': {
      const { view } = event
      // On a slow phone the map may still report where it was.
      const isThere = !!state.awaited && isOf(view, state.awaited)
      // The list beside the map begins with what is first in view.
      const isNew = isListed(state) && (isThere || !state.area)
      return { ...state, view, area: isNew ? areaOf(view) : state.area, awaited: isThere ? null : state.awaited }
    }
    case 'covered': {
      const isOfView = state.area && !hasMoved(state)
      return { ...state, view: event.view, area: isOfView ? areaOf(event.view) : state.area }
    }
    case 'jumped':
      return { ...state, awaited: event.to }
    case 'searched': {
      const area = event.box ? { box: event.box, zoom: lastZoom } : seen
      return { ...state, height: isListed(state) ? state.height : 'half', area, awaited: null }
    }
    case 'raised':
      return { ...state, height: event.height, area: isListed(state) && event.height !== 'low' ? state.area : seen }
  }
}

const isOf = (view: MapView, { centre, zoom }: Camera) => view.zoom === zoom && contains(view.box, centre)

const areaOf = ({ box, zoom }: MapView): Area => ({ box, zoom })

/** Whether one has moved the map since its list was made. */
export const hasMoved = ({ area, view }: Pick<MapState, 'area' | 'view'>): boolean =>
  !!area && !!view && !(isWithin(view.box, area.box) && isWithin(area.box, view.box))

/** Whether the list is open. */
export const isListed = ({ height }: Pick<MapState, 'height'>): boolean => height !== 'low'

export const listedPart = (state: MapState): Area | null => (isListed(state) ? state.area : null)
