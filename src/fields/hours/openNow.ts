import type { Hours } from '#resources'
import { dayOf, isOpenAt, localTime, momentAt, pastMidnight, readableHours, spansOn } from '#resources/openingHours.ts'
import type { Messages, Writing } from '#src/messages/index.ts'
import { formatTimeOfDay } from './openTimes.ts'

/** Hours from which a time of another day needs the day's name. */
const farHours = 12

/** Whether it is open at that moment, and until when, or when it opens: `closes 10PM`, `opens Mon 9AM`; null where it never changes. */
export function sayOpen(stored: Hours, now: Date, t: Messages, writing: Writing) {
  const hours = readableHours(stored)
  const isOpen = isOpenAt(hours, now)
  const change = nextChange(hours, now)
  if (!change) return { isOpen, next: null }
  const isFar = change.getTime() - now.getTime() > farHours * 3_600_000
  // A full hour needs no minutes.
  const clock = formatTimeOfDay(localTime(change).time, writing).replace(/:00(?=[AP]M)/, '')
  const day = t.page[dayOf(change)]
  // A row of a small phone has room for three letters of it.
  const inShort = writing.language === 'en' ? day.slice(0, 3) : day
  const time = isFar && dayOf(change) !== dayOf(now) ? `${inShort} ${clock}` : clock
  return { isOpen, next: isOpen ? t.page.closes({ time }) : t.page.opens({ time }) }
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
