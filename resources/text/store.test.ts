import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clean, isBlank, isWellFormedText } from './store.ts'

describe('clean', () => {
  test('composes', () => {
    expect(clean('Cafe\u0301')).toBe('Café')
    expect(clean('ဥ\u102E')).toBe('ဦ')
  })

  test.each(['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD'])(
    'drops zero-width %j beside Burmese',
    (mark) => {
      expect(clean(`ရန်${mark}ကုန်${mark}`)).toBe('ရန်ကုန်')
      expect(clean(`${mark}${mark}၁၂${mark}a`)).toBe('၁၂a')
    },
  )

  test('keeps the joiner of emoji', () => {
    expect(clean('မိသားစု 👨‍👩‍👧')).toBe('မိသားစု 👨‍👩‍👧')
  })

  test('cleaning any text gives NFC, and cleaning it again changes nothing', () => {
    const unit = fc.constantFrom('က', '\u103A', '\u1037', '\u0323', '\u0301', '\u200B', '\u200D', 'a', ' ', '👩', '\n')
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
        expect(once.normalize('NFC')).toBe(once)
      }),
    )
  })
})

test('lone surrogates and NUL cannot be stored', () => {
  expect(isWellFormedText('ဈေး 🎉\u200F\n')).toBe(true)
  expect(isWellFormedText('a\uD83C')).toBe(false)
  expect(isWellFormedText('\uDF89a')).toBe(false)
  expect(isWellFormedText('a\0b')).toBe(false)
})

test('white space and zero-width characters are blank', () => {
  for (const text of ['', ' \t\n', '\u00A0\u3000', '\u200B\u200D\uFEFF', ' \u2060\u00AD ', '\u200E\u3164\u2800']) {
    expect(isBlank(text)).toBe(true)
  }
  for (const text of ['-', '၊', ' က ', '\u200Ba', '0']) expect(isBlank(text)).toBe(false)
})
