import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Form } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { AnyRecord, Resource } from '#resources'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { useMessages } from '#src/messages/index.ts'
import { ApiError } from '#src/providers/ApiError.ts'
import { failureText } from '#src/resource/failureText.ts'
import { inputNameOf, type FormValues } from '#src/resource/form/formFields.ts'
import { useLeaveGuard } from '#src/resource/form/useLeaveGuard.ts'
import { useSave } from '#src/resource/form/useSave.ts'
import { conflictsOf, deskFormFields, deskInitialValues, isWide, withoutMine, type Conflict } from './adminFields.ts'
import { desk } from './adminTheme.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useForgetAnswers } from './deletion.ts'

interface AdminFormProps {
  readonly resource: Resource
  readonly mode: FormMode
  /** what is edited, as it was read; null when creating */
  readonly record: AnyRecord | null
  /** `leave` goes somewhere unasked */
  readonly onSaved: (saved: AnyRecord, leave: (to: string) => void) => void
}

interface Asked {
  readonly conflicts: readonly Conflict[]
  readonly mine: FormValues
  readonly theirs: AnyRecord
  /** the fields that theirs shall keep; null: go on editing */
  readonly answer: (given: readonly Conflict[] | null) => void
}

/**
 * The desk's form of any declaration: our inputs inside react-admin's form. Waits for the server's word, shows its faults beside
 * their fields, and when somebody else changed the same fields meanwhile lets one choose (docs/rules.md#concurrent-changes).
 */
export function AdminForm({ resource, mode, record, onSaved }: AdminFormProps) {
  const t = useMessages()
  // What others save while this form is open comes with the conflict, not under the hands of who writes.
  const [base] = useState(record)
  const [initial] = useState(() => deskInitialValues(resource, mode, record))
  const { save } = useSave(resource, mode, base)
  const forget = useForgetAnswers()
  const [saving, setSaving] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const leave = useLeaveGuard(dirty)
  // State arrives with the next render; a second press may come before it.
  const busy = useRef(false)

  async function submit(values: FormValues) {
    if (busy.current) return undefined
    busy.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      const saved = await send(values)
      if (!saved) return undefined
      setDirty(false)
      await forget()
      onSaved(saved, leave)
      return undefined
    } catch (error) {
      return faultsOf(error)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  /** Sends until the server takes it or the person goes on editing (null). */
  async function send(values: FormValues, version?: number): Promise<AnyRecord | null> {
    try {
      return await save(values, { version })
    } catch (error) {
      const theirs = error instanceof ApiError && error.status === 409 && isRecord(error.current) ? error.current : null
      if (!base || !theirs) throw error
      const conflicts = conflictsOf(resource, base, values, theirs)
      const given = conflicts.length === 0 ? [] : await ask(conflicts, values, theirs)
      return given && send(withoutMine(resource, base, values, given), theirs.Version)
    }
  }

  const ask = (conflicts: readonly Conflict[], mine: FormValues, theirs: AnyRecord) =>
    new Promise<readonly Conflict[] | null>((answer) => setAsked({ conflicts, mine, theirs, answer }))

  /** The server's faults under the inputs' names; what belongs to none stands above the button. */
  function faultsOf(error: unknown): Record<string, string> | undefined {
    if (!(error instanceof ApiError)) throw error
    const faults = Object.entries(error.fields).flatMap(([part, sentence]) => {
      const name = inputNameOf(resource, part)
      return name !== undefined && name in initial ? [[name, sentence] as const] : []
    })
    if (faults.length > 0) return Object.fromEntries(faults)
    setFailure(error.isOffline ? t.forms.offlineKept : failureText(t, error))
    return undefined
  }

  return (
    <>
      <Form record={initial} onSubmit={submit} noValidate disableInvalidFormNotification>
        <FormWatch onDirty={setDirty} />
        <Box
          sx={(theme) => ({
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            alignItems: 'start',
            p: 2,
            border: 1,
            borderColor: 'hairline',
            borderRadius: theme.radius.card,
            bgcolor: 'background.paper',
            // The place of an input that has no meaning yet.
            '& > :empty': { display: 'none' },
            // As high as the lines beside them.
            [desk]: { '& button[aria-haspopup=dialog]': { minHeight: 38, py: 0.5, typography: 'body2' } },
          })}
        >
          {deskFormFields(resource, mode).map(({ name, field, required }) => (
            <Box key={name} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}>
              <FieldInput {...{ resource, name, field, required, mode }} />
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            position: 'sticky',
            zIndex: 1,
            bottom: 0,
            display: 'grid',
            gap: 1,
            py: 1.5,
            mt: 1,
            bgcolor: 'background.default',
          }}
        >
          {failure && <Alert severity="error">{failure}</Alert>}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Button type="submit" variant="contained" disabled={saving}>
              {saving ? t.forms.saving : t.forms.save}
            </Button>
            <Typography
              variant="caption"
              color="text.secondary"
              sx={{ '@media (pointer: coarse)': { display: 'none' } }}
            >
              {t.admin.saveHint}
            </Typography>
          </Box>
        </Box>
      </Form>
      {asked && (
        <ConflictDialog
          resource={resource}
          conflicts={asked.conflicts}
          mine={asked.mine}
          theirs={asked.theirs}
          onAnswer={(given) => {
            setAsked(null)
            asked.answer(given)
          }}
        />
      )}
    </>
  )
}

const isRecord = (value: unknown): value is AnyRecord => typeof value === 'object' && value !== null && 'Id' in value

/** Tells when something was typed, leads to the first fault the server found, and saves on Ctrl S. */
function FormWatch({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { setFocus } = useFormContext()
  const { isDirty, errors } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const faulty = Object.keys(errors).find((name) => errors[name]?.type === 'server')
  useEffect(() => {
    if (faulty) setFocus(faulty)
  }, [faulty, setFocus])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      place.current?.closest('form')?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return <span ref={place} hidden />
}
