import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { ListedImport } from '#src/providers/calls/imports.ts'
import { useStateText } from './importTexts.ts'

/** How many of all rows are done. */
export function ImportProgress({ one }: { one: ListedImport }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const label = useStateText()(one)
  const { undone = 0, kept = 0, new: left = 0 } = one.Counts
  const [done, total] = one.Job === 'undo' ? [undone + kept, undone + kept + left] : [one.Done, one.Rows]
  const text = t.admin.doneOf({ done: formatDigits(done), total: formatDigits(total) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1 }}>
      <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {t.admin.labelled({ label, text })}
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label={label}
        aria-valuetext={text}
        sx={{ flex: '1 1 160px' }}
      />
    </Box>
  )
}
