import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { takeNotice } from '#src/providers/device/storage.ts'
import { useMessages } from '#src/messages/index.ts'
import { copyText } from '#src/providers/device/clipboard.ts'
import { Button } from '#src/elements/Button.tsx'
import styles from './Toaster.module.css'

/** Time a toast stays visible, in ms (spec 9.19). */
const durationMs = 2500
/** That of one with Undo: long enough to read it, see what was done, and reach the button. */
const undoableMs = 6000

/** The opposite call of what was done; it may run after the screen has gone. It fails by rejecting, or with false. */
export type Undo = () => Promise<unknown>
type ShowToast = (text: string, undo?: Undo) => void
interface Toast {
  text: string
  at: number
  undo: Undo | undefined
  /** what has shown it: of one button only the newest act can be undone */
  by: unknown
}

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

const ToastContext = createContext<(by: unknown) => ShowToast>(() => () => {})
/** `toast(t.login.success)` shows a message near the bottom for 2.5 s, `toast(text, undo)` one with Undo for 6 s. */
export function useToast(): ShowToast {
  const showBy = useContext(ToastContext)
  const by = useRef(null)
  return useCallback((text, undo) => showBy(by)(text, undo), [showBy])
}

/** So many acts in a row keep their Undo. */
const maxUndoable = 3

/** Shows one message at a time, and beside it what can be undone: neither takes the other's place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const showBy = useCallback(
    (by: unknown): ShowToast =>
      (text, undo) => {
        const shown = { text, at: performance.now(), undo, by }
        setToasts((all) => {
          if (!undo) return [...all.filter((one) => one.undo), shown]
          const others = all.filter((one) => one.undo && one.by !== by)
          return [...all.filter((one) => !one.undo), ...others.slice(1 - maxUndoable), shown]
        })
      },
    [],
  )
  useEffect(() => {
    const note = takeNotice()
    if (note) showBy(null)(note)
  }, [showBy])
  const newest = toasts.filter((one) => one.undo).at(-1)
  return (
    <ToastContext.Provider value={showBy}>
      {children}
      <div className={styles.place} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Bubble
            key={`${toast.at} ${toast.text}`}
            toast={toast}
            isNewest={toast === newest}
            show={showBy(toast.by)}
            end={() => setToasts((others) => others.filter((one) => one !== toast))}
          />
        ))}
      </div>
    </ToastContext.Provider>
  )
}

interface BubbleProps {
  toast: Toast
  /** of those that can be undone */
  isNewest: boolean
  show: ShowToast
  end: () => void
}

/** It stays while it is pointed at or has the focus. Ctrl Z undoes the newest too, since the button is far from what was pressed. */
function Bubble({ toast, isNewest, show, end }: BubbleProps) {
  const t = useMessages()
  const { text, undo } = toast
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const cameFrom = useRef<Element>(null)
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => endNow(), undo ? undoableMs : durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, undo])
  const undoNow = () => {
    end()
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) focusQuietly(cameFrom.current)
    const fail = () => show(t.shell.undoFailed, undo)
    undo?.().then((isDone) => (isDone === false ? fail() : show(t.shell.undone)), fail)
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
  if (!undo) return <p className={styles.bubble}>{text}</p>
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

/**
 * `const copy = useCopy(); copy('09 421 000 111')` copies to the clipboard and shows a toast with the result.
 * `shown`: the text as displayed, where it differs.
 */
export function useCopy(): (text: string, shown?: string) => Promise<void> {
  const t = useMessages()
  const toast = useToast()
  return async (text, shown = text) =>
    toast((await copyText(text)) ? t.page.copied({ text: shown }) : t.page.copyRefused)
}
