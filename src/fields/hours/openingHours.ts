import { formatClock, type Writing } from '#resources/text/index.ts'
import { weekdays, type Hours, type Span, type Weekday } from '#resources/kit.ts'
import { localTime, pastMidnight } from '#resources/openingHours.ts'

const dateIn = (moment: Date) => localTime(moment).date

/** The same hours with other spans on one day. A day without spans is closed and left out. */
export function withDay(hours: Hours, day: Weekday, spans: readonly Span[]): Hours {
  const { [day]: _, ...others } = hours
  return spans.length > 0 ? { ...others, [day]: spans } : others
}

/** The same hours with a date of its own: other spans, none for closed; null: it is as any other of its weekday. By date. */
export function withOtherDay(hours: Hours, date: string, spans: readonly Span[] | null): Hours {
  const { exceptions = {}, ...week } = hours
  const { [date]: _, ...others } = exceptions
  const days = Object.entries(spans ? { ...others, [date]: spans } : others).sort(([a], [b]) => a.localeCompare(b))
  return days.length > 0 ? { ...week, exceptions: Object.fromEntries(days) } : week
}

/** The date to begin with when another one is added: after the last one, since holidays come in a row, else tomorrow. */
export function nextOtherDay(hours: Hours, now: Date): string {
  const today = dateIn(now)
  const last = Object.keys(hours.exceptions ?? {}).reduce((a, b) => (a > b ? a : b), today)
  return new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
}

export interface OtherDates {
  readonly from: string
  readonly to: string
  readonly spans: readonly Span[]
}

/** The dates within so many days from now on that differ from their weekday; dates in a row with the same spans stand together. */
export function otherDatesAhead(hours: Hours, now: Date, days = 60): readonly OtherDates[] {
  const until = dateIn(new Date(now.getTime() + days * 86_400_000))
  const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  return Object.entries(hours.exceptions ?? {})
    .filter(([date]) => date >= dateIn(now) && date <= until)
    .sort(([a], [b]) => a.localeCompare(b))
    .reduce<readonly OtherDates[]>((groups, [date, spans]) => {
      const last = groups.at(-1)
      return last && next(last.to) === date && same(last.spans, spans)
        ? [...groups.slice(0, -1), { ...last, to: date }]
        : [...groups, { from: date, to: date, spans }]
    }, [])
}

/** One day's spans on every day of the week. */
export const copiedToAll = (hours: Hours, day: Weekday): Hours =>
  weekdays.reduce((all, other) => withDay(all, other, hours[day] ?? []), hours)

export interface DayGroup {
  readonly from: Weekday
  readonly to: Weekday
  readonly spans: readonly Span[]
}

const same = (a: readonly Span[], b: readonly Span[]) => JSON.stringify(a) === JSON.stringify(b)

/** The week in as few lines as it takes: neighbouring days with the same spans stand together. */
export function groupedWeek(hours: Hours): readonly DayGroup[] {
  return weekdays.reduce<readonly DayGroup[]>((groups, day) => {
    const spans = hours[day] ?? []
    const last = groups.at(-1)
    return last && same(last.spans, spans)
      ? [...groups.slice(0, -1), { ...last, to: day }]
      : [...groups, { from: day, to: day, spans }]
  }, [])
}

/** `09:00` → `9:00AM`, နံနက် ၉:၀၀: times read as dates do (h:mmAM/PM, spec 5.21). */
export function clock(time: string, writing: Writing): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return formatClock(hour, minute, writing)
}

export const isEmptyWeek = (hours: Hours | null | undefined) =>
  !hours || (weekdays.every((day) => !hours[day]?.length) && Object.keys(hours.exceptions ?? {}).length === 0)

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Times are missing or equal, or two spans of one day overlap; null where all is well. */
export function hoursFault(hours: Hours): 'incomplete' | 'overlap' | null {
  const days = [...weekdays.map((day) => hours[day] ?? []), ...Object.values(hours.exceptions ?? {})]
  for (const spans of days) {
    if (spans.some(([open, close]) => !time.test(open) || !time.test(close) || open === close)) return 'incomplete'
    const ordered = [...spans].sort((a, b) => a[0].localeCompare(b[0]))
    const overlap = ordered.some((span, at) => {
      const next = ordered[at + 1]
      return next !== undefined && (pastMidnight(span) || next[0] < span[1])
    })
    if (overlap) return 'overlap'
  }
  return null
}
