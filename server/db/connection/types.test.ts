import { expect, test } from 'vitest'
import { isoTime } from './types.ts'

test('a time is answered in UTC to the millisecond, and one that no calendar has is none', () => {
  const read = {
    '2026-11-23 10:11:12+00': '2026-11-23T10:11:12.000Z',
    '2026-11-23 10:11:12.3+00': '2026-11-23T10:11:12.300Z',
    '2026-11-23 10:11:12.345678+00': '2026-11-23T10:11:12.345Z',
    '2026-11-23 16:41:12.345+06:30': '2026-11-23T10:11:12.345Z',
    '2026-11-23 03:11:12-07': '2026-11-23T10:11:12.000Z',
    infinity: null,
    '0044-03-15 00:00:00+00 BC': null,
  }
  expect(Object.fromEntries(Object.keys(read).map((text) => [text, isoTime(text)]))).toEqual(read)
})
