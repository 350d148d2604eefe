import { describe, expect, it } from 'vitest'
import { articles } from './articles.ts'
import { business } from './businesses/business.ts'
import { comment, review, reviewAnswer } from './comments/comment.ts'
import { policies } from './policies.ts'
import { post } from './posts/post.ts'
import { distinctProducts, product, productCategories } from './products/product.ts'
import { tradeNames } from './trades/trades.ts'

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const posts = range(500).map((n) => {
  const shop = business((n * 37) % 150)
  return post(shop.trade, n, shop)
})
const burmese = /[\u1000-\u109f]/

describe('products', () => {
  it.each(tradeNames)('fills the shelves of %s', (trade) => {
    const departments = productCategories(trade)
    expect(departments.length).toBeGreaterThanOrEqual(2)
    expect(departments.length).toBeLessThanOrEqual(4)
    const count = distinctProducts(trade)
    expect(count).toBeGreaterThanOrEqual(10)
    const all = range(count).map((n) => product(trade, n))
    expect(new Set(all.map((one) => one.name)).size).toBe(count)
    expect(new Set(all.map((one) => one.productCategory))).toEqual(new Set(departments.keys()))
    for (const one of range(count * 4).map((n) => product(trade, n))) {
      expect(Number.isInteger(one.price)).toBe(true)
      expect(one.price).toBeGreaterThanOrEqual(50)
      expect(one.price % 50).toBe(0)
    }
  })
})

describe('posts, comments, ratings', () => {
  it('says more than 400 different things in 500 posts', () => {
    expect(new Set(posts.map((one) => one.title + one.description)).size).toBeGreaterThan(400)
    expect(new Set(posts.map((one) => one.title)).size).toBeGreaterThan(300)
    for (const one of posts) expect(one.title + one.description).not.toMatch(/[{}]|undefined|00:00|23:59/)
    const inBurmese = posts.filter((one) => burmese.test(one.description)).length
    expect(inBurmese).toBeGreaterThan(150)
    expect(inBurmese).toBeLessThan(450)
  })

  it('comments on all three kinds of target in all trades', () => {
    const targets = ['Page', 'Post', 'Product'] as const
    const all = range(800).map((n) => comment(n, targets[n % 3]!, tradeNames[n % tradeNames.length]!))
    expect(new Set(all).size).toBeGreaterThan(300)
    for (const text of all) expect(text.trim()).not.toBe('')
  })

  it('rates mostly well, with and without words', () => {
    const all = range(1_000).map((n) => review(n, tradeNames[n % tradeNames.length]!))
    const mean = all.reduce((sum, one) => sum + one.stars, 0) / all.length
    expect(mean).toBeGreaterThan(3.8)
    expect(mean).toBeLessThan(4.6)
    expect(new Set(all.map((one) => one.stars)).size).toBe(5)
    expect(all.filter((one) => one.description === null).length).toBeGreaterThan(200)
    expect(reviewAnswer(3, 1)).not.toBe('')
  })
})

describe('texts', () => {
  it('has twelve articles worth the time', () => {
    expect(articles).toHaveLength(12)
    const inBurmese = articles.filter((one) => burmese.test(one.title))
    expect(inBurmese.length).toBeGreaterThanOrEqual(4)
    for (const { title, description } of articles) {
      const words = description.split(/\s+/).length
      if (burmese.test(title)) expect(description.length).toBeGreaterThan(2_000)
      else expect(words).toBeGreaterThanOrEqual(350)
      expect(words).toBeLessThanOrEqual(700)
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(5)
    }
  })

  it('has policies in English with a summary in Burmese above', () => {
    for (const text of Object.values(policies)) {
      const [, summary = '', english = ''] = text.split(/အကျဉ်းချုပ် .*|\nIn English\n/)
      expect(summary.length).toBeGreaterThan(800)
      expect(summary).not.toMatch(/[A-Za-z]+ [a-z]+ [a-z]+/)
      expect(english.split(/\s+/).length).toBeGreaterThan(600)
      expect(english).not.toMatch(burmese)
    }
  })
})
