import { useEffect, useEffectEvent, type RefObject } from 'react'

interface RowActs {
  /** its rows are `[data-row]`, or cards with a link */
  list: RefObject<HTMLElement | null>
  /** closes what is open beside the list; undefined where nothing is */
  close: (() => void) | undefined
}

/** What has arrow keys and Escape of its own. */
const others = 'input, textarea, select, dialog, [role=dialog], [role=menu], [role=listbox], .leaflet-container'

/** Along which edge each key goes, across which it stays, and whether forwards. */
type Way = readonly ['top' | 'left', 'top' | 'left', 1 | -1]
const ways: ReadonlyMap<string, Way> = new Map([
  ['ArrowDown', ['top', 'left', 1]],
  ['ArrowUp', ['top', 'left', -1]],
  ['ArrowRight', ['left', 'top', 1]],
  ['ArrowLeft', ['left', 'top', -1]],
])

/** The arrow keys go from row to row, in columns too, and Escape closes what one of them has opened. Enter is the row's own. */
export function useRowKeys({ list, close }: RowActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(others) || document.querySelector('dialog[open], [role=dialog]'))
      return
    if (key === 'Escape' && close) {
      event.preventDefault()
      return close()
    }
    const way = ways.get(key)
    // Elsewhere the keys scroll, as they do everywhere.
    if (!way || target.closest('[data-pane]')) return
    if (!list.current?.contains(target) && !target.contains(list.current)) return
    const rows = rowsOf(list.current)
    const from = rows.find((row) => row === target || row.closest('article')?.contains(target))
    const next = from ? nextOf(rows, from, way) : way[0] === 'top' && way[2] > 0 && rows.find(isInView)
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Below what stays at the top. */
const isInView = (row: HTMLElement) => row.getBoundingClientRect().top >= 48

function nextOf(rows: readonly HTMLElement[], from: HTMLElement, [along, across, way]: Way) {
  const boxOf = (row: HTMLElement) => (row.closest('article') ?? row).getBoundingClientRect()
  const here = boxOf(from)
  const onItsWay = rows.filter((row) => {
    const box = boxOf(row)
    return Math.abs(box[across] - here[across]) < 4 && (box[along] - here[along]) * way > 4
  })
  return way > 0 ? onItsWay[0] : onItsWay.at(-1)
}

/** What Enter opens of each row. */
export function rowsOf(list: HTMLElement | null): HTMLElement[] {
  const all = (selector: string) => [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const marked = all('[data-row]')
  return marked.length > 0 ? marked : all('article a:not([href^="tel:"])')
}
