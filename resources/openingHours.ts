import { weekdays, type Hours, type Span, type Weekday } from './kit.ts'
import { readDay } from './text/date.ts'

/** Asia/Yangon is UTC+6:30 all year round. Opening hours are in its local time. */
const yangonOffsetMs = 390 * 60_000

/** Date, weekday and time in Yangon: `2026-11-20`, `fri`, `09:00`. */
export interface LocalTime {
  readonly date: string
  readonly day: Weekday
  readonly time: string
}

export function localTime(moment: Date): LocalTime {
  const local = new Date(moment.getTime() + yangonOffsetMs)
  const iso = local.toISOString()
  return { date: iso.slice(0, 10), day: weekdays[(local.getUTCDay() + 6) % 7] ?? 'mon', time: iso.slice(11, 16) }
}

/** The moment at which clocks in Yangon show this date and time. */
export const momentAt = (date: string, time: string) => new Date(Date.parse(`${date}T${time}Z`) - yangonOffsetMs)

/** The hour of the day in Yangon, 0 to 23. */
export const hourOf = (moment: Date): number => Number(localTime(moment).time.slice(0, 2))

/** Days ahead that a page's hours are looked through for holidays (docs/rules.md#holidays). */
export const holidayDays = 14

export const dayBefore = (moment: Date) => new Date(moment.getTime() - 86_400_000)

export const dayOf = (moment: Date): Weekday => localTime(moment).day

/** The spans of the day of `moment`: those of its date if it is an exception, else those of its weekday. */
export function spansOn(hours: Hours, moment: Date): readonly Span[] {
  const { date, day } = localTime(moment)
  return hours.exceptions?.[date] ?? hours[day] ?? []
}

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the calendar has this date: 2026-12-45 is none. */
export const isDate = (text: string) => readDay(text) === text

/** Closing at 24:00 is closing at midnight, which is stored as 00:00. */
const atMidnight = ([open, close]: Span): Span => [open, close === '24:00' ? '00:00' : close]

/** 24 hours. Midnight to midnight is what is written so; the same time twice comes from before November 2026. */
export const isAllDay = ([open, close]: Span) => open === close || (open === '00:00' && close === '23:59')

export const hasTimes = (span: readonly string[]) => span.every((time) => timeOfDay.test(time))

/** These hours with every day changed; null leaves it out. */
const mapDays = (
  { exceptions, ...week }: Hours,
  change: (spans: readonly Span[], day: string) => readonly Span[] | null,
): Hours => {
  const mapped = (days: Readonly<Record<string, readonly Span[]>>) =>
    Object.fromEntries(
      Object.entries(days).flatMap(([day, spans]) => {
        const changed = Array.isArray(spans) && change(spans, day)
        return changed ? [[day, changed]] : []
      }),
    )
  return { ...mapped(week), ...(exceptions && { exceptions: mapped(exceptions) }) }
}

/** As they are stored. */
export const storableHours = (hours: Hours): Hours => mapDays(hours, (spans) => spans.map(atMidnight))

/** Stored hours as screens and forms read them: what no clock or calendar has is left out, but for a time not yet typed. */
export const readableHours = (hours: Hours): Hours =>
  mapDays(hours, (spans, day) =>
    isDate(day) || (weekdays as readonly string[]).includes(day)
      ? spans
          .filter((span) => Array.isArray(span) && span.length === 2 && span.every((time) => typeof time === 'string'))
          .map(atMidnight)
          .filter((span) => hasTimes(span.map((time) => time || '00:00')))
      : null,
  )

export const pastMidnight = ([open, close]: Span) => close <= open

/** The hours, 0 to 23, in which it is open on any day, at least for a part of the hour. */
export function openHours({ exceptions = {}, ...days }: Hours): number[] {
  const spans = [...Object.values(days), ...Object.values(exceptions)].flat()
  const hour = (time: string) => Number(time.slice(0, 2))
  const within = (at: number, [open, close]: Span) => {
    const begun = at >= hour(open)
    const goesOn = at < hour(close) || (at === hour(close) && !close.endsWith(':00'))
    return pastMidnight([open, close]) ? begun || goesOn : begun && goesOn
  }
  return Array.from({ length: 24 }, (_, at) => at).filter((at) => spans.some((span) => within(at, span)))
}

/**
 * Whether it is open at that moment. A span that ends before it starts runs past midnight, so the spans of the day before count
 * too. server/db/search/query/openHours.ts is the same test in SQL.
 */
export function isOpenAt(hours: Hours, moment: Date): boolean {
  const now = localTime(moment).time
  const today = spansOn(hours, moment).some((span) =>
    pastMidnight(span) ? now >= span[0] : now >= span[0] && now < span[1],
  )
  return today || spansOn(hours, dayBefore(moment)).some((span) => pastMidnight(span) && now < span[1])
}
