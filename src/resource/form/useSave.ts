import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useUpdate } from 'ra-core'
import { useCallback, useRef } from 'react'
import type { AnyRecord, Resource } from '#resources'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import type { SendMeta } from '#src/providers/dataProvider.ts'
import { idempotencyKey } from '#src/providers/httpClient.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { printOf } from './contentPrint.ts'
import { asPrevious, withoutHidden, type FormValues } from './formFields.ts'

/** What was tried to be sent: a key, and a print of the content it stands for. */
export interface Submission {
  readonly key: string
  readonly content: string
}

export interface Sending extends Pick<SendMeta, 'signal' | 'onUpload'> {
  /** saves over that version of the record instead of the one that was read */
  readonly version?: number | undefined
}

/**
 * Sends a form through the data provider. A create carries a key that stays while the content does, so that sending again after a
 * failure, a cancel or a reload never makes a second record (docs/experience.md#networks, docs/rules.md#idempotency). `save` resolves
 * with the saved record and rejects with ApiError, or with the signal's reason once that is given.
 */
export function useSave(resource: Resource, mode: FormMode, record: AnyRecord | null) {
  const [create] = useCreate<AnyRecord & { id: number }>()
  const [update] = useUpdate<AnyRecord & { id: number }>()
  const queryClient = useQueryClient()
  const submission = useRef<Submission | null>(null)

  async function save(given: FormValues, sending: Sending = {}): Promise<AnyRecord> {
    const values = withoutHidden(resource, given)
    // With `returnPromise` both reject rather than resolve with nothing.
    const saved = (
      mode === 'create' || !record ? await sendNew(values, sending) : await sendChange(values, record, sending)
    ) as AnyRecord & { id: number }
    if (record) queryClient.setQueryData(queryKeys.record(resource.name, String(record.Id)), saved)
    await queryClient.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
    return saved
  }

  function sendNew(values: FormValues, { signal, onUpload }: Sending) {
    const content = printOf(values)
    if (submission.current?.content !== content) submission.current = { key: idempotencyKey(), content }
    const meta = { idempotencyKey: submission.current.key, signal, onUpload }
    return create(resource.name, { data: values as never, meta }, { returnPromise: true })
  }

  // Only what differs from the record as it was read is sent: what others changed meanwhile stays (docs/safety.md#s63).
  function sendChange(values: FormValues, read: AnyRecord, { version = read.Version, signal, onUpload }: Sending) {
    const previousData = { ...asPrevious(resource, read), Version: version }
    return update(
      resource.name,
      { id: read.Id, data: values, previousData: previousData as never, meta: { signal, onUpload } },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )
  }

  return {
    save,
    /** what a draft has to remember of a send that may have arrived */
    submission: useCallback(() => submission.current, []),
    resume: useCallback((known: Submission) => void (submission.current = known), []),
  }
}
