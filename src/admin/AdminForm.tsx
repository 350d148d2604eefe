import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import { Form } from 'ra-core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { AnyRecord, Resource } from '#resources'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import { VerifiedName } from '#src/fields/inputs/VerifiedName.tsx'
import type { FormMode } from '#src/fields/inputs/inputProps.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { ApiError } from '#src/providers/ApiError.ts'
import { drawnFields, type FormField, type FormValues } from '#src/resource/form/formFields.ts'
import { sectionLabelOf, sectionsOf } from '#src/resource/form/sections.ts'
import { useLeaveGuard } from '#src/resource/form/useLeaveGuard.ts'
import { conflictingRecord, useResourceForm } from '#src/resource/form/useResourceForm.ts'
import { conflictsOf, adminFormFields, adminInitialValues, isWide, withTheirs, type Conflict } from './adminFields.ts'
import { finePointer } from './adminTheme.ts'
import { TextPreview } from './contents/TextPreview.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useInvalidateAll } from './deletion.ts'

interface AdminFormProps {
  readonly resource: Resource
  readonly mode: FormMode
  /** the record to edit, as it was read; null when creating */
  readonly record: AnyRecord | null
  /** `leave` navigates without the unsaved-changes question, and the next screen takes the form's place in the history */
  readonly onSaved: (saved: AnyRecord, leave: (to: string) => void) => void
}

type Save = ReturnType<typeof useResourceForm>['save']

interface PendingConflict {
  readonly conflicts: readonly Conflict[]
  readonly mine: FormValues
  readonly theirs: AnyRecord
  /** fields that keep their value; null: continue editing */
  readonly answer: (keptTheirs: readonly Conflict[] | null) => void
}

/**
 * The admin area's form of any resource: our inputs inside react-admin's form. It waits for the server, shows its
 * field errors beside the fields, and when somebody else changed the same fields meanwhile asks which values to keep
 * (docs/rules.md#concurrent-changes).
 */
export function AdminForm({ resource, mode, record, onSaved }: AdminFormProps) {
  const t = useAllMessages()
  // Frozen while the form is open: other people's changes appear as a conflict instead of replacing what is being
  // typed.
  const [original] = useState(record)
  const [initialValues] = useState(() => adminInitialValues(resource, mode, record))
  const { save, saving, failure, sendOnce, fieldErrorsOf } = useResourceForm({
    resource,
    mode,
    original,
    offlineText: () => t.forms.offlineKept,
  })
  const invalidateAll = useInvalidateAll()
  const [dirty, setDirty] = useState(false)
  const { send, conflictDialog } = useConflicts(resource, original, save)
  const { leaveSaved } = useLeaveGuard(dirty)

  /** Returns the field errors, which react-admin's form shows beside their fields. */
  async function submit(values: FormValues) {
    let errors: Readonly<Record<string, string>> | undefined
    await sendOnce(async () => {
      try {
        const saved = await send(values)
        if (!saved) return
        setDirty(false)
        await invalidateAll()
        onSaved(saved, leaveSaved)
      } catch (error) {
        errors = fieldErrorsOf(error, initialValues)
      }
    })
    return errors
  }

  return (
    <>
      <Form record={initialValues} onSubmit={submit} noValidate disableInvalidFormNotification>
        <FormEffects onDirty={setDirty} />
        {formGroups(resource, mode).map(({ name, fields }) => (
          <FormGroup
            key={name ?? ''}
            label={
              name === undefined
                ? undefined
                : name === 'other'
                  ? t.admin.otherFields
                  : sectionLabelOf(t, resource, name)
            }
          >
            {fields.map(({ name: fieldName, field, required }) => (
              <Box key={fieldName} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}>
                <VerifiedName {...{ resource, name: fieldName }} record={original}>
                  <FieldInput {...{ resource, name: fieldName, field, required, mode }} />
                </VerifiedName>
              </Box>
            ))}
          </FormGroup>
        ))}
        <SaveBar saving={saving} failure={failure}>
          {resource.keepsHistory && <TextPreview resource={resource} />}
        </SaveBar>
      </Form>
      {conflictDialog}
    </>
  )
}

/** The fields in the sections that the declaration names; what only the admin area has comes last. */
function formGroups(resource: Resource, mode: FormMode) {
  const fields = drawnFields(adminFormFields(resource, mode))
  const sections = sectionsOf(resource)
  if (sections.length === 0) return [{ name: undefined, fields }]
  const isOther = ({ field }: FormField) => field.kind === 'status' || field.inForm === 'admin'
  const groups = sections.map(({ name, fields: names }) => ({
    name: name as string | undefined,
    fields: fields.filter((one) => names.includes(one.name) && !isOther(one)),
  }))
  return [...groups, { name: 'other', fields: fields.filter(isOther) }].filter((group) => group.fields.length > 0)
}

function FormGroup({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 2, p: 0, minWidth: 0 }}>
      {label && (
        <Box component="legend" sx={{ p: 0, mb: 0.5, font: 'var(--text-name)', lineHeight: 1.65 }}>
          {label}
        </Box>
      )}
      <Box sx={formBox}>{children}</Box>
    </Box>
  )
}

/** Sends a record; where somebody else changed it meanwhile, asks which values to keep. */
function useConflicts(resource: Resource, original: AnyRecord | null, save: Save) {
  const [pending, setPending] = useState<PendingConflict | null>(null)
  /** Sends until the server accepts the record; null when the person continues editing. */
  async function send(values: FormValues, version?: number): Promise<AnyRecord | null> {
    try {
      return await save(values, { version })
    } catch (error) {
      const theirs = error instanceof ApiError ? conflictingRecord(error) : null
      if (!original || !theirs) throw error
      const conflicts = conflictsOf(resource, original, values, theirs)
      const keptTheirs = conflicts.length === 0 ? [] : await ask(conflicts, values, theirs)
      return keptTheirs && send(withTheirs(resource, original, values, keptTheirs), theirs.Version)
    }
  }

  const ask = (conflicts: readonly Conflict[], mine: FormValues, theirs: AnyRecord) =>
    new Promise<readonly Conflict[] | null>((answer) => setPending({ conflicts, mine, theirs, answer }))

  const conflictDialog = pending && (
    <ConflictDialog
      resource={resource}
      conflicts={pending.conflicts}
      mine={pending.mine}
      theirs={pending.theirs}
      onAnswer={(keptTheirs) => {
        setPending(null)
        pending.answer(keptTheirs)
      }}
    />
  )
  return { send, conflictDialog }
}

const formBox: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  p: 2,
  border: 1,
  borderColor: 'hairline',
  borderRadius: theme.radius.card,
  bgcolor: 'background.paper',
  // Hides the space of inputs that do not apply yet.
  '& > :empty': { display: 'none' },
  // As high as the text inputs beside them.
  [finePointer]: { '& button[aria-haspopup=dialog]': { minHeight: 38, py: 0.5, typography: 'body2' } },
})

interface SaveBarProps {
  readonly saving: boolean
  readonly failure: string | undefined
  /** what else one does with the form */
  readonly children?: ReactNode
}

function SaveBar({ saving, failure, children }: SaveBarProps) {
  const t = useAllMessages()
  return (
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
          <span>{saving ? t.forms.saving : t.forms.save}</span>
        </Button>
        {children}
        <Typography variant="caption" color="text.secondary" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
          {t.admin.saveHint}
        </Typography>
      </Box>
    </Box>
  )
}

/** Reports changes, focuses the first field with a server error, and saves on Ctrl+S. */
function FormEffects({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { setFocus } = useFormContext()
  const { isDirty, errors } = useFormState()
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const firstInvalid = Object.keys(errors).find((name) => errors[name]?.type === 'server')
  useEffect(() => {
    if (firstInvalid) setFocus(firstInvalid)
  }, [firstInvalid, setFocus])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      anchor.current?.closest('form')?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return <span ref={anchor} hidden />
}
