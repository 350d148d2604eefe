import { describe, expect, test } from 'vitest'
import { tokens } from './tokens.ts'
import { searchTokens, stretches, tokenForms } from './variants.ts'

const meets = (one: string, two: string) => expect(searchTokens(one)).toEqual(searchTokens(two))

describe('searchTokens', () => {
  test.each([
    ['လက်ဖက်ရည်', 'လဘက်ရည်'],
    ['လက်ဖက်ရည်', 'လ္ဘက်ရည်'],
    ['မုန့်ဟင်းခါး', 'မုံ့ဟင်းခါး'],
    ['တက္ကစီ', 'taxi'],
    ['ဟိုတယ် ရန်ကုန်', 'Hotel Yangon'],
    ['Rangoon', 'ရန်ကုန်'],
    ['မန်းလေး', 'Mandalay'],
    ['ကားပြင်ဆိုင်', 'Car workshops'],
    ['mohinga', 'မုံ့ဟင်းခါး'],
    ['ပြင်ဦးလွင်မြို့', 'Pyin Oo Lwin မြို့'],
    ['Nay Pyi Taw', 'နေပြည်တော်'],
  ])('%s meets %s', meets)

  test('English tea shop meets the whole Burmese compound in either spelling', () => {
    expect(searchTokens('tea shop')).toEqual(tokens('လက်ဖက်ရည်ဆိုင်'))
    meets('tea shop', 'လဘက်ရည်ဆိုင်')
  })

  test('only whole words are variants', () => {
    expect(searchTokens('marketplace')).toEqual(['marketplace'])
    expect(searchTokens('gold')).toEqual(['gold'])
    expect(searchTokens('ရွှေတိဂုံ')).toEqual(tokens('ရွှေတိဂုံ'))
  })

  test('standardising twice changes nothing more', () => {
    const once = searchTokens('လဘက်ရည်ဆိုင် Rangoon တခု')
    expect(searchTokens(once.join(' '))).toEqual(once)
  })
})

describe('tokenForms', () => {
  test('the words as written, and the standard form where it differs', () => {
    expect(tokenForms('Yangon Bakery')).toEqual([
      ['yangon', 'bakery'],
      ['ရန်', 'ကုန်', 'bakery'],
    ])
    expect(tokenForms('ရန်ကုန်')).toEqual([['ရန်', 'ကုန်']])
    expect(tokenForms('')).toEqual([[]])
  })
})

test('a known word is seen in a line without spaces', () => {
  expect(stretches(tokens('ရွှေမန္တလေးဟိုတယ်')).map(({ tokens, known }) => [tokens.join(''), known])).toEqual([
    ['ရွှေ', false],
    ['မန်တလေး', true],
    ['ဟိုတယ်', true],
  ])
})
