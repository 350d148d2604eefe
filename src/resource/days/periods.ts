import { dayAfter, daysBetween } from '#resources/pageStats.ts'
import { formatDay } from '#resources/text/date.ts'
import type { Writing } from '#resources/text/language.ts'

/**
 * How counts by day are put together. Weeks and months are those that end today: a calendar's would compare three days of this month
 * with all of the last.
 */
export const steps = {
  day: { days: 1, shown: 7 },
  week: { days: 7, shown: 8 },
  month: { days: 30, shown: 6 },
} as const
export type Step = keyof typeof steps
export const stepNames = Object.keys(steps) as Step[]

/** Counts by day; a day that is not there has none. */
export type DayCounts = ReadonlyMap<string, number>

export interface Bar {
  readonly from: string
  readonly to: string
  readonly count: number
  /** as many periods ago as there are bars */
  readonly before: number
  /** of `count` and `before`, what is of today and of the day that today is compared with */
  readonly ofToday: { readonly count: number; readonly before: number }
}

export const lengthOf = (step: Step): number => steps[step].days * steps[step].shown

/** The days to ask for: what is shown, and as many before. */
export const daysOf = (step: Step, today: string) => ({ from: dayAfter(today, 1 - 2 * lengthOf(step)), to: today })

export function barsOf(counts: DayCounts, step: Step, today: string): Bar[] {
  const { days, shown } = steps[step]
  const sum = (from: string, to: string) =>
    daysBetween(from, to).reduce((total, day) => total + (counts.get(day) ?? 0), 0)
  return Array.from({ length: shown }, (_, at) => {
    const to = dayAfter(today, (at + 1 - shown) * days)
    const from = dayAfter(to, 1 - days)
    const earlier = (day: string) => dayAfter(day, -lengthOf(step))
    const ofToday =
      to === today ? { count: sum(to, to), before: sum(earlier(to), earlier(to)) } : { count: 0, before: 0 }
    return { from, to, count: sum(from, to), before: sum(earlier(from), earlier(to)), ofToday }
  })
}

export interface Total {
  readonly now: number
  readonly before: number
  /** how many more than before, on the days that are over: in the morning, today is always less than a whole day was */
  readonly change: number
}

/** All bars together, against those before. */
export function totalOf(bars: readonly Bar[]): Total {
  const sum = (of: (bar: Bar) => number) => bars.reduce((total, bar) => total + of(bar), 0)
  const [now, before] = [sum(({ count }) => count), sum((bar) => bar.before)]
  return { now, before, change: now - before - sum(({ ofToday }) => ofToday.count - ofToday.before) }
}

/** `27 Nov`, ၂၇ နိုဝင်ဘာ. */
export function shortDay(date: string, writing: Writing): string {
  const [day = '', month = ''] = formatDay(date, writing).split('-')
  return `${day} ${writing.language === 'en' ? month.slice(0, 3) : month}`
}

/** The days of a bar in words: one, or the first and the last. */
export const spanOf = ({ from, to }: Pick<Bar, 'from' | 'to'>, writing: Writing): string =>
  from === to ? shortDay(from, writing) : `${shortDay(from, writing)} – ${shortDay(to, writing)}`
