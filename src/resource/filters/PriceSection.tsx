import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { formatKyat } from '#resources/text/price.ts'
import { readKyat } from '#resources/text/readKyat.ts'
import { FieldFrame, helpId } from '#src/fields/inputs/FieldFrame.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useLakhs } from '#src/providers/device/shown.ts'
import { Choice, Choices, Section } from './FilterSections.tsx'

/** Kyat above which the server takes a number for no price. */
const maxPrice = 1e12
/** Kyat: a meal, clothes, a phone, furniture. */
const quickSums = [20_000, 100_000, 300_000, 1_000_000]

export interface TypedPrices {
  readonly from: string
  readonly to: string
}

/** The sum in whole kyat; undefined for a blank field, null for a text that is none. */
function readSum(typed: string): number | null | undefined {
  if (typed.trim() === '') return undefined
  const sum = readKyat(typed)
  return sum !== null && sum >= 0 && sum < maxPrice ? Math.round(sum) : null
}

const inAddress = (sum: number | null | undefined) => (typeof sum === 'number' && sum > 0 ? String(sum) : undefined)

/** The lowest and the highest price, as people write sums: ၃.၅ သိန်း (docs/rules.md#prices). */
export function readPrices(typed: TypedPrices) {
  const [from, to] = [readSum(typed.from), readSum(typed.to)]
  const isReversed = typeof from === 'number' && typeof to === 'number' && to < from
  const isWrong = from === null || to === null || isReversed
  const sums = isWrong ? {} : { priceFrom: inAddress(from), priceTo: inAddress(to) }
  return { from, to, isReversed, isWrong, sums }
}

interface PriceSectionProps {
  typed: TypedPrices
  setTyped: (typed: TypedPrices) => void
  prices: ReturnType<typeof readPrices>
  /** somebody wanted to go on */
  isTried: boolean
}

export function PriceSection({ typed, setTyped, prices, isTried }: PriceSectionProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const lakhs = useLakhs()
  const { from, to, isReversed } = prices
  return (
    <Section name="price" title={t.filters.price}>
      <Choices>
        {quickSums.map((sum) => {
          const isOn = to === sum && from === undefined
          return (
            <Choice key={sum} isOn={isOn} choose={() => setTyped({ from: '', to: isOn ? '' : String(sum) })}>
              {t.filters.priceTo({ sum: formatKyat(sum, writing, { lakhs }) })}
            </Choice>
          )
        })}
      </Choices>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginTop: 8 }}>
        <SumField
          label={t.filters.lowestPrice}
          value={typed.from}
          sum={from}
          error={isTried && from === null ? t.filters.noSum : undefined}
          onChange={(value) => setTyped({ ...typed, from: value })}
        />
        <SumField
          label={t.filters.highestPrice}
          value={typed.to}
          sum={to}
          error={
            isTried ? (to === null ? t.filters.noSum : isReversed ? t.filters.reversedPrices : undefined) : undefined
          }
          onChange={(value) => setTyped({ ...typed, to: value })}
        />
      </div>
    </Section>
  )
}

interface SumFieldProps {
  label: string
  value: string
  sum: number | null | undefined
  error: string | undefined
  onChange: (value: string) => void
}

function SumField({ label, value, sum, error, onChange }: SumFieldProps) {
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
        value={value}
        error={error !== undefined}
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
