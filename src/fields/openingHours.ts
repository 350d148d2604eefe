import { formatClock, type Language } from '#resources/text/index.ts'
import { weekdays, type Hours, type Span, type Weekday } from '#resources/kit.ts'
import { pastMidnight } from '#resources/openingHours.ts'

/** The same hours with other spans on one day. A day without spans is closed and left out. */
export function withDay(hours: Hours, day: Weekday, spans: readonly Span[]): Hours {
  const { [day]: _, ...others } = hours
  return spans.length > 0 ? { ...others, [day]: spans } : others
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

/** `09:00` → `9:00AM`, နံနက် ၉:၀၀: times read as dates do (spec section 5: h:mmAM/PM). */
export function clock(time: string, language: Language = 'en'): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return formatClock(hour, minute, language)
}

export const isEmptyWeek = (hours: Hours | null | undefined) =>
  !hours || (weekdays.every((day) => !hours[day]?.length) && Object.keys(hours.exceptions ?? {}).length === 0)

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Times are missing or equal, or two spans of one day overlap; null where all is well. */
export function hoursFault(hours: Hours): 'incomplete' | 'overlap' | null {
  for (const day of weekdays) {
    const spans = hours[day] ?? []
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
