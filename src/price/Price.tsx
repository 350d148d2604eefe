import { classNames } from '#src/elements/classNames.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { useLakhs } from '#src/providers/device/shown.ts'
import { priceParts, type Priced } from './priceText.ts'
import styles from './Price.module.css'

/** A product's price according to its price kind, or a hint to ask for it. */
export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const t = useMessages()
  const writing = useLanguage()
  const [sum, note] = priceParts(product, { t, writing, lakhs: useLakhs() })
  return (
    <p className={classNames(styles.line, large && styles.large)}>
      <span>{sum}</span>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  )
}
