import { expect, test } from 'vitest'
import { formatDate, formatDay, formatMonth, readDay, readTime } from './date.ts'
import { usualWriting } from './language.ts'

test.each([
  ['2026-11-20T08:35:00.000Z', '20-November-2026 3:05PM', '၂၀-နိုဝင်ဘာ-၂၀၂၆ နေ့လယ်\u00A0၃:၀၅'],
  ['2026-12-31T17:30:00Z', '01-January-2027 12:00AM', '၀၁-ဇန်နဝါရီ-၂၀၂၇ ည\u00A0၁၂:၀၀'],
  ['2026-12-31T18:30:00Z', '01-January-2027 1:00AM', '၀၁-ဇန်နဝါရီ-၂၀၂၇ နံနက်\u00A0၁:၀၀'],
  ['2026-08-01T05:30:00Z', '01-August-2026 12:00PM', '၀၁-ဩဂုတ်-၂၀၂၆ နေ့လယ်\u00A0၁၂:၀၀'],
  ['2024-02-29T11:29:59Z', '29-February-2024 5:59PM', '၂၉-ဖေဖော်ဝါရီ-၂၀၂၄ ညနေ\u00A0၅:၅၉'],
  ['2026-05-04T15:00:00+06:30', '04-May-2026 3:00PM', '၀၄-မေ-၂၀၂၆ နေ့လယ်\u00A0၃:၀၀'],
  ['2026-05-04T14:00:00Z', '04-May-2026 8:30PM', '၀၄-မေ-၂၀၂၆ ည\u00A0၈:၃၀'],
])('%s as DD-Month-YYYY h:mmAM/PM [5.21]', (iso, en, my) => {
  expect(formatDate(iso, usualWriting.en)).toBe(en)
  expect(formatDate(iso, usualWriting.my)).toBe(my)
})

test('the digits are the reader’s choice; months and parts of the day stay Burmese', () => {
  const writing = { language: 'my', digits: 'latin' } as const
  expect(formatDate('2026-11-20T08:35:00.000Z', writing)).toBe('20-နိုဝင်ဘာ-2026 နေ့လယ်\u00A03:05')
  expect(formatDay('2026-04-13', writing)).toBe('13-ဧပြီ-2026')
})

test('invalid times and dates are empty', () => {
  expect(formatDate('', usualWriting.en)).toBe('')
  for (const time of ['soon', '+275760-09-13T00:00:00.000Z']) {
    expect(formatDate(time, usualWriting.my)).toBe('')
    expect(formatMonth(time, usualWriting.en)).toBe('')
  }
})

test.each([
  ['2026-04-13', '2026-04-13'],
  [' ၂၀၂၆-၀၄-၁၃ ', '2026-04-13'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-12-45', null],
  ['2026-4-13', null],
  ['13.04.2026', null],
  ['2026-04-13T09:00:00Z', null],
  ['', null],
])('%s as a day of the calendar: %s', (typed, day) => expect(readDay(typed)).toBe(day))

test.each([
  ['2026-04-13T09:30:00.000Z', '2026-04-13T09:30:00.000Z'],
  [' 2026-04-13T09:30+06:30 ', '2026-04-13T03:00:00.000Z'],
  ['2026-04-13', '2026-04-13T00:00:00.000Z'],
  ['2026-02-30T09:30:00Z', null],
  ['2026-04-13T09:30', null],
  ['2026-04-13 09:30', null],
  ['2026-04-13T25:00:00Z', null],
  ['0001-01-01T00:00:00Z', null],
  ['9999-12-31T23:59:59-12:00', null],
  ['+010000-01-01T00:00:00Z', null],
  ['12/1', null],
  ['-1', null],
  ['2026', null],
])('the time %j is %j', (typed, time) => expect(readTime(typed)).toBe(time))
