import { RowHeights } from './rowHeights.ts'
import type { GrowingList } from './useList.ts'

/** Which items of a list are in the document, by their places, and the height in px of the empty space around them. */
export interface Shown {
  first: number
  end: number
  before: number
  after: number
}

/** Distance in px from the viewport within which rows are in the document, so that fast scrolling shows no gaps. */
const margin = 800

interface Place {
  shown: Shown
  rows: RowHeights
  viewport: number
}
/** Lists that were left, by history entry, so that going back shows the same rows at once. */
const places = new Map<string, Place>()
const mostPlaces = 20

function placeOf(historyKey: string): Place | undefined {
  const place = places.get(historyKey)
  return place?.viewport === window.innerWidth ? place : undefined
}
export const rememberedPlace = (historyKey: string) => placeOf(historyKey)?.shown

/** Windows of the document. */
let open = 0
/**
 * While a window keeps what is in view in its place, the browser must not: in the list it would undo that, and below it it would keep
 * the end of the list in view, so that one page after the other is loaded.
 */
function countOpen(change: 1 | -1): void {
  open += change
  document.documentElement.style.overflowAnchor = open > 0 ? 'none' : ''
}

interface Anchor {
  id: unknown
  place: number
  /** px from the top of the document */
  top: number
}

/** Decides which rows of a list are shown, and keeps what is in view in its place. */
export class ListWindow {
  readonly #container: HTMLElement
  readonly #historyKey: string
  readonly #show: (shown: Shown) => void
  readonly #rows: RowHeights
  readonly #observer = new ResizeObserver(() => {
    this.#measure()
    this.#keepInPlace()
    this.#look()
  })
  #list: GrowingList<{ id: unknown }> | undefined
  /** In the document. */
  #rendered: Shown | undefined
  /** Asked for; what is rendered follows. */
  #wanted: Shown | undefined
  #anchor: Anchor | undefined

  constructor(container: HTMLElement, historyKey: string, show: (shown: Shown) => void) {
    this.#container = container
    this.#historyKey = historyKey
    this.#show = show
    this.#rows = placeOf(historyKey)?.rows ?? new RowHeights()
    countOpen(1)
    // Reports once when it begins, when the screen's scroll position is restored.
    this.#observer.observe(container)
    window.addEventListener('scroll', this.#look, { passive: true })
  }

  /** Called after each render, with what it has shown. */
  update(list: GrowingList<{ id: unknown }>, shown: Shown): void {
    const previous = this.#list
    this.#list = list
    this.#rendered = shown
    if (previous && previous.items !== list.items && this.#follow(list)) return
    this.#measure()
    this.#number(list)
    this.#keepInPlace()
    if (previous) this.#look()
  }

  close(): void {
    countOpen(-1)
    this.#observer.disconnect()
    window.removeEventListener('scroll', this.#look)
    if (!this.#rendered) return
    places.delete(this.#historyKey)
    places.set(this.#historyKey, { shown: this.#rendered, rows: this.#rows, viewport: window.innerWidth })
    const [oldest] = places.keys()
    if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
  }

  get #grid() {
    return this.#container.children[1] as HTMLElement
  }
  get #cards() {
    return [...this.#grid.children].filter((child) => child instanceof HTMLElement && 'card' in child.dataset)
  }
  /** The place of the first card in the document. */
  get #firstPlace() {
    return Math.max(this.#rendered?.first ?? 0, this.#list?.start ?? 0)
  }

  #measure(): void {
    const cards = this.#cards
    const { gridTemplateColumns, rowGap } = getComputedStyle(this.#grid)
    const columns = gridTemplateColumns.split(' ').length
    this.#rows.layOut(columns, this.#container.clientWidth)
    const first = this.#firstPlace
    // After a change of columns the first card may be in the middle of a row.
    if (first % columns !== 0) return
    const tops = cards.filter((_, at) => at % columns === 0).map((card) => card.getBoundingClientRect())
    const heights = tops.map(({ top, height }, at) => (tops[at + 1]?.top ?? top + height + parseFloat(rowGap)) - top)
    this.#rows.set(first / columns, heights)
  }

  /** Tells screen readers where a card is in the whole list. */
  #number({ items, start = 0, hasMore }: GrowingList<unknown>): void {
    const size = hasMore ? -1 : start + items.length
    this.#cards.forEach((card, at) => {
      const article = card.querySelector('article')
      article?.setAttribute('aria-posinset', String(this.#firstPlace + at + 1))
      article?.setAttribute('aria-setsize', String(size))
    })
  }

  /** Shows the rows around the viewport. */
  readonly #look = (): void => {
    const { top } = this.#container.getBoundingClientRect()
    this.#noteAnchor(top)
    this.#showFrom(-top)
  }

  /** The first card in view. At the top of the list there is none, so that new items appear there. */
  #noteAnchor(listTop: number): void {
    this.#anchor = undefined
    if (listTop >= 0) return
    this.#cards.some((card, at) => {
      const { top, bottom } = card.getBoundingClientRect()
      const place = this.#firstPlace + at
      const item = this.#list?.items[place - (this.#list.start ?? 0)]
      if (bottom <= 0 || !item) return false
      this.#anchor = { id: item.id, place, top: top + window.scrollY }
      return true
    })
  }

  /** Undoes what moved the first card in view: rows above it that are higher or lower than they were taken for. */
  #keepInPlace(): void {
    const [anchor, list] = [this.#anchor, this.#list]
    if (!anchor || !list) return
    const card = this.#cards[anchor.place - this.#firstPlace]
    if (!card || list.items[anchor.place - (list.start ?? 0)]?.id !== anchor.id) return
    const top = card.getBoundingClientRect().top + window.scrollY
    const moved = top - anchor.top
    anchor.top = top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  /** Where other items have come before the first one in view, shows those around its new place. */
  #follow({ items, start = 0 }: GrowingList<{ id: unknown }>): boolean {
    const anchor = this.#anchor
    if (!anchor || items[anchor.place - start]?.id === anchor.id) return false
    const at = items.findIndex(({ id }) => id === anchor.id)
    if (at < 0) return false
    anchor.place = start + at
    this.#rows.forget()
    this.#showFrom(this.#rows.offset(Math.floor(anchor.place / this.#rows.columns)) + window.scrollY - anchor.top)
    return true
  }

  /** @param top of the viewport, in px from the top of the list */
  #showFrom(top: number): void {
    const list = this.#list
    const { columns } = this.#rows
    if (!list || !this.#rows.areKnown) return
    const { items, start = 0 } = list
    const rows = Math.ceil((start + items.length) / columns)
    const kept = Math.ceil(start / columns)
    const wanted = Math.min(this.#rows.rowAt(top - margin), rows - 1)
    const endRow = Math.min(this.#rows.rowAt(top + window.innerHeight + margin) + 1, rows)
    const firstRow = endRow > kept ? Math.max(wanted, kept) : wanted
    const before = this.#rows.offset(firstRow)
    const after = this.#rows.offset(rows) - this.#rows.offset(endRow)
    this.#change({ first: firstRow * columns, end: endRow * columns, before, after })
    if (start > 0 && wanted <= kept + 2) list.loadAbove?.(wanted * columns)
  }

  #change(next: Shown): void {
    const now = this.#wanted ?? this.#rendered
    const isSame =
      now?.first === next.first &&
      now.end === next.end &&
      Math.abs(now.before - next.before) < 1 &&
      Math.abs(now.after - next.after) < 1
    if (isSame) return
    this.#wanted = next
    this.#show(next)
  }
}
