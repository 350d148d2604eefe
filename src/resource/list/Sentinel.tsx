import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

/** Calls `onVisible` whenever it is 100 % visible (spec 9.03), and again after a pause if it still is. */
export function Sentinel({
  onVisible,
  paused,
  children,
}: {
  onVisible: () => void
  paused: boolean
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onVisible)
  useEffect(() => {
    const element = place.current
    if (paused || !element) return
    // An observer reports once when it starts, so a sentinel still in view after a short page asks on.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), { threshold: 1 })
    observer.observe(element)
    return () => observer.disconnect()
  }, [paused])
  return <div ref={place}>{children}</div>
}
