import { useRef, useState, type ReactNode } from 'react'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { findDoubles, type Double } from '#src/providers/calls/doubles.ts'
import type { FormValues } from '#src/resource/form/formFields.ts'
import { DoublesDialog } from './DoublesDialog.tsx'

/** A slow network must not keep anybody from adding their business. */
const longestWaitMs = 6000

interface Asked {
  doubles: readonly Double[]
  /** null: back to the form */
  answer: (chosen: Double | 'another' | null) => void
}

/**
 * Shows the pages that a new one may double before it is made (docs/rules.md#doubles). Each is asked about once; what
 * is typed stays as a draft when the person goes and looks. Without an answer of the server the page is made.
 */
export function useDoubles(): {
  mayCreate: (values: FormValues, leave: (to: string) => void) => Promise<boolean>
  question: ReactNode
} {
  const t = useAllMessages()
  const [isChecking, setChecking] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isBusy = useRef(false)
  const others = useRef(new Set<number>())

  async function check(values: FormValues): Promise<readonly Double[]> {
    setChecking(true)
    const waiting = new AbortController()
    const timeout = setTimeout(() => waiting.abort(), longestWaitMs)
    try {
      const found = await findDoubles(values, waiting.signal)
      return found.filter(({ Id }) => !others.current.has(Id))
    } catch {
      return []
    } finally {
      clearTimeout(timeout)
      setChecking(false)
    }
  }

  async function mayCreate(values: FormValues, leave: (to: string) => void): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      const doubles = await check(values)
      if (doubles.length === 0) return true
      const chosen = await new Promise<Parameters<Asked['answer']>[0]>((answer) => setAsked({ doubles, answer }))
      setAsked(null)
      if (chosen === 'another') for (const { Id } of doubles) others.current.add(Id)
      else if (chosen) leave(paths.view('page', chosen.Id))
      return chosen === 'another'
    } finally {
      isBusy.current = false
    }
  }

  const question = (
    <>
      <Overlay open={isChecking} label={t.doubles.checking} />
      {asked && <DoublesDialog {...asked} />}
    </>
  )
  return { mayCreate, question }
}
