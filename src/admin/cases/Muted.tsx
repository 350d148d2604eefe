import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { declarations } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { useHead } from '#src/layout/rendering.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findMuted } from '#src/providers/calls/cases.ts'
import { RecordLink } from '../cells.tsx'
import { ShortList } from '../list/ShortList.tsx'
import { MuteButton } from './MuteButton.tsx'

/** Whose reports open no work, since when and by whom (docs/rules.md#muting). */
export function Muted() {
  const t = useAllMessages()
  const writing = useLanguage()
  useHead({ title: t.cases.muted })
  const query = useQuery({ queryKey: ['case', 'muted'], queryFn: ({ signal }) => findMuted(signal), staleTime: 0 })
  return (
    <ShortList
      title={t.cases.muted}
      text={t.cases.mutedText}
      none={t.cases.noneMuted}
      query={query}
      row={(one) => (
        <>
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
        </>
      )}
      act={(one) => <MuteButton person={one} isMuted />}
    />
  )
}
