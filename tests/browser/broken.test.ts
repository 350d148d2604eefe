import { expect, test } from 'vitest'
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
