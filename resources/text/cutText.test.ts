import { expect, test } from 'vitest'
import { beginningOf, cutText } from './cutText.ts'

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab👨‍👩‍👧‍👦', 5, 'ab'],
  ['ab😀', 3, 'ab'],
  ['မန္တလေး', 3, 'မ'],
  ['ကို', 2, ''],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['🇲🇲🇲🇲', 6, '🇲🇲'],
])('%j in %d code units is %j', (text, most, cut) => {
  // What does not fit at all is cut anyhow.
  expect(cutText(text, most)).toBe(cut || text.slice(0, most))
})

test('an emoji without an end is cut between its parts, never in the middle of one', () => {
  for (const most of [60, 61, 62]) expect(cutText('👩\u200D'.repeat(100), most)).not.toMatch(/[\uD800-\uDBFF]$/)
})

test('a beginning is the text where it is short, and else ends with a whole syllable and an ellipsis', () => {
  expect(beginningOf('က'.repeat(400), 400)).toBe('က'.repeat(400))
  expect(beginningOf('Tea and more', 4)).toBe('Tea…')
  expect(beginningOf('ဆိုင်များ', 6)).toBe('ဆိုင်…')
  expect(beginningOf('ဆိုင်များ', 3)).toBe('ဆို…')
})
