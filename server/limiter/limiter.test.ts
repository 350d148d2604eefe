import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { countRows, createReadLimits } from '../api/limits.ts'
import { addressKey } from './addressKey.ts'
import { countInWindows } from './windows.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:05Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s (S41)', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('neighbours in a /64 share a count, the next /64 has its own (S41)', () => {
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::ffff:1'))
  expect(addressKey('2001:db8::1')).not.toBe(addressKey('2001:db8:0:1::1'))
})

test('addresses without end take no more memory than the limiter has, and who is counted often stays counted (S41)', () => {
  const count = countInWindows(3600, 1000)
  for (let n = 0; n < 100_000; n++) {
    if (n % 500 === 0 && n < 5000) expect(count('the same', 10)).toBe(0)
    if (n % 500 === 0 && n >= 5000) expect(count('the same', 10)).toBeGreaterThan(0)
    count(`stranger ${n}`, 10)
  }
  // Forgotten: all but the last thousand. Had it been kept, this one would now be over its limit.
  expect(count('stranger 1', 1)).toBe(0)
})

test('what does not fit is refused and does not count, so that lighter requests still pass (S41)', () => {
  const count = countInWindows(60)
  expect(count('one', 10, 8)).toBe(0)
  expect(count('one', 10, 3)).toBeGreaterThan(0)
  expect(count('one', 10, 2)).toBe(0)
  expect(count('one', 10)).toBeGreaterThan(0)
})

test('a long answer counts as one read a thousand rows, the request as the first (S41)', () => {
  const { limitRead } = createReadLimits(
    { rateLimit: true },
    { readsOfPerson: 10, readsOfAddress: 10, filesOfAddress: 10 },
  )
  const visitor = { who: null, ip: '203.0.113.7' }
  limitRead(visitor)
  countRows(limitRead, visitor, 0)
  countRows(limitRead, visitor, 1000)
  countRows(limitRead, visitor, 8001)
  expect(() => countRows(limitRead, visitor, 2001)).toThrow(refusal.tooMany.in(usualWriting.en))
  countRows(limitRead, visitor, 1001)
  expect(() => limitRead(visitor)).toThrow(refusal.tooMany.in(usualWriting.en))
  limitRead({ who: null, ip: '203.0.113.8' })
})

test('S41 a list that weighs more than a minute takes all of it, and is never out of reach', () => {
  const figures = { readsOfPerson: 10, readsOfAddress: 10, filesOfAddress: 10 }
  const { limitRead } = createReadLimits({ rateLimit: true }, figures)
  const visitor = { who: null, ip: '203.0.113.7' }
  limitRead(visitor)
  countRows(limitRead, visitor, 1_000_000)
  expect(() => limitRead(visitor)).toThrow(refusal.tooMany.in(usualWriting.en))
})
