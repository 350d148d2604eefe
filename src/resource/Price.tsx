import { styled } from '@mui/material/styles'
import { formatKyat } from '#resources/text/price.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'

/** A price in kyat, or where to ask for it. */
export function Price({ amount, large = false }: { amount: number | null; large?: boolean }) {
  const say = useMessages()
  const { language } = useLanguage()
  return (
    <Sum style={{ fontSize: large ? '1.75rem' : '1rem' }}>
      {amount === null ? say.page.priceOnRequest : formatKyat(amount, language)}
    </Sum>
  )
}

const Sum = styled('p')(({ theme }) => ({
  margin: 0,
  fontWeight: 700,
  lineHeight: 1.65,
  color: theme.vars.palette.accent.text,
}))
