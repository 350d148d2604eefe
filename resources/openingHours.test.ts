import { describe, expect, it } from 'vitest'
import { dayOf, isOpenAt, spansOn } from './openingHours.ts'

/** A moment by the clock in Yangon. 2026-11-20 is a Friday. */
const yangon = (date: string, time: string) => new Date(`${date}T${time}:00+06:30`)

describe('opening hours', () => {
  it('knows the weekday in Yangon, not in Greenwich', () => {
    expect(dayOf(new Date('2026-11-19T17:29:00Z'))).toBe('thu')
    expect(dayOf(new Date('2026-11-19T17:30:00Z'))).toBe('fri')
  })

  it('is open from the opening to just before the closing minute', () => {
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

  it('a holiday closes also what would have run on from it, but not what ran into it', () => {
    const night = [['18:00', '02:00']] as const
    const hours = { thu: night, fri: night, exceptions: { '2026-11-20': [] } }
    expect(isOpenAt(hours, yangon('2026-11-20', '01:00'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-20', '20:00'))).toBe(false)
    expect(isOpenAt(hours, yangon('2026-11-21', '01:00'))).toBe(false)
  })

  it('opens on a date what is closed on its weekday', () => {
    const hours = { mon: [['09:00', '17:00']], exceptions: { '2026-11-20': [['10:00', '12:00']] } } as const
    expect(isOpenAt(hours, yangon('2026-11-20', '11:00'))).toBe(true)
    expect(isOpenAt(hours, yangon('2026-11-27', '11:00'))).toBe(false)
  })
})
