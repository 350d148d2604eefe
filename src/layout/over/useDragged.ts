import { useRef, useState, type PointerEvent } from 'react'

/** Px that a finger moves before it means another height. */
const meantPx = 48
/** Px that a tap may move. */
const tapPx = 4

interface DraggedProps {
  /** the finger has gone, this many px further down than it came */
  drop: (byPx: number) => void
  /** it has not moved, or the keyboard pressed */
  tap: () => void
}

/** A handle that follows a finger up and down: what it does to its sheet, and how far it is pulled down meanwhile. */
export function useDragged({ drop, tap }: DraggedProps) {
  const [pulledPx, setPulled] = useState(0)
  const startY = useRef<number | null>(null)
  const end = ({ clientY }: PointerEvent) => {
    if (startY.current === null) return
    const by = clientY - startY.current
    startY.current = null
    setPulled(0)
    if (Math.abs(by) < tapPx) tap()
    else if (Math.abs(by) > meantPx) drop(by)
  }
  return {
    pulledPx,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        startY.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (startY.current !== null) setPulled(clientY - startY.current)
      },
      onPointerUp: end,
      onPointerCancel: end,
      // By keyboard, which has no pointer.
      onClick: ({ detail }: { detail: number }) => detail === 0 && tap(),
    },
  }
}
