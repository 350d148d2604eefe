import { createContext, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { lazyMui, loadInMui } from '#src/navigation/lazyMui.ts'
import type { Question } from './QuestionDialog.tsx'

const load = async () => (await import('./QuestionDialog.tsx')).QuestionDialog
const QuestionDialog = lazyMui(load)
/** Loads the dialog's code while there is a connection: dialogs are needed most when it is lost. */
export const warmUpDialogs = () => void loadInMui(load).catch(() => undefined)

interface PendingQuestion extends Question {
  isAlert: boolean
  answer: (confirmed: boolean | null) => void
}
interface Dialogs {
  /** Resolves true on Confirm, false on Cancel, Escape or a tap outside. */
  confirm: (question: string | Question) => Promise<boolean>
  /** For two answers that both do something: true and false for its buttons, null on Escape, Back or a tap outside. */
  choose: (question: Question) => Promise<boolean | null>
  /** The spec's alerts as app dialogs. Resolves when closed. */
  alert: (text: string, detail?: string) => Promise<void>
}

const DialogsContext = createContext<Dialogs>({
  confirm: () => Promise.resolve(false),
  choose: () => Promise.resolve(null),
  alert: () => Promise.resolve(),
})
export const useDialogs = () => useContext(DialogsContext)

/** Renders the app's single dialog and lets every screen open it. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [pending, setAsked] = useState<PendingQuestion | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback(
    (question: Question, isAlert: boolean) =>
      new Promise<boolean | null>((answer) => {
        setAsked({ ...question, isAlert, answer })
        setOpen(true)
      }),
    [],
  )
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: async (question) => !!(await ask(typeof question === 'string' ? { text: question } : question, false)),
      choose: (question) => ask(question, false),
      alert: async (text, detail) => void (await ask({ text, detail }, true)),
    }),
    [ask],
  )
  const close = (confirmed: boolean | null) => {
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
