import Button from '@mui/material/Button'
import CheckIcon from '@mui/icons-material/Check'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type InputHTMLAttributes } from 'react'
import { useController } from 'react-hook-form'
import { freeTextKinds } from '#resources'
import { readEmail } from '#resources/emailAddress.ts'
import { readUrl } from '#resources/text/detect.ts'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { validateField, none } from './rules.ts'
import { FieldEncodingNotice } from '../encoding/FieldEncodingNotice.tsx'

interface LineInputProps extends InputProps<'text' | 'email' | 'url' | 'phone' | 'longText'> {
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  readonly autoCapitalize?: string
  /** shows a one-tap "none", which stores `-` (docs/rules.md#empty-values: every contact or link field) */
  readonly offersNone?: boolean
  /** several lines; the input grows with its text */
  readonly multiline?: boolean
}

/** The text input shared by text, longText, email, url and phone. */
export function LineInput(props: LineInputProps) {
  const {
    resource,
    name,
    field: declared,
    required,
    mode,
    type = 'text',
    inputMode,
    offersNone = false,
    multiline = false,
  } = props
  const t = useAllMessages()
  const id = useId()
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value) => validateField(declared, value, required, t) },
  })
  const isNone = field.value === none
  const error = fieldState.error?.message
  return (
    <FieldFrame
      {...{ id, required, mode, error }}
      label={labelOf(t, resource, name)}
      aside={
        // Where nothing is demanded, an empty line says as much.
        offersNone && !declared.readOnly && (required || isNone) ? (
          <NoneButton
            label={labelOf(t, resource, name)}
            pressed={isNone}
            onPress={() => field.onChange(isNone ? '' : none)}
          />
        ) : undefined
      }
    >
      <OutlinedInput
        id={id}
        fullWidth
        error={error !== undefined}
        name={field.name}
        inputRef={field.ref}
        value={isNone ? '' : (field.value ?? '')}
        onChange={field.onChange}
        onBlur={() => {
          // As the server reads it, so that people see what is stored.
          const read = type === 'url' ? readUrl : type === 'email' ? readEmail : null
          const meant = read?.(String(field.value ?? '')) ?? null
          if (meant !== null && meant !== field.value) field.onChange(meant)
          field.onBlur()
        }}
        multiline={multiline}
        {...(multiline ? { minRows: 4, maxRows: 20 } : { type })}
        readOnly={declared.readOnly ?? false}
        {...(declared.readOnly ? { sx: { bgcolor: 'sunken' } } : {})}
        required={required && !isNone}
        placeholder={isNone ? t.forms.none : undefined}
        inputProps={{
          inputMode,
          autoComplete: props.autoComplete,
          autoCapitalize: props.autoCapitalize,
          'aria-describedby': helpId(id),
          'aria-invalid': error !== undefined,
        }}
      />
      {freeTextKinds.includes(declared.kind) && <FieldEncodingNotice name={name} />}
    </FieldFrame>
  )
}

function NoneButton({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  const t = useAllMessages()
  return (
    <Button
      size="small"
      variant={pressed ? 'contained' : 'text'}
      aria-pressed={pressed}
      aria-label={`${t.forms.noneHint}: ${label}`}
      title={t.forms.noneHint}
      startIcon={pressed ? <CheckIcon aria-hidden /> : undefined}
      onClick={onPress}
    >
      {t.forms.none}
    </Button>
  )
}

export const LongTextInput = (props: InputProps<'longText'>) => (
  <LineInput {...props} multiline autoCapitalize="sentences" />
)

export const TextInput = (props: InputProps<'text'>) => <LineInput {...props} autoCapitalize="sentences" />

export const EmailInput = (props: InputProps<'email'>) => (
  <LineInput {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" offersNone />
)

export const UrlInput = (props: InputProps<'url'>) => (
  <LineInput {...props} type="url" inputMode="url" autoComplete="url" autoCapitalize="none" offersNone />
)

/** Stored as typed, Burmese digits included; the server stores the E.164 form beside it (docs/rules.md#phones). */
export const PhoneInput = (props: InputProps<'phone'>) => (
  <LineInput {...props} type="tel" inputMode="tel" autoComplete="tel" offersNone />
)
