import { formatKyat } from '#resources/text/price.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { preferLakhs, useLakhs } from '#src/providers/device/lakhs.ts'
import type { Priced } from './priceText.ts'
import { Button } from '#src/elements/Button.tsx'
import styles from './LakhsSwitch.module.css'

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
    <Button className={styles.switch} size="small" onClick={() => preferLakhs(!lakhs)}>
      {lakhs ? t.page.inKyat : t.page.inLakhs}
    </Button>
  )
}
