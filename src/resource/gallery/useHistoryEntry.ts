import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Something over the screen that the back button closes: an entry of the history with the screen's own address.
 * @param onGone called when the entry is left, by the back button or by the function that is returned
 */
export function useHistoryEntry(onGone: () => void): () => void {
  const isThere = useRef(false)
  const leave = useEffectEvent(() => {
    isThere.current = false
    onGone()
  })
  useEffect(() => {
    if (!isThere.current) window.history.pushState(window.history.state, '')
    isThere.current = true
    const onPopState = () => leave()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return () => {
    if (isThere.current) window.history.back()
  }
}
