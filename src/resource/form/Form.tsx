import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import { VerifiedName } from '#src/fields/inputs/VerifiedName.tsx'
import { warmUpDialogs } from '#src/layout/feedback/dialogs.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { UploadProgress } from '#src/layout/feedback/UploadProgress.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { Redrawn } from '#src/navigation/Redrawn.tsx'
import { FormNotice } from './FormNotice.tsx'
import { formFields, initialValues, type FormValues } from './formFields.ts'
import { useSubmission, type ResourceFormProps } from './useSubmission.ts'

const noValues: FormValues = {}

/**
 * The form of any resource (spec 4.36 to 4.38, 5.05 to 5.12, 8.25, 8.26): one column, with errors beside their fields and
 * the first one focused. An overlay covers it while saving and can cancel a long upload. After a failure or a reload
 * everything typed is still there and can be sent again.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, mode, record = null, hidden = noValues, prefill, part } = props
  const t = useAllMessages()
  const button = useRef<HTMLButtonElement>(null)
  const form = useForm<FormValues>({
    defaultValues: { ...initialValues(resource, mode, record, hidden), ...prefill?.values },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const { original, draft, startFrom, replaced, putBack, onSubmit, saving, failure, uploadProgress, cancel } =
    useSubmission({ ...props, record, hidden, form, onCancelled: () => setTimeout(() => button.current?.focus()) })
  useEffect(warmUpDialogs, [])

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
          <Redrawn key={name}>
            <VerifiedName {...{ resource, name }} record={original}>
              <FieldInput {...{ resource, name, field, required, mode }} />
              {part?.below?.[name]}
            </VerifiedName>
          </Redrawn>
        ))}
        {part?.note}

        {failure && (
          <Alert severity="error">
            <AlertTitle>{mode === 'create' ? t.forms.submissionFailed : t.forms.updateFailedTryAgain}</AlertTitle>
            <span>{failure}</span>
          </Alert>
        )}
        <Button ref={button} type="submit" variant="contained" size="large" disabled={saving}>
          <span>
            {saving ? t.forms.saving : (part?.button ?? (mode === 'create' ? t.forms.create : t.forms.update))}
          </span>
        </Button>
        {part?.otherWays}
      </Box>
      <Overlay open={saving} label={t.forms.saving}>
        {uploadProgress === null ? null : <UploadProgress progress={uploadProgress} onCancel={cancel} />}
      </Overlay>
    </FormProvider>
  )
}
