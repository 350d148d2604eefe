import { describe, expect, it } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import {
  clock,
  copiedToAll,
  groupedWeek,
  hoursFault,
  nextOtherDay,
  otherDatesAhead,
  withDay,
  withOtherDay,
} from './openingHours.ts'

/** A moment by the clock in Yangon. 2026-11-20 is a Friday. */
const yangon = (date: string, time: string) => new Date(`${date}T${time}:00+06:30`)

describe('opening hours', () => {
  it('keeps dates of their own in order, and lets them go', () => {
    const one = withOtherDay({ mon: [['09:00', '17:00']] }, '2026-12-25', [])
    const two = withOtherDay(one, '2026-12-01', [['10:00', '12:00']])
    expect(Object.keys(two.exceptions ?? {})).toEqual(['2026-12-01', '2026-12-25'])
    expect(withOtherDay(withOtherDay(two, '2026-12-01', null), '2026-12-25', null)).toEqual({
      mon: [['09:00', '17:00']],
    })
  })

  it('the next date to add is the day after the last one, tomorrow in Yangon where there is none', () => {
    expect(nextOtherDay({}, new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-22')
    expect(nextOtherDay({ exceptions: { '2027-04-13': [], '2020-01-01': [] } }, new Date())).toBe('2027-04-14')
  })

  it('tells the dates to come, those in a row together', () => {
    const exceptions = {
      '2026-11-19': [],
      '2026-11-30': [],
      '2026-12-01': [],
      '2026-12-02': [['10:00', '12:00']],
      '2027-04-13': [],
    } as const
    expect(otherDatesAhead({ exceptions }, yangon('2026-11-20', '10:00'))).toEqual([
      { from: '2026-11-30', to: '2026-12-01', spans: [] },
      { from: '2026-12-02', to: '2026-12-02', spans: [['10:00', '12:00']] },
    ])
  })

  it('copies a day to all, and closes a day', () => {
    const all = copiedToAll({ mon: [['08:00', '12:00']], sun: [['10:00', '11:00']] }, 'mon')
    expect(Object.keys(all)).toHaveLength(7)
    expect(all.sun).toEqual([['08:00', '12:00']])
    expect(withDay(all, 'sun', [])).not.toHaveProperty('sun')
  })

  it('groups neighbouring days', () => {
    const week = withDay(copiedToAll({ mon: [['08:00', '12:00']] }, 'mon'), 'sun', [])
    expect(groupedWeek(week)).toEqual([
      { from: 'mon', to: 'sat', spans: [['08:00', '12:00']] },
      { from: 'sun', to: 'sun', spans: [] },
    ])
  })

  it('finds faults', () => {
    expect(hoursFault({ mon: [['08:00', '']] })).toBe('incomplete')
    expect(hoursFault({ exceptions: { '2026-11-20': [['08:00', '08:00']] } })).toBe('incomplete')
    expect(hoursFault({ mon: [['08:00', '08:00']] })).toBe('incomplete')
    expect(
      hoursFault({
        mon: [
          ['08:00', '12:00'],
          ['11:00', '13:00'],
        ],
      }),
    ).toBe('overlap')
    expect(hoursFault({ mon: [['18:00', '02:00']] })).toBeNull()
    expect(
      hoursFault({
        mon: [
          ['13:00', '17:00'],
          ['08:00', '12:00'],
        ],
      }),
    ).toBeNull()
  })

  it('writes times as dates do', () => {
    expect(clock('00:05', usualWriting.en)).toBe('12:05AM')
    expect(clock('12:00', usualWriting.en)).toBe('12:00PM')
    expect(clock('17:30', usualWriting.en)).toBe('5:30PM')
  })
})
