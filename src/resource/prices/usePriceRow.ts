import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { parseKyat } from '#src/fields/inputs/KyatBox.tsx'
import { validateAtLeast, validateField } from '#src/fields/inputs/rules.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { asApiError } from '#src/providers/ApiError.ts'
import { draftName, dropDraft, readDraft, writeDraft } from '#src/providers/device/drafts.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { failureText } from '../failureText.ts'
import { conflictingRecord } from '../form/useResourceForm.ts'
import { applicablePrices, missingPrices } from './priceFields.ts'

export type Values = Readonly<Record<string, unknown>>
/** `before`: what undoing puts back; null where there is nothing to undo. */
export type RowState =
  | { name: 'idle' | 'unsent' | 'saving' }
  | { name: 'saved'; before: Values | null }
  | { name: 'failed'; text: string }

/**
 * One row of the price list. What is typed is saved when the row is left, one change after the other, and kept on this device
 * until the server has it.
 */
export function usePriceRow(resource: Resource, given: AnyRecord) {
  const t = useAllMessages()
  const provider = useDataProvider()
  const cache = useQueryClient()
  const [record, setRecord] = useState(given)
  if (Number(given.Version) > Number(record.Version)) setRecord(given)
  const [draft] = useState(() => draftName(`${resource.name}/price/${given.Id}`))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => textsIn(readDraft(draft)?.values))
  const [state, setState] = useState<RowState>({ name: Object.keys(typed).length > 0 ? 'unsent' : 'idle' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  // Refs, since a change waits for the one before it, and the state is then another.
  const latest = useRef({ record, typed })
  const running = useRef(Promise.resolve())

  const fields = applicablePrices(resource, record)
  const textOf = (name: string) => typed[name] ?? String(record[name] ?? '')

  function keep(texts: Readonly<Record<string, string>>) {
    latest.current.typed = texts
    setTyped(texts)
    if (Object.keys(texts).length > 0) writeDraft(draft, { values: texts, files: [] })
    else dropDraft(draft)
  }

  function write(name: string, text: string) {
    keep({ ...latest.current.typed, [name]: text })
    setErrors({})
    setState({ name: 'unsent' })
  }

  /** Sends what differs from the record. Resolves when the server has answered. */
  function change(values: Values, before: Values | null): Promise<void> {
    setState({ name: 'saving' })
    running.current = running.current.then(async () => {
      const base = latest.current.record
      try {
        const params = { id: base.Id, data: { ...base, ...values }, previousData: { ...base, id: base.Id } }
        const { data } = await provider.update(resource.name, params)
        latest.current.record = data as AnyRecord
        setRecord(data as AnyRecord)
        const rest = Object.entries(latest.current.typed).filter(
          ([name, text]) => parseKyat(text) !== (data[name] ?? ''),
        )
        keep(Object.fromEntries(rest))
        setState(rest.length > 0 ? { name: 'unsent' } : { name: 'saved', before })
        void cache.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
      } catch (error) {
        onFailure(error)
      }
    })
    return running.current
  }

  function onFailure(thrown: unknown) {
    const error = asApiError(thrown, t.forms)
    const theirs = conflictingRecord(error)
    if (theirs) {
      latest.current.record = theirs
      setRecord(theirs)
    }
    const offline = navigator.onLine ? t.forms.noAnswerKept : t.forms.offlineKept
    const [ofField] = Object.values(error.fields)
    const text = theirs ? t.forms.conflict : error.isOffline ? offline : (ofField ?? failureText(t, error))
    setState({ name: 'failed', text })
  }

  /** Saves what is typed, if it is a price and another one. */
  async function save(): Promise<void> {
    const { record: base, typed: texts } = latest.current
    const values = Object.fromEntries(
      fields.map(([name]) => [name, parseKyat(texts[name] ?? String(base[name] ?? ''))]),
    )
    const before = Object.fromEntries(fields.map(([name]) => [name, base[name] ?? '']))
    if (fields.every(([name]) => values[name] === before[name])) return putBack()
    const missing = missingPrices(resource, base, values)
    const wrong = fields.flatMap(([name, field]) => {
      const error = missing.includes(name)
        ? t.forms.invalidPrice
        : (validateField(field, values[name], false, t) ?? validateAtLeast(field, values[name], values, t))
      return error ? [[name, error] as const] : []
    })
    setErrors(Object.fromEntries(wrong))
    if (wrong.length > 0) return
    await change(values, before)
  }

  /** What the record has, instead of what is typed. */
  function putBack() {
    keep({})
    setErrors({})
    setState((now) => (now.name === 'saved' ? now : { name: 'idle' }))
  }

  return { record, fields, textOf, write, save, change, putBack, state, errors }
}
export type PriceRowState = ReturnType<typeof usePriceRow>

const textsIn = (values: Values | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, text]) => [name, String(text)]))
