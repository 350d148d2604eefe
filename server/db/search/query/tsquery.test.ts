import { expect, test } from 'vitest'
import { anyOf, partsForIndex } from './tsquery.ts'

test('words stay together, phrases and conjunctions are asked for by themselves', () => {
  expect(partsForIndex(`('bakery':*) | ('bakery') | ('မုန့်' <-> 'တိုက်') | ('cakes')`)).toEqual([
    `('bakery':*) | ('bakery') | ('cakes')`,
    `('မုန့်' <-> 'တိုက်')`,
  ])
  expect(partsForIndex(`'a' | (('a' | 'b') & ('c' <-> 'd'))`)).toEqual([`'a'`, `(('a' | 'b') & ('c' <-> 'd'))`])
})

test('signs within a word are no operators', () => {
  expect(partsForIndex(`'=a | b' | ('(' <-> ')')`)).toEqual([`'=a | b'`, `('(' <-> ')')`])
})

test('of many phrases the last ones are asked for together', () => {
  const phrases = Array.from({ length: 11 }, (_, n) => `'a' <-> 'b${n}'`)
  const parts = partsForIndex(phrases.join(' | '))
  expect(parts).toHaveLength(9)
  expect(parts.at(-1)).toBe(phrases.slice(8).join(' | '))
})

test('what another alternative matches anyway is not asked for', () => {
  expect(anyOf([`('tea':*)`, `('tea')`, `('teas')`, `('green' <-> 'tea')`])).toBe(`('tea':*)`)
  expect(anyOf([`('tea')`, `('teas')`, `('green' <-> 'tea')`])).toBe(`('tea') | ('teas')`)
  expect(anyOf([`('tea':*)`, `('steak')`, `('^tea')`, `'@Category:7'`])).toBe(
    `('tea':*) | ('steak') | ('^tea') | '@Category:7'`,
  )
})
