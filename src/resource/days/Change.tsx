import Box from '@mui/material/Box'
import { useCount } from './DayChart.tsx'
import type { Total } from './periods.ts'

/** How many more or fewer than in the period before, on the days that are over. */
export function Change({ before, change }: Total) {
  const format = useCount()
  // Nothing was counted then, or nobody knows.
  if (before === 0) return null
  const [sign, colour] = change > 0 ? ['+', 'success.main'] : change < 0 ? ['−', 'error.main'] : ['±', 'text.secondary']
  return (
    <Box component="span" sx={{ color: colour, fontVariantNumeric: 'tabular-nums' }}>
      {sign + format(Math.abs(change))}
    </Box>
  )
}
