import { useRef, useState } from 'react'
import { declarations, type Page } from '#resources'
import { maxNoteLength, type CaseAct, type CaseReason } from '#resources/case.ts'
import { isLongerThan } from '#resources/text/store.ts'
import { validateLength } from '#src/fields/inputs/textLength.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { actOnCase, nameOf, undoAct, type RelatedThing, type WholeCase } from '#src/providers/calls/cases.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useLeaveGuard } from '#src/resource/form/useLeaveGuard.ts'
import { useInvalidateAll } from '../deletion.ts'
import type { Cases } from './useCases.ts'

type Proof = NonNullable<Page['VerifiedProof']>

const empty = {
  act: null as CaseAct | null,
  reason: '' as CaseReason | '',
  days: '',
  holdPages: false,
  outcome: '',
  asTyped: false,
  proof: '' as Proof | '',
  note: '',
  /** Related things that are decided with it, as calls name them. */
  also: [] as readonly string[],
}
export type Draft = typeof empty

/** What stands to reason for an act that blames nobody. */
const usualReason: Partial<Record<CaseAct, CaseReason>> = {
  dismiss: 'nothingWrong',
  lift: 'nothingWrong',
  verify: 'other',
}
/** What is related and can be decided with it. What was seen of one business says nothing about another; what is held stays as it is. */
export function mayConcern(act: CaseAct | null, related: readonly RelatedThing[]): readonly RelatedThing[] {
  if (act === null || act === 'verify') return []
  return act === 'hold' || act === 'lift' ? related.filter(({ Held }) => Held === (act === 'lift')) : related
}
export const mayEnd = (act: CaseAct | null) => act === 'hold' || act === 'suspend'

/** What is decided about a case, until it is sent; told with Undo, and the next case comes. */
export function useDecision(one: WholeCase, cases: Cases, isBarred: boolean) {
  const t = useAllMessages()
  const toast = useToast()
  const renew = useInvalidateAll()
  const reasonField = useRef<HTMLSelectElement>(null)
  const proofField = useRef<HTMLSelectElement>(null)
  const outcomeField = useRef<HTMLTextAreaElement>(null)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(empty)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { act, reason, days, holdPages, outcome, asTyped, proof, note } = draft
  const also = mayConcern(act, one.Related)
    .map(nameOf)
    .filter((name) => draft.also.includes(name))
  const { leaveSaved } = useLeaveGuard(note !== '' || outcome !== '')
  const outcomeError = validateLength(declarations.report.fields.Outcome, outcome, t)
  const noteError = isLongerThan(maxNoteLength, note) ? t.lengths.tooLong({ most: maxNoteLength }) : undefined
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const choose = (name: CaseAct) =>
    setDraft((before) => ({
      ...before,
      act: name,
      reason: usualReason[name] ?? (before.reason === 'nothingWrong' ? '' : before.reason),
    }))

  async function send() {
    if (act === null || isBusy || isBarred) return
    setMissing(true)
    if (reason === '') return reasonField.current?.focus()
    if (act === 'verify' && proof === '') return proofField.current?.focus()
    if (outcomeError !== undefined) return outcomeField.current?.focus()
    if (noteError !== undefined) return noteField.current?.focus()
    setBusy(true)
    setFailure(null)
    try {
      const actId = await actOnCase(one.Id, {
        act,
        reason,
        version: one.Version,
        days: mayEnd(act) && days !== '' ? Number(days) : undefined,
        holdPages: act === 'suspend' ? String(holdPages) : undefined,
        note: note.trim() || undefined,
        outcome: outcome.trim() || undefined,
        asTyped,
        proof: (act === 'verify' && proof) || undefined,
        also: also.length > 0 ? also.join(',') : undefined,
      })
      const told = also.length > 0 ? t.cases.doneToAll({ count: also.length + 1 }) : t.caseDone[act]
      toast(told, () => undoAct(actId).then(renew))
      setDraft(empty)
      // What is there is asked for anew, and the next case once.
      void renew()
      leaveSaved(cases.onwards())
    } catch (error) {
      // What is typed stays; the case is shown as it is now.
      setFailure(failureText(t, error))
      await renew()
    } finally {
      setBusy(false)
    }
  }

  return {
    draft,
    change,
    choose,
    send,
    isBusy,
    failure,
    fields: { reason: reasonField, proof: proofField, outcome: outcomeField, note: noteField },
    errors: {
      reason: isMissing && reason === '' ? t.cases.chooseReason : undefined,
      proof: isMissing && proof === '' ? t.cases.chooseProof : undefined,
      outcome: outcomeError,
      note: noteError,
    },
  }
}
export type Decision = ReturnType<typeof useDecision>
