import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Whether the township was asked for when the screen was opened, until the screen is left: what takes the place of the question takes the
 * focus too. Back at a list that was kept, the focus belongs to the link that had it (src/navigation/useFocusOnNavigation.ts).
 */
export function useWasAsked(isAsked: boolean): boolean {
  const [wasAsked, setWasAsked] = useState(isAsked)
  const { pathname } = useLocation()
  useEffect(
    () => () => {
      // Not when React mounts effects twice, which it does in development.
      if (window.location.pathname !== pathname) setWasAsked(false)
    },
    [pathname],
  )
  return wasAsked
}
