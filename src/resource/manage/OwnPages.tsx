import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { PageRows } from '#src/layout/postingAs/PageRows.tsx'
import { useOwnPages } from '#src/layout/postingAs/useOwnPages.ts'
import { useMessages } from '#src/messages/index.ts'
import { ErrorState } from '../list/ListStates.tsx'

interface OwnPagesProps {
  readonly email: string
  /** without a page; by default the way to make one */
  readonly none?: ReactNode
}

/** One's pages in the place of what is managed for one of them, while none is chosen. */
export function OwnPages({ email, none = <PagePicker at="above" /> }: OwnPagesProps) {
  const t = useMessages()
  const cache = useQueryClient()
  const { pages, isLoading, isFailed } = useOwnPages(email)
  if (isFailed) return <ErrorState retry={() => void cache.refetchQueries({ queryKey: ['page'], type: 'active' })} />
  if (isLoading) return <Waiting />
  if (pages.length === 0) return none
  return (
    <Box component="section" aria-labelledby="choose-page" sx={(theme) => ({ maxWidth: theme.measure.reading, my: 2 })}>
      <Typography id="choose-page" component="h2" variant="h3">
        {t.shell.choosePage}
      </Typography>
      <PageRows pages={pages} />
    </Box>
  )
}

const Waiting = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 2, my: 2 }}>
    {[1, 2].map((row) => (
      <Box key={row} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Skeleton variant="circular" width={40} height={40} />
        <Skeleton width="50%" height={28} />
      </Box>
    ))}
  </Box>
)
