import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { declarations, type Report } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { withPieces } from '#src/elements/withPieces.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages, type AllMessages } from '#src/messages/working.ts'
import { useGrounds, useOwnMeasures } from '#src/resource/appeal/useOwnMeasures.ts'
import { reportsAnchor } from '#src/paths.ts'
import { findOwnReports } from '#src/providers/calls/account.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { useArrival } from './useArrival.ts'

/** Number of reports shown at first and added with each tap. */
const pageSize = 5

/** The person's own reports with their state and outcome (docs/rules.md#reports); nothing without any. */
export function MyReports({ profileId }: { profileId: number }) {
  const t = useAllMessages()
  const [limit, setLimit] = useState(pageSize)
  const {
    data = [],
    isLoading,
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: ['report', 'own', profileId, limit],
    queryFn: ({ signal }) => findOwnReports(profileId, limit + 1, signal),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const { isMeant, place } = useArrival(reportsAnchor, data.length > 0 ? 'list' : isError ? 'failure' : null)
  if (data.length === 0 && !(isMeant && (isLoading || isError))) return null
  return (
    <Card
      component="section"
      ref={place}
      id={reportsAnchor}
      aria-labelledby="my-reports"
      sx={{ p: 2, scrollMarginTop: 'calc(var(--header) + 8px)' }}
    >
      <Typography id="my-reports" component="h2" variant="h3">
        {t.reports.myReports}
      </Typography>
      {isLoading && <Skeleton height={120} />}
      {data.length === 0 && isError && <ErrorState compact error={error} retry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.slice(0, limit).map((report) => (
          <OwnReport key={report.Id} report={report} />
        ))}
      </Box>
      {data.length > limit && <Button onClick={() => setLimit(limit + pageSize)}>{t.reports.moreReports}</Button>}
    </Card>
  )
}

const stateLabels = {
  open: (t: AllMessages) => t.reports.caseOpen,
  reviewing: (t: AllMessages) => t.reports.caseReviewing,
  resolved: (t: AllMessages) => t.reports.caseResolvedShort,
  dismissed: (t: AllMessages) => t.reports.caseDismissedShort,
}

function OwnReport({ report }: { report: Report }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const state = report.State ?? 'open'
  const outcome = shownText(report.Outcome)
  const isAnswered = state === 'resolved' || state === 'dismissed'
  // What an appeal against it came to stands for its owner only.
  const measure = useOwnMeasures(isAnswered).measures.find(
    ({ ReportId, Act }) => isAnswered && ReportId === report.Id && (Act === 'dismiss') === (state === 'dismissed'),
  )
  const groundsOf = useGrounds()
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'hairline', mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 700, flex: '1 1 auto' }}>
          {t.reports.reportAbout({ type: choiceOf(t, declarations.report, 'Type', report.Type ?? 'Post') })}
        </Typography>
        <Box
          component="span"
          sx={(theme) => ({
            px: 1.25,
            py: 0.25,
            borderRadius: theme.radius.chip,
            font: 'var(--text-label)',
            lineHeight: 1.65,
            bgcolor: state === 'resolved' ? 'accent.main' : 'sunken',
            color: state === 'resolved' ? 'accent.contrastText' : 'text.primary',
          })}
        >
          {stateLabels[state](t)}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {withPieces(shownText(report.Description))}
      </Typography>
      {outcome && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          <b>{`${t.reports.outcome} `}</b>
          <span>{withPieces(outcome)}</span>
        </Typography>
      )}
      {measure && (
        <Typography variant="body2">{[t.caseWas[measure.Act], ...groundsOf(measure)].join(' · ')}</Typography>
      )}
      <Typography component="time" dateTime={report.CreatedAt} variant="caption" color="text.secondary">
        {formatDate(report.CreatedAt, writing)}
      </Typography>
    </Box>
  )
}
