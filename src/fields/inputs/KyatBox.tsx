import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent, Ref } from 'react'
import { formatKyat } from '#resources/text/price.ts'
import { readKyat } from '#resources/text/readKyat.ts'
import type { Writing } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'

interface KyatBoxProps {
  readonly id: string
  readonly name?: string
  /** as typed */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur?: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly inputRef?: Ref<HTMLInputElement>
  readonly invalid: boolean
  readonly required?: boolean
  readonly readOnly?: boolean
  /** where no label stands above it */
  readonly label?: string
  readonly describedBy: string
}

/**
 * The box for an amount in kyat, typed as people write it: ၃.၅ သိန်း (docs/rules.md#prices). It is deliberately not
 * `type="number"`, which other numbers use (spec 5.09): that type accepts neither Burmese digits nor commas nor သိန်း
 * and reports '' for them. `inputmode` opens the numeric keyboard, and a button adds the unit.
 */
export function KyatBox(props: KyatBoxProps) {
  const { value, onChange, invalid, label, describedBy } = props
  const t = useAllMessages()
  return (
    <OutlinedInput
      id={props.id}
      fullWidth
      error={invalid}
      type="text"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={props.onBlur}
      name={props.name}
      inputRef={props.inputRef}
      required={props.required ?? false}
      readOnly={props.readOnly ?? false}
      endAdornment={
        <InputAdornment position="end">
          {lacksUnit(value) && (
            <Button size="small" onClick={() => onChange(`${value.trim()} ${t.forms.lakh}`)}>
              {t.forms.lakh}
            </Button>
          )}
          <span>{t.page.kyat({ amount: '' }).trim()}</span>
        </InputAdornment>
      }
      inputProps={{
        inputMode: 'decimal',
        autoComplete: 'off',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': invalid,
        onKeyDown: props.onKeyDown,
      }}
    />
  )
}

/** The value of a typed amount: the number, the text itself when it cannot be parsed, '' when empty. */
export const parseKyat = (typed: string): number | string => (typed.trim() === '' ? '' : (readKyat(typed) ?? typed))

/** A number so small that its writer probably means lakhs. */
const lacksUnit = (shown: string) => {
  const sum = /[^\d.\u1040-\u1049\s]/.test(shown) ? null : readKyat(shown)
  return sum !== null && sum > 0 && sum < 10_000
}

/** `1,500,000 Ks · 15 lakhs`: makes an extra zero obvious. */
export function describeKyat(amount: number, writing: Writing) {
  const plain = formatKyat(amount, writing)
  const inLakhs = formatKyat(amount, writing, { lakhs: true })
  return inLakhs === plain ? plain : `${plain} · ${inLakhs}`
}
