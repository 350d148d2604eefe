import { weekdays, type Hours, type Span, type Weekday } from './kit.ts'

/** Asia/Yangon is UTC+6:30 all year round. Opening hours are local to it (resources/kit.ts, Span). */
const yangon = 390 * 60_000

/** What the calendar and the clock in Yangon say: `2026-11-20`, `fri`, `09:00`. */
export interface LocalTime {
  readonly date: string
  readonly day: Weekday
  readonly time: string
}

export function localTime(moment: Date): LocalTime {
  const local = new Date(moment.getTime() + yangon)
  const iso = local.toISOString()
  return { date: iso.slice(0, 10), day: weekdays[(local.getUTCDay() + 6) % 7] ?? 'mon', time: iso.slice(11, 16) }
}

/** The hour of the day there, 0 to 23. */
export const hourOf = (moment: Date): number => Number(localTime(moment).time.slice(0, 2))

/** The same time of the day before. */
export const dayBefore = (moment: Date) => new Date(moment.getTime() - 86_400_000)

export const dayOf = (moment: Date): Weekday => localTime(moment).day

/** The spans of the day a moment falls on: the date's own where it has some, else its weekday's. */
export function spansOn(hours: Hours, moment: Date): readonly Span[] {
  const { date, day } = localTime(moment)
  return hours.exceptions?.[date] ?? hours[day] ?? []
}

export const pastMidnight = ([open, close]: Span) => close <= open

/** The hours of the day, 0 to 23, in some part of which it is open on some day. */
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
 * Is it open now? A span that ends before it starts runs past midnight, so yesterday's counts too. Search asks the same of
 * the database (server/db/search/query/openHours.ts).
 */
export function isOpenAt(hours: Hours, moment: Date): boolean {
  const now = localTime(moment).time
  const today = spansOn(hours, moment).some((span) =>
    pastMidnight(span) ? now >= span[0] : now >= span[0] && now < span[1],
  )
  return today || spansOn(hours, dayBefore(moment)).some((span) => pastMidnight(span) && now < span[1])
}
