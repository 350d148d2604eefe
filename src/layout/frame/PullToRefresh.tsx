import { RefreshRoundedIcon as RefreshIcon } from '#src/elements/icons/map.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { Button } from '#src/elements/Button.tsx'
import styles from './PullToRefresh.module.css'

/** Pull distance in px: 60, and 70 in management lists (spec 9.07, 9.08). */
export const pullDistance = { feed: 60, manage: 70 } as const

/**
 * Dragging down more than `distance` px at the top of the screen reloads it and shows 'Refreshing...' (spec 4.19 to
 * 4.22). A button does the same for people who cannot drag.
 */
export function PullToRefresh({
  refresh,
  distance = pullDistance.feed,
  children,
}: {
  refresh: () => Promise<unknown>
  distance?: number
  children: ReactNode
}) {
  const t = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const [pulledPx, setPulled] = useState(0)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const begin = () => {
    setIsRefreshing(true)
    void refresh().finally(() => setIsRefreshing(false))
  }
  const latest = useRef({ begin, isRefreshing })
  useEffect(() => {
    latest.current = { begin, isRefreshing }
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    let startY: number | null = null
    let distancePx = 0
    const start = (event: TouchEvent) => {
      startY = window.scrollY <= 0 && !latest.current.isRefreshing ? (event.touches[0]?.clientY ?? null) : null
      distancePx = 0
    }
    const move = (event: TouchEvent) => {
      if (startY === null) return
      distancePx = Math.max(0, (event.touches[0]?.clientY ?? startY) - startY)
      setPulled(Math.min(distancePx, 120))
    }
    const end = () => {
      setPulled(0)
      if (startY === null || distancePx <= distance) return
      startY = null
      latest.current.begin()
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: true })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [distance])
  const height = isRefreshing ? 48 : pulledPx / 2
  return (
    <div ref={place}>
      <div className={styles.pulled} role="status" style={{ height }}>
        {isRefreshing ? t.shell.refreshing : pulledPx > 0 && t.shell.pullToRefresh}
      </div>
      <RefreshButton onPress={begin} disabled={isRefreshing} />
      {children}
    </div>
  )
}

/**
 * With a mouse there is no pull gesture, so the button is visible. On touch screens it appears when a keyboard or
 * screen reader focuses it.
 */
function RefreshButton({ onPress, disabled }: { onPress: () => void; disabled: boolean }) {
  const t = useMessages()
  return (
    <div className={styles.refresh}>
      <Button size="small" startIcon={<RefreshIcon aria-hidden />} onClick={onPress} disabled={disabled}>
        {t.shell.refresh}
      </Button>
    </div>
  )
}
