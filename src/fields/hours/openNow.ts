import type { Hours } from '#resources'
import { dayOf, isOpenAt, localTime, momentAt, pastMidnight, readableHours, spansOn } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import type { Messages, Writing } from '#src/messages/index.ts'
import { formatTimeOfDay } from './openTimes.ts'

/** Up to so many minutes before it, a change is counted down. */
const soonMinutes = 60
/** Hours from which a time of another day needs the day's name. */
const farHours = 12
/** Days from which a weekday could be taken for this week's. */
const farDays = 7
/** Days that are looked through: a shop may be shut for a month. */
const lookedThrough = 31

/**
 * Whether it is open at that moment, and until when, or when it opens: `closes in 30 min`, `opens at 9AM`, `opens Thursday`; null where
 * it never changes. `isWhole`: with the time of another day, for which a row of a list has no room.
 */
export function sayOpen(stored: Hours, now: Date, t: Messages, writing: Writing, isWhole = false) {
  const hours = readableHours(stored)
  const isOpen = isOpenAt(hours, now)
  const change = nextChange(hours, now)
  return { isOpen, next: change && said(change, { isOpen, now, isWhole, t, writing }) }
}

interface Saying {
  readonly isOpen: boolean
  readonly now: Date
  readonly isWhole: boolean
  readonly t: Messages
  readonly writing: Writing
}

function said(change: Date, { isOpen, now, isWhole, t: { page }, writing }: Saying): string {
  const minutes = Math.ceil((change.getTime() - now.getTime()) / 60_000)
  if (minutes <= soonMinutes) return isOpen ? page.closesIn({ count: minutes }) : page.opensIn({ count: minutes })
  const { date, time: exact } = localTime(change)
  // A full hour needs no minutes.
  const time = formatTimeOfDay(exact, writing).replace(/:00(?=[AP]M)/, '')
  const days = (Date.parse(date) - Date.parse(localTime(now).date)) / dayMs
  if (minutes <= farHours * 60 || days === 0) return isOpen ? page.closes({ time }) : page.opens({ time })
  const day = days < farDays ? page[dayOf(change)] : formatDay(date, writing)
  if (isOpen) return page.closesOn({ day, time })
  return isWhole ? page.opensOnAt({ day, time }) : page.opensOn({ day })
}

/**
 * When it closes next where it is open at that moment, else when it opens, within a month; null where neither ever comes, as around the
 * clock.
 */
export function nextChange(hours: Hours, moment: Date): Date | null {
  const isOpen = isOpenAt(hours, moment)
  // From yesterday on, whose hours may reach into today. A day's hours change nothing before it begins.
  for (let days = -1; days <= lookedThrough; days++) {
    const day = new Date(moment.getTime() + days * dayMs)
    const changes = spansOn(hours, day).flatMap((span) => [
      momentAt(localTime(day).date, span[0]),
      momentAt(localTime(pastMidnight(span) ? new Date(day.getTime() + dayMs) : day).date, span[1]),
    ])
    changes.sort((a, b) => a.getTime() - b.getTime())
    const next = changes.find((change) => change > moment && isOpenAt(hours, change) !== isOpen)
    if (next) return next
  }
  return null
}

const dayMs = 86_400_000
