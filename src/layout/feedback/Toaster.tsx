import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { forgetFailedLoads, loadOnce } from '#src/navigation/loadOnce.ts'
import { whenIdle } from '#src/providers/device/scheduling.ts'
import { takeNotice } from '#src/providers/device/storage.ts'
import { useMessages } from '#src/messages/index.ts'
import { copyText } from '#src/providers/device/clipboard.ts'
import type { BubbleProps, ShowToast, Toast, UndoBubbleProps } from './toast.ts'
import styles from './Toaster.module.css'

/** Time a toast stays visible, in ms (spec 9.19). */
const durationMs = 2500
/** That of one with Undo: long enough to read it, see what was done, and reach the button. */
const undoableMs = 6000

const undoBubble = loadOnce(async () => (await import('./UndoBubble.tsx')).UndoBubble)

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
  // While there is a connection: what is kept on the device can be undone without one.
  useEffect(() => whenIdle(() => void undoBubble.load().catch(forgetFailedLoads)), [])
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

/** A message; one that can be undone has the button once its code has come, and without a connection is a message alone. */
function Bubble(props: BubbleProps) {
  const { toast, end } = props
  const [Undoable, setUndoable] = useState<ComponentType<UndoBubbleProps> | null>(() => undoBubble.known() ?? null)
  const { undo } = toast
  useEffect(() => {
    if (undo) undoBubble.load().then((loaded) => setUndoable(() => loaded), forgetFailedLoads)
  }, [undo])
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (undo && Undoable) return
    const timer = setTimeout(() => endNow(), undo ? undoableMs : durationMs)
    return () => clearTimeout(timer)
  }, [Undoable, undo])
  if (!undo || !Undoable) return <p className={styles.bubble}>{toast.text}</p>
  return <Undoable {...props} undo={undo} durationMs={undoableMs} />
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
