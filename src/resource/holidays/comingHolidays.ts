import type { RaRecord } from 'ra-core'
import type { Holiday, Hours } from '#resources'
import { holidayDays, localTime } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import { useNow } from '#src/fields/hours/useNow.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage, type Writing } from '#src/messages/index.ts'
import { useGetList } from '#src/providers/reading.ts'

type Named = Pick<Holiday, 'Date' | 'Name' | 'BurmeseName'>

/** Days of one name that follow each other. */
export interface HolidayRun extends Named {
  readonly dates: readonly string[]
}

const dayMs = 86_400_000
const next = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

/** The holidays from today on of which the hours say nothing. */
export function holidaysWithout(hours: Hours, holidays: readonly Named[], now: Date): readonly HolidayRun[] {
  const [today, last] = [localTime(now).date, localTime(new Date(now.getTime() + holidayDays * dayMs)).date]
  const special = hours.exceptions ?? {}
  return holidays
    .flatMap((one) => (one.Date === null ? [] : [{ ...one, dates: [one.Date] }]))
    .filter(({ dates: [date = ''] }) => date >= today && date <= last && !(date in special))
    .filter(isFirst)
    .sort((one, other) => one.dates[0]!.localeCompare(other.dates[0]!))
    .reduce<readonly HolidayRun[]>((runs, holiday) => {
      const before = runs.find(({ Name, dates }) => Name === holiday.Name && next(dates.at(-1)!) === holiday.dates[0])
      if (!before) return [...runs, holiday]
      return runs.map((run) => (run === before ? { ...run, dates: [...run.dates, ...holiday.dates] } : run))
    }, [])
}

/** Entered twice, it is one. */
const isFirst = (one: HolidayRun, at: number, all: readonly HolidayRun[]) =>
  all.findIndex(({ Name, Date }) => Name === one.Name && Date === one.Date) === at

/** None where they cannot be loaded: nobody misses what nobody promised. */
export function useHolidaysWithout(hours: Hours | null | undefined): readonly HolidayRun[] {
  const now = useNow()
  const { data } = useGetList<Holiday & RaRecord>(
    'holiday',
    { meta: { full: true } },
    { enabled: now !== null && Boolean(hours) },
  )
  return now && hours && data ? holidaysWithout(hours, data, now) : []
}

/** Its days and its name, as a sentence has them. */
export function useHolidayTexts() {
  const writing = useLanguage()
  return ({ dates, ...names }: HolidayRun) => ({
    days: daysOf(dates, writing),
    holiday: shownNames(names, writing.language).first ?? '',
  })
}

const daysOf = (dates: readonly string[], writing: Writing) =>
  [...new Set([dates[0]!, dates.at(-1)!])].map((date) => formatDay(date, writing)).join(' – ')
