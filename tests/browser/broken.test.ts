import { expect, inject, test } from 'vitest'
import { phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'

const open = useBrowser()

test('if the code of a screen fails to load, the frame stays and Retry loads it', async () => {
  const { page, visit, sees, place } = await open({
    look: phone,
    expected: /Failed to load resource|Failed to fetch dynamically imported module|ScreenBoundary|Boundary/,
  })
  await page.route('**/assets/MarketplaceScreen*', (route) => route.abort())
  await visit('/home')
  const tabs = page.getByRole('navigation', { name: 'Main navigation' })
  await tabs.getByRole('link', { name: 'Market' }).tap()
  await sees('This screen could not be opened')
  expect(await tabs.isVisible()).toBe(true)

  await tabs.getByRole('link', { name: 'Dir' }).tap()
  await sees('Category')
  await tabs.getByRole('link', { name: 'Market' }).tap()
  await sees('This screen could not be opened')
  await page.unroute('**/assets/MarketplaceScreen*')
  await page.getByRole('button', { name: 'Retry' }).tap()
  await sees('Marketplace')
  expect(place()).toBe('/marketplace')
})

test('a screen whose code did not come without a connection opens by itself when there is one', async () => {
  const { page, visit, sees, place } = await open({
    look: phone,
    isNew: true,
    expected: /Failed to load resource|Failed to fetch dynamically imported module|ScreenBoundary|Boundary/,
  })
  await page.route('**/assets/MarketplaceScreen*', (route) => route.abort())
  await visit('/home')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Market' }).tap()
  await sees('This screen could not be opened')
  await page.context().setOffline(true)
  await page.unroute('**/assets/MarketplaceScreen*')
  await page.context().setOffline(false)
  await sees('Marketplace')
  expect(place()).toBe('/marketplace')
})

test('if the code of a sheet fails to load, the screen stays, says so, and Retry leads to the sheet', async () => {
  const { page, visit } = await open({
    look: phone,
    language: 'en',
    expected: /Failed to load resource|Failed to fetch dynamically imported module|A piece of the screen|PieceBoundary/,
  })
  await visit(`/page/view/${inject('known').page}`)
  await page.route('**/assets/ShareSheet-*.js', (route) => route.abort())
  const share = page.getByRole('main').getByRole('button', { name: 'Share' }).first()
  await share.tap()
  const note = page.getByRole('alert').filter({ hasText: 'This part did not load.' })
  await note.waitFor()
  expect(await share.isVisible()).toBe(true)

  await page.unroute('**/assets/ShareSheet-*.js')
  await note.getByRole('button', { name: 'Retry' }).tap()
  await note.waitFor({ state: 'detached' })
  // Chromium asks for the file again only with the next document.
  await expect
    .poll(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await share.tap({ timeout: 2000 }).catch(() => undefined)
      return page.getByRole('dialog').count()
    })
    .toBe(1)
})
