import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'

/** The remembered township, from the phone's place to a reload and back to everywhere (docs/rules.md#remembered-township). */

const open = useBrowser()
const url = inject('appUrl')

/** Taps the control of the place, and one of its three ways. */
async function look(page: Page, control: string, where: string) {
  await page.getByRole('button', { name: control, exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: where }).tap()
}

test('one control on Dir says where one is: it is there after a reload, and everywhere is a step that Back takes back', async () => {
  const phoneThere = { ...phone, geolocation: { latitude: 16.845, longitude: 96.12 }, permissions: ['geolocation'] }
  const { page, visit, settles } = await open({ look: phoneThere, language: 'en' })
  await visit('/category')
  await look(page, 'Near me', 'Use my location')
  const control = page.getByRole('button', { name: 'Township: Hlaing' })
  await control.waitFor()
  await visit('/page/new')
  await control.waitFor()
  await settles()
  const towns = () =>
    page.locator('main article').evaluateAll((cards) => cards.map((card) => card.textContent.includes('Hlaing')))
  expect(new Set(await towns())).toEqual(new Set([true]))
  const [cookie] = await page.context().cookies(url)
  const html = await (await fetch(`${url}/page/new`, { headers: { cookie: `preferences=${cookie?.value}` } })).text()
  expect(html).toContain('aria-label="Township: Hlaing"')

  await look(page, 'Township: Hlaing', 'Everywhere')
  await expect.poll(async () => new Set(await towns()).has(false)).toBe(true)
  await page.goBack()
  await control.waitFor()
  await expect.poll(async () => [...new Set(await towns())]).toEqual([true])
  await page.goForward()
  await page.reload()
  // The one before is offered, and Back takes that choice back, too.
  await look(page, 'Near me', 'Hlaing')
  await control.waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Near me' }).waitFor()
  expect(new Set(await towns()).has(false)).toBe(true)
})

test('lists are opened with the township in their address: Back brings it back, and everywhere is remembered', async () => {
  const { page, visit, settles, place } = await open({ look: phone, language: 'en' })
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const towns = (await read('/town/api')) as { Id: number; Name: string }[]
  const hlaing = towns.find(({ Name }) => Name === 'Hlaing')!.Id
  await page.context().addCookies([{ name: 'preferences', value: `en.town${hlaing}`, url }])
  await visit('/category')
  const set = page.getByRole('button', { name: 'Township: Hlaing' })
  await set.waitFor()
  await tab('Market').tap()
  await expect.poll(place).toBe(`/marketplace?townId=${hlaing}`)
  await set.waitFor()
  await look(page, 'Township: Hlaing', 'Everywhere')
  await expect.poll(place).toBe('/marketplace')
  await page.goBack()
  await set.waitFor()
  expect(place()).toBe(`/marketplace?townId=${hlaing}`)

  // It was lifted, so it is not set again.
  await tab('Dir').tap()
  await page.getByRole('heading', { name: 'Category', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Near me' }).waitFor()
  // The screen before has a box, too.
  const opened = page.getByRole('navigation', { name: 'Categories' })
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await opened.waitFor()
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('tea')
  await box.press('Enter')
  await page.getByRole('article').first().waitFor()
  await settles()
  expect(place()).toBe('/search?q=tea')

  await page.context().addCookies([{ name: 'preferences', value: `en.town${hlaing}`, url }])
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await opened.waitFor()
  await box.fill('tea')
  await box.press('Enter')
  await set.waitFor()
  expect(place()).toBe(`/search?q=tea&townId=${hlaing}`)
  // An address is shown as it says.
  await visit('/search?q=tea')
  await page.getByRole('article').first().waitFor()
  await settles()
  expect(place()).toBe('/search?q=tea')
})

test('on results the place is the filter, the same control as on Discover and Market, in one row above the list', async () => {
  const { page, visit, place } = await open({ look: phone, language: 'en' })
  await visit('/search?q=tea')
  await look(page, 'Near me', 'Choose township')
  const sheet = page.getByRole('dialog', { name: 'Township' })
  await sheet
    .getByRole('option', { name: /^Hlaing/ })
    .first()
    .tap()
  await look(page, 'Township: Hlaing', 'Everywhere')
  await expect.poll(place).toBe('/search?q=tea')
  for (const path of ['/marketplace', '/page/new', '/category']) {
    await visit(path)
    await look(page, 'Near me', 'Hlaing')
    await page.getByRole('button', { name: 'Township: Hlaing' }).waitFor()
    await look(page, 'Township: Hlaing', 'Everywhere')
    await page.getByRole('button', { name: 'Near me' }).waitFor()
  }
})
