import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make, read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { addPictures, photograph, writeNew } from '../support/formFilling.ts'
import { useBrowser, type Person } from '../support/person.ts'
import { demoOwner, signIn } from '../support/session.ts'

/**
 * How many taps a task takes: four from Home to a call without signing in, the last one on the number, and what else is done most. Text
 * with its search key counts as one tap, a permission as none.
 */

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

/** Taps as a person does, and counts. */
function counted({ page }: Person) {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: Locator) {
      await target.tap()
      taps += 1
    },
    async type(text: string) {
      await page.getByRole('main').getByRole('combobox').first().tap()
      await page.keyboard.type(text)
      taps += 1
    },
  }
}

test('a tea shop that is near and open: what is typed, near and open, a call; two are compared without a tap', async () => {
  const always = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]),
  )
  const near = { latitude: '-3.5002', longitude: '88.5', hours: JSON.stringify(always) }
  const names = ['Tapioca Nearer', 'Tapioca Farther']
  await makeShop(names[0]!, near)
  await makeShop(names[1]!, { ...near, latitude: '-3.51' })
  await makeShop('Tapioca Shut', { ...near, hours: JSON.stringify({}) })
  const look = { ...phone, geolocation: { latitude: -3.5, longitude: 88.5 }, permissions: ['geolocation'] }
  const person = await open({ look, language: 'en' })
  const { page, visit, place } = person
  const { tap, type, count } = counted(person)
  await visit('/home')
  await type('tapioca')
  await tap(page.getByRole('option', { name: 'tapioca · Near me · Open now' }))
  await expect.poll(place).toBe('/search?q=tapioca&near=1&openNow=1')
  const rows = page.locator('main article')
  await expect.poll(() => rows.count()).toBe(2)
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => ({ text: row.textContent, isSeen: row.getBoundingClientRect().bottom < innerHeight })),
  )
  for (const [at, { text, isSeen }] of seen.entries()) {
    expect([text, isSeen]).toEqual([expect.stringMatching(new RegExp(`${names[at]}[^]*\\d k?m[^]*Open`)), true])
  }
  const call = page.getByRole('link', { name: 'Call Tapioca Nearer' })
  expect(await call.getAttribute('href')).toBe('tel:+959777300400')
  expect(count() + 1).toBeLessThanOrEqual(4)
})

test('a used phone for up to 300,000 Ks: five taps from Market for who is signed in, and from Home for anybody', async () => {
  const owner = await signIn(url, { email: 'taps@demo.example', name: 'Daw Four Taps' })
  const { Id } = await makeShop('Taps Phones', {})
  const sell = (name: string, price: string, condition: string) =>
    make('product', { pageId: String(Id), name, price, condition }, owner)
  await sell('Zafone cheap', '250000', 'used')
  await sell('Zafone dear', '400000', 'used')
  await sell('Zafone new', '200000', 'new')
  const session = await signIn(url, demoOwner)
  for (const from of ['/marketplace', '/home']) {
    const person = await open({ look: phone, language: 'en', ...(from === '/marketplace' && { session }) })
    const { page, visit, place } = person
    const { tap, type, count } = counted(person)
    await visit(from)
    await type('zafone')
    const isHome = from === '/home'
    if (isHome) await tap(page.getByRole('option', { name: 'zafone · Used', exact: true }))
    else await page.keyboard.press('Enter')
    await expect.poll(place).toMatch(isHome ? '/search?q=zafone&in=product&condition=used' : /zafone/)
    await tap(page.getByRole('button', { name: 'Price', exact: true }))
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await tap(sheet.getByRole('button', { name: 'Up to 300,000 Ks' }))
    if (!isHome) await tap(sheet.getByRole('button', { name: 'Used' }))
    await sheet.getByRole('button', { name: 'Show 1 product' }).waitFor()
    await tap(sheet.getByRole('button', { name: 'Show 1 product' }))
    await expect
      .poll(() => page.locator('main article').allInnerTexts())
      .toEqual([expect.stringContaining('Zafone cheap')])
    expect(count(), from).toBeLessThanOrEqual(5)
  }
})

test('one tap from a post to its business and to the other language, two to pass a business on in Viber', async () => {
  const person = await open({ look: phone, language: 'en' })
  const { page, visit, place } = person
  const { tap, count } = counted(person)
  await visit('/home')
  await tap(page.locator('main article a[href^="/page/view/"]').first())
  await expect.poll(place).toMatch(/^\/page\/view\/\d+$/)
  expect(count()).toBe(1)

  await tap(page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first())
  const viber = page.getByRole('dialog').getByRole('link', { name: 'Viber' })
  await viber.waitFor()
  expect(await viber.getAttribute('href')).toMatch(/^viber:/)
  // With that on Viber.
  expect(count() + 1).toBe(1 + 2)

  const stranger = await open({ look: phone, language: null })
  await stranger.visit('/home')
  await stranger.page.getByRole('button', { name: 'Read in မြန်မာ' }).tap()
  await expect.poll(() => stranger.page.locator('html').getAttribute('lang')).toBe('my')
})

test('two taps mark a thing as sold', async () => {
  const session = await signIn(url, { email: 'taps.seller@demo.example', name: 'Daw Sold Taps' })
  const storedPage = await make('page', { name: 'Sold Taps' }, session)
  const { Id } = await make('product', { pageId: String(storedPage.Id), name: 'Fan', price: '9000' }, session)
  const person = await open({ look: phone, session, storedPage, language: 'en' })
  const { tap, count } = counted(person)
  await person.visit('/product')
  await tap(person.page.getByRole('button', { name: 'Actions for Fan' }))
  await tap(person.page.getByRole('menuitem', { name: 'Mark as Sold' }))
  await expect.poll(async () => (await read(`/product/api/${Id}`, session))[0]!['Status']).toBe(2)
  expect(count()).toBe(2)
})

test('eight taps make a product with three photographs', async () => {
  const session = await signIn(url, { email: 'taps.maker@demo.example', name: 'Daw Photo Taps' })
  const storedPage = await make('page', { name: 'Photo Taps' }, session)
  const person = await open({ look: phone, session, storedPage, language: 'en' })
  const { page } = person
  const { tap, count } = counted(person)
  await person.visit('/home')
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Manage', exact: true }))
  await tap(page.getByRole('link', { name: 'New Product', exact: true }))
  const pictures = [600, 700, 800].map((width) => photograph({ width, height: 600 }))
  await addPictures(page, ...(await Promise.all(pictures)))
  // To the phone's picker, each picture in it, and what ends it.
  const picking = 1 + pictures.length + 1
  await writeNew(page, 'product', { Name: 'Three pictures', Description: 'Seen from all sides.' }, ['Price (kyat)'])
  await page.getByLabel('Price (kyat)').fill('9000')
  await tap(page.getByRole('button', { name: 'Create', exact: true }))
  await page.getByRole('link', { name: 'Three pictures' }).first().waitFor()
  const [made] = (await read(`/product/api/byPageId/${storedPage.Id}`)) as AnyRecord[]
  expect(made!['Pictures']).toHaveLength(2)
  expect(count() + picking).toBeLessThanOrEqual(8)
})
