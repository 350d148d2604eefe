import Button from '@mui/material/Button'
import { formatKyat } from '#resources/text/price.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { preferLakhs, useLakhs } from '#src/providers/device/lakhs.ts'
import type { Priced } from './priceText.ts'

/**
 * Switches all prices between lakhs and full amounts (docs/rules.md#prices). Nothing when it would make no
 * difference.
 */
export function LakhsSwitch({ product: { Price, PriceTo } }: { product: Priced }) {
  const t = useMessages()
  const writing = useLanguage()
  const lakhs = useLakhs()
  const differs = [Price, PriceTo].some(
    (sum) => sum !== null && formatKyat(sum, writing) !== formatKyat(sum, writing, { lakhs: true }),
  )
  if (!differs) return null
  return (
    <Button size="small" sx={{ minHeight: 48, px: 0 }} onClick={() => preferLakhs(!lakhs)}>
      {lakhs ? t.page.inKyat : t.page.inLakhs}
    </Button>
  )
}
