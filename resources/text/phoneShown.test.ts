import { expect, test } from 'vitest'
import { asE164, numbersIn, phoneHref, showPhone } from './phoneShown.ts'

test.each([
  ['+959421000111', '09 421 000 111'],
  ['+95943012345', '09 4301 2345'],
  ['+9595012345', '09 501 2345'],
  ['+9518603010', '01 860 3010'],
  ['+66812345678', '+66 812 345 678'],
  ['+65 6123 4567', '+65 6123 4567'],
  ['+12025550123', '+1 202 555 0123'],
  ['+9567412345', '067 412 345'],
  ['01-500123', '01 500 123'],
  ['၀၉၄၂၁၀၀၀၁၁၁', '09 421 000 111'],
  [' 199 ', '199'],
  ['၁၉၉', '199'],
  ['ask for room 5', 'ask for room 5'],
])('%s is shown as %s', (phone, shown) => {
  expect(showPhone(phone, 'latin')).toBe(shown)
})

test.each([
  ['+959420012345', '၀၉ ၄၂၀ ၀၁၂ ၃၄၅'],
  ['09-420012345', '၀၉ ၄၂၀ ၀၁၂ ၃၄၅'],
  ['+66812345678', '+၆၆ ၈၁၂ ၃၄၅ ၆၇၈'],
  ['199', '၁၉၉'],
  ['ask for room 5', 'ask for room 5'],
])('%s is shown as %s in Burmese digits', (phone, shown) => {
  expect(showPhone(phone, 'burmese')).toBe(shown)
})

test('phoneHref accepts every number that can be called', () => {
  expect(phoneHref('+959421000111')).toBe('tel:+959421000111')
  expect(phoneHref('၀၉-၄၂၁၀၀၀၁၁၁')).toBe('tel:+959421000111')
  expect(phoneHref('၁၉၉')).toBe('tel:199')
  expect(phoneHref('09 123')).toBe('tel:09123')
  expect(phoneHref('-')).toBeNull()
  expect(phoneHref('javascript:alert(1)')).toBeNull()
})

test('a formatted number can be read again', () => {
  for (const e164 of ['+959421000111', '+95943012345', '+9595012345', '+9518603010', '+9567412345', '+66812345678'])
    for (const digits of ['latin', 'burmese'] as const) expect(asE164(showPhone(e164, digits))).toBe(e164)
})

test.each([
  ['၀၉၄၂၁၀၀၀၁၁၁၊ ၀၉၄၂၁၀၀၀၂၂၂', ['၀၉၄၂၁၀၀၀၁၁၁', '၀၉၄၂၁၀၀၀၂၂၂']],
  ['01-500123 / 09 421 000 111', ['01-500123', '09 421 000 111']],
  ['09421000111 09421000222', ['09421000111', '09421000222']],
  ['09 421 000 111', ['09 421 000 111']],
  ['01-500123/24', ['01-500123', '+951500124']],
  ['01-500123, 500124', ['01-500123', '+951500124']],
  ['01-500123 Ext 105', ['01-500123 Ext 105']],
  ['01-500123, Ext. 105 or 09421000111', ['01-500123, Ext. 105', '09421000111']],
  ['09421000111 or 09421000222', ['09421000111', '09421000222']],
  ['၀၉၄၂၁၀၀၀၁၁၁ သို့မဟုတ် ၀၉၄၂၁၀၀၀၂၂၂', ['၀၉၄၂၁၀၀၀၁၁၁', '၀၉၄၂၁၀၀၀၂၂၂']],
  ['၀၉၄၂၁၀၀၀၁၁၁(သို့)၀၉၄၂၁၀၀၀၂၂၂', ['၀၉၄၂၁၀၀၀၁၁၁', '၀၉၄၂၁၀၀၀၂၂၂']],
  [
    'Shop: 09421000111 (Ma Ma), 01-500123 & 09 421 000 222',
    ['Shop: 09421000111 (Ma Ma)', '01-500123', '09 421 000 222'],
  ],
  ['09421000111, 09421000222, closed on Sunday', ['09421000111', '09421000222, closed on Sunday']],
  ['09 421 000 111 09 421 000 222 01-500123', ['09 421 000 111', '09 421 000 222', '01-500123']],
  ['၀၉၊၄၂၁၀၀၀၁၁၁', ['၀၉၊၄၂၁၀၀၀၁၁၁']],
  ['ask at the desk', ['ask at the desk']],
])('%s holds the numbers %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))

test('text next to a number is shown with it', () => {
  expect(showPhone('09421000111 (Ma Ma)', 'latin')).toBe('09421000111 (Ma Ma)')
  expect(showPhone('01-500123/24', 'burmese')).toBe('၀၁-၅၀၀၁၂၃/၂၄')
  expect(phoneHref('01-500123/24')).toBe('tel:+951500123')
  expect(phoneHref('01-500123 Ext 105')).toBe('tel:+951500123')
  expect(phoneHref('09421000111, Ext. 105')).toBe('tel:+959421000111')
  expect(showPhone('01-500123 Ext 105', 'burmese')).toBe('၀၁-၅၀၀၁၂၃ Ext ၁၀၅')
})
