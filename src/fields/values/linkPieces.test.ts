import { expect, it } from 'vitest'
import { linkPieces } from './linkPieces.ts'

const links = (text: string) => linkPieces(text).flatMap(({ href }) => href ?? [])

it.each([
  ['https://shop.exampleမှာ ဝယ်ပါ', ['https://shop.example']],
  ['https://shop.example/menuမှာ', ['https://shop.example/menu']],
  ['https://zay.example/ဈေး?q=၁ here', ['https://zay.example/ဈေး?q=၁']],
  ['“https://shop.example/a” and «https://shop.example/b»', ['https://shop.example/a', 'https://shop.example/b']],
  ['「https://shop.example」', ['https://shop.example']],
  ['(see https://shop.example/a)', ['https://shop.example/a']],
  ['(https://shop.example/a(b))', ['https://shop.example/a(b)']],
  ['https://shop.example/a,https://shop.example/b', ['https://shop.example/a', 'https://shop.example/b']],
  ['https://shop.example/a, https://shop.example/b.', ['https://shop.example/a', 'https://shop.example/b']],
  ['https://shop.example/16.8,96.1', ['https://shop.example/16.8,96.1']],
  ['https://shop.example/a။', ['https://shop.example/a']],
  ['https://a.example/x。 ＂https://b.example＂', ['https://a.example/x', 'https://b.example']],
  ['https://a.example/x\u200B', ['https://a.example/x']],
  [
    'https://a.example;https://b.example|https://c.example',
    ['https://a.example', 'https://b.example', 'https://c.example'],
  ],
  [
    'https://a.example！https://b.example？ https://c.example：',
    ['https://a.example', 'https://b.example', 'https://c.example'],
  ],
  ['https://a.example، https://b.example؟', ['https://a.example', 'https://b.example']],
  ['*https://a.example* `https://b.example`', ['https://a.example', 'https://b.example']],
  ['https://shop.example에서', ['https://shop.example']],
  ['https://shop.example-မှာ', ['https://shop.example']],
  ['https://shop.exampleдля https://shop.exampleفي', ['https://shop.example', 'https://shop.example']],
  ['https://shop.example😀', ['https://shop.example']],
  ['https://shop.မြန်မာ/a', ['https://shop.မြန်မာ/a']],
  ['https://a.examplehttps://b.example', ['https://a.example', 'https://b.example']],
  ['https://a.example/xhttps://b.example', ['https://a.example/x', 'https://b.example']],
  ['https://a.example/web/https://b.example', ['https://a.example/web/https://b.example']],
  ['_https://a.example_ ~https://b.example~', ['https://a.example', 'https://b.example']],
  ['https://bank.example@evil.example', []],
  ['https://https://', []],
  ['javascript:alert(1) data:x', []],
  ['', []],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected)
  expect(
    linkPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

it.each([
  'https://shop.example/(('.repeat(20_000),
  `https://${'aက'.repeat(20_000)}.b`,
  `https://${'a.'.repeat(20_000)}b`,
  'https://a'.repeat(5_000),
])('a long text is read at once', (text) => {
  expect(
    linkPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
