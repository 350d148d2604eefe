import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { beforePaint } from '#src/providers/device/scheduling.ts'

const positions = new Map<string, number>()
/** Restores the scroll position on back and forward (docs/experience.md#lists); a new screen starts at the top. */
export function useScrollRestoration(): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const below = useRef<string>(undefined)
  useEffect(() => {
    const is = (by: ScrollRestoration) => () => void (window.history.scrollRestoration = by)
    // When the document is loaded again, by a reload or on the way back from elsewhere, the browser restores its position.
    const [ours, theirs] = [is('manual'), is('auto')]
    ours()
    window.addEventListener('pagehide', theirs)
    window.addEventListener('pageshow', ours)
    return () => {
      window.removeEventListener('pagehide', theirs)
      window.removeEventListener('pageshow', ours)
      theirs()
    }
  }, [])
  useLayoutEffect(() => {
    const isSameList = type === 'POP' ? below.current === key : state?.stays
    below.current = state?.over
    // What opens or closes beside a list leaves it where it is.
    if (isSameList) return void positions.set(key, window.scrollY)
    const position = type === 'POP' ? positions.get(key) : 0
    if (position !== undefined) beforePaint(() => window.scrollTo(0, position))
  }, [key, type, state])
  // Must be a layout effect too: a later cleanup would catch the new screen's scroll to the top and store it as the
  // old screen's position.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
