import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import type { Resource } from '#resources'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { sourceTitle, useDigits, useMessages } from '#src/messages/index.ts'

/** A screen's title in the admin area, with its actions. */
export function AdminTitle({
  children,
  above,
  actions,
}: {
  children: ReactNode
  above?: ReactNode
  actions?: ReactNode
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        {above && (
          <Typography variant="caption" component="p" color="text.secondary">
            {above}
          </Typography>
        )}
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      </Box>
      {actions}
    </Box>
  )
}

/** Above a record's title: the link back to its list, and its id. */
export function Breadcrumb({ resource, id }: { resource: Resource; id?: number }) {
  const t = useMessages()
  const formatDigits = useDigits()
  const createPath = useCreatePath()
  return (
    <>
      <Link component={RouterLink} to={createPath({ resource: resource.name, type: 'list' })} color="inherit">
        {sourceTitle(t, resource.name)}
      </Link>
      {id !== undefined && <span>{` › ${formatDigits(id)}`}</span>}
    </>
  )
}
