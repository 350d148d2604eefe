import { weekdays, type Hours, type Span } from './kit.ts'
import { hasTimes, isDate, pastMidnight } from './openingHours.ts'

/* What is wrong with opening hours. Of what lists load it is no part: only forms and the server ask. */

export type HoursFault = 'incomplete' | 'overlap' | 'noDate'

/** The problem of one day: a missing time, the same time twice but for midnight, or two spans that overlap; null if none. */
export function validateDay(spans: readonly Span[]): HoursFault | null {
  if (!spans.every((span) => hasTimes(span) && (span[0] !== span[1] || span[0] === '00:00'))) return 'incomplete'
  const ordered = [...spans].sort((a, b) => a[0].localeCompare(b[0]))
  const overlap = ordered.some((span, at) => {
    const next = ordered[at + 1]
    return next !== undefined && (pastMidnight(span) || next[0] < span[1])
  })
  return overlap ? 'overlap' : null
}

/** The first day with a problem, a weekday or a date; null when the hours are valid. For form and server alike. */
export function faultyDay({ exceptions = {}, ...week }: Hours): { day: string; fault: HoursFault } | null {
  const days = [
    ...weekdays.map((day) => ({ day, fault: validateDay(week[day] ?? []) })),
    ...Object.entries(exceptions).map(([day, spans]) => ({ day, fault: isDate(day) ? validateDay(spans) : 'noDate' })),
  ]
  for (const { day, fault } of days) if (fault) return { day, fault }
  return null
}
