import { describe, expect, it } from 'vitest'
import { articles } from './articles.ts'
import { business } from './businesses/business.ts'
import { comment, review, reviewAnswer } from './comments/comment.ts'
import { categories, countries, policies, regions, towns } from './index.ts'
import { person } from './people/person.ts'
import { post } from './posts/post.ts'
import { product, productCategories } from './products/product.ts'
import { tradeNames } from './trades/trades.ts'

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
      range(400).map(person),
      range(500).map((n) => post(business(n).trade, n, business(n))),
      tradeNames.map((trade) => [productCategories(trade), range(30).map((n) => product(trade, n))]),
      range(800).map((n) => comment(n, 'Page', 'school')),
      range(800).map((n) => comment(n, 'Post', 'gym')),
      tradeNames.map((trade) => range(60).map((n) => comment(n, 'Product', trade))),
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
      expect(post(once.trade, n, once)).toEqual(post(once.trade, n, business(n)))
      expect(person(n)).toEqual(person(n))
    }
    expect(business(100_000).name).toBe(business(100_000).name)
  })
})
