import type { Page } from 'playwright-core'
import sharp, { type Metadata } from 'sharp'
import { expect, inject } from 'vitest'
import type { AnyRecord } from '#resources'
import { read } from './api.ts'
import { addPictures, choose, choosePicture, photograph, write, writeNew } from './formFilling.ts'
import type { Person } from './person.ts'

export const shop = {
  Name: 'Golden Tamarind Tea House',
  Description: 'Tea, samosas and the morning paper.',
  Address: 'No. 12, Merchant Road',
  'Phone one': '09 7712 34567',
}
const otherWays = {
  'Phone two': '09 7712 34568',
  'Phone three': '09 7712 34569',
  'Contact email': 'tea@tamarind.example',
}
export const news = { Title: 'We open at five from today', Description: 'The first pot is on the house.' }
export const shelf = { Name: 'Tea by the pot', Description: 'Strong, sweet or both.' }
export const pot = { Name: 'Pot of laphet yay', Description: 'Enough for four.' }

/** Creates a page with two pictures and a place on the screens. @returns it as stored */
export async function createPage({ page, sees, place }: Person): Promise<AnyRecord> {
  await page.getByRole('link', { name: 'Manage' }).tap()
  await sees('Manage')
  expect(await page.getByRole('link', { name: 'New Post' }).count()).toBe(0)
  await page.getByRole('link', { name: 'New Page' }).tap()
  await sees('Create page')
  await writeNew(page, 'page', shop)
  await choose(page, 'Category', 'Tea', 'Restaurant')
  await page.getByRole('button', { name: /^Country.*Myanmar$/ }).waitFor()
  await pickPlace(page)
  await page.getByRole('button', { name: 'Create', exact: true }).tap()

  await sees('Hours and pictures')
  await page.getByText('Your page is public.').waitFor()
  await choosePicture(page, 'Thumbnail', await photograph())
  await choosePicture(page, 'Cover picture', await photograph({ onItsSide: true }))
  await page.getByRole('button', { name: 'Next' }).tap()

  await sees('More ways to reach it')
  await write(page, otherWays)
  await page.getByRole('button', { name: 'Done' }).tap()
  await page
    .getByRole('paragraph')
    .filter({ hasText: /^Saved$/ })
    .waitFor()
  await page.getByRole('link', { name: shop.Name, exact: true }).waitFor()
  expect(place()).toBe('/page')
  const [record] = await read(`/page/api/${await storedId(page, 'StoredPage')}`)
  if (!record) throw new Error('The page that was made is not there.')
  expect(record).toMatchObject({
    Name: shop.Name,
    CountryName: 'Myanmar',
    WebsiteURL: null,
    PhoneOne: shop['Phone one'],
  })
  expect(record['Latitude']).toBeCloseTo(16.8, 0)
  expect(record['Longitude']).toBeCloseTo(96.2, 0)
  expect(await stored(record['Thumbnail'])).toMatchObject({ format: 'webp', width: 500, height: 375 })
  // The EXIF orientation is applied; orientation and GPS position are removed.
  const cover = await stored(record['CoverThumbnail'])
  expect(cover).toMatchObject({ format: 'webp', width: 500 })
  expect(cover.height).toBeGreaterThan(500)
  expect(cover.exif).toBeUndefined()
  return record
}

async function pickPlace(page: Page) {
  await page.getByRole('button', { name: 'Pick on the map' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Pick on the map' })
  await dialog.locator('.leaflet-base-pane path').first().waitFor({ state: 'attached' })
  await dialog.locator('.leaflet-container').tap()
  await dialog.getByRole('button', { name: 'Use this place' }).tap()
  await dialog.waitFor({ state: 'hidden' })
}

export async function choosePage({ page, visit }: Person) {
  await visit('/home')
  await page.getByText('Your are posting as :').tap()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog', { name: 'Select Your Page' }).getByRole('button', { name: shop.Name }).tap()
  await reloaded
  const bar = page.getByRole('region', { name: 'Select Your Page' })
  await bar.getByText('Your are posting as :').waitFor()
  await bar.getByText(shop.Name).waitFor()
}

export async function createPost({ page, sees }: Person) {
  await page.getByRole('link', { name: 'Manage' }).tap()
  await page.getByRole('link', { name: 'New Post' }).tap()
  await sees('Create post')
  await page.getByText('Your are posting as :').waitFor()
  await writeNew(page, 'post', news)
  await addPictures(page, await photograph())
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('link', { name: news.Title, exact: true }).waitFor()
}

export async function createShelf({ page, sees }: Person) {
  await page.getByRole('link', { name: 'Manage' }).tap()
  await page.getByRole('link', { name: 'New Product Category' }).tap()
  await sees('Create product category')
  await writeNew(page, 'productCategory', shelf)
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('link', { name: shelf.Name, exact: true }).waitFor()
}

export async function createProduct({ page, sees }: Person): Promise<AnyRecord> {
  await page.getByRole('link', { name: 'Manage' }).tap()
  await page.getByRole('link', { name: 'New Product', exact: true }).tap()
  await sees('Create product')
  await writeNew(page, 'product', pot, ['Price (kyat)'])
  await page.getByLabel('Price (kyat)').fill('3500')
  await choose(page, 'Product category', shelf.Name)
  await addPictures(page, await photograph())
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('link', { name: pot.Name, exact: true }).waitFor()
  const [product] = await read(`/product/api/byPageId/${await storedId(page, 'StoredPage')}`)
  if (!product) throw new Error('The product that was made is not there.')
  return product
}

const storedId = (page: Page, key: string) =>
  page.evaluate((wanted) => (JSON.parse(localStorage.getItem(wanted) ?? '{}') as { Id: number }).Id, key)

/** Reads format and size of a stored picture from its bytes. */
async function stored(file: unknown): Promise<Metadata> {
  const response = await fetch(`${inject('appUrl')}/uploads/${String(file)}`)
  expect(response.status).toBe(200)
  return sharp(Buffer.from(await response.arrayBuffer())).metadata()
}
