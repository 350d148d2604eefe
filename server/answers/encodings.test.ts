import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerKey } from './key.ts'
import { chooseEncoding, compressed } from './encodings.ts'

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=0,*', 'gzip'],
  ['gzip;q=0.0, br;q=0, *', null],
  ['br;q=0.01, *;q=0', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=0', null],
  ['identity, br;q=0.1', null],
])('a client that takes %j gets %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

// A stream begins with the size of its window, from the lowest bit on (RFC 7932 section 9.1).
test.each([
  [2_000, 0b0, 0b1],
  [100_000, 0b000_0001, 0b111_1111],
  [200_000, 0b0011, 0b1111],
  [20_000_000, 0b1011, 0b1111],
])('the window of brotli holds %i bytes and takes no memory beyond', async (length, start, bits) => {
  const body = Buffer.alloc(length, 'a shop in Yangon ')
  const sent = await compressed(body, 'br')
  expect(sent[0]! & bits).toBe(start)
  expect(brotliDecompressSync(sent).equals(body)).toBe(true)
})

test.each([
  ['/home', {}, '/home'],
  ['/home?utm_source=x&by=7', { utm_source: 'x', by: '7' }, '/home'],
  ['/home?page=2&lang=my&x=1', { page: '2', lang: 'my', x: '1' }, '/home?lang=my&page=2'],
  ['/home?lang=my&lang=en', { lang: ['my', 'en'] }, undefined],
  ['/home?lang=a%26page%3D2', { lang: 'a&page=2' }, '/home?lang=a%26page%3D2'],
  ['/home?lang=%E1%80', { lang: '%E1%80' }, undefined],
  [`/home?${'x'.repeat(400)}`, {}, undefined],
])('%s is kept by its path and the names that are known', (url, query, key) => {
  expect(answerKey(url, query, ['lang', 'page'])).toBe(key)
})
