import { createContext, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { lazyMui, loadInMui } from '../lazyMui.ts'
import type { Question } from './QuestionDialog.tsx'

const load = async () => (await import('./QuestionDialog.tsx')).QuestionDialog
const QuestionDialog = lazyMui(load)
/** Loads the dialog's code while there is a connection: dialogs are needed most when it is lost. */
export const warmUpDialogs = () => void loadInMui(load).catch(() => undefined)

interface PendingQuestion extends Question {
  isAlert: boolean
  answer: (confirmed: boolean) => void
}
interface Dialogs {
  /** Resolves true on Confirm, false on Cancel, Escape or a tap outside. */
  confirm: (question: string | Question) => Promise<boolean>
  /** The spec's alerts as app dialogs. Resolves when closed. */
  alert: (text: string) => Promise<void>
}

const DialogsContext = createContext<Dialogs>({ confirm: () => Promise.resolve(false), alert: () => Promise.resolve() })
export const useDialogs = () => useContext(DialogsContext)

/** Renders the app's single dialog and lets every screen open it. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [pending, setAsked] = useState<PendingQuestion | null>(null)
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
    pending?.answer(confirmed)
  }
  return (
    <DialogsContext.Provider value={dialogs}>
      {children}
      {pending && (
        <Suspense>
          <QuestionDialog question={pending} isAlert={pending.isAlert} open={open} close={close} />
        </Suspense>
      )}
    </DialogsContext.Provider>
  )
}
