import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** A search's results on the map (docs/rules.md#public-search). Places at sea, far from those of other tests. */

const open = useBrowser()
let near: AnyRecord
let owner: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), { email: 'reef@demo.example', name: 'Daw Reef' })
  near = await make(
    'page',
    { name: 'Coralhouse East', latitude: '4.5', longitude: '91', phoneOne: '09 777 100 200' },
    owner,
  )
  await make('page', { name: 'Coralhouse West', latitude: '4.5', longitude: '91' }, owner)
  await make('page', { name: 'Coralhouse South', latitude: '-6', longitude: '93', categoryIds: '1' }, owner)
  await make('page', { name: 'Coralhouse Nowhere' }, owner)
  await make('product', { name: 'Seastar lamp', pageId: String(near.Id), price: '2500' }, owner)
})

const mapCode = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /leaflet|ResultMap/i.test(name)).length,
  )

test('results as pins: a tap parts a cluster and opens a business; back shows the map, then the list', async () => {
  const { page, visit, place } = await open({ look: phone, isNew: true })
  await visit('/search?q=coralhouse')
  await page.getByRole('article').nth(3).waitFor()
  expect(await mapCode(page)).toBe(0)
  await page.getByRole('link', { name: 'Map View' }).tap()
  expect(place()).toBe('/search?q=coralhouse&show=map')
  const map = page.getByRole('region', { name: 'Map View' })
  await map.getByText('3 businesses 1 has no place on the map.').waitFor()
  await map.getByTitle('Coralhouse South', { exact: true }).waitFor()
  await map.getByRole('button', { name: '2 businesses' }).tap()
  await map.getByTitle('Coralhouse West', { exact: true }).waitFor()
  await map.getByTitle('Coralhouse East', { exact: true }).tap()
  await page.getByRole('dialog', { name: 'Coralhouse East' }).getByRole('link', { name: 'View' }).tap()
  // The screen's own, not the preview's.
  await page.getByRole('main').locator('a[href^="tel:"]').first().waitFor()
  await page.goBack()
  await map.getByTitle('Coralhouse East', { exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('article').nth(3).waitFor()
  expect(place()).toBe('/search?q=coralhouse')
})

test('on a desktop results on the map are a list too, which has its order', async () => {
  const { page, visit } = await open({ look: desktop })
  await visit('/search?q=coralhouse&show=map')
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: 'Best match' }).waitFor()
})

test('a desktop has list, map and business beside each other: a row lifts its pin, ↓ and Enter open it, Back and Escape close it, and the address shows others the same', async () => {
  const { page, visit, place } = await open({ look: desktop })
  await visit('/search?q=coralhouse')
  const rows = page.getByRole('article')
  const map = page.getByRole('region', { name: 'Map View' })
  await map.getByTitle('Coralhouse South', { exact: true }).waitFor()
  expect((await rows.first().boundingBox())!.width).toBeLessThanOrEqual(440)
  await rows.filter({ hasText: 'Coralhouse South' }).hover()
  await expect.poll(() => map.locator('.lifted').getAttribute('title')).toBe('Coralhouse South')

  await page.locator('body').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const link = rows.nth(1).getByRole('link').first()
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
  const name = (await link.textContent())!
  await page.keyboard.press('Enter')
  const pane = page.locator('[data-pane]')
  await pane.getByRole('heading', { name }).waitFor()
  expect(place()).toMatch(/^\/search\?q=coralhouse&id=\d+$/)
  const shared = page.url()
  await page.goBack()
  await pane.waitFor({ state: 'detached' })
  expect(place()).toBe('/search?q=coralhouse')

  await link.click()
  await expect.poll(() => page.locator('main article a[aria-current]').allTextContents()).toEqual([name])
  await pane.getByRole('link', { name: 'Whole page' }).click()
  await page.waitForURL(/\/page\/view\//)
  await page.goBack()
  await pane.getByRole('heading', { name }).waitFor()
  await link.focus()
  await page.keyboard.press('Escape')
  await pane.waitFor({ state: 'detached' })

  const other = await open({ look: desktop })
  await other.visit(shared)
  await other.page.locator('[data-pane]').getByRole('heading', { name }).waitFor()

  // The search of one source as well, whose results lead to /listing-detail/{Id}.
  const signedIn = await open({ look: desktop, session: owner })
  await signedIn.visit('/page/search/coralhouse')
  await signedIn.page.locator('.resultsBeside').waitFor()
  await signedIn.page.getByRole('article').getByRole('link', { name }).click()
  await signedIn.page.locator('[data-pane]').getByRole('heading', { name }).waitFor()
  expect(signedIn.place()).toMatch(/^\/page\/search\/coralhouse\?id=\d+$/)
})

test('filters stay on the map, and one that leaves nothing is named', async () => {
  const { page, visit, place } = await open({ look: phone })
  await visit('/search?q=coralhouse&categoryId=1')
  await page.getByRole('link', { name: 'Map View' }).tap()
  await page.getByTitle('Coralhouse South', { exact: true }).waitFor()
  expect(await page.locator('.leaflet-marker-icon.business').count()).toBe(1)
  await page.getByRole('button', { name: 'Rated 4 and more' }).tap()
  await page.getByRole('button', { name: 'Without "Rated 4 and more"' }).tap()
  await page.getByTitle('Coralhouse South', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Remove filter: / }).tap()
  await page.getByRole('button', { name: '2 businesses' }).waitFor()
  expect(place()).toBe('/search?q=coralhouse&show=map')
})

test('products stand at the business that sells them; by keyboard, in Burmese', async () => {
  const { page, visit, place } = await open({ look: desktop, language: 'my' })
  await visit('/search?q=seastar&in=product')
  await page.getByRole('link', { name: 'မြေပုံဖြင့် ကြည့်ရန်' }).press('Enter')
  const pin = page.getByTitle('Coralhouse East', { exact: true })
  await pin.waitFor()
  await pin.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Coralhouse East' })
  await modal.getByRole('link', { name: 'Seastar lamp' }).waitFor()
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'စာရင်းဖြင့် ကြည့်ရန်' }).click()
  await page.getByRole('article').first().waitFor()
  expect(place()).toBe('/search?q=seastar&in=product')
})

test('the map of a search is another document than its list, left out by search engines as well', async () => {
  const read = async (at: string) => (await fetch(inject('appUrl') + at)).text()
  expect(await read('/search?q=coralhouse')).toContain('<article')
  const document = await read('/search?q=coralhouse&show=map')
  expect(document).toContain('<meta name="robots" content="noindex')
  expect(document).not.toContain('<article')
})
