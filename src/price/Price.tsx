import { styled } from '@mui/material/styles'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { useLakhs } from '#src/providers/device/lakhs.ts'
import { priceParts, type Priced } from './priceText.ts'

/** A product's price according to its price kind, or a hint to ask for it. */
export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const t = useMessages()
  const writing = useLanguage()
  const [sum, note] = priceParts(product, { t, writing, lakhs: useLakhs() })
  return (
    <Line style={{ fontSize: large ? '1.75rem' : '1rem' }}>
      <span>{sum}</span>
      {note && <Note style={{ fontSize: large ? '1rem' : '0.75rem' }}>{note}</Note>}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  fontWeight: 700,
  lineHeight: 1.65,
  color: theme.vars.palette.accent.text,
}))
const Note = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary }))
