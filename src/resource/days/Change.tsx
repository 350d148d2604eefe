import Box from '@mui/material/Box'
import { useCount } from './DayChart.tsx'

/** How many more or fewer than in the period before. */
export function Change({ now, before }: { now: number; before: number }) {
  const format = useCount()
  // Nothing was counted then, or nobody knows.
  if (before === 0) return null
  const [sign, colour] =
    now > before ? ['+', 'success.main'] : now < before ? ['−', 'error.main'] : ['±', 'text.secondary']
  return (
    <Box component="span" sx={{ color: colour, fontVariantNumeric: 'tabular-nums' }}>
      {sign + format(Math.abs(now - before))}
    </Box>
  )
}
