import Box from '@mui/material/Box'
import { useAllMessages } from '#src/messages/working.ts'
import { useCount } from './DayChart.tsx'

/** How many more or fewer than in the period before. */
export function Change({ now, before }: { now: number; before: number }) {
  const t = useAllMessages()
  const count = useCount()(Math.abs(now - before))
  // Nothing was counted then, or nobody knows.
  if (before === 0) return null
  const colour = now > before ? 'success.main' : now < before ? 'error.main' : 'text.secondary'
  return (
    <Box component="span" sx={{ color: colour, fontVariantNumeric: 'tabular-nums' }}>
      {now > before ? t.numbers.more({ count }) : now < before ? t.numbers.fewer({ count }) : t.numbers.asMany}
    </Box>
  )
}
