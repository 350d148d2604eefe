import { describe, expect, test } from 'vitest'
import { contactKind, isAbsent, safeUrl } from './detect.ts'

test.each([
  ['09 421 000 111', 'phone'],
  ['+95-9-421000111', 'phone'],
  ['၀၉၄၂၁၀၀၀၁၁၁', 'phone'],
  ['12345', 'phone'],
  ['1234', 'text'],
  ['123456789012345678901', 'text'],
  ['-----', 'text'],
  ['owner@demo.example', 'email'],
  ['owner@demo', 'text'],
  ['a b@demo.example', 'text'],
  ['http://zay.example', 'url'],
  ['HTTPS://zay.example/a?b=c#d', 'url'],
  ['zay.example', 'text'],
  ['javascript:alert(1)', 'text'],
  ['viber', 'text'],
  ['', 'text'],
])('%s is %s', (value, kind) => {
  expect(contactKind(value)).toBe(kind)
})

test('absent values', () => {
  for (const value of ['-', 'null', '', ' ', ' - ', '\u200B', null, undefined]) expect(isAbsent(value)).toBe(true)
  for (const value of ['0', 'a', '--', 0, 1500]) expect(isAbsent(value)).toBe(false)
})

describe('safeUrl', () => {
  test.each(['https://zay.example', 'http://localhost:3000/a', 'https://zay.example/ဈေး?q=၁', 'https://အစမ်း.example'])(
    'links %s',
    (url) => {
      expect(safeUrl(` ${url} `)).toBe(url)
    },
  )

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//http://zay.example',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://',
    'http://?',
    'http://a b.example',
    'http://zay.example/\nb',
    'http://[::1',
    'ftp://zay.example',
    'file:///etc',
    'intent://x#Intent;end',
    '-',
    '',
    null,
    undefined,
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeNull()
  })
})
