import { expect, test } from 'vitest'
import { holidaysWithout } from './comingHolidays.ts'

const day = (Date: string, Name = 'Thingyan', BurmeseName: string | null = null) => ({ Date, Name, BurmeseName })
/** 13 April, 2:30 in the night in Yangon. */
const now = new Date('2026-04-12T20:00:00Z')
const datesOf = (...given: Parameters<typeof holidaysWithout>) => holidaysWithout(...given).map(({ dates }) => dates)

test('holidays from today to 14 days ahead of which the hours say nothing, days of one name together', () => {
  const festival = ['2026-04-15', '2026-04-13', '2026-04-14'].map((date) => day(date))
  const others = [
    day('2026-04-12', 'Over'),
    day('2026-04-27', 'Last'),
    day('2026-04-28', 'Too far'),
    day('2026-04-16', 'New Year'),
  ]
  expect(datesOf({}, [...festival, ...others], now)).toEqual([
    ['2026-04-13', '2026-04-14', '2026-04-15'],
    ['2026-04-16'],
    ['2026-04-27'],
  ])
  // Special days of the page's own count before, also those on which it is closed.
  const exceptions = { '2026-04-14': [], '2026-04-16': [['09:00', '12:00'] as const] }
  expect(datesOf({ exceptions }, [...festival, ...others], now)).toEqual([
    ['2026-04-13'],
    ['2026-04-15'],
    ['2026-04-27'],
  ])
  // Entered twice.
  expect(datesOf({}, [day('2026-04-13'), day('2026-04-13')], now)).toEqual([['2026-04-13']])
  expect(datesOf({}, [], now)).toEqual([])
})
