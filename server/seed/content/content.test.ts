import { describe, expect, it } from 'vitest'
import { motifs } from '../motifs.ts'
import {
  articles,
  business,
  categories,
  comment,
  countries,
  people,
  policies,
  post,
  product,
  productCategories,
  regions,
  review,
  reviewAnswer,
  towns,
} from './index.ts'

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

/** Every string in a value, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

describe('all of it', () => {
  const everything = new Set(
    strings([
      countries,
      regions,
      towns,
      categories,
      articles,
      policies,
      range(400).map(business),
      range(400).map(people),
      range(500).map((n) => post(business(n).motif, n, business(n))),
      motifs.map((motif) => [productCategories(motif), range(30).map((n) => product(motif, n))]),
      range(800).map((n) => comment(n, 'Page', 'school')),
      range(800).map((n) => comment(n, 'Post', 'gym')),
      motifs.map((motif) => range(60).map((n) => comment(n, 'Product', motif))),
      range(400).map((n) => review(n, 'bakery')),
      range(60).map((n) => [reviewAnswer(n), reviewAnswer(n, 1), reviewAnswer(n, 5)]),
    ]),
  )

  it('is NFC, without invisible characters, without filler', () => {
    for (const text of everything) {
      expect(text).toBe(text.normalize('NFC'))
      expect(text).not.toMatch(/[\u200b-\u200d\u2060\ufeff\u00ad]|lorem|ipsum|todo|  /i)
      expect(text).toBe(text.trim())
      expect(text.isWellFormed()).toBe(true)
    }
  })

  it('never types a zero for wa or a seven for ra inside a word', () => {
    for (const text of everything) expect(text).not.toMatch(/[၀၇][\u102b-\u103e]/)
  })

  it('comes out the same every time, in any order', () => {
    for (const n of [0, 7, 149, 150, 99_999]) {
      const once = business(n)
      business(n + 1)
      expect(business(n)).toEqual(once)
      expect(post(once.motif, n, once)).toEqual(post(once.motif, n, business(n)))
      expect(people(n)).toEqual(people(n))
    }
    expect(business(100_000).name).toBe(business(100_000).name)
  })
})
