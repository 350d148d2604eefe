import { describe, expect, test } from 'vitest'
import { tokenize } from './tokens.ts'
import { canonicalTokens, matchVariants, tokenForms } from './variants.ts'

const meansTheSame = (one: string, two: string) => expect(canonicalTokens(one)).toEqual(canonicalTokens(two))

describe('canonicalTokens', () => {
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
  ])('%s means %s', meansTheSame)

  test('English tea shop means the whole Burmese compound in either spelling', () => {
    expect(canonicalTokens('tea shop')).toEqual(tokenize('လက်ဖက်ရည်ဆိုင်'))
    meansTheSame('tea shop', 'လဘက်ရည်ဆိုင်')
  })

  test('only whole words are variants', () => {
    expect(canonicalTokens('marketplace')).toEqual(['marketplace'])
    expect(canonicalTokens('gold')).toEqual(['gold'])
    expect(canonicalTokens('ရွှေတိဂုံ')).toEqual(tokenize('ရွှေတိဂုံ'))
  })

  test('a canonical form stays as it is', () => {
    const once = canonicalTokens('လဘက်ရည်ဆိုင် Rangoon တခု')
    expect(canonicalTokens(once.join(' '))).toEqual(once)
  })
})

describe('tokenForms', () => {
  test('the words as written, and the canonical form where it differs', () => {
    expect(tokenForms('Yangon Bakery')).toEqual([
      ['yangon', 'bakery'],
      ['ရန်', 'ကုန်', 'bakery'],
    ])
    expect(tokenForms('ရန်ကုန်')).toEqual([['ရန်', 'ကုန်']])
    expect(tokenForms('')).toEqual([[]])
  })
})

test('a known word is recognised in a line without spaces', () => {
  expect(
    matchVariants(tokenize('ရွှေမန္တလေးဟိုတယ်')).map(({ tokens, isKnownWord }) => [tokens.join(''), isKnownWord]),
  ).toEqual([
    ['ရွှေ', false],
    ['မန်တလေး', true],
    ['ဟိုတယ်', true],
  ])
})
