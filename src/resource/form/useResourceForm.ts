import { useRef, useState } from 'react'
import type { AnyRecord, Resource } from '#resources'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { asApiError, type ApiError } from '#src/providers/ApiError.ts'
import { failureText } from '../failureText.ts'
import { inputNameOf, type FormValues } from './formFields.ts'
import { useSave } from './useSave.ts'

interface ResourceFormOptions {
  readonly resource: Resource
  readonly mode: FormMode
  /** the record the form started from; null when creating */
  readonly original: AnyRecord | null
  /** what to show when there was no response */
  readonly offlineText: () => string
}

/** Submits the form of any resource, in the app and in the admin area: one submission at a time, and its errors. */
export function useResourceForm({ resource, mode, original, offlineText }: ResourceFormOptions) {
  const t = useAllMessages()
  const { save, submission, isRepeat, resume } = useSave(resource, mode, original)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  // A ref, because state changes only with the next render and a second tap may come earlier.
  const isSubmitting = useRef(false)

  /** Runs `send`; does nothing while another submission is running. */
  async function sendOnce(send: () => Promise<void>): Promise<void> {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      await send()
    } finally {
      isSubmitting.current = false
      setSaving(false)
    }
  }

  /** The server's field errors by input name. An error of no field becomes `failure`. */
  function fieldErrorsOf(thrown: unknown, values: FormValues): Readonly<Record<string, string>> {
    const error = asApiError(thrown, t.forms)
    const errors = Object.entries(error.fields).flatMap(([part, sentence]) => {
      const name = inputNameOf(resource, part)
      return name !== undefined && name in values ? [[name, sentence] as const] : []
    })
    if (errors.length === 0) setFailure(error.isOffline ? offlineText() : failureText(t, error))
    return Object.fromEntries(errors)
  }

  return { save, submission, isRepeat, resume, saving, failure, sendOnce, fieldErrorsOf }
}

/** After a conflict (409), the record as somebody else saved it (docs/rules.md#concurrent-changes); null otherwise. */
export const conflictingRecord = (error: ApiError): AnyRecord | null =>
  error.status === 409 && isRecord(error.current) ? error.current : null

const isRecord = (value: unknown): value is AnyRecord => typeof value === 'object' && value !== null && 'Id' in value
