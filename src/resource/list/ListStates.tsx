import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { Dots } from '#src/layout/feedback/Dots.tsx'

/** Nothing there: a sentence and the next useful act (docs/experience.md#lists). */
export const EmptyState = ({ text, hint, action }: { text: string; hint?: string; action?: ReactNode }) => (
  <Box sx={{ py: 6, px: 2, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 2 }}>
    <Box sx={{ opacity: 0.5, '& i': { animation: 'none !important' } }} aria-hidden>
      <Dots size={14} />
    </Box>
    <Typography color="text.secondary" sx={{ maxWidth: 420 }}>
      {text}
    </Typography>
    {hint && (
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 420 }}>
        {hint}
      </Typography>
    )}
    {action}
  </Box>
)

interface DeadEndProps {
  text: string
  to: string
  label: string
  variant?: 'contained' | 'outlined'
}

/** Nothing there, and the one way on. */
export const DeadEnd = ({ text, to, label, variant = 'contained' }: DeadEndProps) => (
  <EmptyState
    text={text}
    action={
      <Button component={Link} to={to} variant={variant}>
        {label}
      </Button>
    }
  />
)

/** Nothing could be had: in place of the empty state (spec 8.04), what happened and Retry (docs/experience.md#lists). It is logged by the cache. */
export function QuietFailure({ why, retry }: { why: string; retry: () => void }) {
  const t = useMessages()
  return (
    <div role="alert">
      <EmptyState
        text={t.lists.noResults}
        hint={why}
        action={
          <Button variant="outlined" onClick={retry}>
            {t.lists.retry}
          </Button>
        }
      />
    </div>
  )
}

/** What happened, and Retry. */
export function ErrorState({ text, retry, compact = false }: { text?: string; retry?: () => void; compact?: boolean }) {
  const t = useMessages()
  return (
    <Box
      role="alert"
      sx={{
        py: compact ? 2 : 6,
        px: 2,
        textAlign: 'center',
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
      }}
    >
      <Typography color="error" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CloudOffOutlined fontSize="small" />
        {text ?? t.lists.failedToFetch}
      </Typography>
      {retry && (
        <Button variant="outlined" onClick={retry}>
          {t.lists.retry}
        </Button>
      )}
    </Box>
  )
}
