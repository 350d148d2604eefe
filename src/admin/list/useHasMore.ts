import { useEffect, useRef, useState } from 'react'

/** Whether a table goes on at the right of what is seen. */
export function useHasMore() {
  const ref = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const look = () => {
      const box = root.querySelector('.RaDataTable-tableWrapper')
      setHasMore(!!box && box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    }
    const size = 'ResizeObserver' in globalThis ? new ResizeObserver(look) : undefined
    size?.observe(root)
    // Rows come, and columns are chosen.
    const rows = new MutationObserver(look)
    rows.observe(root, { childList: true, subtree: true })
    root.addEventListener('scroll', look, true)
    return () => {
      size?.disconnect()
      rows.disconnect()
      root.removeEventListener('scroll', look, true)
    }
  }, [])
  return { ref, hasMore }
}
