import { weekdays, type Hours } from '#resources/kit.ts'
import { isOpenAt, localTime, momentAt, pastMidnight, spansOn } from '#resources/openingHours.ts'
import { formatClock } from '#resources/text/date.ts'
import type { Writing } from '#resources/text/language.ts'

/* What rows say of opening hours; forms and screens of a page need more (openingHours.ts). */

/** `09:00` → `9:00AM`, နံနက် ၉:၀၀: times use the format of dates (h:mmAM/PM, spec 5.21). */
export function formatTimeOfDay(timePattern: string, writing: Writing): string {
  const [hour = 0, minute = 0] = timePattern.split(':').map(Number)
  return formatClock(hour, minute, writing)
}

/**
 * When it closes next where it is open at that moment, else when it opens, within a week; null where neither ever comes, as around the
 * clock.
 */
export function nextChange(hours: Hours, moment: Date): Date | null {
  const isOpen = isOpenAt(hours, moment)
  const changes = Array.from({ length: 9 }, (_, at) => at - 1).flatMap((days) => {
    const day = new Date(moment.getTime() + days * dayMs)
    return spansOn(hours, day).flatMap((span) => [
      momentAt(localTime(day).date, span[0]),
      momentAt(localTime(pastMidnight(span) ? new Date(day.getTime() + dayMs) : day).date, span[1]),
    ])
  })
  changes.sort((a, b) => a.getTime() - b.getTime())
  return changes.find((change) => change > moment && isOpenAt(hours, change) !== isOpen) ?? null
}
const dayMs = 86_400_000

export const isEmptyWeek = (hours: Hours | null | undefined) =>
  !hours || (weekdays.every((day) => !hours[day]?.length) && Object.keys(hours.exceptions ?? {}).length === 0)
