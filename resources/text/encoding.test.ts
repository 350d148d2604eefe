import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDetector } from './detector.ts'
import { readAsTyped, readEncoding } from './encoding.ts'
import { burmeseNames, karenNames, monNames, names, shanNames } from '#tests/text/sampleNames.ts'
import { tokenize } from './tokens.ts'

const detector = await loadDetector()
const read = (text: string) => readEncoding(text, detector)

test('there are many samples, in four languages, without duplicates', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(burmeseNames.length).toBeGreaterThanOrEqual(200)
  expect(Math.min(monNames.length, karenNames.length, shanNames.length)).toBeGreaterThan(10)
})

/** Typical names of pages: a place or person, and a trade. With the samples at least a thousand names. */
const trades = ['စားသောက်ဆိုင်', 'မုန့်တိုက်', 'ဟိုတယ်', 'ဆေးခန်း', 'ပညာရေးဌာန', 'စက္ကူလုပ်ငန်း']
const compounds = burmeseNames.flatMap((name, at) =>
  trades.filter((_, which) => (at + which) % 3 > 0).map((trade) => `${name}${trade}`),
)
/** Real towns, if the data folder is beside the project. */
const towns = '../shared/data/towns.csv'
const townNames = existsSync(towns)
  ? readFileSync(towns, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split(',')[1]?.trim() || [])
  : []

test('no correct name of a thousand is changed', () => {
  const all = [...names, ...compounds, ...townNames]
  expect(names.length + compounds.length).toBeGreaterThanOrEqual(1000)
  expect(all.filter((name) => read(name).text !== name.normalize('NFC') || read(name).raw !== null)).toEqual([])
})

describe('correct Unicode is unchanged', () => {
  test.each(names)('%s', (name) => {
    expect(read(name)).toMatchObject({ text: name, raw: null })
  })

  test('also if the detector is sure of Zawgyi; then the writer is asked', () => {
    for (const name of ['မိတ္ထီလာ', 'စက္ကူ']) {
      expect(detector.probability(name)).toBeGreaterThan(0.95)
      expect(read(name)).toMatchObject({ text: name, raw: null, ask: true })
    }
    expect(detector.probability('မေတ္တာ')).toBeGreaterThan(0.95)
    expect(read('မေတ္တာ').text).toBe('မေတ္တာ')
  })

  test('without a question if both readings are the same', () => {
    expect(read('ဘာသာ')).toEqual({ text: 'ဘာသာ', raw: null, other: null, ask: false })
  })

  test('Mon and Karen without letters of their own are recognised by sequences that Zawgyi never has', () => {
    for (const name of ['ဟံသာဝတဳ', 'ကၠိ', 'မၤစၢၤ']) {
      expect(detector.probability(name)).toBeGreaterThan(0.95)
      expect(read(name)).toMatchObject({ text: name, raw: null })
    }
    // A stack within a word, and ဳ under a letter that reaches below the line: Zawgyi.
    expect(read('ဥကၠာ').text).toBe('ဥက္ကာ')
    expect(read('ျပဳျပင္ေရး').text).toBe('ပြုပြင်ရေး')
  })

  test('a lookalike letter does not mean Zawgyi', () => {
    for (const word of ['၀ယ်', 'ကံု', 'စျေး', 'သြဂုတ်', 'ယောကျ်ား', 'ဥာဏ်']) {
      expect(read(word)).toMatchObject({ text: word, raw: null })
    }
  })
})

describe('Zawgyi is converted', () => {
  test('and the typed text is kept', () => {
    const typed = 'မႏၲေလးၿမိဳ႕'
    expect(read(typed)).toEqual({ text: 'မန္တလေးမြို့', raw: typed, other: null, ask: false })
  })

  test('with the kinzi in any order', () => {
    for (const typed of ['\u1021\u1000\u108C\u103A', '\u1021\u1000\u103A\u108C'])
      expect(read(`${typed}ဆိုင္`).text).toBe('အင်္ကျီဆိုင်')
  })

  test('also where a medial belongs to a letter before a kinzi or with a stack', () => {
    for (const [typed, word] of [
      ['ျခေသၤ့', 'ခြင်္သေ့'],
      ['ေရႊျခေသၤ့ ဓာတ္ပုံ', 'ရွှေခြင်္သေ့ ဓာတ်ပုံ'],
      ['သခၤ်ိဳင္း', 'သင်္ချိုင်း'],
      ['ဣေျႏၵ', 'ဣန္ဒြေ'],
    ] as const) {
      expect(detector.toUnicode(typed)).toBe(word)
      expect(read(typed).text).toBe(word)
    }
  })

  test('line by line', () => {
    const [zawgyi, unicode] = ['ေရႊတိဂံုဘုရား', 'ရွှေတိဂုံဘုရား']
    const reading = read(`${unicode}\r\n${zawgyi}\nKFC`)
    expect(reading.text).toBe(`${unicode}\r\n${unicode}\nKFC`)
    expect(reading.raw).toBe(`${unicode}\r\n${zawgyi}\nKFC`)
  })

  test('the other reading covers the whole text', () => {
    const reading = read('KFC\nစက္ကူ')
    expect(reading).toMatchObject({ text: 'KFC\nစက္ကူ', other: 'KFC\nစက်ကူ', ask: true })
  })

  test('nearly every name is found by one of its readings', () => {
    const lost = burmeseNames.filter((name) => {
      const { text, other } = read(detector.toZawgyi(name))
      const wanted = tokenize(name).join('|')
      return tokenize(text).join('|') !== wanted && tokenize(other ?? '').join('|') !== wanted
    })
    expect(lost).toEqual([])
  })
})

test('dropping zero-width characters counts as a change, NFC does not', () => {
  expect(read('ရန်\u200Bကုန်')).toMatchObject({ text: 'ရန်ကုန်', raw: 'ရန်\u200Bကုန်' })
  expect(read('ဥ\u102Eး Cafe\u0301')).toMatchObject({ text: 'ဦး Café', raw: null })
  expect(read('')).toEqual({ text: '', raw: null, other: null, ask: false })
})

test('storing a stored text changes nothing', () => {
  const unit = fc
    .oneof(
      { weight: 2, arbitrary: fc.integer({ min: 0x1000, max: 0x1021 }) },
      { weight: 2, arbitrary: fc.integer({ min: 0x102b, max: 0x103e }) },
      { weight: 2, arbitrary: fc.integer({ min: 0x1000, max: 0x109f }) },
      fc.constantFrom(0x20, 0x0a, 0x61, 0x301, 0x200b),
    )
    .map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 24 }), (typed) => {
      const { text } = read(typed)
      expect(text.normalize('NFC')).toBe(text)
      expect(read(text)).toMatchObject({ text, raw: null })
    }),
    { numRuns: 1000 },
  )
})

describe('a text marked as typed', () => {
  test.each(['\u1031\u101B\u108A', 'စက္ကူ', 'KFC ကြက်'])('%s is stored as typed', (typed) => {
    expect(readAsTyped(typed)).toEqual({ text: typed, raw: null, other: null, ask: false })
  })

  test('zero-width characters are dropped anyway, and the typed text is kept', () => {
    expect(readAsTyped('\u1031\u101B\u108A\u200B')).toMatchObject({
      text: '\u1031\u101B\u108A',
      raw: '\u1031\u101B\u108A\u200B',
    })
  })

  test('storing it again changes nothing, and choosing the other reading is final', () => {
    for (const name of names) {
      const { text } = readAsTyped(detector.toZawgyi(name))
      expect(readAsTyped(text)).toMatchObject({ text, raw: null })
      const { other } = read(name)
      // A chosen other reading is stored, and not read again.
      if (other !== null) expect(read(other).text).toBe(other)
    }
  })
})

describe('a line longer than what is judged', () => {
  const zawgyi = 'ေက်ာင္းသား '
  const unicode = 'ကျောင်းသား '
  test.each([
    ['begins with Burmese', ''],
    ['begins with another script', 'school '.repeat(1_000)],
  ])('is converted to its end if it %s', (_, before) => {
    expect(read(before + zawgyi.repeat(1_500)).text).toBe(before + unicode.repeat(1_500))
    expect(read(before + unicode.repeat(1_500)).text).toBe(before + unicode.repeat(1_500))
  })
  test('is converted to its end if it has no space', () => {
    const one = 'ေက်ာင္းသား'
    expect(read(one.repeat(1_500)).text).toBe('ကျောင်းသား'.repeat(1_500))
  })
})
