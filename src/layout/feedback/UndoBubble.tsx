import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import type { UndoBubbleProps } from './Toaster.tsx'
import styles from './Toaster.module.css'

// Not in the stylesheet of every document, which is at its limit.
const looks = {
  bubble: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    padding: '4px 8px 4px 20px',
    borderRadius: 'var(--radius-card)',
    textAlign: 'start',
    pointerEvents: 'auto',
  },
  text: { flex: '1 1 auto' },
  undo: { paddingInline: 12, textDecoration: 'underline', textUnderlineOffset: 4 },
} as const

/** A message with Undo. It stays while it is pointed at or has the focus. Ctrl Z undoes the newest too, since the button is far from what was pressed. */
export function UndoBubble({ toast: { text }, undo, durationMs, isNewest, show, end }: UndoBubbleProps) {
  const t = useMessages()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const cameFrom = useRef<Element>(null)
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => endNow(), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs])
  const undoNow = () => {
    end()
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) focusQuietly(cameFrom.current)
    const fail = () => show(t.shell.undoFailed, undo)
    undo().then((isDone) => (isDone === false ? fail() : show(t.shell.undone)), fail)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (isTyping || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ') return
    event.preventDefault()
    undoNow()
  })
  useEffect(() => {
    if (!isNewest) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isNewest])
  return (
    <p className={styles.bubble} style={looks.bubble}>
      <span style={looks.text}>{text}</span>
      <Button
        color="inherit"
        style={looks.undo}
        onClick={undoNow}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={(event) => {
          cameFrom.current = event.relatedTarget
          setFocus(true)
        }}
        onBlur={() => setFocus(false)}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {t.shell.undo}
      </Button>
    </p>
  )
}
