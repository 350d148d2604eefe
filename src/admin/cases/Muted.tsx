import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { declarations } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { useHead } from '#src/layout/rendering.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findMuted } from '#src/providers/calls/cases.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { RecordLink } from '../cells.tsx'
import { MuteButton } from './MuteButton.tsx'

/** Whose reports open no work, since when and by whom (docs/rules.md#muting). */
export function Muted() {
  const t = useAllMessages()
  const writing = useLanguage()
  useHead({ title: t.cases.muted })
  const people = useQuery({ queryKey: ['case', 'muted'], queryFn: ({ signal }) => findMuted(signal), staleTime: 0 })
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle>{t.cases.muted}</AdminTitle>
      <Typography color="text.secondary">{t.cases.mutedText}</Typography>
      {people.isPending && <Skeleton role="status" aria-label={t.shell.loading} height={64} />}
      {people.isError && <ErrorState compact error={people.error} retry={() => void people.refetch()} />}
      {people.data?.length === 0 && <Typography sx={{ my: 2 }}>{t.cases.noneMuted}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {people.data?.map((one) => (
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
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <RecordLink resource={declarations.profile.name} id={one.Id}>
                {one.Name || `#${one.Id}`}
              </RecordLink>
              <Typography component="div" variant="body2" color="text.secondary">
                {[
                  t.cases.record({ right: one.Right, wrong: one.Wrong }),
                  t.cases.since({ date: formatDate(one.Since, writing) }),
                  ...(one.ByName ? [one.ByName] : []),
                ].join(' · ')}
              </Typography>
            </Box>
            <MuteButton person={one} isMuted />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
