import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { painted } from '#src/providers/device/scheduling.ts'

/**
 * Loads the bold Burmese letters with the second screen, and uses them from the next one on. Until then the browser draws the
 * regular ones bolder: a second font would hold up the first screen, and move its lines when it comes.
 */
export function useBoldLetters(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    // The screen is shown first. Where they do not come, the next screen asks again.
    void painted()
      .then(() => import('./boldLetters.ts'))
      .then(
        ({ showBoldLetters }) => showBoldLetters(),
        () => undefined,
      )
  }, [pathname])
}
