import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

const isIn = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting

/** Calls `onVisible` whenever it becomes 100 % visible (spec 9.03), and again after `paused` ends while it still is. */
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
  const notify = useEffectEvent(onVisible)
  useEffect(() => {
    const element = place.current
    if (paused || !element) return
    // An observer reports once when it starts, so a sentinel still in view after a short page loads the next one. On a busy phone that
    // report and the next come together, and nothing is reported again while the sentinel stays where it is.
    const observer = new IntersectionObserver((entries) => entries.some(isIn) && notify(), { threshold: 1 })
    observer.observe(element)
    return () => observer.disconnect()
  }, [paused])
  return <div ref={place}>{children}</div>
}
