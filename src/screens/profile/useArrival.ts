import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { afterPaint } from '#src/providers/device/scheduling.ts'

/**
 * A part of the screen that an address can name after its #, such as a link in the news: it is loaded after the screen, so that no
 * browser finds it.
 * @param shown what is drawn of it: when that becomes something else, one is led there once more
 */
export function useArrival(anchor: string, shown: 'list' | 'failure' | null) {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  /** somebody has come for it */
  const isMeant = hash === `#${anchor}`
  useEffect(() => {
    if (!isMeant || shown === null) return
    // After what a new screen does with the focus and the scroll position.
    afterPaint(() => {
      const heading = place.current?.querySelector('h2')
      if (!heading) return
      focusQuietly(heading)
      // jsdom has no scrollIntoView.
      place.current?.scrollIntoView?.({ block: 'start' })
    })
  }, [isMeant, shown])
  return { isMeant, place }
}
