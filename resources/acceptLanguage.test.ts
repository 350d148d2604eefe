import { expect, test } from 'vitest'
import { preferredWriting } from './acceptLanguage.ts'
import { acceptLanguageOf, usualWriting } from './text/language.ts'

test.each([
  ['my', 'my'],
  ['MY-mm', 'my'],
  ['fr, my-MM;q=0.8, en;q=0.7', 'my'],
  ['en-GB,my;q=0.9', 'en'],
  ['en;q=0.4 , my ; Q=0.5', 'my'],
  ['my;q=0.3, my-MM;q=0.9, en;q=0.5', 'my'],
  ['my, en', 'my'],
  ['en, my', 'en'],
  ['*, my', 'my'],
  ['my;q=0.5, *;q=0.8', 'en'],
  ['en;q=0, *', 'my'],
  ['*', 'en'],
  ['my;q=0, de', 'en'],
  ['my;q=much', 'en'],
  ['myv, mya', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%j → %s', (header, language) => {
  expect(preferredWriting(header).language).toBe(language)
})

test.each([
  ['my', 'burmese'],
  ['my-MM', 'burmese'],
  ['my-u-nu-latn', 'latin'],
  ['my-MM-u-co-phonetic-nu-latn', 'latin'],
  ['my;q=0.4, MY-u-nu-latn;q=0.5', 'latin'],
  ['my-u-nu-mymr', 'burmese'],
  ['en-u-nu-mymr', 'latin'],
])('the digits of %j are %s', (header, digits) => {
  expect(preferredWriting(header).digits).toBe(digits)
})

test('a header that we write is read as the same language and digits', () => {
  for (const writing of [usualWriting.en, usualWriting.my, { language: 'my', digits: 'latin' } as const]) {
    expect(preferredWriting(acceptLanguageOf(writing))).toEqual(writing)
  }
})

test.each([' ', ';', ',', '; q = ', 'en;q=0.1,'])(
  '%j repeated to the greatest length Node accepts for a header',
  (part) => {
    expect(preferredWriting(`x${part.repeat(16_000 / part.length)}y, my`).language).toBe('my')
  },
)
