import { useEffect, useRef } from 'react'
import { focusQuietly } from './useFocusOnNavigation.ts'

/**
 * Moves the focus to the heading when what a screen shows becomes something else, though its path is the same, so that it counts
 * as no new screen: a step of a form, the prices of a list.
 */
export function useFocusOnChange(shown: string | undefined): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) focusQuietly(heading)
  }, [shown])
}
