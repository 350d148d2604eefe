import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { formatKyat, usualWriting } from '#resources/text/index.ts'
import { read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'

const open = useBrowser()

test('the server’s document contains the posts before any script runs', async () => {
  const { page } = await open({ look: { ...phone, javaScriptEnabled: false } })
  expect((await page.goto('/home'))?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(20)
})

test('the template of all screens is no address of its own', async () => {
  expect((await fetch(`${inject('appUrl')}/index.html`)).status).toBe(404)
})

test('without scripts it is said what needs them, the boxes of lists search, and nobody writes what cannot be sent', async () => {
  const { page } = await open({ look: { ...phone, javaScriptEnabled: false } })
  await page.goto('/marketplace')
  await page.getByText('Everything can be read without JavaScript.').waitFor()
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('tea')
  await box.press('Enter')
  await page.waitForURL(/\/search\?q=tea$/)
  await page.goto('/report')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0)
})

test('a visitor scrolls three pages of posts, reads one, and returns to the same position [2.74] [1.04]', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  const cards = (ids: readonly (number | undefined)[]) =>
    page.locator(ids.map((id) => `main a[href="/post/view/${id}"]`).join(', ')).first()
  // As the screen gets them: other walks post and delete meanwhile.
  const answer = async (at: number) => {
    const answered = await page.waitForResponse(
      (response) => new URL(response.url()).pathname === `/post/api/byPage/${at}`,
    )
    return ((await answered.json()) as { Id: number }[]).map(({ Id }) => Id)
  }
  const [second, third] = [answer(2), answer(3)]
  const isAsked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/byPage/2')))
  const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

  await visit('/home')
  await page.getByRole('article').first().waitFor()
  expect(await isAsked()).toBe(false)
  await toTheEnd()
  await cards(await second).waitFor()
  await toTheEnd()
  const ofThird = cards(await third)
  await ofThird.waitFor()

  const id = Number((await ofThird.getAttribute('href'))!.split('/').at(-1))
  const wanted = cards([id])
  await wanted.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(2000)
  await wanted.tap()
  await sees('Post View')
  expect(place()).toBe(`/post/view/${id}`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await sees('Home')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  const box = await wanted.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(phone.viewport.height)
})

test('whoever loads a list again is not sent to its top', async () => {
  const { page, visit } = await open({ look: phone })
  await visit('/home')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
})

test('a visitor goes from a category to a business, its map, its phone and a product [1.01] [1.02] [1.03] [1.07] [1.08]', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  const { business, product } = await findBusiness()
  const [category] = String(business['Categories']).split(', ')

  await visit('/home')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dir' }).tap()
  await sees('Category')
  await page.getByRole('link', { name: category, exact: true }).tap()
  await sees('View By Category')
  await page.locator(`main a[href="/page/view/${business.Id}"]`).tap()
  await sees('Page Information')
  await sees(String(business['Name']))

  const location = page.getByRole('region', { name: 'Location', exact: true })
  const map = location.getByRole('region', { name: `Map: where ${String(business['Name'])} is` })
  await map.scrollIntoViewIfNeeded()
  // The drawn borders, the place, and its description.
  await map.locator('.leaflet-base-pane path').first().waitFor({ state: 'attached' })
  await map.locator('.pin').waitFor()
  await map.getByText(/^In |km from/).waitFor()
  const maps = location.getByRole('link', { name: 'Open in Google Maps' })
  const address = new URL((await maps.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/')
  expect(address.searchParams.get('query')).toBe(`${String(business['Latitude'])},${String(business['Longitude'])}`)

  const call = page.getByRole('link', { name: /^Call/ }).first()
  // E.164 of a number in Myanmar.
  expect(await call.getAttribute('href')).toMatch(/^tel:\+95\d{6,10}$/)
  await call.tap({ trial: true })

  const shelf = page.getByRole('region', { name: 'Products', exact: true })
  await shelf.locator(`a[href="/product/view/${product.Id}"]`).tap()
  await sees('Product View')
  await sees(String(product['Name']))
  expect(place()).toBe(`/product/view/${product.Id}`)
  await page.getByText(formatKyat(Number(product['Price']), usualWriting.en), { exact: true }).waitFor()
  await page.getByText('Sold by').waitFor()
})

test('a visitor is sent to the login and back to the requested screen', async () => {
  const { page, visit, sees, place } = await open({ look: desktop })
  await visit('/home')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Manage' }).click()
  await sees('Please login to access all features')
  expect(place()).toBe('/login?next=%2Fmanage')
  expect(await page.getByText('Demo mode: everything here is made up.').count()).toBe(1)

  await visit('/post/create')
  await sees('Please login to access all features')
  expect(place()).toBe('/login?next=%2Fpost%2Fcreate')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'U Aung Myint' }).click()
  await sees('Create post')
  expect(place()).toBe('/post/create')
})

test('who signs in comes back to where they were', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  await visit('/home')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Manage' }).tap()
  await sees('Please login to access all features')
  await page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'U Aung Myint' }).tap()
  await sees('Manage')
  await page.goBack()
  await sees('Home')
  expect(place()).toBe('/home')
})

test('the second half of a double tap neither opens the screen twice nor touches what it shows', async () => {
  const { page, visit, sees, settles, place } = await open({ look: phone })
  for (const [from, heading, link] of [
    ['/category', 'Category', 'main a[href^="/category/view/"]'],
    ['/home', 'Home', 'main article a[href^="/post/view/"]'],
  ] as const) {
    await visit(from)
    await settles()
    const card = page.locator(link).first()
    const path = await card.getAttribute('href')
    const { x, y } = (await card.boundingBox())!
    const before = await entry(page)
    await Promise.all([page.touchscreen.tap(x + 20, y + 10), page.touchscreen.tap(x + 20, y + 10)])
    await expect.poll(() => place()).toBe(path)
    await settles()
    expect([place(), await entry(page)]).toEqual([path, before + 1])
    await page.goBack()
    await sees(heading)
    expect(place()).toBe(from)
  }
})
/** The number of the entry in the history. */
const entry = (page: Page) => page.evaluate(() => (history.state as { idx: number }).idx)

test('where the rest of a record does not come, what a list knew of it stays, and the rest can be asked for', async () => {
  const { page, visit, settles } = await open({ look: phone, expected: /Failed to load resource|Failed to fetch/ })
  const whole = /\/post\/api\/\d+$/
  const failure = page.getByRole('alert').filter({ hasText: 'The rest could not be loaded.' })
  const reported = page.getByRole('main').getByRole('link', { name: 'Report' })
  await visit('/home')
  await settles()
  const card = page.locator('main article a[href^="/post/view/"]').first()
  const title = (await card.textContent())!
  await page.route(whole, (route) => route.abort())
  await card.tap()
  await failure.waitFor()
  await page.getByRole('heading', { level: 2, name: title }).waitFor()
  await reported.first().waitFor()
  await page.goBack()
  await card.waitFor()
  // Opened again it is asked for again.
  await page.unroute(whole)
  const answered = page.waitForResponse(whole)
  await card.tap()
  expect((await answered).ok()).toBe(true)
  await settles()
  expect(await failure.count()).toBe(0)

  // Without a connection the picture that was just seen stays.
  await visit('/marketplace')
  await settles()
  const product = page.locator('main article:has(img[srcset]) a[href^="/product/view/"]').first()
  await product.scrollIntoViewIfNeeded()
  await page.context().setOffline(true)
  await product.tap()
  await failure.waitFor()
  const picture = page.locator('main img[src*="/uploads/"]').first()
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
  expect(await page.getByText('No Image').count()).toBe(0)
  await page.context().setOffline(false)

  const business = inject('known').page
  await visit(`/page/view/${business}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save:/ })
    .first()
    .tap()
  await visit('/saved')
  const kept = page.locator(`main a[href="/page/view/${business}"]`).first()
  await page.route(/\/page\/api\/\d+$/, (route) => route.abort())
  const name = (await kept.textContent())!
  await kept.tap()
  await failure.waitFor()
  expect(await page.getByRole('heading', { name }).first().isVisible()).toBe(true)
  await page.unroute(/\/page\/api\/\d+$/)
  await failure.getByRole('button', { name: 'Retry' }).tap()
  await failure.waitFor({ state: 'detached' })
})

/** A business with a place, a phone and products, among the first of its first category. */
async function findBusiness() {
  for (const { Id } of await read('/category/api')) {
    for (const business of (await read(`/page/api/byCategoryId/${Id}?page=1`)).slice(0, 10)) {
      const [category] = await read(`/category/api/${Id}`)
      const [product] = await read(`/product/api/byPageId/${business.Id}`)
      const isFirst = String(business['Categories']).split(', ')[0] === category?.['Name']
      if (
        product?.['Price'] &&
        product['PriceKind'] === 'fixed' &&
        isFirst &&
        business['Latitude'] &&
        business['PhoneOne']
      )
        return { business, product }
    }
  }
  throw new Error('No business of the demo data has all of it.')
}
