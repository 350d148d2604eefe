import { expect, test } from 'vitest'
import { isoTime } from './types.ts'

test('times are read as a Date reads them', () => {
  const texts = [
    '2026-11-23 10:11:12+00',
    '2026-11-23 10:11:12.3+00',
    '2026-11-23 10:11:12.34+00',
    '2026-11-23 10:11:12.345+00',
    '2026-11-23 10:11:12.345678+00',
    '1969-12-31 23:59:59.999999+00',
    '2026-11-23 16:41:12.345+06:30',
    '2026-11-23 03:11:12-07',
  ]
  expect(texts.map(isoTime)).toEqual(texts.map((text) => new Date(text).toISOString()))
})
