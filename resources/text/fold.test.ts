import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { names } from '#tests/text/sampleNames.ts'

test.each([
  ['zero for wa', '\u1040ယ်', '\u101Dယ်'],
  ['zero for wa, under a stack', '\u1040န္ဒာ', '\u101Dန္ဒာ'],
  ['zero at the end of a word', 'သဘာ\u1040', 'သဘာ\u101D'],
  ['zero within a word', 'ဧရာ\u1040တီ', 'ဧရာ\u101Dတီ'],
  ['seven for ra', '၇န်ကုန်', 'ရန်ကုန်'],
  ['four in ၎င်း', '၄င်း', '၎င်း'],
  ['u for nya', 'ဥာဏ်', 'ဉာဏ်'],
  ['u for nya, killed', 'ဥယျာဥ်', 'ဥယျာဉ်'],
  ['u for nya, stacked', 'ပဥ္စမ', 'ပဉ္စမ'],
  ['nya for u', 'ဉီးလှ', 'ဦးလှ'],
  ['sa and ya for jha', 'စျေး', 'ဈေး'],
  ['sa and ra for o', 'သြဂုတ်', 'ဩဂုတ်'],
  ['the au vowel', 'သြော်', 'ဪ'],
  ['asat after medials', 'ယောကျ်ား', 'ယောက်ျား'],
  ['marks out of order', 'ကံု', 'ကုံ'],
  ['dot after visarga', 'ကျား\u1037', 'ကျ\u102C\u1037\u1038'],
  ['a mark twice', 'ပြည်\u103A', 'ပြည်'],
  ['great sa', 'ပြဿနာ', 'ပြသ်သနာ'],
  ['a stack', 'မန္တလေး', 'မန်တလေး'],
  ['kinzi', 'မင်္ဂလာ', 'မင်ဂလာ'],
  ['tall aa', 'သဒ္ဓါ', 'သဒ္ဓာ'],
  ['Burmese digits', '၂၀၂၆', '2026'],
  ['Shan digits', '႒႐', '20'],
  ['Tai Laing digits', '꧲꧰', '20'],
  ['accents', 'CAFÉ Pyin Ōo', 'cafe pyin oo'],
  ['zero-width', 'Ka\u200Bchin', 'kachin'],
])('%s', (_, one, two) => {
  expect(fold(one)).toBe(fold(two))
})

test('numbers next to words stay numbers', () => {
  expect(fold('၂၀၀ကျပ်')).toBe('200ကျပ်')
  expect(fold('ဖုန်း၀၉၄၂၁')).toBe('ဖုန်း09421')
  expect(fold('အချိန်၀.၅')).toBe('အချိန်0.5')
  expect(fold('၁၀း၃၀')).toBe('10း30')
})

test('other scripts keep their marks', () => {
  expect(fold('йод')).toBe('йод')
})

test('folding a folded text changes nothing', () => {
  for (const name of names) expect(fold(fold(name))).toBe(fold(name))
  const unit = fc.integer({ min: 0x1000, max: 0x109f }).map((code) => String.fromCodePoint(code))
  const wild = fc.string({ unit, maxLength: 8 })
  const worded = fc.array(fc.oneof(fc.constantFrom(...names, 'Café', ' ', '၂၀'), wild), { maxLength: 4 })
  fc.assert(
    fc.property(worded, (parts) => {
      const once = fold(parts.join(''))
      expect(fold(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})
