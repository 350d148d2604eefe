import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { formatKyat } from '#resources/text/price.ts'
import { readKyat } from '#resources/text/readKyat.ts'
import { labelOf, useLanguage, type Writing } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { validateField, validateAtLeast } from './rules.ts'

/** The form value of a typed amount: the number, the text itself when it cannot be parsed, '' when empty. */
const parseTyped = (typed: string): number | string => (typed.trim() === '' ? '' : (readKyat(typed) ?? typed))

/**
 * An amount in kyat, typed as people write it: ၃.၅ သိန်း (docs/rules.md#prices). It is deliberately not
 * `type="number"`, which other numbers use (spec 5.09): that type accepts neither Burmese digits nor commas nor သိန်း
 * and reports '' for them. The server still gets a number, `inputmode` opens the numeric keyboard, and a button adds
 * the unit.
 */
export function MoneyInput({ resource, name, field: declared, required, mode }: InputProps<'number'>) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value, values) =>
        validateField(declared, value, required, t) ?? validateAtLeast(declared, value, values, t),
    },
  })
  const formValue: unknown = field.value ?? ''
  // Shows the text as typed until the form holds a different amount.
  const shown = parseTyped(typed) === formValue ? typed : String(formValue)
  const write = (text: string) => {
    setTyped(text)
    field.onChange(parseTyped(text))
  }
  const hint = typeof formValue === 'number' ? describeAmount(formValue, writing) : undefined
  return (
    <FieldFrame
      {...{ id, required, mode }}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={hint}
    >
      <OutlinedInput
        id={id}
        fullWidth
        error={fieldState.invalid}
        name={field.name}
        type="text"
        inputRef={field.ref}
        value={shown}
        onChange={(event) => write(event.target.value)}
        onBlur={field.onBlur}
        required={required}
        readOnly={declared.readOnly ?? false}
        endAdornment={
          <InputAdornment position="end">
            {lacksUnit(shown) && (
              <Button size="small" onClick={() => write(`${shown.trim()} ${t.forms.lakh}`)}>
                {t.forms.lakh}
              </Button>
            )}
            {t.page.kyat({ amount: '' }).trim()}
          </InputAdornment>
        }
        inputProps={{
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-describedby': helpId(id),
          'aria-invalid': fieldState.invalid,
        }}
      />
    </FieldFrame>
  )
}

/** A small number without a unit, as somebody types who means lakhs. */
const lacksUnit = (shown: string) => {
  const sum = /[^\d.\u1040-\u1049\s]/.test(shown) ? null : readKyat(shown)
  return sum !== null && sum > 0 && sum < 10_000
}

/** `1,500,000 Ks · 15 lakhs`: makes an extra zero obvious. */
function describeAmount(amount: number, writing: Writing) {
  const plain = formatKyat(amount, writing)
  const inLakhs = formatKyat(amount, writing, { lakhs: true })
  return inLakhs === plain ? plain : `${plain} · ${inLakhs}`
}
