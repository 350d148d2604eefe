import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped, toAsciiDigits, toBurmeseDigits, toPhoneDigits } from './digits.ts'

test('Burmese, Shan and Tai Laing digits become ASCII', () => {
  expect(toAsciiDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789')
  expect(toAsciiDigits('႐႑႒႓႔႕႖႗႘႙')).toBe('0123456789')
  expect(toAsciiDigits('꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹')).toBe('0123456789')
  expect(toAsciiDigits('အမှတ် ၁၂')).toBe('အမှတ် 12')
})

test('Burmese digits and back', () => {
  expect(toBurmeseDigits('1,500')).toBe('၁,၅၀၀')
  fc.assert(fc.property(fc.nat(), (number) => toAsciiDigits(toBurmeseDigits(String(number))) === String(number)))
})

test('the letter wa is zero inside a phone number, and a letter in words', () => {
  expect(toPhoneDigits('\u101D၉ ၄၂၁ \u101D\u101D\u101D ၁၁၁')).toBe('09 421 000 111')
  expect(toPhoneDigits('\u101Dယ်ရန် \u101D၉၄၂၁၀၀၀၁၁၁')).toBe('\u101Dယ်ရန် 09421000111')
  expect(toPhoneDigits('\u101D\u101D\u101D\u101D\u101D')).toBe('\u101D\u101D\u101D\u101D\u101D')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [350000, '350,000'],
  [-350000, '-350,000'],
  [1234567.875, '1,234,567.875'],
])('%d is written %s', (number, written) => {
  expect(grouped(number)).toBe(written)
})
