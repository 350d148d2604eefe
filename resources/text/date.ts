import { digitsIn, toAsciiDigits } from './digits.ts'
import type { Language, Writing } from './language.ts'

const MONTHS: Record<Language, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  my: 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' '),
}

// Asia/Yangon has had no daylight saving time since 1945.
const YANGON_OFFSET = 6.5 * 60 * 60 * 1000

/**
 * A time as DD-Month-YYYY h:mmAM/PM (spec 5.21), in Yangon: `20-November-2026 3:05PM`,
 * ၂၀-နိုဝင်ဘာ-၂၀၂၆ နေ့လယ် ၃:၀၅, 20-နိုဝင်ဘာ-2026 နေ့လယ် 3:05. Empty for a text that is no time. Computed without Intl, whose results differ between
 * server and browser.
 */
export function formatDate(iso: string, writing: Writing): string {
  const there = new Date(Date.parse(iso) + YANGON_OFFSET)
  if (Number.isNaN(there.getTime())) return ''
  return `${dayOf(there, writing)} ${formatClock(there.getUTCHours(), there.getUTCMinutes(), writing)}`
}

/** A date of the calendar (`2026-04-13`) in the same way, without a time: `13-April-2026`. Empty for a text that is no date. */
export function formatDay(date: string, writing: Writing): string {
  const midnight = Date.parse(date)
  return Number.isNaN(midnight) ? '' : dayOf(new Date(midnight), writing)
}

/** The month of a time, in Yangon: `November 2026`, နိုဝင်ဘာ ၂၀၂၆. Empty for a text that is no time. */
export function formatMonth(iso: string, { language, digits }: Writing): string {
  const there = new Date(Date.parse(iso) + YANGON_OFFSET)
  const month = MONTHS[language][there.getUTCMonth()]
  return month === undefined ? '' : digitsIn(digits, `${month} ${there.getUTCFullYear()}`)
}

/** The day that a text names as `2026-04-13`, in digits of either script; null where the calendar has no such day. */
export function readDay(text: string): string | null {
  const day = toAsciiDigits(text.trim())
  const midnight = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day) ? day : null
}

/** What else `Date` takes it reads in each engine and time zone another way: 12/1 is a day of 2001. */
const writtenTime = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/i
/** Of other years PostgreSQL and browsers write and read some in ways of their own. */
const usualYear = /^[1-9]\d{3}-/

/** A moment in ISO 8601, with its time zone, or the beginning of a day in UTC; null for another text, and for what no calendar has. */
export function readTime(text: string): string | null {
  const [typed = '', day = ''] = writtenTime.exec(text.trim()) ?? []
  const time = new Date(typed)
  if (readDay(day) === null || Number.isNaN(time.getTime())) return null
  return usualYear.test(day) && usualYear.test(time.toISOString()) ? time.toISOString() : null
}

const dayOf = (date: Date, { language, digits }: Writing) =>
  digitsIn(digits, `${twoDigits(date.getUTCDate())}-${MONTHS[language][date.getUTCMonth()]}-${date.getUTCFullYear()}`)

/** An hour of the day as the specification shows it: `3:05PM`, နေ့လယ် ၃:၀၅. */
export function formatClock(hour: number, minute: number, { language, digits }: Writing): string {
  const time = digitsIn(digits, `${hour % 12 || 12}:${twoDigits(minute)}`)
  // A no-break space keeps the hour beside its part of the day.
  return language === 'my' ? `${partOfDay(hour)}\u00A0${time}` : `${time}${hour < 12 ? 'AM' : 'PM'}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Burmese names the part of the day before the hour, where English has AM and PM. The hour after midnight counts as night. */
function partOfDay(hour: number): string {
  if (hour > 0 && hour < 12) return 'နံနက်'
  if (hour >= 12 && hour < 16) return 'နေ့လယ်'
  return hour >= 16 && hour < 19 ? 'ညနေ' : 'ည'
}
