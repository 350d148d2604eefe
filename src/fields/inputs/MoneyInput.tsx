import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { formatKyat, readKyat } from '#resources/text/index.ts'
import { labelOf, useLanguage, useMessages, type Writing } from '#src/messages/index.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { faultOf, orderFault } from './rules.ts'

/** What the form holds of a typed sum: the number; the text itself where it cannot be understood, '' while there is none. */
const reading = (typed: string): number | string => (typed.trim() === '' ? '' : (readKyat(typed) ?? typed))

/**
 * A sum of kyat, typed as people write it: ၃.၅ သိန်း (docs/rules.md#prices). Deliberately no `type="number"`, which
 * numbers have otherwise (spec 5.09): that type takes neither Burmese digits, nor commas, nor သိန်း, and hands out '' for them. What goes
 * to the server is a number all the same, and `inputmode` brings up the keyboard of digits; the unit has a button beside it.
 */
export function MoneyInput({ resource, name, field: declared, required, mode }: InputProps<'number'>) {
  const t = useMessages()
  const writing = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value, values) => faultOf(declared, value, required, t) ?? orderFault(declared, value, values, t),
    },
  })
  const held: unknown = field.value ?? ''
  // What was typed stands as it was typed, until the form holds another sum.
  const shown = reading(typed) === held ? typed : String(held)
  const write = (text: string) => {
    setTyped(text)
    field.onChange(reading(text))
  }
  const echo = typeof held === 'number' ? inWords(held, writing) : undefined
  return (
    <FieldFrame
      {...{ id, required, mode }}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={echo}
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
            {isPlain(shown) && (
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

/** A small number without a unit: what somebody types who thinks in lakhs. */
const isPlain = (shown: string) => {
  const sum = /[^\d.\u1040-\u1049\s]/.test(shown) ? null : readKyat(shown)
  return sum !== null && sum > 0 && sum < 10_000
}

/** `1,500,000 Ks · 15 lakhs`: a zero too many is seen at once. */
function inWords(amount: number, writing: Writing) {
  const plain = formatKyat(amount, writing)
  const spoken = formatKyat(amount, writing, { lakhs: true })
  return spoken === plain ? plain : `${plain} · ${spoken}`
}
