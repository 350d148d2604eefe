import { useRef, useState, type PointerEvent } from 'react'

/** Px that a tap may move. */
const tapPx = 6
/** Px per ms from which on the hand has thrown the sheet: its direction decides, not where it let go. */
const flickSpeed = 0.4
/** Ms before the end in which the speed is measured: a hand that has rested throws nothing. */
const lastMs = 100

interface DraggedProps {
  /** the heights at which the sheet rests, in px, from the lowest */
  heights: () => readonly number[]
  /** at which of them it is */
  at: number
  /** the hand has left it for this one */
  drop: (to: number) => void
  /** it has not moved, or the keyboard pressed */
  tap: () => void
}

interface Seen {
  readonly y: number
  readonly ms: number
}

/** The height that a sheet goes to: thrown, the next one in that direction; else the nearest. `speed` is downwards, in px per ms. */
function restOf(heights: readonly number[], left: number, speed: number): number {
  if (speed <= -flickSpeed) return Math.min(heights.length - 1, heights.filter((px) => px <= left).length)
  if (speed >= flickSpeed) return Math.max(0, heights.filter((px) => px < left).length - 1)
  return heights.reduce((best, px, i) => (Math.abs(px - left) < Math.abs(heights[best]! - left) ? i : best), 0)
}

/** A handle that follows a finger or the mouse up and down: what it does to its sheet, and how far it is pulled down meanwhile. */
export function useDragged({ heights, at, drop, tap }: DraggedProps) {
  const [pulledPx, setPulled] = useState(0)
  /** Where the hand began, and where it was in the last moments. */
  const held = useRef<{ readonly startY: number; readonly seen: readonly Seen[] } | null>(null)
  const see = ({ clientY, timeStamp }: PointerEvent): readonly Seen[] => [
    ...(held.current?.seen ?? []).filter(({ ms }) => ms >= timeStamp - lastMs),
    { y: clientY, ms: timeStamp },
  ]
  const letGo = () => {
    held.current = null
    setPulled(0)
  }
  return {
    pulledPx,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return
        held.current = { startY: event.clientY, seen: see(event) }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        if (!held.current || !event.isPrimary) return
        held.current = { ...held.current, seen: see(event) }
        setPulled(event.clientY - held.current.startY)
      },
      onPointerUp: (event: PointerEvent) => {
        if (!held.current || !event.isPrimary) return
        const by = event.clientY - held.current.startY
        const [first] = see(event)
        letGo()
        if (Math.abs(by) < tapPx) return tap()
        const px = heights()
        drop(restOf(px, px[at]! - by, (event.clientY - first!.y) / Math.max(1, event.timeStamp - first!.ms)))
      },
      // The system has taken the finger: nobody meant anything.
      onPointerCancel: letGo,
      // By keyboard, which has no pointer.
      onClick: ({ detail }: { detail: number }) => detail === 0 && tap(),
    },
  }
}
