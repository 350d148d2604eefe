import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()
/** Back and forward return to the place one left (docs/experience.md#lists); a new screen starts at its top. */
export function useScrollPlace(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])
  useLayoutEffect(() => {
    const place = type === 'POP' ? places.get(key) : 0
    if (place !== undefined) window.scrollTo(0, place)
  }, [key, type])
  // A layout effect too: one that is cleaned up later hears the new screen's scroll to its top and takes it for the old one's place.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
