import { useEffect, useState, type KeyboardEvent } from 'react'
import type { SuggestedSource } from '#resources/suggested.ts'

/** What stands under the box, as the box must tell a screen reader (WAI-ARIA, combobox). */
export interface PopupState {
  role: 'listbox' | 'grid'
  /** element id of the row the arrows have reached */
  active: string | undefined
}
export type PopupKeys = (event: KeyboardEvent) => void

/** What the list under a search box is given by the box. */
export interface PopupProps {
  /** element id of the list */
  id: string
  /** trimmed */
  text: string
  /** what the box searches; without it, everything */
  source?: SuggestedSource | undefined
  /** gets what the list does with the box's keys */
  takeKeys: (keys: PopupKeys | null) => void
  /** null: nothing is shown */
  tell: (state: PopupState | null) => void
  go: (text: string) => void
  close: () => void
}

interface Rows {
  role: 'listbox' | 'grid'
  count: number
  /** what the rows are about: the arrows start anew when it changes */
  about: string
  act: (at: number) => void
  remove?: (at: number) => void
}

/**
 * The keys of a list under a search box: arrows move and wrap around, passing the text itself; Enter takes the row they
 * have reached, and none reached leaves Enter to the box. Answers the row reached (-1: none) and the rows' element ids.
 */
export function usePopupRows({ id, takeKeys, tell }: PopupProps, { role, count, about, act, remove }: Rows) {
  const [reached, setReached] = useState({ about, at: -1 })
  const at = reached.about === about && reached.at < count ? reached.at : -1
  const rowId = (row: number) => `${id}-${row}`
  const active = at < 0 ? undefined : rowId(at)

  useEffect(() => {
    takeKeys((event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // Places are -1 (the text) to count - 1.
        setReached({ about, at: ((at + 1 + step + count + 1) % (count + 1)) - 1 })
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        act(at)
      } else if (event.key === 'Delete' && at >= 0 && remove) {
        event.preventDefault()
        remove(at)
      }
    })
    return () => takeKeys(null)
  })
  useEffect(() => {
    tell(count > 0 ? { role, active } : null)
    return () => tell(null)
  }, [tell, role, active, count])
  useEffect(() => {
    // jsdom has no layout and no scrollIntoView.
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return { at, rowId }
}
