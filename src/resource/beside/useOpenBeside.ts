import { useEffect, useRef, type RefObject } from 'react'
import { afterPaint } from '#src/providers/device/scheduling.ts'
import { useCardsBeside } from './useCardsBeside.ts'
import { rowsOf, useRowKeys } from './useRowKeys.ts'
import { useSelected } from './useSelected.ts'

const noPoint = () => {}
const rowOf = (list: HTMLElement | null, id: number | null) =>
  rowsOf(list).find((row) => row.closest(`[data-page="${id}"]`))

/**
 * What the cards of a list open beside it: by a click, or by the arrow keys and Enter; Escape closes it.
 * @param point called with the business that one points at; null: no longer
 */
export function useOpenBeside(list: RefObject<HTMLElement | null>, point: (page: number | null) => void = noPoint) {
  const { selected, select } = useSelected()
  useCardsBeside({ list, open: select, point })
  const close = () => {
    select(null)
    rowOf(list.current, selected)?.focus({ preventScroll: true })
  }
  useRowKeys({ list, close: selected === null ? undefined : close })
  const shown = useRef<number | null>(null)
  useEffect(() => {
    // Who comes back to the list finds it where it was left.
    if (shown.current === selected) return
    shown.current = selected
    if (selected === null) return
    // The list may have other columns now.
    afterPaint(() => rowOf(list.current, selected)?.closest('article')?.scrollIntoView({ block: 'nearest' }))
  }, [list, selected])
  useEffect(() => {
    const { current } = list
    if (!current || selected === null) return undefined
    // Rows come and go as one scrolls, and their code knows nothing of a desktop.
    const mark = () => rowOf(current, selected)?.setAttribute('aria-current', 'true')
    const observer = new MutationObserver(mark)
    observer.observe(current, { childList: true, subtree: true })
    mark()
    return () => {
      observer.disconnect()
      rowOf(current, selected)?.removeAttribute('aria-current')
    }
  }, [list, selected])
  return { selected, select, close }
}
