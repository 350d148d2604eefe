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
    <p className={styles.line} style={{ fontSize: large ? '1.75rem' : '1rem' }}>
      <span>{sum}</span>
      {note && (
        <span className={styles.note} style={{ fontSize: large ? '1rem' : '0.75rem' }}>
          {note}
        </span>
      )}
    </p>
  )
}
