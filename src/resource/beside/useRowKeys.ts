import { useEffect, useEffectEvent, type RefObject } from 'react'

interface RowActs {
  /** its rows are `[data-row]`, or cards with a link */
  list: RefObject<HTMLElement | null>
  /** closes what is open beside the list; undefined where nothing is */
  close: (() => void) | undefined
}

/** What has arrow keys and Escape of its own. */
const others = 'input, textarea, select, dialog, [role=dialog], [role=menu], [role=listbox], .leaflet-container'

/** ↑ and ↓ go from row to row, and Escape closes what one of them has opened. Enter is the row's own. */
export function useRowKeys({ list, close }: RowActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(others) || document.querySelector('dialog[open], [role=dialog]'))
      return
    if (key === 'Escape' && close) {
      event.preventDefault()
      close()
    }
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    // Elsewhere the keys scroll, as they do everywhere.
    if (by === 0 || target.closest('[data-pane]')) return
    if (!list.current?.contains(target) && !target.contains(list.current)) return
    const rows = rowsOf(list.current)
    const at = rows.findIndex((row) => row === target || row.closest('article')?.contains(target))
    const next = rows[at < 0 ? 0 : at + by]
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

/** What Enter opens of each row. */
export function rowsOf(list: HTMLElement | null): HTMLElement[] {
  const all = (selector: string) => [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const marked = all('[data-row]')
  return marked.length > 0 ? marked : all('article a:not([href^="tel:"])')
}
