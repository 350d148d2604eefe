import type { Edges } from '#src/map/businessMapProps.ts'
import { measures } from '#src/theme/tokens.ts'
import type { Height } from './mapState.ts'

/*
 * What stands over the map, in px, as in mapChrome.css.
 */

/** The list at its lowest, 64 px: more where letters are larger. */
export const lowPx = () => 4 * parseFloat(getComputedStyle(document.documentElement).fontSize)
/** The cards above it. */
const cardsPx = 96

/** From this width on the list stands beside the map. */
const besideQuery = '(min-width: 900px)'
/** There is room for cards over the map. */
const cardsQuery = '(max-width: 899.95px) and (min-height: 500px)'

const is = (query: string) => matchMedia(query).matches
export const isBeside = () => is(besideQuery)

/** What lies over the edges of the map. Cards keep their room where none is in view, so that it is the same wherever one looks. */
export function edgesOf(map: HTMLElement, height: Height): Edges {
  const frame = map.getBoundingClientRect()
  const chips = map.querySelector('.mapChips')?.getBoundingClientRect()
  const where = map.querySelector('.mapWhere')?.getBoundingClientRect()
  const top = chips ? Math.max(0, chips.bottom - frame.top) : 0
  const said = where ? frame.bottom - where.top : 0
  const over = { low: lowPx() + (is(cardsQuery) ? cardsPx : 0), half: map.clientHeight / 2, full: lowPx() }
  return {
    top,
    right: map.querySelector('[data-pane]') ? measures.pane : 0,
    bottom: Math.max(said, isBeside() ? 0 : over[height]),
    left: 0,
  }
}
