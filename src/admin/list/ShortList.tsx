import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAllMessages } from '#src/messages/working.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'

interface ShortListProps<Row> {
  readonly title: string
  /** what is listed, and why */
  readonly text: string
  /** said where there is nothing */
  readonly none: string
  readonly query: UseQueryResult<readonly Row[]>
  /** its link, and the facts beneath it */
  readonly row: (one: Row) => ReactNode
  /** what can be done with it */
  readonly act: (one: Row) => ReactNode
}

/** A screen of what a few acts are for: each row says what it is, with its act beside it, or below it on a phone. */
export function ShortList<Row extends { readonly Id: number }>({
  title,
  text,
  none,
  query,
  row,
  act,
}: ShortListProps<Row>) {
  const t = useAllMessages()
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle>{title}</AdminTitle>
      <Typography color="text.secondary">{text}</Typography>
      {query.isPending && <Skeleton role="status" aria-label={t.shell.loading} height={64} />}
      {query.isError && <ErrorState compact error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && <Typography sx={{ my: 2 }}>{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {query.data?.map((one) => (
          <Box
            component="li"
            key={one.Id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: 'hairline',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{row(one)}</Box>
            <div>{act(one)}</div>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
