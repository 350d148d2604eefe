import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startApp, type RunningApp } from './support/app.ts'
import { desktop, sharedBrowser, openWindow } from './support/browser.ts'
import { standInForGoogleMaps } from './support/googleMapsScript.ts'
import { demoOwner, signIn, storageOf, type Session } from './support/session.ts'

/** Google Maps: with a key it is loaded on screens with a map only, without a key never (docs/rules.md#maps). */

let database: TestDatabase
let app: RunningApp
let browser: Browser
let owner: Session
let tea: number
let placeless: number
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  app = await startApp({ databaseUrl: database.url, seeded: false, env: { GOOGLE_MAPS_API_KEY: 'a-key' } })
  owner = await signIn(app.url, demoOwner)
  tea = await makePage({ name: 'Tea House', address: '12 Strand Road', latitude: '16.78', longitude: '96.16' })
  const guest = await signIn(app.url, { email: 'guest@demo.example', name: 'Ko Guest' })
  await post('pageRating', { pageId: String(tea), stars: '4' }, guest)
  await makePage({ name: 'Noodles', latitude: '21.97', longitude: '96.08' })
  await makePage({ name: 'More Noodles', latitude: '21.971', longitude: '96.081' })
  placeless = await makePage({ name: 'Somewhere' })
  browser = await sharedBrowser()
})
afterAll(async () => {
  await app.stop()
  await database.drop()
})
afterEach(async () => {
  await close?.()
  close = undefined
})

async function post(to: string, fields: Record<string, string>, { jwtToken }: Session): Promise<number> {
  const answer = await fetch(`${app.url}/${to}/api`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: `Bearer ${jwtToken}` },
  })
  return ((await answer.json()) as { Id: number }).Id
}
const makePage = (fields: Record<string, string>) => post('page', fields, owner)

async function openAt(url: string, session: Session | undefined) {
  const storageState = storageOf(url, session ? { session } : {})
  const window = await openWindow(browser, { ...desktop, reducedMotion: 'reduce', baseURL: url, storageState })
  close = () => window.close()
  return { ...window, google: await standInForGoogleMaps(window.page.context()) }
}

test('screens without a map send no request to Google', async () => {
  const { page, google, complaints } = await openAt(app.url, undefined)
  for (const path of ['/home', '/category', '/marketplace', '/search', '/login', `/page/view/${placeless}`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(google.asked).toEqual([])
  expect(complaints()).toEqual([])
})

test('a page shows Google’s embedded map at zoom 15, which needs no script [7.50] [9.18]', async () => {
  const { page, google, complaints } = await openAt(app.url, undefined)
  await page.goto(`/page/view/${tea}`)
  const map = page.getByRole('region', { name: /Tea House/ })
  await map.scrollIntoViewIfNeeded()
  await map.locator('iframe').waitFor()
  await expect
    .poll(() => google.asked)
    .toEqual(['https://www.google.com/maps/embed/v1/place?key=a-key&q=16.78,96.16&zoom=15'])
  expect(complaints()).toEqual([])
})

test('the full map loads the script once and has the pins of ours, by finger and keyboard, in either theme, and clusters that part [7.49] [9.17]', async () => {
  const { page, google, complaints } = await openAt(app.url, undefined)
  await page.goto('/category/map')
  const pin = page.getByRole('button', { name: 'Tea House', exact: true })
  await pin.waitFor()
  expect(google.asked.map((address) => new URL(address).pathname)).toEqual(['/maps/api/js'])
  expect(new URL(google.asked[0]!).searchParams.get('key')).toBe('a-key')
  expect(await page.locator('[data-zoom="5"]').count()).toBe(1)
  // Where it is, and as large as a finger needs.
  const [box, map] = [(await pin.boundingBox())!, (await page.locator('[data-zoom]').boundingBox())!]
  expect([box.width, box.height]).toEqual([50, 50])
  expect(Math.abs(box.x + 25 - map.x - map.width / 2)).toBeLessThan(2)
  expect(Math.abs(box.y + 25 - map.y - map.height / 2)).toBeLessThan(2)
  const looks = () =>
    pin.locator('.pill').evaluate((one) => [getComputedStyle(one).backgroundColor, one.textContent] as const)
  expect(await looks()).toEqual(['rgb(255, 255, 255)', '4.0'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect((await looks())[0]).toBe('rgb(33, 27, 34)')
  await page.emulateMedia({ colorScheme: 'light' })

  await pin.click()
  const modal = page.getByRole('dialog', { name: 'Tea House' })
  await modal.getByText('12 Strand Road').waitFor()
  expect(await modal.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toContain('16.78,96.16')
  await modal.getByRole('button', { name: 'Close' }).click()
  await modal.waitFor({ state: 'detached' })
  expect(await looks()).toEqual(['rgb(106, 27, 77)', '4.0'])
  // A star that is as light as what it stands beside.
  const colours = await pin
    .locator('svg')
    .evaluate((star) => [getComputedStyle(star).fill, getComputedStyle(star).color])
  expect(colours[0]).toBe(colours[1])

  const cluster = page.getByRole('button', { name: '2 businesses', exact: true })
  expect(await cluster.textContent()).toBe('2')
  await cluster.press('Enter')
  const noodles = page.getByRole('button', { name: 'More Noodles', exact: true })
  await noodles.waitFor()
  // The nearest of what it parts into has the focus.
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('mapPin business')
  expect(complaints()).toEqual([])
})

test('the picker loads the script when it is opened; a tap, or Enter for the centre, sets the place', async () => {
  const { page, google, complaints } = await openAt(app.url, owner)
  await page.goto('/page/create')
  const pick = page.getByRole('button', { name: 'Pick on the map' })
  await pick.waitFor()
  expect(google.asked).toEqual([])
  await pick.click()
  const map = page.getByRole('dialog').locator('[data-zoom]')
  await map.waitFor()
  expect(google.asked).toHaveLength(1)

  const { width, height } = (await map.boundingBox())!
  // The map exists before its listeners.
  await expect
    .poll(async () => {
      await map.click({ position: { x: width * 0.75, y: height * 0.25 } })
      return page.getByRole('dialog').locator('[data-at]').count()
    })
    .toBe(1)
  await page.getByRole('button', { name: 'Use this place' }).click()
  await page.getByRole('button', { name: 'Link or coordinates' }).click()
  expect(Number(await page.getByLabel('Latitude').inputValue())).toBeCloseTo(16.795984 + 15 / 4, 1)
  expect(Number(await page.getByLabel('Longitude').inputValue())).toBeCloseTo(96.159847 + 5, 1)

  await pick.click()
  await map.waitFor()
  expect(await map.getAttribute('data-zoom')).toBe('15')
  await map.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use this place' }).click()
  expect(Number(await page.getByLabel('Longitude').inputValue())).toBeCloseTo(96.159847 + 5, 1)
  expect(google.asked).toHaveLength(1)
  expect(complaints()).toEqual([])
})

test('if Google’s script fails to load, our own map is shown, and the failure is only logged [8.21]', async () => {
  const { page, google, complaints } = await openAt(app.url, undefined)
  google.isReachable = false
  await page.goto('/category/map')
  await page.locator('.leaflet-container').waitFor()
  await page.getByTitle('Tea House', { exact: true }).waitFor()
  expect(complaints().some((said) => said.includes('could not load'))).toBe(true)
})

test('if Google refuses the key, our own map is shown too', async () => {
  const { page, google } = await openAt(app.url, undefined)
  google.takesKey = false
  await page.goto('/category/map')
  await page.locator('.leaflet-container').waitFor()
  await page.getByTitle('Tea House', { exact: true }).waitFor()
  // Also when one returns to the screen.
  await page.getByRole('link', { name: 'Market', exact: true }).click()
  await page.getByRole('heading', { name: 'Marketplace' }).waitFor()
  await page.goBack()
  await page.locator('.leaflet-container').waitFor()
})

test('without a key no request goes to Google, and the policy does not name it', async () => {
  const url = inject('appUrl')
  const session = await signIn(url, demoOwner)
  const { page, google } = await openAt(url, session)
  const pages = (await (await fetch(`${url}/page/api/byMap`)).json()) as { Id: number }[]
  const answer = await page.goto(`/page/view/${pages[0]!.Id}`)
  expect(answer?.headers()['content-security-policy']).not.toMatch(/google|gstatic/)
  const section = page.getByRole('region').filter({ has: page.locator('.leaflet-container') })
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  await section.first().waitFor()
  await page.goto('/category/map')
  await page.locator('.leaflet-container').waitFor()
  await page.goto('/page/create')
  await page.getByRole('button', { name: 'Pick on the map' }).click()
  await page.getByRole('dialog').locator('.leaflet-container').waitFor()
  expect(google.asked).toEqual([])
})
