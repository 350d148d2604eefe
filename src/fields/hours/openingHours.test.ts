import { describe, expect, it } from 'vitest'
import type { Hours, Span } from '#resources'
import { faultyDay } from '#resources/hoursFaults.ts'
import { usualWriting } from '#resources/text/language.ts'
import {
  copyToAllDays,
  freeSpan,
  groupedWeek,
  nextExceptionDate,
  upcomingExceptions,
  withDay,
  withException,
} from './openingHours.ts'
import { nextChange, sayOpen } from './openNow.ts'
import { messages } from '#src/messages/both.ts'
import { formatTimeOfDay } from './openTimes.ts'

/** A moment in Yangon's local time. 2026-11-20 is a Friday. */
const yangon = (date: string, time: string) => new Date(`${date}T${time}:00+06:30`)

describe('opening hours', () => {
  it('sorts exceptional dates, and removes them', () => {
    const one = withException({ mon: [['09:00', '17:00']] }, '2026-12-25', [])
    const two = withException(one, '2026-12-01', [['10:00', '12:00']])
    expect(Object.keys(two.exceptions ?? {})).toEqual(['2026-12-01', '2026-12-25'])
    expect(withException(withException(two, '2026-12-01', null), '2026-12-25', null)).toEqual({
      mon: [['09:00', '17:00']],
    })
  })

  it('the next date to add is the day after the last one, or tomorrow in Yangon', () => {
    expect(nextExceptionDate({}, new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-22')
    expect(nextExceptionDate({ exceptions: { '2027-04-13': [], '2020-01-01': [] } }, new Date())).toBe('2027-04-14')
  })

  it('lists the coming dates, consecutive ones as a range', () => {
    const exceptions = {
      '2026-11-19': [],
      '2026-11-30': [],
      '2026-12-01': [],
      '2026-12-02': [['10:00', '12:00']],
      '2027-04-13': [],
    } as const
    expect(upcomingExceptions({ exceptions }, yangon('2026-11-20', '10:00'))).toEqual([
      { from: '2026-11-30', to: '2026-12-01', spans: [] },
      { from: '2026-12-02', to: '2026-12-02', spans: [['10:00', '12:00']] },
    ])
  })

  it('copies a day to all, and closes a day', () => {
    const all = copyToAllDays({ mon: [['08:00', '12:00']], sun: [['10:00', '11:00']] }, 'mon')
    expect(Object.keys(all)).toHaveLength(7)
    expect(all.sun).toEqual([['08:00', '12:00']])
    expect(withDay(all, 'sun', [])).not.toHaveProperty('sun')
  })

  it('groups neighbouring days', () => {
    const week = withDay(copyToAllDays({ mon: [['08:00', '12:00']] }, 'mon'), 'sun', [])
    expect(groupedWeek(week)).toEqual([
      { from: 'mon', to: 'sat', spans: [['08:00', '12:00']] },
      { from: 'sun', to: 'sun', spans: [] },
    ])
  })

  it('finds invalid hours', () => {
    const faultOf = (hours: Hours) => faultyDay(hours)?.fault
    expect(faultOf({ mon: [['08:00', '']] })).toBe('incomplete')
    expect(faultyDay({ exceptions: { '2026-11-20': [['08:00', '08:00']] } })).toEqual({
      day: '2026-11-20',
      fault: 'incomplete',
    })
    expect(faultOf({ mon: [['08:00', '08:00']] })).toBe('incomplete')
    expect(
      faultOf({
        mon: [
          ['08:00', '12:00'],
          ['11:00', '13:00'],
        ],
      }),
    ).toBe('overlap')
    expect(faultOf({ mon: [['18:00', '02:00']] })).toBeUndefined()
    expect(
      faultOf({
        mon: [
          ['13:00', '17:00'],
          ['08:00', '12:00'],
        ],
      }),
    ).toBeUndefined()
  })

  it('proposes the evening, else the next free hours', () => {
    const proposed = (mon: readonly Span[], sun: readonly Span[] = []) => freeSpan({ mon, sun }, 'mon')
    expect(proposed([['09:00', '17:00']])).toEqual(['18:00', '21:00'])
    expect(proposed([['09:00', '18:30']])).toEqual(['19:00', '22:00'])
    expect(proposed([['19:30', '22:00']])).toEqual(['18:00', '19:30'])
    expect(proposed([['18:00', '02:00']])).toEqual(['09:00', '12:00'])
    expect(proposed([['05:00', '23:00']], [['20:00', '03:30']])).toEqual(['04:00', '05:00'])
    expect(proposed([['09:00', '']])).toEqual(['18:00', '21:00'])
    expect(proposed([['00:00', '23:59']])).toBeNull()
  })

  it('formats times as dates do', () => {
    expect(formatTimeOfDay('00:05', usualWriting.en)).toBe('12:05AM')
    expect(formatTimeOfDay('12:00', usualWriting.en)).toBe('12:00PM')
    expect(formatTimeOfDay('17:30', usualWriting.en)).toBe('5:30PM')
  })
})

describe('what is said of it', () => {
  const bar: Hours = { fri: [['18:00', '02:00']] }
  const week = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [['09:00', '17:00']]]))
  const holidays = ['20', '23', '24', '25', '26', '27', '30'].map((day) => [`2026-11-${day}`, []])
  const shut = { ...week, exceptions: Object.fromEntries(holidays) } as Hours
  const says = (hours: Hours, date: string, time: string, language: 'en' | 'my' = 'en', isWhole = false) =>
    sayOpen(hours, yangon(date, time), messages[language], usualWriting[language], isWhole)

  it.each([
    [bar, '2026-11-21', '01:00', true, 'closes in 60 min'],
    [bar, '2026-11-21', '00:59', true, 'closes at 2AM'],
    [bar, '2026-11-21', '01:59', true, 'closes in 1 min'],
    [bar, '2026-11-20', '17:30', false, 'opens in 30 min'],
    [week, '2026-11-20', '07:00', false, 'opens at 9AM'],
    [week, '2026-11-22', '23:00', false, 'opens at 9AM'],
    [week, '2026-11-20', '18:00', false, 'opens Monday'],
    [bar, '2026-11-21', '02:00', false, 'opens Friday'],
    [shut, '2026-11-20', '10:00', false, 'opens 01-December-2026'],
  ] as const)('%j on %s at %s', (hours, date, time, isOpen, next) => {
    expect(says(hours as Hours, date, time)).toEqual({ isOpen, next })
  })

  it('with the time of another day where there is room, and in Burmese', () => {
    expect(says(week, '2026-11-20', '18:00', 'en', true).next).toBe('opens Monday at 9AM')
    expect(says(bar, '2026-11-21', '01:30', 'my').next).toBe('၃၀ မိနစ်အကြာ ပိတ်')
    expect(says(week, '2026-11-20', '18:00', 'my').next).toBe('တနင်္လာ ဖွင့်')
  })
})

describe('when it opens or closes next', () => {
  const next = (hours: Hours, date: string, time: string) =>
    nextChange(hours, yangon(date, time))?.toISOString() ?? null
  const at = (date: string, time: string) => yangon(date, time).toISOString()
  it('ends a span, also one past midnight, and spans that touch as one', () => {
    expect(next({ fri: [['09:00', '17:00']] }, '2026-11-20', '16:59')).toBe(at('2026-11-20', '17:00'))
    expect(next({ fri: [['18:00', '02:00']] }, '2026-11-21', '01:00')).toBe(at('2026-11-21', '02:00'))
    const touching: Span[] = [
      ['09:00', '12:00'],
      ['12:00', '17:00'],
    ]
    expect(next({ fri: touching }, '2026-11-20', '10:00')).toBe(at('2026-11-20', '17:00'))
  })
  it('finds the next opening within a week, over days off', () => {
    expect(next({ fri: [['09:00', '17:00']] }, '2026-11-20', '17:00')).toBe(at('2026-11-27', '09:00'))
    const holiday = { fri: [['09:00', '17:00']], exceptions: { '2026-11-27': [] } } as Hours
    expect(next(holiday, '2026-11-20', '18:00')).toBe(at('2026-12-04', '09:00'))
  })
  it('never comes around the clock', () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
    const always = Object.fromEntries(days.map((day) => [day, [['00:00', '00:00']]])) as unknown as Hours
    expect(next(always, '2026-11-20', '10:00')).toBeNull()
  })
})
