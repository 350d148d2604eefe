import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { takeNotice } from '#src/providers/device/storage.ts'
import { useMessages } from '#src/messages/index.ts'
import { copyText } from '#src/providers/device/clipboard.ts'
import styles from './Toaster.module.css'

/** Time a toast stays visible, in ms (spec 9.19). */
const durationMs = 2500

const ToastContext = createContext<(text: string) => void>(() => {})
/** `const toast = useToast(); toast(t.login.success)` shows a message near the bottom for 2.5 s. */
export const useToast = () => useContext(ToastContext)

/** Shows one message at a time; a new one replaces the current one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ text: string; at: number } | null>(null)
  const show = useCallback((text: string) => setToast({ text, at: performance.now() }), [])
  useEffect(() => {
    const note = takeNotice()
    if (note) show(note)
  }, [show])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), durationMs)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastContext.Provider value={show}>
      {children}
      <div className={styles.place} role="status" aria-live="polite">
        {toast && (
          <p className={styles.bubble} key={toast.at}>
            {toast.text}
          </p>
        )}
      </div>
    </ToastContext.Provider>
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
