import { useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import type { SuggestedSource } from '#resources/derived.ts'
import { useClosedByBack } from '#src/navigation/useClosedByBack.ts'

/** The state of the list below the box, for the box's ARIA attributes (combobox pattern). */
export interface PopupState {
  role: 'listbox' | 'grid'
  /** Element id of the row that the arrow keys have reached. */
  active: string | undefined
}
export type PopupKeyHandler = (event: KeyboardEvent) => void

/** The state that a search box passes to the list below it. */
export interface PopupProps {
  /** Element id of the list. */
  id: string
  /** Trimmed. */
  text: string
  /** The source that the box searches; all sources without it. */
  source?: SuggestedSource | undefined
  /** Sets the handler of the keys that are pressed in the box. */
  setKeyHandler: (keys: PopupKeyHandler | null) => void
  /** Null while no list is shown. */
  setState: (state: PopupState | null) => void
  /** `how`: otherwise than Enter does */
  go: (text: string, how?: (text: string) => void) => void
  /** Where that asks to sign in: the search that does not. */
  searchOpenly?: (text: string) => void
  close: () => void
}

interface Rows {
  role: 'listbox' | 'grid'
  count: number
  /** What the rows belong to. When it changes, no row is active any more. */
  dependsOn: string
  act: (at: number) => void
  remove?: (at: number) => void
}

/**
 * Keyboard control of a list below a search box. The arrow keys move through the rows and the text of the box itself. Enter activates
 * the active row, or is left to the box where no row is active. Returns the active row (-1 for none) and the element ids of rows.
 */
export function usePopupRows(
  { id, text, setKeyHandler, setState, close }: PopupProps,
  { role, count, dependsOn, act, remove }: Rows,
) {
  const [position, setPosition] = useState({ dependsOn, at: -1 })
  const at = position.dependsOn === dependsOn && position.at < count ? position.at : -1
  const rowId = (row: number) => `${id}-${row}`
  const active = at < 0 ? undefined : rowId(at)

  useClosedByBack(count > 0, close)

  // With the rows, not after them: the next key may already be meant for them.
  useLayoutEffect(() => {
    setKeyHandler((event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // Positions are -1 (the text) to count - 1. In a list that is still on its way ArrowDown means its first row.
        const next = count === 0 && step === 1 ? 0 : ((at + 1 + step + count + 1) % (count + 1)) - 1
        // The list may be a letter behind the box. The row is one of what stands there now.
        const typed = (event.target as HTMLInputElement).value.trim()
        setPosition({ dependsOn: dependsOn === text ? typed : dependsOn, at: next })
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        act(at)
      } else if (event.key === 'Delete' && at >= 0 && remove) {
        event.preventDefault()
        remove(at)
      }
    })
    return () => setKeyHandler(null)
  })
  useLayoutEffect(() => {
    setState(count > 0 ? { role, active } : null)
    return () => setState(null)
  }, [setState, role, active, count])
  useEffect(() => {
    // jsdom has no layout and no scrollIntoView.
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return { at, rowId }
}
