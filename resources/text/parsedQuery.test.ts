import fc from 'fast-check'
import rabbit from 'rabbit-node'
import { expect, test } from 'vitest'
import { loadDetector } from './detector.ts'
import { readEncoding } from './encoding.ts'
import { burmeseNames } from './sampleNames.ts'
import { sought } from './parsedQuery.ts'
import { tokens } from './tokens.ts'

const detector = await loadDetector()
const ways = (text: string) => sought(text, detector)
const partsOf = (text: string) => ways(text).map(({ parts }) => parts.map((part) => part.join('')).join(' + '))

test.each([
  ['kfc ကြက်', 'kfc + ကြက်'],
  ['kfcကြက်ကြော်', 'kfc + ကြက်ကြော်'],
  ['ဆိုင်ခွဲ ၂', 'ဆိုင်ခွဲ + 2'],
  ['ရွှေမန္တလေးဟိုတယ်', 'ရွှေ + မန်တလေး + ဟိုတယ်'],
  ['hotel mandalay', 'ဟိုတယ် + မန်တလေး'],
  ['tea shop bago', 'လက်ဖက်ရည်ဆိုင် + ပဲခူး'],
])('%s may be met as %s', (text, parts) => expect(partsOf(text)).toContain(parts))

test('a known word of one syllable is not cut out of another', () => {
  expect(partsOf('သီရိဈေး')).toEqual(['သီရိဈေး'])
})

test('nothing is looked for in nothing, and a pasted text by its beginning as one sequence', () => {
  expect([ways(''), ways(' ၊။!')]).toEqual([[], []])
  for (const { tokens: all, parts } of ways('တစ် two '.repeat(1000))) {
    expect(all.length).toBeLessThanOrEqual(64)
    expect(parts).toEqual([all])
  }
})

test('each encoding of a name is found by the other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...burmeseNames),
      fc.constantFrom(...burmeseNames),
      fc.constantFrom('', ' '),
      (one, two, between) => {
        const name = `${one}${between}${two}`
        const wanted = tokens(name).join(' ')
        const asked = [ways(name), ways(rabbit.uni2zg(name))]
        for (const understood of asked) expect(understood.map((way) => way.tokens.join(' '))).toContain(wanted)
      },
    ),
    { numRuns: 300 },
  )
})

test('what was typed in Zawgyi and left so, since it could be either, is found too', () => {
  const left = rabbit.uni2zg('မကွေး')
  expect(readEncoding(left, detector)).toMatchObject({ text: left, other: 'မကွေး' })
  expect(partsOf('မကွေး')).toEqual(['မကွေး', tokens(left).join('')])
})
