import { describe, expect, test } from 'vitest'
import { contactKind, isAbsent, readUrl, safeUrl } from './detect.ts'

describe('the kind of a contact value', () => {
  test.each([
    ['09 421 000 111', 'phone'],
    ['+95-9-421000111', 'phone'],
    ['၀၉၄၂၁၀၀၀၁၁၁', 'phone'],
    ['12345', 'phone'],
    ['12345678901234567890', 'phone'],
    ['1234', 'text'],
    ['123456789012345678901', 'text'],
    ['09+421000111', 'text'],
    ['-----', 'text'],
  ])('phone: an optional plus, then 5 to 20 digits, spaces or hyphens; %s is %s [5.17]', (value, kind) => {
    expect(contactKind(value)).toBe(kind)
  })

  test.each([
    ['owner@demo.example', 'email'],
    ['daw.khin+shop@mail.demo.example', 'email'],
    ['owner@demo', 'text'],
    ['a b@demo.example', 'text'],
  ])('email in the usual form: %s is %s [5.18]', (value, kind) => {
    expect(contactKind(value)).toBe(kind)
  })

  test.each([
    ['http://zay.example', 'url'],
    ['HTTPS://zay.example/a?b=c#d', 'url'],
    ['zay.example', 'text'],
    ['javascript:alert(1)', 'text'],
    ['viber', 'text'],
    ['', 'text'],
  ])('url starts with http:// or https://, anything else is plain text: %s is %s [5.19]', (value, kind) => {
    expect(contactKind(value)).toBe(kind)
  })
})

describe('absent values', () => {
  test.each(['-', ' - '])('%j [5.14]', (value) => expect(isAbsent(value)).toBe(true))
  test.each(['null', ' null '])('%j [5.15]', (value) => expect(isAbsent(value)).toBe(true))
  test.each(['', ' ', '\u200B', null, undefined])('%j [5.16]', (value) => expect(isAbsent(value)).toBe(true))
  test.each(['0', 'a', '--', 0, 1500])('%j is not absent', (value) => expect(isAbsent(value)).toBe(false))
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
    // Reading its host takes time that grows with the square of its marks.
    `http://${'\u0301\u0323'.repeat(20)}.example`,
    `http://zay.example/${'a'.repeat(4000)}`,
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

describe('an address as people type it', () => {
  test.each([
    ['t.me/zayshop', 'https://t.me/zayshop'],
    ['zay.example', 'https://zay.example'],
    ['zay.example:8080/a?b=1', 'https://zay.example:8080/a?b=1'],
    ['အစမ်း.example/ဈေး', 'https://အစမ်း.example/ဈေး'],
    [' https://zay.example, ', 'https://zay.example'],
    ['https://zay.example။', 'https://zay.example'],
    ['\u200Ehttps://zay.example\u200B', 'https://zay.example'],
    ['https://https://zay.example/a', 'https://zay.example/a'],
    ['http://https://zay.example/a', 'https://zay.example/a'],
    ['https:https://zay.example/a', 'https://zay.example/a'],
    ['HTTPS://zay.example/a', 'HTTPS://zay.example/a'],
    ['HTTPS://HTTPS://zay.example/a', 'HTTPS://zay.example/a'],
    ['“https://zay.example/a”,', 'https://zay.example/a'],
    ['(see.example/a(b))', 'https://see.example/a(b)'],
    ['https://zay.example/a[1]', 'https://zay.example/a[1]'],
    ['("https://zay.example/a").', 'https://zay.example/a'],
    ['zay.example.', 'https://zay.example'],
    ['https://zay.example!', 'https://zay.example'],
    ['https://zay.example，', 'https://zay.example'],
    ['zay.example、', 'https://zay.example'],
    ['https://zay.example؟', 'https://zay.example'],
    ['*https://zay.example*', 'https://zay.example'],
    ['<https://zay.example/a>', 'https://zay.example/a'],
  ])('%j is %s', (typed, meant) => expect(readUrl(typed)).toBe(meant))

  test.each([
    'zayshop',
    'zay shop.example',
    'mailto:a@zay.example',
    'https://mailto:a@zay.example',
    'https://someone@zay.example',
    'a@zay.example',
    'https://https://',
    'https://www.https://zay.example',
    'https://zay.examplehttps://zay.example',
    'https://zay.example@evil.example',
    '1.500',
    '16.8/96.1',
    'javascript:alert(1)',
    '16.8, 96.1',
    '-',
    '',
    `${'a.'.repeat(5000)}example`,
  ])('%j is none', (typed) => expect(readUrl(typed)).toBeNull())
})
