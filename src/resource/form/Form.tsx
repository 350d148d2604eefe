import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import { VerifiedName } from '#src/fields/inputs/VerifiedName.tsx'
import { warmUpDialogs } from '#src/layout/feedback/dialogs.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { UploadProgress } from '#src/layout/feedback/UploadProgress.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { Redrawn } from '#src/navigation/Redrawn.tsx'
import { FoldedSection } from './FoldedSection.tsx'
import { FormNotice } from './FormNotice.tsx'
import { drawnFields, formFields, initialValues, rowsOf, type FormField, type FormValues } from './formFields.ts'
import { SubmitBar } from './SubmitBar.tsx'
import { useFolds } from './useFolds.ts'
import { useSubmission, type ResourceFormProps } from './useSubmission.ts'

const noValues: FormValues = {}

/**
 * The form of any resource (spec 4.36 to 4.38, 5.05 to 5.12, 8.25, 8.26): one column, with errors beside their fields and
 * the first one focused. A long one is folded into its sections. An overlay covers it while saving and can cancel a long upload.
 * After a failure or a reload everything typed is still there and can be sent again.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, mode, record = null, hidden = noValues, prefill, part, folded = false } = props
  const t = useAllMessages()
  const button = useRef<HTMLButtonElement>(null)
  const form = useForm<FormValues>({
    defaultValues: { ...initialValues(resource, mode, record, hidden), ...prefill?.values },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const folds = useFolds(resource, folded, part !== undefined)
  const { original, draft, startFrom, replaced, putBack, onSubmit, saving, failure, uploadProgress, cancel } =
    useSubmission({
      ...props,
      record,
      hidden,
      form,
      reveal: folds.reveal,
      onCancelled: () => setTimeout(() => button.current?.focus()),
    })
  useEffect(warmUpDialogs, [])

  const fields = drawnFields(formFields(resource, mode))
  const draw = ({ name, field, required }: FormField) => (
    <Redrawn key={name}>
      <VerifiedName {...{ resource, name }} record={original}>
        <FieldInput {...{ resource, name, field, required, mode }} />
        {part?.below?.[name]}
      </VerifiedName>
    </Redrawn>
  )
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={saving}
        onSubmit={(event) => void form.handleSubmit(onSubmit, (errors) => folds.reveal(Object.keys(errors)))(event)}
        sx={part?.inSheet ? inSheet.form : (theme) => ({ ...column, maxWidth: theme.measure.reading, pb: 3 })}
      >
        <Box sx={part?.inSheet ? inSheet.fields : column}>
          {draft.found && (
            <FormNotice text={t.forms.draftFound} action={t.forms.startAfresh} act={() => startFrom(original)} />
          )}
          {replaced && (
            <FormNotice text={t.forms.replacedKept} action={t.forms.putBackMine} act={() => putBack(replaced)} />
          )}
          {folds.sections.length === 0 &&
            rowsOf(fields).map((row) => <FieldRow key={row[0]!.name}>{row.map(draw)}</FieldRow>)}
          {folds.sections.length > 0 && (
            <div>
              {folds.sections.map((section) => {
                const own = fields.filter(({ name }) => section.fields.includes(name))
                return (
                  <FoldedSection
                    key={section.name}
                    {...{ resource, section }}
                    shown={own.map(({ name }) => name)}
                    isOpen={folds.isOpen(section)}
                    toggle={() => folds.toggle(section)}
                  >
                    {rowsOf(own).map((row) => (
                      <FieldRow key={row[0]!.name}>{row.map(draw)}</FieldRow>
                    ))}
                  </FoldedSection>
                )
              })}
            </div>
          )}
          {part?.note}
          {failure && (
            <Alert severity="error">
              <AlertTitle>{mode === 'create' ? t.forms.submissionFailed : t.forms.updateFailedTryAgain}</AlertTitle>
              <span>{failure}</span>
            </Alert>
          )}
        </Box>
        <SubmitBar inSheet={part?.inSheet ?? false}>
          <Button ref={button} type="submit" variant="contained" size="large" fullWidth disabled={saving}>
            <span>
              {saving ? t.forms.saving : (part?.button ?? (mode === 'create' ? t.forms.create : t.forms.update))}
            </span>
          </Button>
        </SubmitBar>
        {part?.otherWays}
      </Box>
      <Overlay open={saving} label={t.forms.saving}>
        {uploadProgress === null ? null : <UploadProgress progress={uploadProgress} onCancel={cancel} />}
      </Overlay>
    </FormProvider>
  )
}

/** Beside each other where there is room. */
const FieldRow = ({ children }: { children: readonly ReactNode[] }) =>
  children.length === 1 ? (
    children
  ) : (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', alignItems: 'start' }}
    >
      {children}
    </Box>
  )

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }
/** The fields scroll between the sheet's heading and the button; what is only spoken scrolls with them. */
const inSheet = {
  form: { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
  fields: { ...column, alignContent: 'start', flex: 1, position: 'relative', overflowY: 'auto', px: 2, pb: 2 },
}
