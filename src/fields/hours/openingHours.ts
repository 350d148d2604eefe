import { weekdays, type Hours, type Span, type Weekday } from '#resources/kit.ts'
import { validateDay, type HoursFault } from '#resources/hoursFaults.ts'
import { isAllDay, localTime, pastMidnight } from '#resources/openingHours.ts'
import type { Messages, Writing } from '#src/messages/index.ts'
import { listSeparator } from '../values/shownText.ts'
import { formatTimeOfDay } from './openTimes.ts'

const dateIn = (moment: Date) => localTime(moment).date

/** A copy with one day's spans replaced. A day without spans is closed and left out. */
export function withDay(hours: Hours, day: Weekday, spans: readonly Span[]): Hours {
  const { [day]: _, ...others } = hours
  return spans.length > 0 ? { ...others, [day]: spans } : others
}

/**
 * A copy with the exception of one date replaced: other spans, or none when closed; null removes it. Sorted by date.
 */
export function withException(hours: Hours, date: string, spans: readonly Span[] | null): Hours {
  const { exceptions = {}, ...week } = hours
  const { [date]: _, ...others } = exceptions
  const days = Object.entries(spans ? { ...others, [date]: spans } : others).sort(([a], [b]) => a.localeCompare(b))
  return days.length > 0 ? { ...week, exceptions: Object.fromEntries(days) } : week
}

/**
 * The initial date of a new exception: the day after the last one, because holidays are often consecutive, else
 * tomorrow.
 */
export function nextExceptionDate(hours: Hours, now: Date): string {
  const today = dateIn(now)
  const last = Object.keys(hours.exceptions ?? {}).reduce((a, b) => (a > b ? a : b), today)
  return new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
}

export interface ExceptionRange {
  readonly from: string
  readonly to: string
  readonly spans: readonly Span[]
}

/** The exceptions within the next `days` days; consecutive dates with the same spans are merged. */
export function upcomingExceptions(hours: Hours, now: Date, days = 60): readonly ExceptionRange[] {
  const until = dateIn(new Date(now.getTime() + days * 86_400_000))
  const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  return Object.entries(hours.exceptions ?? {})
    .filter(([date]) => date >= dateIn(now) && date <= until)
    .sort(([a], [b]) => a.localeCompare(b))
    .reduce<readonly ExceptionRange[]>((groups, [date, spans]) => {
      const last = groups.at(-1)
      return last && next(last.to) === date && isSameSpans(last.spans, spans)
        ? [...groups.slice(0, -1), { ...last, to: date }]
        : [...groups, { from: date, to: date, spans }]
    }, [])
}

/** The week with the same spans on every day. */
export const everyDay = (spans: readonly Span[]): Hours => Object.fromEntries(weekdays.map((day) => [day, spans]))

/** Whether every day is open, at the same hours. */
export const isEveryDay = (hours: Hours): boolean => groupedWeek(hours).length === 1 && (hours.mon ?? []).length > 0

/** Copies one day's spans to every day of the week. */
export const copyToAllDays = (hours: Hours, day: Weekday): Hours =>
  weekdays.reduce((all, other) => withDay(all, other, hours[day] ?? []), hours)

export interface DayGroup {
  readonly from: Weekday
  readonly to: Weekday
  readonly spans: readonly Span[]
}

const isSameSpans = (a: readonly Span[], b: readonly Span[]) => JSON.stringify(a) === JSON.stringify(b)

/** The week with consecutive days of equal spans merged. */
export function groupedWeek(hours: Hours): readonly DayGroup[] {
  return weekdays.reduce<readonly DayGroup[]>((groups, day) => {
    const spans = hours[day] ?? []
    const last = groups.at(-1)
    return last && isSameSpans(last.spans, spans)
      ? [...groups.slice(0, -1), { ...last, to: day }]
      : [...groups, { from: day, to: day, spans }]
  }, [])
}

/** The sentence for each problem (`t.forms`). */
export const faultSentences = {
  incomplete: 'hoursIncomplete',
  overlap: 'hoursOverlap',
  noDate: 'hoursNoDate',
} as const satisfies Record<HoursFault, string>

/** Full hours at which proposed hours may begin: a shop that closes at noon opens again in the evening, if at all. */
const starts = [18, 19, 20, 21, 22, 9, 10, 11, 12, 13, 14, 15, 16, 17, 8, 7, 6, 5, 4, 3, 2, 1, 0]
const longestProposed = 3

const isComplete = (span: Span) => validateDay([span]) === null

const clock = (hour: number) => `${hour}`.padStart(2, '0') + ':00'

/**
 * Hours to propose for a weekday: one to three that overlap neither its other spans nor the night before. Null when no such hour is
 * free.
 */
export function freeSpan(hours: Hours, day: Weekday): Span | null {
  const before = hours[weekdays.at(weekdays.indexOf(day) - 1) ?? day] ?? []
  const taken = [
    ...before.filter((span) => isComplete(span) && pastMidnight(span)).map(([, close]): Span => ['00:00', close]),
    ...(hours[day] ?? []).filter(isComplete).map((span): Span => (pastMidnight(span) ? [span[0], '24:00'] : span)),
  ]
  for (const start of starts) {
    const open = clock(start)
    const ends = taken.filter(([, close]) => close > open).map(([opens]) => opens)
    const close = [clock(Math.min(start + longestProposed, 23)), ...ends].reduce((a, b) => (a < b ? a : b))
    if (close >= clock(start + 1)) return [open, close]
  }
  return null
}

/** As they are read: `5:00AM – 12:00PM, 2:00PM – 9:30PM`, all day, or closed without any. */
export const spansText = (spans: readonly Span[], t: Messages, writing: Writing): string =>
  spans.length === 0
    ? t.page.closed
    : spans.some(isAllDay)
      ? t.page.allDay
      : spans
          .map(([open, close]) => `${formatTimeOfDay(open, writing)} – ${formatTimeOfDay(close, writing)}`)
          .join(listSeparator[writing.language])
