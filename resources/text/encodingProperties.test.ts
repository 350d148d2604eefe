import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadDetector } from './detector.ts'
import { readEncoding } from './encoding.ts'
import { burmeseNames, karenNames, monNames, shanNames } from '#tests/text/sampleNames.ts'
import { parseQuery } from './parseQuery.ts'
import { tokenize } from './tokens.ts'

/** Properties of any correct text (docs/rules.md#encoding), tested on thousands of generated ones. */

const detector = await loadDetector()
const read = (text: string) => readEncoding(text, detector)

const joined = (...pieces: fc.Arbitrary<string>[]) => fc.tuple(...pieces).map((all) => all.join(''))
const oneOf = (words: string) => fc.constantFrom(...words.split(' '))
/** One of the words, or nothing. */
const maybe = (words: string) => fc.constantFrom('', ...words.split(' '))

/** A Burmese syllable: letter, medials, vowel, tone; or one with a final consonant; or two stacked ones. */
const letter = oneOf('က ခ ဂ င စ ဆ ဇ ည တ ထ ဒ ဓ န ပ ဖ ဗ ဘ မ ယ ရ လ ဝ သ ဟ အ')
const syllable = fc.oneof(
  joined(letter, maybe('ျ ြ ွ ှ ျွ ြွ ွှ'), maybe('ာ ိ ီ ု ူ ေ ဲ ော ော် ို ံ ုံ'), maybe('့ း')),
  joined(letter, maybe('ျ ြ ွ'), maybe('ု ိ ော ို'), oneOf('က် င် စ် ည် တ် န် ပ် မ်'), maybe('း')),
  joined(oneOf('မန္တ ပစ္စ ဒုက္ခ သတ္တ ကိစ္စ ဗုဒ္ဓ သင်္ဘ မင်္ဂ ဓမ္မ ပဉ္စ အဋ္ဌ'), maybe('ာ ော ီ')),
)
/** Some people type ဩ as သ with this medial; ဩ takes no further marks. */
const isWritten = (word: string) => !word.includes('သြ')
const burmese = fc
  .array(syllable, { minLength: 1, maxLength: 6 })
  .map((all) => all.join('').normalize('NFC'))
  .filter(isWritten)
/** Several names, as in a list of goods. */
const namesOf = (names: readonly string[]) =>
  fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '))

const languages: [string, fc.Arbitrary<string>][] = [
  ['Burmese', burmese],
  ['Burmese names', namesOf(burmeseNames)],
  ['Mon', namesOf(monNames)],
  ['Karen', namesOf(karenNames)],
  ['Shan', namesOf(shanNames)],
]

test.each(languages)('correct Unicode in, the same out: %s', (_, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(text)).toMatchObject({ text, raw: null })
    }),
    { numRuns: 1500 },
  )
})

test('lines of all languages, in any order, are unchanged', () => {
  const line = fc.oneof(...languages.map(([, texts]) => texts), oneOf('KFC 👨‍👩‍👧 ၁၂၃ -'))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      expect(read(lines.join('\n'))).toMatchObject({ text: lines.join('\n'), raw: null })
    }),
    { numRuns: 500 },
  )
})

test('each encoding of a text finds the other, except for one in a hundred', () => {
  const texts = [...fc.sample(burmese, { numRuns: 2000, seed: 4 }), ...burmeseNames]
  const interpretations = (text: string) => parseQuery(text, detector).map(({ tokens }) => tokens.join('|'))
  const lost = texts.filter((text) => {
    const zawgyi = detector.toZawgyi(text)
    // Stored in one encoding and searched for in the other, and the other way round.
    return (
      !interpretations(zawgyi).includes(tokenize(text).join('|')) ||
      !interpretations(text).includes(tokenize(read(zawgyi).text).join('|'))
    )
  })
  expect(lost.length).toBeLessThan(texts.length / 100)
})
