import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AnyRecord, Resource } from '#resources'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import { VerifiedName } from '#src/fields/inputs/VerifiedName.tsx'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { useDialogs, warmUpDialogs } from '#src/layout/feedback/dialogs.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { UploadProgress } from '#src/layout/feedback/UploadProgress.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { ApiError, statusOf } from '#src/providers/ApiError.ts'
import { FormNotice } from './FormNotice.tsx'
import type { FormPart } from './FormPart.ts'
import { formFields, initialValues, type FormValues } from './formFields.ts'
import { isSame, useFormDraft } from './useFormDraft.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { conflictingRecord, useResourceForm } from './useResourceForm.ts'

/** Asked before a record is created, with what is typed; false: not now. `leave` goes elsewhere, and the draft stays. */
export type MayCreate = (values: FormValues, leave: (to: string) => void) => Promise<boolean>

interface ResourceFormProps {
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
  readonly mayCreate?: MayCreate
  /**
   * called with the saved record; `leave` navigates without the unsaved-changes question, and the next screen takes the form's place
   * in the history
   */
  readonly onSaved: (saved: AnyRecord, leave: (to: string) => void) => void
}

const noValues: FormValues = {}

/**
 * The form of any resource (spec 4.36 to 4.38, 5.05 to 5.12, 8.25, 8.26): one column, with errors beside their fields and
 * the first one focused. An overlay covers it while saving and can cancel a long upload. After a failure or a reload
 * everything typed is still there and can be sent again.
 */
export function ResourceForm({
  resource,
  mode,
  record = null,
  hidden = noValues,
  prefill,
  part,
  mayCreate,
  onSaved,
}: ResourceFormProps) {
  const t = useAllMessages()
  const dialogs = useDialogs()
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
  /** what was typed before somebody else's version was shown instead */
  const [replaced, setReplaced] = useState<FormValues | null>(null)
  const cancel = useRef<AbortController>(null)
  /** the connection failed, so the draft is kept even when the person leaves */
  const isOffline = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const form = useForm<FormValues>({
    defaultValues: { ...initialValues(resource, mode, record, hidden), ...prefill?.values },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const { isDirty } = form.formState
  const draft = useFormDraft({
    formId: [
      resource.name,
      mode,
      String(record?.Id ?? hidden['PageId'] ?? ''),
      ...(part ? [part.name] : []),
      ...(prefill ? [prefill.name] : []),
    ].join('/'),
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
  useEffect(warmUpDialogs, [])

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
        cancel.current = new AbortController()
        signal = cancel.current.signal
        const sent = save({ ...values, ...hidden }, { version: expectedVersion, signal, onUpload: setUploadProgress })
        // Stored together with its idempotency key, so that a reload during the call does not lose it.
        draft.store()
        const saved = await sent.finally(() => setUploadProgress(null))
        draft.drop()
        form.reset(values)
        onSaved(saved, leaveSaved)
      })
    } catch (error) {
      if (signal?.aborted) onCancelled()
      else await onFailure(error, values)
    }
  }

  function onCancelled() {
    toast(t.forms.uploadCancelled)
    // The button is enabled again with the next render, so it can be focused only then.
    setTimeout(() => button.current?.focus())
  }

  async function onFailure(error: unknown, values: FormValues) {
    if (!(error instanceof ApiError)) throw error
    isOffline.current = error.isOffline
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

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={saving}
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        sx={(theme) => ({ display: 'grid', gap: 3, maxWidth: theme.measure.reading, pb: 3 })}
      >
        {draft.found && (
          <FormNotice text={t.forms.draftFound} action={t.forms.startAfresh} act={() => startFrom(original)} />
        )}
        {replaced && (
          <FormNotice text={t.forms.replacedKept} action={t.forms.putBackMine} act={() => putBack(replaced)} />
        )}
        {formFields(resource, mode).map(({ name, field, required }) => (
          <VerifiedName key={name} {...{ resource, name }} record={original}>
            <FieldInput {...{ resource, name, field, required, mode }} />
            {part?.below?.[name]}
          </VerifiedName>
        ))}
        {part?.note}

        {failure && (
          <Alert severity="error">
            <AlertTitle>{mode === 'create' ? t.forms.submissionFailed : t.forms.updateFailedTryAgain}</AlertTitle>
            {failure}
          </Alert>
        )}
        <Button ref={button} type="submit" variant="contained" size="large" disabled={saving}>
          {saving ? t.forms.saving : (part?.button ?? (mode === 'create' ? t.forms.create : t.forms.update))}
        </Button>
        {part?.otherWays}
      </Box>
      <Overlay open={saving} label={t.forms.saving}>
        {uploadProgress === null ? null : (
          <UploadProgress progress={uploadProgress} onCancel={() => cancel.current?.abort()} />
        )}
      </Overlay>
    </FormProvider>
  )
}
