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

test('by map: Dir, the map of one’s township, the business, its number', async () => {
  const used = new Set(((await read('/page/api')) as AnyRecord[]).map(({ TownId }) => TownId))
  const towns = (await read('/town/api')) as { Id: number; Latitude: number; Longitude: number }[]
  const town = towns.find(({ Id, Latitude }) => !used.has(Id) && Latitude > 17)!
  const at = { latitude: String(town.Latitude), longitude: String(town.Longitude), townId: String(town.Id) }
  await makeShop('Map Taps', at)
  const { page, visit } = await open({ look: phone })
  await page.context().addCookies([{ name: 'preferences', value: `en.town${town.Id}`, url }])
  await visit('/home')
  await page.getByRole('navigation').getByRole('link', { name: 'Dir', exact: true }).tap()
  await page.getByRole('link', { name: 'Map View' }).tap()
  await page.getByTitle('Map Taps', { exact: true }).tap()
  await page.getByRole('dialog', { name: 'Map Taps' }).locator(dials).waitFor()
})

test('by what is near: Search, Near me, the business, its number; no address says where one is', async () => {
  const place = { latitude: 4.4321, longitude: 89.8765 }
  const shop = await makeShop('Near Taps', { latitude: '4.4329', longitude: '89.8769' })
  const look = { ...phone, geolocation: place, permissions: ['geolocation'] }
  const { page, visit, place: address } = await open({ look })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await page.getByRole('button', { name: 'Near me' }).tap()
  const card = page.locator(`main a[href="/page/view/${shop.Id}"]`).first()
  await card.waitFor()
  expect(address()).toBe('/search?near=1')
  expect(asked.filter((one) => /4\.43|89\.8/.test(decodeURIComponent(one)))).toEqual([])
  await card.tap()
  await page.locator(dials).first().waitFor()
  await page.goBack()
  await card.waitFor()
})
