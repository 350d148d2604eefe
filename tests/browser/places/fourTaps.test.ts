import { expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make, read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

/** From Home to a call in four taps without signing in; the last one is on the number. */

const open = useBrowser()
const url = inject('appUrl')

/** A business at a place of its own, with a number. */
async function makeShop(name: string, more: Record<string, string>): Promise<AnyRecord> {
  const owner = await signIn(url, { email: 'taps@demo.example', name: 'Daw Four Taps' })
  return make('page', { name, phoneOne: '09 777 300 400', ...more }, owner)
}
const dials = 'a[href="tel:+959777300400"]'

test('by category: Dir, the category, the business, its number', async () => {
  const [category] = (await read('/category/api')) as AnyRecord[]
  const shop = await makeShop('Category Taps', { categoryIds: String(category!.Id) })
  const { page, visit, place } = await open({ look: phone })
  await visit('/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Dir', exact: true }).tap()
  await page.locator(`main a[href="/category/view/${category!.Id}"]`).tap()
  await page.locator(`main a[href="/page/view/${shop.Id}"]`).first().tap()
  await page.locator(dials).first().waitFor()
  expect(place()).toBe(`/page/view/${shop.Id}`)
})

test('by search: the field, what is typed, a suggestion, its number', async () => {
  const shop = await makeShop('Suggested Taps', {})
  const { page, visit, place } = await open({ look: phone })
  await visit('/home')
  await page.getByRole('main').getByRole('combobox').tap()
  await page.keyboard.type('suggested ta')
  await page.getByRole('option', { name: /^Suggested Taps/ }).tap()
  await page.locator(dials).first().waitFor()
  expect(place()).toBe(`/page/view/${shop.Id}`)
})

test('by search: the field, what is typed and the keyboard’s search key, a result, its number', async () => {
  const shop = await makeShop('Resulting Taps', {})
  const { page, visit, place } = await open({ look: phone })
  await visit('/home')
  await page.getByRole('main').getByRole('combobox').tap()
  await page.keyboard.type('resulting taps')
  await page.keyboard.press('Enter')
  await expect.poll(place).toBe('/search?q=resulting+taps')
  await page.locator(`main article a[href="/page/view/${shop.Id}"]`).first().tap()
  await page.locator(dials).first().waitFor()
  expect(place()).toBe(`/page/view/${shop.Id}`)
})

test('by map, as a new visitor: the map, where one is, the business, its number', async () => {
  const here = { latitude: -1.25, longitude: 90.25 }
  await makeShop('Map Taps', { latitude: '-1.2504', longitude: '90.2503' })
  const look = { ...phone, geolocation: here, permissions: ['geolocation'] }
  const { page, visit, place } = await open({ look })
  await visit('/home')
  await page.getByRole('main').getByRole('link', { name: 'Map View' }).tap()
  await page.getByRole('button', { name: 'Where I am' }).tap()
  await page.getByTitle('Map Taps', { exact: true }).tap()
  await page.getByRole('dialog', { name: 'Map Taps' }).locator(dials).waitFor()
  expect(place()).toBe('/category/map')
  // Nothing has been chosen for them on the way.
  expect((await page.context().cookies(url)).map(({ value }) => value).join()).not.toContain('town')
})

test('by map: Dir, the map, a business that stands alone, its number', async () => {
  // So far from the others of these tests that it is its own marker in the first view of the map, the whole country.
  await makeShop('Alone Taps', { latitude: '13.5', longitude: '102.5' })
  const { page, visit } = await open({ look: phone })
  await visit('/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Dir', exact: true }).tap()
  await page.getByRole('link', { name: 'Map View' }).tap()
  await page.getByTitle('Alone Taps', { exact: true }).tap()
  await page.getByRole('dialog', { name: 'Alone Taps' }).locator(dials).waitFor()
})

test('by what is near: the field, Near me, the business, its number; no address says where one is', async () => {
  const place = { latitude: 4.4321, longitude: 89.8765 }
  const shop = await makeShop('Near Taps', { latitude: '4.4329', longitude: '89.8769' })
  const look = { ...phone, geolocation: place, permissions: ['geolocation'] }
  const { page, visit, place: address } = await open({ look })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit('/home')
  await page.getByRole('main').getByRole('combobox').tap()
  await page.getByRole('gridcell', { name: 'Near me' }).tap()
  const card = page.locator(`main a[href="/page/view/${shop.Id}"]`).first()
  await card.waitFor()
  expect(address()).toBe('/search?near=1')
  expect(asked.filter((one) => /4\.43|89\.8/.test(decodeURIComponent(one)))).toEqual([])
  await card.tap()
  await page.locator(dials).first().waitFor()
  await page.goBack()
  await card.waitFor()
})
