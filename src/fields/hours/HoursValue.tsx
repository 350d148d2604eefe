import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Hours, Span } from '#resources'
import { dayOf, isOpenAt, spansOn } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import { useLanguage, useMessages, type Messages, type Writing } from '#src/messages/index.ts'
import { formatTimeOfDay, groupedWeek, upcomingExceptions } from './openingHours.ts'
import { listSeparator } from '../values/shownText.ts'
import { useNow } from './useNow.ts'

const isAllDay = ([open, close]: Span) => open === '00:00' && ['23:59', '24:00', '00:00'].includes(close)

const spansText = (spans: readonly Span[], t: Messages, writing: Writing) =>
  spans.length === 0
    ? t.page.closed
    : spans.some(isAllDay)
      ? t.page.allDay
      : spans
          .map(([open, close]) => `${formatTimeOfDay(open, writing)} – ${formatTimeOfDay(close, writing)}`)
          .join(listSeparator[writing.language])

const dateRange = (from: string, to: string, writing: Writing) =>
  [...new Set([from, to])].map((date) => formatDay(date, writing)).join(' – ')

/** Whether it is open now, with today's hours, then the week, then upcoming exceptional dates. */
export function HoursValue({ hours }: { hours: Hours }) {
  const t = useMessages()
  const writing = useLanguage()
  const now = useNow()
  const isOpen = now !== null && isOpenAt(hours, now)
  const today = now && dayOf(now)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="p" sx={{ minHeight: '1.75em' }}>
        {now && (
          <>
            <Box component="span" sx={{ fontWeight: 700, color: isOpen ? 'success.main' : 'error.main' }}>
              {isOpen ? t.page.openNow : t.page.closedNow}
            </Box>
            {' · '}
            {spansText(spansOn(hours, now), t, writing)}
          </>
        )}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(45%, 1fr)', columnGap: 2, rowGap: 0.5 }}
      >
        {groupedWeek(hours).map(({ from, to, spans }) => (
          <Box key={from} sx={{ display: 'contents', fontWeight: from === today && to === today ? 700 : 400 }}>
            <dt>{from === to ? t.page[from] : `${t.page[from]} – ${t.page[to]}`}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {spansText(spans, t, writing)}
            </Box>
          </Box>
        ))}
        {now &&
          upcomingExceptions(hours, now).map(({ from, to, spans }) => (
            <Box key={from} sx={{ display: 'contents', color: 'text.secondary' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {dateRange(from, to, writing)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {spansText(spans, t, writing)}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}
