import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Shows what has been selected, once it and the map are there.
 * @param id of what is selected; null: nothing
 * @param isReady both are known
 * @param isShown the map began where the address says, with what it says is selected: it stays there
 */
export function useInView(id: number | null, isReady: boolean, isShown: boolean, show: () => void): void {
  const last = useRef(isShown ? id : null)
  const bring = useEffectEvent(show)
  useEffect(() => {
    if (id === last.current) return
    if (id !== null && !isReady) return
    last.current = id
    if (id !== null) bring()
  }, [id, isReady])
}
