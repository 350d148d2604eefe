import Box from '@mui/material/Box'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { statusName, type StatusName, verified } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import Verified from '@mui/icons-material/VerifiedRounded'

const badgeColors: Record<StatusName, { color: string; bgcolor: string }> = {
  Active: { color: 'success.main', bgcolor: 'sunken' },
  Verified: { color: 'accent.contrastText', bgcolor: 'accent.main' },
  Inactive: { color: 'text.secondary', bgcolor: 'sunken' },
  Sold: { color: 'primary.main', bgcolor: 'soft' },
  Unknown: { color: 'text.secondary', bgcolor: 'sunken' },
}

interface StatusBadgeProps {
  readonly status: unknown
  /**
   * held by moderation; shown instead of the status, because a held item is hidden whatever its status
   * (docs/rules.md#hidden-records)
   */
  readonly held?: boolean
}

/** A record's status as a badge (spec 4.26 to 4.30): Inactive, Active, Sold, Verified, Unknown. */
export function StatusBadge({ status, held = false }: StatusBadgeProps) {
  const t = useMessages()
  const name = statusName(typeof status === 'number' ? status : null)
  const colors = held ? { color: 'error.main', bgcolor: 'dangerSoft' } : badgeColors[name]
  return (
    <Box
      component="span"
      sx={(theme) => ({
        ...colors,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: theme.radius.chip,
        typography: 'caption',
        fontWeight: 700,
        whiteSpace: 'nowrap',
      })}
    >
      {name === 'Verified' && !held && <VerifiedIcon aria-hidden sx={{ fontSize: 14 }} />}
      {held ? t.manage.held : t.status[name]}
    </Box>
  )
}

/** The badge of a verified page, status 9 in the API (spec 4.29). */
export function VerifiedMark({ status, size = 18 }: { status: number; size?: number }) {
  const t = useMessages()
  if (status !== verified) return null
  return <Verified titleAccess={t.page.verified} sx={{ fontSize: size, color: 'success.main', flex: 'none' }} />
}
