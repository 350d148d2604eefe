import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays, type Hours } from './kit.ts'
import { faultyDay } from './hoursFaults.ts'
import { dayOf, hourOf, isAllDay, isOpenAt, openHours, readableHours, spansOn, storableHours } from './openingHours.ts'

/** A moment in Yangon's local time. 2026-11-20 is a Friday. */
const yangon = (date: string, time: string) => new Date(`${date}T${time}:00+06:30`)

describe('opening hours', () => {
  it('the weekday is that of Yangon, not of UTC', () => {
    expect(dayOf(new Date('2026-11-19T17:29:00Z'))).toBe('thu')
    expect(dayOf(new Date('2026-11-19T17:30:00Z'))).toBe('fri')
  })

  it('includes the opening minute, not the closing one', () => {
    const hours = { fri: [['09:00', '17:30']] } as const
    expect(isOpenAt(hours, yangon('2026-11-20', '08:59'))).toBe(false)
    expect(isOpenAt(hours, yangon('2026-11-20', '09:00'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-20', '17:30'))).toBe(false)
  })

  it('runs past midnight', () => {
    const hours = { fri: [['18:00', '02:00']] } as const
    expect(isOpenAt(hours, yangon('2026-11-20', '23:00'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-21', '01:59'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-21', '02:00'))).toBe(false)
    expect(isOpenAt(hours, yangon('2026-11-20', '01:00'))).toBe(false)
  })

  it('lets a date differ from its weekday', () => {
    const hours = { fri: [['09:00', '17:30']], exceptions: { '2026-11-20': [] } } as const
    expect(spansOn(hours, yangon('2026-11-20', '10:00'))).toEqual([])
    expect(isOpenAt(hours, yangon('2026-11-27', '10:00'))).toBe(true)
  })

  it('a closed date has no span past its midnight, but keeps the span that began the day before', () => {
    const night = [['18:00', '02:00']] as const
    const hours = { thu: night, fri: night, exceptions: { '2026-11-20': [] } }
    expect(isOpenAt(hours, yangon('2026-11-20', '01:00'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-20', '20:00'))).toBe(false)
    expect(isOpenAt(hours, yangon('2026-11-21', '01:00'))).toBe(false)
  })

  it('a date can be open though its weekday is closed', () => {
    const hours = { mon: [['09:00', '17:00']], exceptions: { '2026-11-20': [['10:00', '12:00']] } } as const
    expect(isOpenAt(hours, yangon('2026-11-20', '11:00'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-27', '11:00'))).toBe(false)
  })

  it('openHours lists the hours of the day in which it is ever open', () => {
    expect(openHours({ mon: [['09:00', '11:00']], tue: [['10:30', '12:30']] })).toEqual([9, 10, 11, 12])
    expect(openHours({ fri: [['22:30', '01:00']] })).toEqual([0, 22, 23])
    expect(openHours({ exceptions: { '2026-11-20': [['23:00', '24:00']] } })).toEqual([23])
    expect(openHours({ fri: [['09:00', '09:00']] })).toHaveLength(24)
    expect(openHours({ fri: [] })).toEqual([])
  })

  it('has one definition of what can be: times of a clock, dates of the calendar, no overlap, midnight twice for 24 hours', () => {
    expect(faultyDay({ mon: [['00:00', '00:00']], exceptions: { '2028-02-29': [['18:00', '02:00']] } })).toBeNull()
    for (const [hours, fault] of [
      [{ mon: [['24:59', '08:00']] }, 'incomplete'],
      [{ mon: [['24:00', '08:00']] }, 'incomplete'],
      [{ mon: [['08:00', '24:00']] }, 'incomplete'],
      [{ mon: [['', '08:00']] }, 'incomplete'],
      [{ mon: [['09:00', '09:00']] }, 'incomplete'],
      [
        {
          mon: [
            ['00:00', '00:00'],
            ['09:00', '10:00'],
          ],
        },
        'overlap',
      ],
      [
        {
          mon: [
            ['09:00', '12:00'],
            ['11:00', '13:00'],
          ],
        },
        'overlap',
      ],
      [{ exceptions: { '2026-12-45': [] } }, 'noDate'],
      [{ exceptions: { '2026-02-29': [] } }, 'noDate'],
      [{ exceptions: { '0000-00-00': [] } }, 'noDate'],
    ] as const)
      expect(faultyDay(hours as Hours)?.fault, JSON.stringify(hours)).toBe(fault)
  })

  it('24:00 is stored as midnight, and read so', () => {
    expect(storableHours({ mon: [['09:00', '24:00']] })).toEqual({ mon: [['09:00', '00:00']] })
    expect(isAllDay(storableHours({ mon: [['00:00', '24:00']] }).mon![0]!)).toBe(true)
  })

  it('what was stored and cannot be is left out by readers, a time not yet typed is not', () => {
    const hours: Hours = {
      mon: [
        ['09:00', '24:59'],
        ['10:00', '24:00'],
      ],
      exceptions: { '2026-12-45': [], '2026-12-25': [['', '']] },
    }
    expect(readableHours(hours)).toEqual({ mon: [['10:00', '00:00']], exceptions: { '2026-12-25': [['', '']] } })
    const oddSpans = [null, {}, ['09:00'], [null, null], [9, 17], ['09:00', '10:00', '11:00']]
    expect(readableHours({ mon: oddSpans } as unknown as Hours)).toEqual({ mon: [] })
    for (const odd of [{ mon: null }, { mon: 'x' }, { exceptions: { '2026-12-25': null } }, 'x', 5])
      expect(Object.keys(readableHours(odd as Hours)).filter((day) => day !== 'exceptions')).toEqual([])
  })

  it('isOpenAt is true only in hours that openHours lists', () => {
    const time = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
    const spans = fc.array(fc.tuple(time, fc.oneof(time, fc.constant('24:00'))), { maxLength: 2 })
    const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, spans])), { requiredKeys: [] })
    const exceptions = fc.dictionary(fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'), spans, { maxKeys: 2 })
    const moment = fc.integer({ min: 0, max: 3 * 24 * 60 }).map((at) => new Date(Date.UTC(2026, 10, 19) + at * 60_000))
    fc.assert(
      fc.property(week, exceptions, moment, (days, dates, at) => {
        const hours = { ...days, exceptions: { ...dates } } as Hours
        if (isOpenAt(hours, at)) expect(openHours(hours)).toContain(hourOf(at))
      }),
      { numRuns: 2000 },
    )
  })
})
