import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef, useState } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { declarations, fieldsOf, type Page } from '#resources'
import { suggestedFields, suggestion, type SuggestedField } from '#resources/suggestion.ts'
import { showPhone } from '#resources/text/phoneShown.ts'
import { WeekAlone } from '#src/fields/hours/HoursInput.tsx'
import { FieldEncodingNotice } from '#src/fields/encoding/FieldEncodingNotice.tsx'
import { FieldFrame, helpId } from '#src/fields/inputs/FieldFrame.tsx'
import { FieldInput } from '#src/fields/inputs/inputs.tsx'
import { validateField } from '#src/fields/inputs/rules.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { asApiError } from '#src/providers/ApiError.ts'
import { sendSuggestion, suggestionKeys } from '#src/providers/calls/suggestions.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { asTypedName } from '#src/providers/plainForm.ts'
import { failureText } from '#src/resource/failureText.ts'
import { inputNameOf, type FormValues } from '#src/resource/form/formFields.ts'
import { suggestedValue, valuesToChange } from './suggestedValue.ts'

const { page: declared } = declarations
const phones = ['phoneOne', 'phoneTwo', 'phoneThree'] as const

interface SuggestionFormProps {
  readonly page: Page
  /** of numbers the first; which one is chosen here */
  readonly about: SuggestedField
  readonly onSent: () => void
  readonly onBack: () => void
}

/** What is right of a page: the inputs of the page's own form, for that alone (docs/rules.md#suggestions). */
export function SuggestionForm({ page, about, onSent, onBack }: SuggestionFormProps) {
  const t = useAllMessages()
  const profile = useStoredProfile()
  const cache = useQueryClient()
  const [field, setField] = useState(about)
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const form = useForm<FormValues>({
    defaultValues: { ...valuesToChange(page), Note: '' },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const names: readonly string[] = suggestedFields[field]
  const inputs = fieldsOf(declared).filter(([name]) => names.includes(name))

  async function send(values: FormValues) {
    if (isBusy.current) return
    const value = suggestedValue(field, values, page)
    if (value === null) return setFailure(t.suggest.nothingNew)
    if (value === '') return form.setError(names[0]!, { message: t.forms.required }, { shouldFocus: true })
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    try {
      const asTyped = values[asTypedName('Note')] === true
      await sendSuggestion({ pageId: page.Id, field, value, note: String(values['Note'] ?? ''), asTyped })
      void cache.invalidateQueries({ queryKey: suggestionKeys.all })
      onSent()
    } catch (thrown) {
      showErrors(thrown)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  function showErrors(thrown: unknown) {
    const error = asApiError(thrown, t.forms)
    const own = Object.entries(error.fields).flatMap(([part, sentence]) => {
      const name = part === 'value' ? names[0] : part === 'note' ? 'Note' : inputNameOf(declared, part)
      return name === undefined ? [] : [[name, sentence] as const]
    })
    for (const [name, message] of own) form.setError(name, { message }, { shouldFocus: name === own[0]?.[0] })
    if (own.length === 0) setFailure(failureText(t, error))
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={isSending}
        aria-labelledby="wrong-facts"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, p: 2, pt: 0 }}
      >
        {phones.some((name) => name === field) && <WhichNumber {...{ page, field, setField }} />}
        <WeekAlone value>
          {inputs.map(([name, one]) => (
            <FieldInput key={name} resource={declared} name={name} field={one} required={false} mode="edit" />
          ))}
        </WeekAlone>
        <NoteInput />
        <Typography variant="body2" color="text.secondary">
          {profile ? t.suggest.outcome : t.suggest.noOutcome}
        </Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isSending}>
            {t.suggest.send}
          </Button>
          <Button onClick={onBack} disabled={isSending}>
            {t.suggest.back}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  )
}

/** A word to those who decide. */
function NoteInput() {
  const t = useAllMessages()
  const id = useId()
  const { field, fieldState } = useController({
    name: 'Note',
    rules: { validate: (value) => validateField(suggestion.fields.Note, value, false, t) },
  })
  const error = fieldState.error?.message
  return (
    <FieldFrame {...{ id, error }} required={false} mode="create" label={t.suggest.note}>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        inputProps={{ 'aria-describedby': helpId(id) }}
      />
      <FieldEncodingNotice name="Note" />
    </FieldFrame>
  )
}

interface WhichNumberProps {
  readonly page: Page
  readonly field: SuggestedField
  readonly setField: (field: SuggestedField) => void
}

/** Of several numbers one is wrong; another one may be missing. Nothing is asked of a page that has none. */
function WhichNumber({ page, field, setField }: WhichNumberProps) {
  const t = useAllMessages()
  const { digits } = useLanguage()
  const numbers = phones.map((name) => [name, shownText(page[suggestedFields[name][0]])] as const)
  const firstFree = numbers.find(([, number]) => number === null)?.[0]
  const shown = numbers.filter(([name, number]) => number !== null || name === firstFree)
  if (shown.length < 2) return null
  return (
    <div>
      <FormLabel id="which-number">{t.suggest.whichNumber}</FormLabel>
      <RadioGroup aria-labelledby="which-number" value={field} onChange={(_, name) => setField(name as SuggestedField)}>
        {shown.map(([name, number]) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            label={number === null ? t.suggest.noNumber : showPhone(number, digits)}
          />
        ))}
      </RadioGroup>
    </div>
  )
}
