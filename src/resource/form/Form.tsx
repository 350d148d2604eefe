import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AnyRecord, Resource } from '#resources'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { useDialogs, warmUpDialogs } from '#src/layout/feedback/dialogs.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { ApiError } from '#src/providers/ApiError.ts'
import { failureText } from '../failureText.ts'
import { formFields, initialValues, inputNameOf, type FormValues } from './formFields.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSave } from './useSave.ts'

interface ResourceFormProps {
  readonly resource: Resource
  readonly mode: FormMode
  /** what is edited; null when creating */
  readonly record?: AnyRecord | null
  /** goes along unseen (PageId) */
  readonly hidden?: FormValues
  /** where to go with what was saved; `leave` goes there unasked */
  readonly onSaved: (saved: AnyRecord, leave: (to: string) => void) => void
}

const none: FormValues = {}

/**
 * The form of any declaration (spec 4.36 to 4.38, 5.05 to 5.12, 8.25, 8.26): one column; faults beside their fields, the first one focused; an overlay while
 * it saves, with a way to stop a long upload; after a failure everything typed is still there and it can be sent again, after a
 * reload too.
 */
export function ResourceForm({ resource, mode, record = null, hidden = none, onSaved }: ResourceFormProps) {
  const t = useMessages()
  const dialogs = useDialogs()
  const toast = useToast()
  /** the record as the values began: what is sent is what differs from it */
  const [base, setBase] = useState(record)
  const { save, submission, resume } = useSave(resource, mode, base)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [share, setShare] = useState<number | null>(null)
  const [version, setVersion] = useState<number>()
  const cancel = useRef<AbortController>(null)
  /** the line failed: what is written waits for the next time, whoever leaves */
  const isWaiting = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  // State arrives with the next render; a second tap may come before it.
  const busy = useRef(false)
  const form = useForm<FormValues>({
    defaultValues: initialValues(resource, mode, record, hidden),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const { isDirty } = form.formState
  const draft = useFormDraft({
    of: [resource.name, mode, String(record?.Id ?? hidden['PageId'] ?? '')].join('/'),
    form,
    version: version ?? base?.Version,
    submission,
    onFound: (found) => {
      setVersion(found.version)
      if (found.submission) resume(found.submission)
    },
  })
  const leave = useLeaveGuard(isDirty, () => isWaiting.current || draft.drop())

  const begin = (from: AnyRecord | null) => {
    setBase(from)
    setVersion(undefined)
    draft.forget()
    form.reset(initialValues(resource, mode, from, hidden))
  }
  const onFresherRecord = useEffectEvent((fresher: AnyRecord | null) => {
    // What somebody has begun to write is not written over; a conflict shows when it is saved.
    if (fresher !== base && !isDirty) begin(fresher)
  })
  useEffect(() => onFresherRecord(record), [record])
  useEffect(warmUpDialogs, [])

  async function submit(values: FormValues, over = version) {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    setFailure(undefined)
    const { signal } = (cancel.current = new AbortController())
    const rested = () => {
      busy.current = false
      setSaving(false)
      setShare(null)
    }
    try {
      const sent = save({ ...values, ...hidden }, { version: over, signal, onUpload: setShare })
      // With its key, which a reload in the middle must not lose.
      draft.keep()
      const saved = await sent
      draft.drop()
      form.reset(values)
      onSaved(saved, leave)
    } catch (error) {
      rested()
      if (signal.aborted) onCancelled()
      else await onFailure(error, values)
    } finally {
      rested()
    }
  }

  function onCancelled() {
    toast(t.forms.uploadCancelled)
    // Enabled again with the next render.
    setTimeout(() => button.current?.focus())
  }

  async function onFailure(error: unknown, values: FormValues) {
    if (!(error instanceof ApiError)) throw error
    isWaiting.current = error.isOffline
    if (error.status === 409 && mode === 'edit' && isRecord(error.current)) return onConflict(error.current, values)
    showFaults(error)
    // setFocus acts in the next turn. The dialog gives the focus back to where it was: to the first fault.
    await new Promise((turn) => setTimeout(turn))
    await dialogs.alert(mode === 'create' ? t.forms.submitFailed : t.forms.updateFailed)
  }

  /** The server's faults beside their fields; what belongs to none stands above the button. */
  function showFaults(error: ApiError) {
    const faults = Object.entries(error.fields)
    const known = faults.flatMap(([part, message]) => {
      const name = inputNameOf(resource, part)
      return name !== undefined && name in form.getValues() ? [{ name, message }] : []
    })
    known.forEach(({ name, message }) => form.setError(name, { type: 'server', message }))
    const first = known[0]
    if (first) form.setFocus(first.name)
    if (known.length === 0) setFailure(error.isOffline ? offlineText() : failureText(t, error))
  }

  const offlineText = () => (navigator.onLine ? t.forms.noAnswerKept : t.forms.offlineKept)

  /** Somebody else saved meanwhile (409 with the current record, docs/rules.md#concurrent-changes). */
  async function onConflict(current: AnyRecord, values: FormValues) {
    const keepMine = await dialogs.confirm({
      text: t.forms.conflict,
      confirmLabel: t.forms.conflictKeep,
      cancelLabel: t.forms.conflictReload,
    })
    if (keepMine) await submit(values, current.Version)
    else begin(current)
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={saving}
        onSubmit={(event) => void form.handleSubmit((values) => submit(values))(event)}
        sx={(theme) => ({ display: 'grid', gap: 3, maxWidth: theme.measure.reading, pb: 3 })}
      >
        {draft.found && (
          <Alert
            severity="info"
            role="status"
            action={
              <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => begin(base)}>
                {t.forms.startAfresh}
              </Button>
            }
          >
            {t.forms.draftFound}
          </Alert>
        )}
        {formFields(resource, mode).map(({ name, field, required }) => (
          <FieldInput key={name} {...{ resource, name, field, required, mode }} />
        ))}

        {failure && (
          <Alert severity="error">
            <AlertTitle>{mode === 'create' ? t.forms.submissionFailed : t.forms.updateFailedTryAgain}</AlertTitle>
            {failure}
          </Alert>
        )}
        <Button ref={button} type="submit" variant="contained" size="large" disabled={saving}>
          {saving ? t.forms.saving : mode === 'create' ? t.forms.create : t.forms.update}
        </Button>
      </Box>
      <Overlay open={saving} label={t.forms.saving} share={share} onCancel={() => cancel.current?.abort()} />
    </FormProvider>
  )
}

const isRecord = (value: unknown): value is AnyRecord => typeof value === 'object' && value !== null && 'Id' in value
