import { describe, expect, it } from 'vitest'
import { clock, copiedToAll, groupedWeek, hoursFault, withDay } from './openingHours.ts'

describe('opening hours', () => {
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
    expect(clock('00:05')).toBe('12:05AM')
    expect(clock('12:00')).toBe('12:00PM')
    expect(clock('17:30')).toBe('5:30PM')
  })
})
