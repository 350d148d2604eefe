import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { ReactNode } from 'react'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { BulkContext, useBulkRuns, type Bulk } from './useBulk.ts'

/** Around all screens of the admin area, since a bulk act goes on when its list is left. */
export function BulkRuns({ children }: { children: ReactNode }) {
  const bulk = useBulkRuns()
  return (
    <BulkContext value={bulk}>
      <BulkProgress {...bulk} />
      {children}
    </BulkContext>
  )
}

/** How far a bulk act is, with a button that stops it. */
function BulkProgress({ progress, cancel }: Bulk) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  if (!progress) return null
  const text = t.admin.doneOf({ done: formatDigits(progress.done), total: formatDigits(progress.total) })
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        zIndex: theme.zIndex.appBar,
        top: 52,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 1,
        px: 2,
        py: 0.5,
        bgcolor: 'soft',
        borderRadius: 1,
      })}
    >
      <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {t.admin.labelled({ label: progress.label, text })}
      </Box>
      <LinearProgress
        variant="determinate"
        value={(100 * progress.done) / progress.total}
        aria-label={progress.label}
        aria-valuetext={text}
        sx={{ flex: '1 1 160px' }}
      />
      <Button size="small" onClick={cancel}>
        {t.shell.cancel}
      </Button>
    </Box>
  )
}
