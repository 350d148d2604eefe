import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadDetector } from './detector.ts'
import { readEncoding } from './encoding.ts'
import { burmeseNames } from '#tests/text/sampleNames.ts'
import { parseQuery } from './parseQuery.ts'
import { tokenize } from './tokens.ts'

const detector = await loadDetector()
const interpretations = (text: string) => parseQuery(text, detector)
const segmentations = (text: string) =>
  interpretations(text).map(({ segments }) => segments.map((segment) => segment.join('')).join(' + '))

test.each([
  ['kfc ကြက်', 'kfc + ကြက်'],
  ['kfcကြက်ကြော်', 'kfc + ကြက်ကြော်'],
  ['ဆိုင်ခွဲ ၂', 'ဆိုင်ခွဲ + 2'],
  ['ရွှေမန္တလေးဟိုတယ်', 'ရွှေ + မန်တလေး + ဟိုတယ်'],
  ['hotel mandalay', 'ဟိုတယ် + မန်တလေး'],
  ['tea shop bago', 'လက်ဖက်ရည်ဆိုင် + ပဲခူး'],
])('%s may be segmented into %s', (text, segments) => expect(segmentations(text)).toContain(segments))

test('a known word of one syllable is no segment of its own', () => {
  expect(segmentations('သီရိဈေး')).toEqual(['သီရိဈေး'])
})

test('a text without letters has no interpretation, and a pasted text is cut and matched as one phrase', () => {
  expect([interpretations(''), interpretations(' ၊။!')]).toEqual([[], []])
  for (const { tokens, segments } of interpretations('တစ် two '.repeat(1000))) {
    expect(tokens.length).toBeLessThanOrEqual(64)
    expect(segments).toEqual([tokens])
  }
})

test('a name in one encoding is found by a query in the other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...burmeseNames),
      fc.constantFrom(...burmeseNames),
      fc.constantFrom('', ' '),
      (one, two, between) => {
        const name = `${one}${between}${two}`
        const wanted = tokenize(name).join(' ')
        for (const query of [name, detector.toZawgyi(name)])
          expect(interpretations(query).map(({ tokens }) => tokens.join(' '))).toContain(wanted)
      },
    ),
    { numRuns: 300 },
  )
})

test('a name that was typed in Zawgyi and stored as if it were Unicode is found too', () => {
  const stored = 'မေကြး'
  expect(readEncoding(stored, detector)).toMatchObject({ text: stored, other: 'မကွေး' })
  expect(segmentations('မကွေး')).toEqual(['မကွေး', tokenize(stored).join('')])
})
