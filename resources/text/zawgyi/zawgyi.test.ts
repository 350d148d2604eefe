import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fold } from '../fold.ts'
import { burmeseNames } from '#tests/text/sampleNames.ts'
import { orderMarks } from '../spelling.ts'
import { toUnicode } from './toUnicode.ts'
import { toZawgyi } from './toZawgyi.ts'

/** Texts of the detector's own package: typed in Zawgyi on a government's pages, and the declaration of human rights. */
const folder = join(dirname(createRequire(import.meta.url).resolve('myanmar-tools')), 'resources')
const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n')
const texts = [
  ['mmgov_zawgyi_src.txt', 'mmgov_unicode_out.txt'],
  ['udhr_mya_zawgyi_out.txt', 'udhr_mya_unicode_src.txt'],
].flatMap(([zawgyi = '', unicode = '']) => {
  const lines = linesOf(unicode)
  return linesOf(zawgyi).map((line, at) => [line, lines[at] ?? ''] as const)
})

describe('Zawgyi to Unicode', () => {
  test('texts that people typed', () => {
    expect(texts.length).toBeGreaterThan(250)
    const wrong = texts.filter(([zawgyi, unicode]) => fold(toUnicode(zawgyi)) !== fold(unicode))
    // In one line of the declaration a mark is on the wrong letter (မျွဖစ္).
    expect(wrong).toHaveLength(1)
  })

  test.each([
    ['a vowel and a medial before their letter', 'ေျမ', 'မြေ'],
    ['a letter below another', 'မႏၲေလး', 'မန္တလေး'],
    ['a space before the letter below', 'မႏ ၱေလး', 'မန္တလေး'],
    ['a no-break space there', 'မႏ\u00A0ၱေလး', 'မန္တလေး'],
    ['a space before a vowel', 'စကၤ ာပူ', 'စင်္ကာပူ'],
    ['a space before an asat', 'ရန ္ကုန္', 'ရန်ကုန်'],
    ['a space before a dot', 'ၿမိဳ ့', 'မြို့'],
    ['a space before a visarga, typed for a colon', 'ဖုန္း း ၀၉', 'ဖုန်း း ၀၉'],
    ['two letters in one glyph', 'ကုန္႐ုံ ဥကၠ႒', 'ကုန်ရုံ ဥက္ကဋ္ဌ'],
    ['kinzi', 'သေဘၤာ အဂၤလိပ္', 'သင်္ဘော အင်္ဂလိပ်'],
    ['kinzi with a vowel in one glyph', 'ပုဂံ အကႌ်', 'ပုဂံ အင်္ကျီ'],
    ['asat after aa, in one glyph and in two', 'ေဒၚ ေက်ာ္', 'ဒေါ် ကျော်'],
    ['asat before a vowel', 'ကၽြန္ုပ္', 'ကျွန်ုပ်'],
    ['asat before a medial', 'ေယာက္်ား', 'ယောက်ျား'],
    ['asat after a medial', 'ကက္ရွ္', 'ကက်ရှ်'],
    ['marks in any order', 'ဆံုး ဆုံး', 'ဆုံး ဆုံး'],
    ['marks in one glyph', 'ႏႈိး လႉ ေရႊ', 'နှိုး လှူ ရွှေ'],
    ['the sign that is a word', '၎ ၎င္း ၄င္း', '၎င်း ၎င်း ၎င်း'],
    ['digits typed as letters', '၀န္ အ၀တ္ ေ၀း', 'ဝန် အဝတ် ဝေး'],
    ['digits', '၁၀း၃၀ ၇၀', '၁၀း၃၀ ၇၀'],
    ['other texts', 'KFC 12 ေ', 'KFC 12 ေ'],
  ])('%s', (_, zawgyi, unicode) => {
    expect(orderMarks(toUnicode(zawgyi)).normalize('NFC')).toBe(unicode)
  })

  test('marks where nobody types them in Zawgyi do not become Burmese: they are Karen', () => {
    expect(toUnicode('ဂီၤ')).toBe('ဂီၤ')
    expect(toUnicode('ပှၤက')).toMatch(/\u1064/)
  })
})

describe('Unicode to Zawgyi', () => {
  test.each([
    ['မြို့', 'ၿမိဳ႕'],
    ['ကြီး', 'ႀကီး'],
    ['ကျွန်တော်', 'ကၽြန္ေတာ္'],
    ['နှင့်', 'ႏွင\u1039\u1037'],
    ['တို့ သူ့ နေ့', 'တို႔ သူ႔ ေန႔'],
    ['ရုံး ရှိ ရှေ့', '႐ံုး ရွိ ေရွ႕'],
    ['မန္တလေး ဝတ္ထု ဏ္ဍ', 'မႏၱေလး ဝတၳဳ ႑'],
    ['သင်္ဘော အင်္ကျီ', 'သေဘၤာ အက်ႌ'],
    ['ဒေါ် ဗုဒ္ဓ', 'ေဒၚ ဗုဒၶ'],
    ['လျှာ ကျွဲ မြွေ', 'လွ်ာ ကၽြဲ ေႁမြ'],
    ['ယောက်ျား ကျွန်ုပ်', 'ေယာက္်ား ကၽြန္ုပ္'],
    ['၎င်း KFC ၁၂', '၎ KFC ၁၂'],
  ])('%s is typed %s', (unicode, zawgyi) => {
    expect(toZawgyi(unicode)).toBe(zawgyi)
  })

  test('and back', () => {
    expect(burmeseNames.filter((name) => toUnicode(toZawgyi(name)).normalize('NFC') !== name)).toEqual([])
  })
})
