import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef, useState, type FormEvent, type Ref } from 'react'
import { formatKyat } from '#resources/text/price.ts'
import { readKyat } from '#resources/text/readKyat.ts'
import { FieldFrame, helpId } from '#src/fields/inputs/FieldFrame.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'

interface PriceSheetProps {
  choose: (prices: { priceFrom: string | undefined; priceTo: string | undefined }) => void
  close: () => void
}

/** Kyat above which the server takes a number for no price. */
const maxPrice = 1e12

/** The sum in whole kyat; undefined for a blank field, null for a text that is none. */
function readSum(typed: string): number | null | undefined {
  if (typed.trim() === '') return undefined
  const sum = readKyat(typed)
  return sum !== null && sum >= 0 && sum < maxPrice ? Math.round(sum) : null
}

/** Asks for the lowest and the highest price, typed as people write sums: ၃.၅ သိန်း (docs/rules.md#prices). */
export function PriceSheet({ choose, close }: PriceSheetProps) {
  const t = useAllMessages()
  const titleId = useId()
  const [typed, setTyped] = useState({ from: '', to: '' })
  const [isTried, setTried] = useState(false)
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const [from, to] = [readSum(typed.from), readSum(typed.to)]
  const isReversed = typeof from === 'number' && typeof to === 'number' && to < from
  const errors = {
    from: from === null ? t.filters.noSum : undefined,
    to: to === null ? t.filters.noSum : isReversed ? t.filters.reversedPrices : undefined,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wrong = errors.from ? fields.from : errors.to ? fields.to : null
    if (wrong) return wrong.current?.focus()
    const text = (sum: number | null | undefined) => (typeof sum === 'number' && sum > 0 ? String(sum) : undefined)
    choose({ priceFrom: text(from), priceTo: text(to) })
  }
  const field = (name: 'from' | 'to', label: string) => (
    <SumField
      label={label}
      value={typed[name]}
      sum={name === 'from' ? from : to}
      error={isTried ? errors[name] : undefined}
      inputRef={fields[name]}
      autoFocus={name === 'from'}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t.filters.price}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {field('from', t.filters.lowestPrice)}
          {field('to', t.filters.highestPrice)}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t.shell.cancel}</Button>
          <Button type="submit" variant="contained">
            {t.filters.show}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface SumFieldProps {
  label: string
  value: string
  sum: number | null | undefined
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  autoFocus: boolean
  onChange: (value: string) => void
}

function SumField({ label, value, sum, error, inputRef, autoFocus, onChange }: SumFieldProps) {
  const writing = useLanguage()
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label={label}
      required={false}
      mode="edit"
      error={error}
      hint={typeof sum === 'number' ? formatKyat(sum, writing) : undefined}
    >
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus={autoFocus}
        value={value}
        error={error !== undefined}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-describedby': helpId(id),
          'aria-invalid': error !== undefined,
        }}
      />
    </FieldFrame>
  )
}
