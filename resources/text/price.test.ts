import { expect, test } from 'vitest'
import { usualWriting } from './language.ts'
import { formatKyat, formatKyatRange } from './price.ts'
import { readKyat } from './readKyat.ts'

const latin = { language: 'my', digits: 'latin' } as const

test.each([
  [1500, '1,500 Ks', '၁,၅၀၀ ကျပ်'],
  [0, '0 Ks', '၀ ကျပ်'],
  [999, '999 Ks', '၉၉၉ ကျပ်'],
  [1234567, '1,234,567 Ks', '၁,၂၃၄,၅၆၇ ကျပ်'],
  [12.5, '12.5 Ks', '၁၂.၅ ကျပ်'],
  [1000.005, '1,000.01 Ks', '၁,၀၀၀.၀၁ ကျပ်'],
  [-1500, '-1,500 Ks', '-၁,၅၀၀ ကျပ်'],
])('%d', (amount, en, my) => {
  expect(formatKyat(amount, usualWriting.en)).toBe(en)
  expect(formatKyat(amount, usualWriting.my)).toBe(my)
})

test.each([
  [1_500_000, '15 lakhs', '၁၅ သိန်း'],
  [2_000_000, '20 lakhs', 'သိန်း ၂၀'],
  [10_000_000, '100 lakhs', 'သိန်း ၁၀၀'],
  [100_000, '1 lakh', '၁ သိန်း'],
  [1_550_000, '15.5 lakhs', '၁၅.၅ သိန်း'],
  [1_550_500, '1,550,500 Ks', '၁,၅၅၀,၅၀၀ ကျပ်'],
  [50_000, '50,000 Ks', '၅၀,၀၀၀ ကျပ်'],
])('%d in lakhs', (amount, en, my) => {
  expect(formatKyat(amount, usualWriting.en, { lakhs: true })).toBe(en)
  expect(formatKyat(amount, usualWriting.my, { lakhs: true })).toBe(my)
})

test('the digits are the reader’s choice; the words stay Burmese', () => {
  expect(formatKyat(1500, latin)).toBe('1,500 ကျပ်')
  expect(formatKyat(1_550_000, latin, { lakhs: true })).toBe('15.5 သိန်း')
  expect(formatKyat(2_000_000, latin, { lakhs: true })).toBe('သိန်း 20')
})

test('a common unit is written once in a range, and nothing else is left out', () => {
  expect(formatKyatRange(1500, 3000, usualWriting.my)).toBe('၁,၅၀၀ – ၃,၀၀၀ ကျပ်')
  expect(formatKyatRange(1500, 3000, latin)).toBe('1,500 – 3,000 ကျပ်')
  expect(formatKyatRange(2_000_000, 2_000_000, usualWriting.my, { lakhs: true })).toBe('သိန်း ၂၀ – သိန်း ၂၀')
})

test('a price that is no number is empty', () => {
  expect(formatKyat(NaN, usualWriting.my)).toBe('')
})

test.each([
  ['၁၅၀၀ ကျပ်', 1500],
  ['1,500 Ks', 1500],
  ['Ks 1500', 1500],
  ['1500/-', 1500],
  ['MMK 20,000', 20_000],
  ['1,50,000', 150_000],
  ['15 000', 15_000],
  ['၁၅ဝဝ', 1500],
  ['1500.50', 1500.5],
  ['-5', -5],
  ['၃.၅ သိန်း', 350_000],
  ['3.5 lakh', 350_000],
  ['3.35 lakhs', 335_000],
  ['သိန်း ၂၀', 2_000_000],
  ['သိန်း၂၀ ကျပ်', 2_000_000],
  ['၃ သိန်း ၅ သောင်း', 350_000],
  ['၃ သိန်း ၅,၀၀၀', 305_000],
  ['တစ်သိန်းခွဲ', 150_000],
  ['ငါးသောင်း', 50_000],
  ['၁၅ ေသာင္း', 150_000],
  ['1500K', 1500],
  ['3,500k', 3500],
  ['K 1500', 1500],
  ['တသိန်း', 100_000],
  ['သိန်းနှစ်ဆယ်', 2_000_000],
  ['နှစ်ဆယ့်ငါးသိန်း', 2_500_000],
  ['ဆယ်သိန်းခွဲ', 1_050_000],
  ['\u202A1,500\u202C\u200B', 1500],
  ['１５００', 1500],
  ['၃.၅ သိန္း က်ပ္', 350_000],
])('%s is read as %d', (typed, amount) => {
  expect(readKyat(typed)).toBe(amount)
})

test.each([
  '2500,300',
  '25000,500 Ks',
  '၂၅၀၀၀,၅၀၀ ကျပ်',
  '1234,56,789',
  '2500 300',
  '0,500',
  '1.500',
  '၂၅.၀၀၀ ကျပ်',
  '15 k',
  '1.5 K',
  '',
  '-',
  'ask',
  '15k',
  '1.5K',
  '1000-1500',
  '1,50',
  '3 lakh 2 lakh',
  'သိန်း',
  '1e5',
  '٣',
])('%s is no sum', (typed) => {
  expect(readKyat(typed)).toBeNull()
})

test('a formatted price can be read again', () => {
  for (const amount of [0, 50, 1500, 99_950, 100_000, 350_000, 1_550_000, 2_000_000, 123_456_789])
    for (const writing of [usualWriting.en, usualWriting.my, latin])
      for (const lakhs of [true, false]) expect(readKyat(formatKyat(amount, writing, { lakhs }))).toBe(amount)
})
