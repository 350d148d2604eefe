import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useUpdate } from 'ra-core'
import { useRef } from 'react'
import type { AnyRecord, Resource } from '#resources'
import type { FormMode } from '#src/fields/inputProps.ts'
import { idempotencyKey } from '#src/providers/httpClient.ts'
import { asPrevious, withoutHidden, type FormValues } from './formFields.ts'

/** Tells one content from another: a repeated send of the same content is the same submission (contract section 1, 422). */
const fingerprint = (values: FormValues) =>
  JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * Sends a form through the data provider. A create carries a key that stays while the content does, so that sending again after a
 * failure never makes a second record (experience.md, Bad networks). Resolves with the saved record, rejects with ApiError.
 */
export function useSave(resource: Resource, mode: FormMode, record: AnyRecord | null) {
  const [create] = useCreate<AnyRecord & { id: number }>()
  const [update] = useUpdate<AnyRecord & { id: number }>()
  const queryClient = useQueryClient()
  const submission = useRef({ key: '', content: '' })

  /** `version`: saves over that version of the record instead of the one that was read. */
  return async (given: FormValues, version?: number): Promise<AnyRecord> => {
    const values = withoutHidden(resource, given)
    const saved = mode === 'create' || !record ? await sendNew(values) : await sendChange(values, record, version)
    await queryClient.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
    // With `returnPromise` both reject rather than resolve with nothing.
    return saved as AnyRecord
  }

  function sendNew(values: FormValues) {
    const content = fingerprint(values)
    if (submission.current.content !== content) submission.current = { key: idempotencyKey(), content }
    const meta = { idempotencyKey: submission.current.key }
    return create(resource.name, { data: values as never, meta }, { returnPromise: true })
  }

  // Only what differs from the record as it was read is sent: what others changed meanwhile stays (safety S63).
  function sendChange(values: FormValues, read: AnyRecord, version = read.Version) {
    const previousData = { ...asPrevious(resource, read), Version: version }
    return update(
      resource.name,
      { id: read.Id, data: values, previousData: previousData as never },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )
  }
}
