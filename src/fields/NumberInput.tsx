import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type FormEvent } from 'react'
import { useController } from 'react-hook-form'
import { formatKyat, toAsciiDigits } from '#resources/text/index.ts'
import { labelOf, useLanguage, useMessages } from '#src/messages/index.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { isMoney } from './money.ts'
import { faultOf } from './rules.ts'

/** A number input drops Burmese digits where the browser does not speak Burmese: they are put in as the digits they are. */
function typeAsciiDigits(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const typed = (event.nativeEvent as InputEvent).data
  if (!typed || toAsciiDigits(typed) === typed) return
  event.preventDefault()
  document.execCommand('insertText', false, toAsciiDigits(typed))
}

/** `type="number"` as spec section 5 says. Form value: a number, or '' while empty. */
export function NumberInput({ name, field: declared, demanded, mode }: InputProps<'number'>) {
  const say = useMessages()
  const { language } = useLanguage()
  const id = useId()
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value) => faultOf(declared, value, demanded, say) },
  })
  const money = isMoney(name)
  const echo = money && typeof field.value === 'number' ? inWords(field.value, language) : undefined
  return (
    <FieldFrame {...{ id, demanded, mode }} label={labelOf(say, name)} error={fieldState.error?.message} hint={echo}>
      <OutlinedInput
        id={id}
        fullWidth
        error={fieldState.invalid}
        name={field.name}
        type="number"
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={(event) => {
          const typed = event.target.value
          field.onChange(typed === '' ? '' : Number(typed))
        }}
        onBlur={field.onBlur}
        required={demanded}
        readOnly={declared.readOnly ?? false}
        endAdornment={
          money ? <InputAdornment position="end">{say.page.kyat({ amount: '' }).trim()}</InputAdornment> : undefined
        }
        inputProps={{
          inputMode: declared.integer || money ? 'numeric' : 'decimal',
          min: declared.min,
          max: declared.max,
          step: declared.integer ? 1 : 'any',
          onBeforeInput: typeAsciiDigits,
          // The wheel over a focused number changes it unseen.
          onWheel: (event: { currentTarget: HTMLElement }) => event.currentTarget.blur(),
          'aria-describedby': helpId(id),
          'aria-invalid': fieldState.invalid,
        }}
      />
    </FieldFrame>
  )
}

/** `1,500,000 Ks · 15 lakhs`: a zero too many is seen at once. */
function inWords(amount: number, language: 'en' | 'my') {
  const plain = formatKyat(amount, language)
  const spoken = formatKyat(amount, language, { lakhs: true })
  return spoken === plain ? plain : `${plain} · ${spoken}`
}
