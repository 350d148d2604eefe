import { weekdays, type Hours } from '#resources/kit.ts'
import { formatClock } from '#resources/text/date.ts'
import type { Writing } from '#resources/text/language.ts'

/* What every screen with opening hours needs; forms and screens of a page need more (openingHours.ts). */

/** `09:00` → `9:00AM`, နံနက် ၉:၀၀: times use the format of dates (h:mmAM/PM, spec 5.21). */
export function formatTimeOfDay(timePattern: string, writing: Writing): string {
  const [hour = 0, minute = 0] = timePattern.split(':').map(Number)
  return formatClock(hour, minute, writing)
}

/** Whether there is nothing to say: no day has hours, and no date is an exception. */
export const isEmptyWeek = (hours: Hours | null | undefined) =>
  !hours || (weekdays.every((day) => !hours[day]?.length) && Object.keys(hours.exceptions ?? {}).length === 0)
