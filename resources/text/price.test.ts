import { expect, test } from 'vitest'
import { formatKyat } from './price.ts'

test.each([
  [1500, '1,500 Ks', '၁,၅၀၀ ကျပ်'],
  [0, '0 Ks', '၀ ကျပ်'],
  [999, '999 Ks', '၉၉၉ ကျပ်'],
  [1234567, '1,234,567 Ks', '၁,၂၃၄,၅၆၇ ကျပ်'],
  [12.5, '12.5 Ks', '၁၂.၅ ကျပ်'],
  [1000.005, '1,000.01 Ks', '၁,၀၀၀.၀၁ ကျပ်'],
  [-1500, '-1,500 Ks', '-၁,၅၀၀ ကျပ်'],
])('%d', (amount, en, my) => {
  expect(formatKyat(amount, 'en')).toBe(en)
  expect(formatKyat(amount, 'my')).toBe(my)
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
  expect(formatKyat(amount, 'en', { lakhs: true })).toBe(en)
  expect(formatKyat(amount, 'my', { lakhs: true })).toBe(my)
})

test('no number, no price', () => {
  expect(formatKyat(NaN, 'my')).toBe('')
})
