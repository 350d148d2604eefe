import { expect, it } from 'vitest'
import { internalPathOf, isWithin, paths } from './paths.ts'

it.each([
  ['/category', '/category', true],
  ['/category', '/category/', true],
  ['/category', '/category/view/1', true],
  ['/category', '/Category', true],
  ['/admin/pageRating', '/admin/pagerating/create', true],
  ['/category', '/categories', false],
  ['/page/new', '/page/view/1', false],
])('%s is the current tab at %s: %s', (tab, pathname, expected) => {
  expect(isWithin(tab, pathname)).toBe(expected)
})

it.each([
  ['/page/create?from=1#top', '/page/create?from=1#top'],
  ['/search?q=လက်ဖက်ရည်', '/search?q=%E1%80%9C%E1%80%80%E1%80%BA%E1%80%96%E1%80%80%E1%80%BA%E1%80%9B%E1%80%8A%E1%80%BA'],
  ['/loginHelp', '/loginHelp'],
  ['//evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['\t//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example', null],
  ['https://evil.example/home', null],
  ['javascript:alert(1)', null],
  ['blob:http://app.invalid/http://evil.example', null],
  ['/login?next=/home', null],
  ['/LOGIN', null],
  ['/x/../login', null],
  ['home', null],
  ['', null],
])('after signing in %j leads to %j', (address, expected) => {
  expect(internalPathOf(address)).toBe(expected)
  expect(paths.login(address)).toBe(expected === null ? '/login' : `/login?next=${encodeURIComponent(expected)}`)
})
