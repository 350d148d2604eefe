import { afterPaint } from '#src/providers/device/scheduling.ts'
import { pageSize } from '#src/providers/httpReader.ts'
import type { Columns } from './ColumnGrid.tsx'
import { RowHeights } from './rowHeights.ts'
import type { GrowingList } from './useList.ts'

/** Which items of a list are in the document, by their places, and the height in px of the empty space around them. */
export interface Shown {
  first: number
  end: number
  before: number
  after: number
}

/** Distance from the viewport within which rows of a long list are in the document, so that fast scrolling shows no gaps. */
const marginPx = 800
const everything: Shown = { first: 0, end: Infinity, before: 0, after: 0 }

interface Place {
  shown: Shown
  rows: RowHeights
  viewport: number
}
/** Lists that were left, by history entry, so that going back shows the same rows at once. */
const places = new Map<string, Place>()
const mostPlaces = 20

/** To read it from the window has the document laid out, which is not finished where a list is put into it. */
let viewport = { width: window.innerWidth, height: window.innerHeight }
window.addEventListener('resize', () => (viewport = { width: window.innerWidth, height: window.innerHeight }))

function placeOf(historyKey: string): Place | undefined {
  const place = places.get(historyKey)
  return place?.viewport === viewport.width ? place : undefined
}

/** More cards than fit into the first screenful of a phone. */
const drawnFirst = { feed: 4, directory: 10, manage: 4, rows: 12 } as const satisfies Record<Columns, number>
/** What is wider shows more columns, and is no slow phone. */
const widestPhonePx = 480

/**
 * What a screen that is opened shows of a list in its first frame: what was in view when it was left, or its beginning. Where somebody
 * comes back and it is not known what was in view, its whole first page, or the scroll position would lie beyond its end.
 */
export function shownAtFirst(historyKey: string, columns: Columns, isLong: boolean, isBack: boolean): Shown {
  const isPhone = viewport.width <= widestPhonePx
  const end = isPhone && !isBack ? drawnFirst[columns] : isLong ? pageSize : Infinity
  return placeOf(historyKey)?.shown ?? { first: 0, end, before: 0, after: 0 }
}

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

/** None in browsers that cannot watch sizes: they show lists as a whole. */
export const openWindow = (...list: ConstructorParameters<typeof ListWindow>): ListWindow | undefined =>
  'ResizeObserver' in globalThis ? new ListWindow(...list) : undefined

/** Decides which rows of a list are shown, and keeps what is in view in its place. */
export class ListWindow {
  readonly #container: HTMLElement
  readonly #historyKey: string
  readonly #pathname = window.location.pathname
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
  /** px from the top of the viewport to the top of the list. */
  #top = 0
  /** It has had more than its first page: otherwise it is shown as a whole. */
  #isLong = false
  /** Until its first frame is painted: to draw what nobody sees yet takes a slow phone as long again. */
  #isArriving = true
  #isClosed = false

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
  update(list: GrowingList<{ id: unknown }>, shown: Shown, isLong: boolean): void {
    const previous = this.#list
    this.#list = list
    this.#rendered = shown
    // Who comes back to the top of a long list has its first page only.
    this.#isLong ||= isLong
    if (previous && previous.items !== list.items && this.#follow(list)) return
    this.#number(list)
    if (!previous) return this.#arrive()
    this.#measure()
    this.#keepInPlace()
    this.#look()
  }

  /** A list that has just been put into the document is measured when the observer reports that it is laid out. */
  #arrive(): void {
    afterPaint(() => {
      this.#isArriving = false
      if (!this.#isClosed) this.#look()
    })
  }

  close(): void {
    // Nothing may be measured from here on: the next screen is being put into the document, and would be laid out half done.
    this.#observer.disconnect()
    window.removeEventListener('scroll', this.#look)
    this.#isClosed = true
    countOpen(-1)
    const inView = this.#around(-this.#top, 0)
    if (!inView) return
    places.delete(this.#historyKey)
    places.set(this.#historyKey, { shown: inView.shown, rows: this.#rows, viewport: viewport.width })
    const [oldest] = places.keys()
    if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
    // A screen that is kept begins with these again. With another query it is the same screen.
    if (window.location.pathname !== this.#pathname) afterPaint(() => this.#show(inView.shown))
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
    this.#top = top
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

  /**
   * The rows within this distance from the viewport, and which of all rows would be the first one.
   * @param top of the viewport, in px from the top of the list
   */
  #around(top: number, distance: number): { shown: Shown; wanted: number; kept: number } | undefined {
    const list = this.#list
    const { columns } = this.#rows
    if (!list || !this.#rows.areKnown) return undefined
    const { items, start = 0 } = list
    const rows = Math.ceil((start + items.length) / columns)
    const kept = Math.ceil(start / columns)
    const wanted = Math.min(this.#rows.rowAt(top - distance), rows - 1)
    const endRow = Math.min(this.#rows.rowAt(top + viewport.height + distance) + 1, rows)
    const firstRow = endRow > kept ? Math.max(wanted, kept) : wanted
    const before = this.#rows.offset(firstRow)
    const after = this.#rows.offset(rows) - this.#rows.offset(endRow)
    return { shown: { first: firstRow * columns, end: endRow * columns, before, after }, wanted, kept }
  }

  /** @param top of the viewport, in px from the top of the list */
  #showFrom(top: number): void {
    if (this.#isArriving) return
    if (!this.#isLong) return this.#change(everything)
    const around = this.#around(top, marginPx)
    if (!around) return
    const { shown, wanted, kept } = around
    this.#change(shown)
    const list = this.#list
    if (list?.start && wanted <= kept + 2) list.loadAbove?.(wanted * this.#rows.columns)
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
