import { styled } from '@mui/material/styles'
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { takeNotice } from '#src/providers/device/storage.ts'
import { useMessages } from '#src/messages/index.ts'
import { copyText } from '#src/providers/device/clipboard.ts'

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
      <Place role="status" aria-live="polite">
        {toast && <Bubble key={toast.at}>{toast.text}</Bubble>}
      </Place>
    </ToastContext.Provider>
  )
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  bottom: `calc(${theme.measure.tabs + 24}px + env(safe-area-inset-bottom))`,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
}))
const Bubble = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 20px',
  maxWidth: 480,
  borderRadius: theme.radius.chip,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  lineHeight: 1.65,
  textAlign: 'center',
  animation: 'toast-in 160ms ease-out',
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
}))

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
