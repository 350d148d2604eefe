import { styled } from '@mui/material/styles'
import type { Hours } from '#resources'
import { isOpenAt } from '#resources/openingHours.ts'
import { useMessages } from '#src/messages/index.ts'
import { isEmptyWeek } from './openingHours.ts'
import { useNow } from './useNow.ts'

/**
 * Whether it is open now, exceptional dates included. Nothing without opening hours. Before the clock starts it
 * reserves its space.
 */
export function OpenBadge({ hours }: { hours: Hours | null | undefined }) {
  const t = useMessages()
  const now = useNow()
  if (!hours || isEmptyWeek(hours)) return null
  if (now === null) return <Badge aria-hidden>&nbsp;</Badge>
  const isOpen = isOpenAt(hours, now)
  return <Badge data-open={isOpen}>{isOpen ? t.page.openNow : t.page.closedNow}</Badge>
}

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  lineHeight: 1.65,
  color: theme.vars.palette.text.secondary,
  // A dot beside the word, because colour alone is not accessible.
  '&[data-open]::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: '2px solid currentColor',
  },
  '&[data-open=true]': { color: theme.vars.palette.success.main, fontWeight: 700 },
  '&[data-open=true]::before': { background: 'currentColor' },
}))
