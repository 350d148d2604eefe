import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { Dots } from '#src/layout/feedback/Dots.tsx'

/** An empty list: a message and a useful next action (docs/experience.md#lists). */
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

interface EmptyStateWithLinkProps {
  text: string
  to: string
  label: string
  variant?: 'contained' | 'outlined'
}

/** An empty state with a link to continue. */
export const EmptyStateWithLink = ({ text, to, label, variant = 'contained' }: EmptyStateWithLinkProps) => (
  <EmptyState
    text={text}
    action={
      <Button component={Link} to={to} variant={variant}>
        {label}
      </Button>
    }
  />
)

/**
 * A failed list in the style of an empty state (spec 8.04), with the reason and Retry (docs/experience.md#lists). The
 * query cache logs the failure.
 */
export function MutedErrorState({ reason, retry }: { reason: string; retry: () => void }) {
  const t = useMessages()
  return (
    <div role="alert">
      <EmptyState
        text={t.lists.noResults}
        hint={reason}
        action={
          <Button variant="outlined" onClick={retry}>
            {t.lists.retry}
          </Button>
        }
      />
    </div>
  )
}

/** An error message with Retry. */
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
