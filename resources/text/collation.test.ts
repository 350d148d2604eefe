import { expect, test } from 'vitest'
import { compareNames } from './collation.ts'
import { burmeseNames } from '#tests/text/sampleNames.ts'

const sorted = (names: readonly string[]) => [...names].sort(compareNames)

test('names are sorted as in a Burmese dictionary: letter, medial, final consonant, vowel, tone', () => {
  expect(sorted(['ကျား', 'ကန်', 'ကောင်း', 'ကား', 'က'])).toEqual(['က', 'ကား', 'ကောင်း', 'ကန်', 'ကျား'])
  expect(sorted(['မုံရွာ', 'မြစ်', 'မန္တလေး', 'မိတ္ထီလာ', 'မကွေး'])).toEqual(['မကွေး', 'မိတ္ထီလာ', 'မန္တလေး', 'မုံရွာ', 'မြစ်'])
  // Independent vowels are sorted by their sound.
  expect(sorted(['ဦး', 'အင်းစိန်', 'အေး', 'ဣန္ဒာ', 'ဩဂုတ်', 'အား'])).toEqual(['အား', 'ဦး', 'အေး', 'ဩဂုတ်', 'အင်းစိန်', 'ဣန္ဒာ'])
})

test('digits come before Burmese, Latin after it in upper or lower case', () => {
  expect(sorted(['zay', 'Ábc', 'apple', 'ကား', '၇', '3'])).toEqual(['3', '၇', 'ကား', 'Ábc', 'apple', 'zay'])
})

test('spellings of one word are adjacent', () => {
  expect(compareNames('မန်တလေး', 'မန္တလေး')).toBe(0)
  expect(sorted(['ဇရပ်', '၀ယ်ယူ', 'ဝတ်စား'])).toEqual(['ဇရပ်', 'ဝတ်စား', '၀ယ်ယူ'])
})

test('any two names have the same order as in CLDR', () => {
  const collation = new Intl.Collator('my')
  expect(collation.resolvedOptions().locale).toBe('my')
  // ICU sorts ဝ typed as a digit, ဈ in two letters and marks in another order by how they are written.
  const wellSpelt = burmeseNames.filter((name) => /^[\u1000-\u103F\s]+$/.test(name) && !/စျ|ကံု|မုန့်/.test(name))
  expect(wellSpelt.length).toBeGreaterThan(100)
  const otherwise = wellSpelt.flatMap((one) =>
    wellSpelt
      .filter((other) => compareNames(one, other) * collation.compare(one, other) < 0)
      .map((other) => `${one} ${other}`),
  )
  expect(otherwise).toEqual([])
})
