import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useUpdate } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import type { AnyRecord, Resource } from '#resources'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { loadWrites } from '#src/providers/dataProvider.ts'
import type { SendMeta } from '#src/providers/writes.ts'
import { idempotencyKey } from '#src/providers/httpClient.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { hashOf } from './contentHash.ts'
import { asOriginalValues, withoutInapplicable, type FormValues } from './formFields.ts'
import { withSentPictures } from './sentPictures.ts'

/** An attempt to send: its idempotency key and the hash of its content. */
export interface Submission {
  readonly key: string
  readonly content: string
}

export interface SaveOptions extends Pick<SendMeta, 'signal' | 'onUpload'> {
  /** overwrites this version of the record instead of the one that was read */
  readonly version?: number | undefined
}

/**
 * Saves a form through the data provider. A create keeps its idempotency key as long as its content is unchanged, so
 * that sending again after a failure, a cancel or a reload never creates a second record
 * (docs/experience.md#networks, docs/rules.md#idempotency). `save` resolves with the saved record; it rejects with
 * ApiError, or with the signal's reason when aborted.
 */
export function useSave(resource: Resource, mode: FormMode, record: AnyRecord | null) {
  const [create] = useCreate<AnyRecord & { id: number }>()
  const [update] = useUpdate<AnyRecord & { id: number }>()
  const queryClient = useQueryClient()
  const submission = useRef<Submission | null>(null)
  // A failure shows when the form is sent.
  useEffect(() => void loadWrites().catch(() => undefined), [])

  async function save(formValues: FormValues, options: SaveOptions = {}): Promise<AnyRecord> {
    const values = withoutInapplicable(resource, formValues)
    const isNew = mode === 'create' || !record
    if (isNew) startSubmission(values)
    const sent = await withSentPictures(resource, values, record)
    // `returnPromise` makes both reject instead of resolving with undefined.
    const saved = (isNew ? await sendCreate(sent, options) : await sendUpdate(sent, record, options)) as AnyRecord & {
      id: number
    }
    if (record) queryClient.setQueryData(queryKeys.record(resource.name, String(record.Id)), saved)
    await queryClient.invalidateQueries({ queryKey: [resource.name], refetchType: 'none' })
    return saved
  }

  function startSubmission(values: FormValues) {
    const content = hashOf(values)
    if (submission.current?.content !== content) submission.current = { key: idempotencyKey(), content }
  }

  function sendCreate(values: FormValues, { signal, onUpload }: SaveOptions) {
    const meta = { idempotencyKey: submission.current?.key, signal, onUpload }
    return create(resource.name, { data: values as never, meta }, { returnPromise: true })
  }

  // Sends only the differences to the record as it was read, so that other people's changes stay
  // (docs/safety.md#s63).
  function sendUpdate(
    values: FormValues,
    original: AnyRecord,
    { version = original.Version, signal, onUpload }: SaveOptions,
  ) {
    const previousData = { ...asOriginalValues(resource, original), Version: version }
    return update(
      resource.name,
      { id: original.Id, data: values, previousData: previousData as never, meta: { signal, onUpload } },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )
  }

  return {
    save,
    /** the last attempt, which may have reached the server; stored with the draft */
    submission: useCallback(() => submission.current, []),
    /** whether the same content was sent before, so that the server may have it already */
    isRepeat: (formValues: FormValues) =>
      submission.current?.content === hashOf(withoutInapplicable(resource, formValues)),
    resume: useCallback((previous: Submission) => void (submission.current = previous), []),
  }
}
