import { expect, test } from 'vitest'
import { newerThanOldBrowsers } from './oldBrowsers.ts'

test.each([
  ['rows.toSorted(byName)', '.toSorted('],
  ['rows?.findLast?.(isOpen)', '.findLast?.('],
  ['URL.canParse(text)?new URL(text):null', 'URL.canParse('],
  ['fetch(url,{signal:AbortSignal.timeout(6e3)})', 'AbortSignal.timeout('],
  ['Object.groupBy(rows,kind)', 'Object.groupBy('],
  ['let copy=structuredClone(row)', 'structuredClone('],
  ['class Map{static#e;static{this.#e=1}}', 'static{'],
  ['.map{height:calc(100dvh - 56px)}', '100dvh'],
  ['style:{maxHeight:`${share}svh`}', '}svh'],
])('%s is named: browsers of old phones do not know it', (content, newer) => {
  expect(newerThanOldBrowsers(content)).toEqual([newer])
})

test.each([
  '[...rows].sort(byName)',
  'options.groupBy(option)',
  'this.structuredClone(row)',
  ':root{--vh:1vh}@supports (height:1dvh){:root{--vh:1dvh}}',
  '.map{height:calc(100*var(--vh) - 56px)}',
  'rows.at(-1)',
  'class Map{static isOpen=!1;#e=1}',
  '.static{position:static}',
])('%s is known to them', (content) => {
  expect(newerThanOldBrowsers(content)).toEqual([])
})
