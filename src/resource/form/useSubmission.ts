import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyRecord, Resource } from '#resources'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { asApiError, statusOf, type ApiError } from '#src/providers/ApiError.ts'
import type { FormPart } from './FormPart.ts'
import { initialValues, type FormValues } from './formFields.ts'
import { isSame, useFormDraft } from './useFormDraft.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { conflictingRecord, useResourceForm } from './useResourceForm.ts'

/** Asked before a record is created, with what is typed; false: not now. `leave` goes elsewhere, and the draft stays. */
export type MayCreate = (values: FormValues, leave: (to: string) => void) => Promise<boolean>

export interface ResourceFormProps {
  readonly resource: Resource
  readonly mode: FormMode
  /** the record to edit; null when creating */
  readonly record?: AnyRecord | null
  /** values sent without being shown (PageId) */
  readonly hidden?: FormValues
  /** initial values of a record that is made like another one */
  readonly prefill?: { readonly name: string; readonly values: FormValues }
  /** it is one of several forms of the record */
  readonly part?: FormPart
  /** its sections, where it is declared in some, are opened one by one */
  readonly folded?: boolean
  readonly mayCreate?: MayCreate
  /**
   * called with the saved record; `leave` navigates without the unsaved-changes question, and the next screen takes the form's place
   * in the history
   */
  readonly onSaved: (saved: AnyRecord, leave: (to: string) => void) => void
}

interface SubmissionOptions extends ResourceFormProps {
  readonly record: AnyRecord | null
  readonly hidden: FormValues
  readonly form: UseFormReturn<FormValues>
  /** shows these inputs, so that they can have the focus */
  readonly reveal: (inputs: readonly string[]) => void
  /** the upload was cancelled; the form can be sent again with the next render */
  readonly onCancelled: () => void
}

/** Sends the form of any resource and keeps it as a draft until it has arrived. */
export function useSubmission(options: SubmissionOptions) {
  const { resource, mode, record, hidden, prefill, part, mayCreate, onSaved, form, reveal, onCancelled } = options
  const t = useAllMessages()
  const toast = useToast()
  /** the record the form started from; only the differences to it are sent */
  const [original, setOriginal] = useState(record)
  const { save, submission, isRepeat, resume, saving, failure, sendOnce, fieldErrorsOf } = useResourceForm({
    resource,
    mode,
    original,
    offlineText: () => (navigator.onLine ? t.forms.noAnswerKept : t.forms.offlineKept),
  })
  const [uploadProgress, setUploadProgress] = useState<number | null>(null)
  const [version, setVersion] = useState<number>()
  const upload = useRef<AbortController>(null)
  /** the connection failed, so the draft is kept even when the person leaves */
  const isOffline = useRef(false)
  const { isDirty } = form.formState
  const draft = useFormDraft({
    formId: formIdOf(options),
    form,
    version: version ?? original?.Version,
    submission,
    onFound: (found) => {
      setVersion(found.version)
      if (found.submission) resume(found.submission)
    },
  })
  const { leave, leaveSaved } = useLeaveGuard(isDirty && !part, () => isOffline.current || draft.drop())

  const startFrom = (startRecord: AnyRecord | null) => {
    setOriginal(startRecord)
    setVersion(undefined)
    draft.dismiss()
    form.reset({ ...initialValues(resource, mode, startRecord, hidden), ...prefill?.values })
  }
  const onNewerRecord = useEffectEvent((newer: AnyRecord | null) => {
    // Never overwrites what somebody has begun to type; a conflict shows up when saving.
    if (newer !== original && !isDirty) startFrom(newer)
  })
  useEffect(() => onNewerRecord(record), [record])
  const { replaced, putBack, onFailure } = useFailure({ mode, form, reveal, fieldErrorsOf, startFrom, submit })

  async function onSubmit(values: FormValues) {
    // What is sent again may have arrived: it would be found as a double of itself.
    if (mode === 'create' && mayCreate && !isRepeat({ ...values, ...hidden })) {
      draft.store()
      if (!(await mayCreate(values, leave))) return
    }
    if (part && original && !isDirty) return onSaved(original, leaveSaved)
    await submit(values)
  }

  async function submit(values: FormValues, expectedVersion = version) {
    let signal: AbortSignal | undefined
    try {
      await sendOnce(async () => {
        upload.current = new AbortController()
        signal = upload.current.signal
        const sent = save({ ...values, ...hidden }, { version: expectedVersion, signal, onUpload: setUploadProgress })
        // Stored together with its idempotency key, so that a reload during the call does not lose it.
        draft.store()
        const saved = await sent.finally(() => setUploadProgress(null))
        draft.drop()
        form.reset(values)
        onSaved(saved, leaveSaved)
      })
    } catch (error) {
      if (signal?.aborted) {
        toast(t.forms.uploadCancelled)
        return onCancelled()
      }
      const failed = asApiError(error, t.forms)
      isOffline.current = failed.isOffline
      await onFailure(failed, values)
    }
  }

  const cancel = () => upload.current?.abort()
  return { original, draft, startFrom, replaced, putBack, onSubmit, saving, failure, uploadProgress, cancel }
}

interface FailureOptions extends Pick<SubmissionOptions, 'mode' | 'form' | 'reveal'> {
  readonly fieldErrorsOf: ReturnType<typeof useResourceForm>['fieldErrorsOf']
  readonly startFrom: (record: AnyRecord) => void
  readonly submit: (values: FormValues, expectedVersion?: number) => Promise<void>
}

/** What a person is told of a form that was refused or did not arrive. */
function useFailure({ mode, form, reveal, fieldErrorsOf, startFrom, submit }: FailureOptions) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  /** what was typed before somebody else's version was shown instead */
  const [replaced, setReplaced] = useState<FormValues | null>(null)

  async function onFailure(error: ApiError, values: FormValues) {
    const theirs = mode === 'edit' ? conflictingRecord(error) : null
    if (theirs) return onConflict(theirs, values)
    showFieldErrors(error)
    // setFocus acts asynchronously. Waiting for it lets the dialog return the focus to the first invalid field.
    await new Promise((turn) => setTimeout(turn))
    const hasEnded = statusOf(error) === 401
    await dialogs.alert(
      mode === 'create' ? t.forms.submitFailed : t.forms.updateFailed,
      hasEnded ? t.forms.endedKept : undefined,
    )
  }

  /** Shows the server's field errors beside their fields; errors of no field appear above the button. */
  function showFieldErrors(error: ApiError) {
    const errors = Object.entries(fieldErrorsOf(error, form.getValues()))
    for (const [name, message] of errors) form.setError(name, { type: 'server', message })
    reveal(errors.map(([name]) => name))
    const [first] = errors
    if (first) form.setFocus(first[0])
  }

  /** Somebody else saved the record meanwhile (409 with the current record, docs/rules.md#concurrent-changes). */
  async function onConflict(current: AnyRecord, values: FormValues) {
    const keepsOwn = await dialogs.choose({
      text: t.forms.conflict,
      confirmLabel: t.forms.conflictKeep,
      cancelLabel: t.forms.conflictReload,
    })
    if (keepsOwn === null) return
    if (keepsOwn) return submit(values, current.Version)
    const before = form.formState.defaultValues
    const typed = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, before?.[name]))
    startFrom(current)
    setReplaced(Object.fromEntries(typed))
  }

  function putBack(typed: FormValues) {
    for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true })
    setReplaced(null)
  }
  return { replaced, putBack, onFailure }
}

/** Under which the form is kept as a draft. */
const formIdOf = ({ resource, mode, record, hidden, part, prefill }: SubmissionOptions) =>
  [
    resource.name,
    mode,
    String(record?.Id ?? hidden['PageId'] ?? ''),
    ...(part ? [part.name] : []),
    ...(prefill ? [prefill.name] : []),
  ].join('/')
