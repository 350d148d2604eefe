import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Category, Page, Product } from '#resources'
import { paths } from '#src/paths.ts'
import { renderInApp } from '#tests/renderInApp.tsx'
import { BusinessCard } from './BusinessCard.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import { ProductCard } from './ProductCard.tsx'

/** The contents of cards in lists (spec 2.86, 2.107, 2.122 to 2.127). */

afterEach(cleanup)
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))

it('a category: image, Name and BurmeseName, in either language [2.86]', () => {
  const category = { Id: 7, Name: 'Tea shops', BurmeseName: 'လက်ဖက်ရည်ဆိုင်', Thumbnail: 'shops.webp' } as Category
  renderInApp(<CategoryCard category={category} />)
  expect(pictures()).toEqual(['/uploads/shops.webp'])
  expect(screen.getByRole('link', { name: 'Tea shops' })).toHaveAttribute('href', '/category/view/7')
  expect(screen.getByText('လက်ဖက်ရည်ဆိုင်')).toBeVisible()
  cleanup()
  renderInApp(<CategoryCard category={category} />, { language: 'my' })
  expect(screen.getByRole('link', { name: 'လက်ဖက်ရည်ဆိုင်' })).toBeVisible()
  expect(screen.getByText('Tea shops')).toBeVisible()
})

it('a product on the market: thumbnail, name and page name [2.107]', () => {
  const product = { Id: 9, Name: 'Green tea', PageName: 'Golden Tea', Thumbnail: 'tea.webp', Price: 500, Status: 1 }
  renderInApp(<ProductCard product={product as Product} />)
  expect(pictures()).toEqual(['/uploads/tea.webp'])
  expect(screen.getByRole('link', { name: 'Green tea' })).toHaveAttribute('href', '/product/view/9')
  expect(screen.getByText('Golden Tea')).toBeVisible()
})

const page = {
  Id: 3,
  Name: 'Golden Tea',
  Thumbnail: 'face.webp',
  CountryName: 'Myanmar',
  CountryThumbnail: 'mm.webp',
  TownName: 'Yangon',
  RatingAverage: 4.25,
  RatingCount: 12,
  FollowerCount: 34,
} as Page

it('a search result: flag, thumbnail, name, town and country, rating to one decimal with reviews, followers [2.122] [2.125] [2.126] [2.127] [9.29]', () => {
  renderInApp(<BusinessCard page={page} />)
  expect(pictures().sort()).toEqual(['/uploads/face.webp', '/uploads/mm.webp'])
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Yangon, Myanmar')).toBeVisible()
  expect(card.getByText('4.3')).toBeVisible()
  expect(card.getByText('12 reviews')).toBeVisible()
  expect(card.getByText('34 followers')).toBeVisible()
  cleanup()
  const inBurmese = { ...page, TownBurmeseName: 'ရန်ကုန်', CountryBurmeseName: 'မြန်မာ' }
  renderInApp(<BusinessCard page={inBurmese} />, { language: 'my' })
  expect(screen.getByText('ရန်ကုန်၊ မြန်မာ')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={{ ...page, RatingAverage: 4 }} />)
  expect(screen.getByText('4.0')).toBeVisible()
})

it('in Burmese, town and country have their Burmese names; where there is none, the English one', () => {
  const names = { TownBurmeseName: 'ရန်ကုန်', CountryBurmeseName: 'မြန်မာ', CategoryIds: '' }
  renderInApp(<BusinessCard page={{ ...page, ...names }} />, { language: 'my' })
  expect(screen.getByText('ရန်ကုန်၊ မြန်မာ')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={page} />, { language: 'my' })
  expect(screen.getByText('Yangon၊ Myanmar')).toBeVisible()
})

it("a search result without a picture or a name: 'No Image', 'No Name' [2.123] [2.124]", () => {
  renderInApp(<BusinessCard page={page} />)
  expect(screen.queryByText('No Image')).toBeNull()
  expect(screen.queryByText('No Name')).toBeNull()
  cleanup()
  renderInApp(<BusinessCard page={{ ...page, Name: null, Thumbnail: null }} />)
  expect(screen.getByText('No Image')).toBeVisible()
  expect(screen.getByRole('link', { name: 'No Name' })).toBeVisible()
})

it('a tap leads to its own address, or on a search result to /listing-detail/{Id} [2.128]', async () => {
  const { user, address } = renderInApp(<BusinessCard page={page} />)
  await user.click(screen.getByRole('link', { name: 'Golden Tea' }))
  expect(address()).toBe('/page/view/3')
  cleanup()
  const found = renderInApp(<BusinessCard page={page} to={paths.listingDetail(3)} />)
  await found.user.click(screen.getByRole('link', { name: 'Golden Tea' }))
  expect(found.address()).toBe('/listing-detail/3')
})

it('how far it is, where the person’s place is known and its own', () => {
  const at = (Latitude: number, Longitude: number) => ({ ...page, Latitude, Longitude })
  renderInApp(<BusinessCard page={at(16.8, 96.15)} from="16.84,96.15" />)
  expect(screen.getByText('4 km away')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={at(16.802, 96.15)} from="16.80,96.15" />, { language: 'my' })
  expect(screen.getByText('၁ ကီလိုမီတာ မပြည့်သော အကွာ')).toBeVisible()
  cleanup()
  renderInApp(<BusinessCard page={at(0, 0)} from="16.84,96.15" />)
  expect(screen.queryByText(/away/)).toBeNull()
})
