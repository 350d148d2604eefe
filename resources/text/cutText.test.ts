import { expect, test } from 'vitest'
import { cutText } from './cutText.ts'

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
