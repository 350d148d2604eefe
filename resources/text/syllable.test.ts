import { expect, test } from 'vitest'
import { burmeseNames } from '#tests/text/sampleNames.ts'
import { isWellFormedBurmese } from './syllable.ts'

test.each(burmeseNames)('%s is well-formed', (name) => {
  expect(isWellFormedBurmese(name)).toBe(true)
})

test.each(['ကျွန်တော့်ဆိုင်', 'တော့်', 'ကြော့်'])('%s, with a dot before its asat, is well-formed', (word) => {
  expect(isWellFormedBurmese(word.normalize('NFC'))).toBe(true)
})

test.each([
  ['a stack that occurs in no word', 'က\u1039ရ'],
  ['the e of Zawgyi before its letter', '\u1031မ'],
  ['a mark with no letter', '\u102Cက'],
  ['two vowels', 'က\u102E\u1030'],
  ['medials in the wrong order', 'က\u103D\u103B'],
  ['Zawgyi letters', 'မႏၱေလး'],
])('%s is not', (_, text) => {
  expect(isWellFormedBurmese(text)).toBe(false)
})

test('punctuation and other scripts do not count', () => {
  expect(isWellFormedBurmese('KFC၊ ကြက်ကြော်။ (၂၄) 🎉')).toBe(true)
  expect(isWellFormedBurmese('no Burmese')).toBe(true)
})
