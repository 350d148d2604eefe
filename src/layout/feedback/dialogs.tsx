import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Question } from './AskedDialog.tsx'

const load = () => import('./AskedDialog.tsx').then(({ AskedDialog }) => ({ default: AskedDialog }))
const AskedDialog = lazy(load)
/** Brings the dialog while there is a line: it is wanted most when there is none. */
export const warmUpDialogs = () => void load().catch(() => undefined)

interface Asked extends Question {
  isAlert: boolean
  answer: (confirmed: boolean) => void
}
interface Dialogs {
  /** Resolves true on Confirm, false on Cancel, Escape or a tap beside it. */
  confirm: (question: string | Question) => Promise<boolean>
  /** The spec's alerts, in the app's own dialog. Resolves when closed. */
  alert: (text: string) => Promise<void>
}

const DialogsContext = createContext<Dialogs>({ confirm: () => Promise.resolve(false), alert: () => Promise.resolve() })
export const useDialogs = () => useContext(DialogsContext)

/** Holds the one dialog of the app and lets every screen ask through it. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback(
    (question: Question, isAlert: boolean) =>
      new Promise<boolean>((answer) => {
        setAsked({ ...question, isAlert, answer })
        setOpen(true)
      }),
    [],
  )
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (question) => ask(typeof question === 'string' ? { text: question } : question, false),
      alert: async (text) => void (await ask({ text }, true)),
    }),
    [ask],
  )
  const close = (confirmed: boolean) => {
    setOpen(false)
    asked?.answer(confirmed)
  }
  return (
    <DialogsContext.Provider value={dialogs}>
      {children}
      {asked && (
        <Suspense>
          <AskedDialog question={asked} isAlert={asked.isAlert} open={open} close={close} />
        </Suspense>
      )}
    </DialogsContext.Provider>
  )
}
