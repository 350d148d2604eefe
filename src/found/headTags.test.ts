import { expect, it } from 'vitest'
import type { Product } from '#resources'
import { usualWriting } from '#src/messages/index.ts'
import { headTags, type Found } from './headTags.ts'

const product = {
  Id: 7,
  PageId: 3,
  Name: 'Rice',
  Price: 350_000,
  PriceKind: 'negotiable',
  PriceTo: null,
  PriceUnit: null,
  Thumbnail: 'rice.webp',
  Status: 1,
} as unknown as Product
const found: Found = {
  head: { title: 'Rice', description: 'New crop.', image: 'rice.webp' },
  isIndexed: true,
  path: '/product/view/7',
  viewed: { source: 'product', record: product as Product & { id: number } },
}
const place = { appName: 'Zay', writing: usualWriting.my, origin: 'https://zay.example', asked: null } as const
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

it('a link preview tells the price before the praise, and where picture and page are to be had', () => {
  const html = headTags(found, { ...place, pictureSize: { width: 800, height: 600 } })
  expect(metaOf(html, 'og:title')).toBe('Rice')
  expect(metaOf(html, 'og:description')).toBe('၃၅၀,၀၀၀ ကျပ် · ညှိနှိုင်း · New crop.')
  expect(metaOf(html, 'og:url')).toBe('https://zay.example/product/view/7')
  expect(metaOf(html, 'og:locale')).toBe('my_MM')
  expect(metaOf(html, 'og:image')).toBe('https://zay.example/uploads/rice.webp')
  expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['800', '600'])
  expect([metaOf(html, 'product:price:amount'), metaOf(html, 'product:price:currency')]).toEqual(['350000', 'MMK'])
})

it('a picture messengers would not show gives way to our own', () => {
  const html = headTags(found, { ...place, pictureSize: { width: 800, height: 120 } })
  expect(metaOf(html, 'og:image')).toBe('https://zay.example/icon-512.png')
  expect(metaOf(html, 'og:image:width')).toBe('512')
  expect(metaOf(html, 'twitter:card')).toBe('summary')
})

it('a preview writes the price in the digits asked for', () => {
  const html = headTags(found, { ...place, writing: { language: 'my', digits: 'latin' } })
  expect(metaOf(html, 'og:description')).toContain('350,000 ကျပ်')
})
