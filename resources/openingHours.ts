import { weekdays, type Hours, type Span, type Weekday } from './kit.ts'

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

/** The hour of the day in Yangon, 0 to 23. */
export const hourOf = (moment: Date): number => Number(localTime(moment).time.slice(0, 2))

export const dayBefore = (moment: Date) => new Date(moment.getTime() - 86_400_000)

export const dayOf = (moment: Date): Weekday => localTime(moment).day

/** The spans of the day of `moment`: those of its date if it is an exception, else those of its weekday. */
export function spansOn(hours: Hours, moment: Date): readonly Span[] {
  const { date, day } = localTime(moment)
  return hours.exceptions?.[date] ?? hours[day] ?? []
}

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
