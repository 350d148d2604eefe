import { describe, expect, test } from 'vitest'
import { phoneHref, readPhone, showPhone } from './phone.ts'

describe('readPhone', () => {
  test.each([
    ['09421000111', '+959421000111'],
    ['၀၉ ၄၂၁ ၀၀၀ ၁၁၁', '+959421000111'],
    ['\u101D၉-၄၂၁\u101D\u101D\u101D၁၁၁', '+959421000111'],
    ['+959421000111', '+959421000111'],
    ['959421000111', '+959421000111'],
    ['00959421000111', '+959421000111'],
    ['+95 (0) 9 421 000 111', '+959421000111'],
    ['ဖုန်း - ၀၉၄၂၁၀၀၀၁၁၁', '+959421000111'],
    ['၀၉၄၂၁၀၀၀၁၁၁၊ ၀၉၄၂၁၀၀၀၂၂၂', '+959421000111'],
    ['09421000111, 09421000222', '+959421000111'],
    ['09-5012345', '+9595012345'],
    ['01-500123', '+951500123'],
    ['၀၁-၈၆၀၃၀၁၀', '+9518603010'],
    ['067-412345', '+9567412345'],
    ['+66 81 234 5678', '+66812345678'],
  ])('%s', (typed, e164) => {
    expect(readPhone(typed)).toEqual({ typed, e164 })
  })

  test('what is no number has no E.164', () => {
    for (const typed of ['', '-', '12', '199', '09123', 'ဆိုင်မှာမေးပါ']) {
      expect(readPhone(typed)).toEqual({ typed, e164: null })
    }
    expect(readPhone(' 199 ').typed).toBe('199')
  })
})

test.each([
  ['+959421000111', '09 421 000 111'],
  ['+95943012345', '09 4301 2345'],
  ['+9595012345', '09 501 2345'],
  ['+9518603010', '01 860 3010'],
  ['+66812345678', '+66 81 234 5678'],
  ['၀၉၄၂၁၀၀၀၁၁၁', '09 421 000 111'],
  [' 199 ', '199'],
])('%s is shown as %s', (phone, shown) => {
  expect(showPhone(phone)).toBe(shown)
})

test('phoneHref calls what can be called', () => {
  expect(phoneHref('+959421000111')).toBe('tel:+959421000111')
  expect(phoneHref('၀၉-၄၂၁၀၀၀၁၁၁')).toBe('tel:+959421000111')
  expect(phoneHref('၁၉၉')).toBe('tel:199')
  expect(phoneHref('09 123')).toBe('tel:09123')
  expect(phoneHref('-')).toBeNull()
  expect(phoneHref('javascript:alert(1)')).toBeNull()
})
