import { expect, test } from 'vitest'
import { answerKey } from './key.ts'
import { chooseEncoding } from './encodings.ts'

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=0', null],
  ['identity, br;q=0.1', null],
])('a client that takes %j gets %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  ['/home', {}, '/home'],
  ['/home?utm_source=x&by=7', { utm_source: 'x', by: '7' }, '/home'],
  ['/home?page=2&lang=my&x=1', { page: '2', lang: 'my', x: '1' }, '/home?lang=my&page=2'],
  ['/home?lang=my&lang=en', { lang: ['my', 'en'] }, undefined],
  ['/home?lang=a%26page%3D2', { lang: 'a&page=2' }, '/home?lang=a%26page%3D2'],
  [`/home?${'x'.repeat(400)}`, {}, undefined],
])('%s is kept by its path and the names that are known', (url, query, key) => {
  expect(answerKey(url, query, ['lang', 'page'])).toBe(key)
})
