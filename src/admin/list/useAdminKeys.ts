import { useStore } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'

/** Keys are no letters where one types, and where something else is open over the screen. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]',
  ) !== null

/** Whether somebody wants them (WCAG 2.2, 2.1.4). */
export const useKeysAreOn = () => useStore('listKeys', true)

/**
 * The admin area's keys, which are to be told by their place (`event.code`), since with a Burmese layout j writes another letter.
 * @param actOf what a key does; undefined leaves it to the browser
 */
export function useAdminKeys(actOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const [areOn] = useKeysAreOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!areOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areOn])
}

/** The key `/` focuses the search box: by its place, or where a layout has it elsewhere. */
export function useSearchKey(): void {
  useAdminKeys(({ key, code, shiftKey }) => {
    const input = document.querySelector<HTMLInputElement>('input[name="q"]')
    if (!input || !(key === '/' || (code === 'Slash' && !shiftKey))) return undefined
    return () => {
      input.focus()
      input.select()
    }
  })
}
