import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { messages } from '#src/messages/both.ts'
import { ask, make, read } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'
import { demoOwner, signIn } from './support/session.ts'

const open = useBrowser()

interface Found {
  pages: AnyRecord[]
  products: AnyRecord[]
  posts: AnyRecord[]
}
const found = (text: string) => read<Found>(`/search/api/${encodeURIComponent(text)}`)

test('typing Burmese, choosing a suggestion by keyboard, and going back', async () => {
  const { page, visit, sees, place } = await open({ look: desktop, language: 'my' })
  await visit('/search')
  const box = page.getByRole('combobox', { name: 'လုပ်ငန်း၊ ပစ္စည်း၊ ပို့စ်များ ရှာရန်' })
  await box.click()
  await page.keyboard.type('ရန')
  await page
    .getByRole('option', { name: /^ရန်ကင်း/ })
    .first()
    .waitFor()
  expect(await page.getByRole('option', { name: /ခရမ်း/ }).count()).toBe(0)

  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
  expect(await box.inputValue()).toBe('ရန')
  // Pressed before the list has come: it is the first of the list that comes.
  await page.keyboard.type('်ကင်း')
  await page.keyboard.press('ArrowDown')
  const reached = page.getByRole('option', { selected: true, name: /^ရန်ကင်း/ })
  await reached.waitFor()
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(await reached.getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect.poll(() => decodeURIComponent(place())).toMatch(/^\/search\?q=ရန်ကင်း&townId=\d+$/)
  await page.getByRole('article').first().waitFor()
  await page.goBack()
  await sees('ရှာရန်')
  expect(place()).toBe('/search')
})

test('the search is one tap away: in the header of every screen, and on the home screen', async () => {
  const { page, visit, sees, place } = await open({ look: { ...phone, viewport: { width: 320, height: 640 } } })
  await visit('/marketplace')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await sees('Search')
  expect(place()).toBe('/search')
  await visit('/home')
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('tea')
  await box.press('Enter')
  await expect.poll(place).toBe('/search?q=tea')
  await page.getByRole('article').first().waitFor()
})

test('what is typed before the code of the field has come is searched for', async () => {
  const { page, visit, place } = await open({ look: phone })
  let release = () => {}
  const isTyped = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/HomeSearchField-*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await visit('/home')
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('tea')
  release()
  await expect.poll(() => box.evaluate((element) => element.closest('[data-waiting]') === null)).toBe(true)
  await box.press('Enter')
  await expect.poll(place).toBe('/search?q=tea')
})

test('another search is said, and reading goes on at its results', async () => {
  const { page, visit, settles } = await open({ look: phone })
  await visit('/search?q=tea')
  await settles()
  const box = page.getByRole('search').getByRole('combobox').last()
  await box.fill('gold')
  await box.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: /^Results for "gold", Businesses \d+/ })
    .waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).toBe('H1')
})

test('Zawgyi finds the same as Unicode; recent searches are offered until they are deleted', async () => {
  const { page, visit, place } = await open({ look: phone })
  const [first] = (await found('ဈေး')).pages
  await visit('/search')
  const box = page.getByRole('combobox', { name: 'Search businesses, products and posts' })
  await box.tap()
  // ဈေး in Zawgyi.
  await box.fill('\u1031\u1005\u103A\u1038')
  await box.press('Enter')
  await page.locator(`main a[href="/page/view/${first?.Id}"]`).waitFor()

  await visit('/category')
  await page.getByRole('combobox').tap()
  const again = page.getByRole('button', { name: /^Forget "/ })
  await expect.poll(() => again.count()).toBe(1)
  await again.tap()
  await expect.poll(() => again.count()).toBe(0)
  expect(place()).toBe('/category')
})

test('on a phone the search takes the screen: what to begin with, then suggestions by kind, over any keyboard; Back closes it', async () => {
  const { page, visit, place } = await open({ look: phone, language: 'en' })
  await visit('/home')
  const keyboardPx = 300
  const left = phone.viewport.height - keyboardPx
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => height })
  }, left)
  const box = page.getByRole('main').getByRole('combobox')
  await box.tap()
  const begin = page.getByRole('grid', { name: 'Suggestions' })
  await begin.getByRole('gridcell', { name: 'Open now' }).waitFor()
  await begin.getByRole('rowgroup', { name: 'Categories' }).getByRole('gridcell', { name: 'Tea Shops' }).waitFor()
  const seen = (role: 'row' | 'option') =>
    page.getByRole(role).evaluateAll(
      (rows, bottom) =>
        rows.filter((row) => {
          const { top, bottom: end } = row.getBoundingClientRect()
          return top >= 0 && end <= bottom && document.elementFromPoint(60, (top + end) / 2)?.closest('[role]')
        }).length,
      left,
    )
  expect(await seen('row')).toBeGreaterThanOrEqual(5)
  await page.keyboard.type('tea')
  const first = page.getByRole('option').first()
  await expect.poll(() => first.textContent()).toBe('Search “tea”')
  await page.getByRole('group', { name: 'Businesses' }).getByRole('option').first().waitFor()
  await expect.poll(() => seen('option')).toBeGreaterThanOrEqual(5)
  await page.goBack()
  await first.waitFor({ state: 'detached' })
  expect(place()).toBe('/home')
  await box.tap()
  await first.tap()
  await expect.poll(place).toBe('/search?q=tea')

  // What Enter asks visitors to sign in for is offered without.
  await visit('/marketplace')
  await box.tap()
  await page.keyboard.type('tea')
  await page.getByRole('option', { name: 'Search “tea” without signing in' }).tap()
  await expect.poll(place).toBe('/search?q=tea&in=product')
})

test('results are filtered by a township, which the next visit offers; going back removes it', async () => {
  const { page, visit, place } = await open({ look: phone })
  const { pages } = await found('tea')
  const somewhere = pages.find(({ TownId }) => TownId !== null)!
  const town = String(somewhere['TownName'])
  const [region] = await read(`/town/api/${String(somewhere['TownId'])}`)
  const elsewhere = pages.find(({ TownId }) => TownId !== somewhere['TownId'])!
  const card = (record: AnyRecord) => page.locator(`main a[href="/page/view/${record.Id}"]`)

  await visit('/search?q=tea')
  await card(elsewhere).waitFor()
  await page.getByRole('button', { name: 'Near me' }).tap()
  await page.getByRole('button', { name: 'Choose township' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Township' })
  await sheet.getByRole('combobox', { name: 'Region' }).selectOption(String(region?.['RegionName']))
  await sheet.getByRole('option', { name: town }).first().tap()
  await card(somewhere).waitFor()
  await expect.poll(() => card(elsewhere).count()).toBe(0)
  expect(place()).toBe(`/search?q=tea&townId=${String(somewhere['TownId'])}`)

  await page.goBack()
  await card(elsewhere).waitFor()
  expect(place()).toBe('/search?q=tea')

  await visit('/search?q=tea')
  await page.getByRole('button', { name: 'Near me' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: town, exact: true }).tap()
  const set = page.getByRole('button', { name: `Township: ${town}` })
  await set.waitFor()
  await expect.poll(() => card(elsewhere).count()).toBe(0)
  // First in the row, where nobody overlooks it.
  const [chip, next] = await Promise.all([
    set.boundingBox(),
    page.getByRole('button', { name: 'Open now' }).boundingBox(),
  ])
  expect(chip!.x).toBeLessThan(next!.x)
})

test('the sheet of filters follows the finger: half the screen, all of it, and away', async () => {
  const { page, visit, place } = await open({ look: phone })
  await visit('/search?q=tea')
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const handle = sheet.getByRole('button', { name: 'Height of the sheet' })
  const share = () => sheet.evaluate((one) => Math.round((one.getBoundingClientRect().height / innerHeight) * 100))
  const drag = async (byPx: number, held?: number) => {
    const { x, y, width } = (await handle.boundingBox())!
    const [at, from] = [x + width / 2, y + 10]
    await page.mouse.move(at, from)
    await page.mouse.down()
    await page.mouse.move(at, from + byPx, { steps: 4 })
    if (held !== undefined) {
      await expect.poll(share).toBe(held)
      // A hand that has rested for 100 ms throws nothing.
      await page.waitForFunction(
        (since) => performance.now() - since > 100,
        await page.evaluate(() => performance.now()),
      )
    }
    await page.mouse.up()
  }
  await expect.poll(share).toBe(60)
  // It goes with the finger, and back where that hardly moved.
  await drag(-0.05 * phone.viewport.height, 65)
  await expect.poll(share).toBe(60)
  await drag(-160)
  await expect.poll(share).toBe(94)
  await drag(200)
  await expect.poll(share).toBe(60)
  await handle.focus()
  await page.keyboard.press('Enter')
  await expect.poll(share).toBe(94)
  await page.keyboard.press('Enter')
  await expect.poll(share).toBe(60)
  // Below the half of it, however slowly: a busy machine moves a mouse as a hand that throws nothing.
  await drag(300)
  await sheet.waitFor({ state: 'detached' })
  expect(place()).toBe('/search?q=tea')
})

test('a misspelled word: the correction is offered with and without results', async () => {
  const { page, visit, place } = await open({ look: phone })
  await visit('/search?q=resturantt')
  const meant = page.getByRole('status').filter({ hasText: 'Did you mean:' }).getByRole('link').first()
  const word = (await meant.textContent()) ?? ''
  const used = new Set(((await read('/page/api')) as AnyRecord[]).map(({ TownId }) => TownId))
  const empty = ((await read('/town/api')) as AnyRecord[]).find(({ Id }) => !used.has(Id))!
  await visit(`/search?q=resturantt&townId=${empty.Id}`)
  await page.getByText('No results found.').waitFor()
  await page.getByRole('button', { name: `Township: ${String(empty['Name'])}` }).waitFor()
  await page.getByRole('button', { name: `Township: ${String(empty['Name'])}` }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Everywhere' }).tap()
  await expect.poll(place).toBe('/search?q=resturantt')
  // Until the township is gone from the screen, its links still have it.
  await page.getByRole('button', { name: `Township: ${String(empty['Name'])}` }).waitFor({ state: 'detached' })
  await meant.tap()
  await expect.poll(place).toBe(`/search?q=${encodeURIComponent(word)}`)
  await page.getByRole('article').first().waitFor()
})

test('a signed-in person searches products from the marketplace: results with the same filters', async () => {
  const session = await signIn(inject('appUrl'), demoOwner)
  const { page, visit, sees, place } = await open({ look: phone, session })
  await visit('/marketplace')
  const box = page.getByPlaceholder('Type here to search from products')
  await box.tap()
  await box.fill('   ')
  await box.press('Enter')
  expect(place()).toBe('/marketplace')
  await box.fill('tea')
  await box.press('Enter')
  await sees('Results for "tea"')
  expect(place()).toBe('/product/search/tea')
  await page.getByRole('button', { name: 'Open now' }).tap()
  await expect.poll(place).toBe('/product/search/tea?openNow=1')
  await page.goBack()
  await expect.poll(place).toBe('/product/search/tea')
})

test('from Home to a call in four taps without signing in: by a category, and by what is open or searched for', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  const call = page.locator('a[href^="tel:"]').first()
  // Other walks make pages, some without a number.
  const shops = (await read('/page/api')) as AnyRecord[]
  const shop = shops.find((one) => /Tea Shops/.test(String(one['Categories'])) && one['PhoneOneE164'])!
  const card = page.locator(`main a[href="/page/view/${shop.Id}"]`).first()
  await visit('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await sees('Search')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Tea Shops' }).tap()
  await card.tap()
  await call.waitFor()
  expect(place()).toBe(`/page/view/${shop.Id}`)

  await visit('/search')
  await page.getByRole('button', { name: 'Open now' }).tap()
  await expect.poll(place).toBe('/search?openNow=1')
  await page.getByRole('button', { name: 'Remove filter: Open now' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Remove filter: Open now' }).waitFor()

  const found = `/search?q=${encodeURIComponent(String(shop['Name']))}`
  await visit(found)
  await card.tap()
  await call.waitFor()
  await page.goBack()
  await card.waitFor()
  expect(place()).toBe(found)
})

test('back from a result the list, its filters and the place in it are as they were, at 320 px too', async () => {
  const { page, visit, place, settles } = await open({ look: { ...phone, viewport: { width: 320, height: 640 } } })
  await visit('/search?q=ရန်ကုန်')
  await page.getByRole('button', { name: 'Rated 4 and more' }).tap()
  const lift = page.getByRole('button', { name: 'Remove filter: Rated 4 and more' })
  await lift.waitFor()
  await settles()
  const tenth = page.getByRole('article').nth(9)
  await tenth.scrollIntoViewIfNeeded()
  await settles()
  const scrolled = () => page.evaluate(() => scrollY)
  const [before, at] = [await scrolled(), place()]
  expect(before).toBeGreaterThan(640)
  expect(at).toMatch(/&rated=4$/)
  await tenth.getByRole('link').first().tap()
  await expect.poll(place).toMatch(/^\/page\/view\/\d+$/)
  await settles()
  await page.goBack()
  await lift.waitFor()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(3)
  expect(place()).toBe(at)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('how far a business is can be read whole on the smallest phone, in Burmese, and a long place ends within the card', async () => {
  const owner = await signIn(inject('appUrl'), { email: 'distance@demo.example', name: 'Daw Distance' })
  const towns = await read<{ Id: number; BurmeseName: string }[]>('/town/api')
  const long = towns.reduce((one, other) => (other.BurmeseName.length > one.BurmeseName.length ? other : one))
  const where = { latitude: '6.62', longitude: '86.4', countryId: '1', townId: String(long.Id) }
  await make('page', { name: 'Zephyrine Stall', ...where }, owner)
  const here = { geolocation: { latitude: 6.6, longitude: 86.4 }, permissions: ['geolocation'] }
  const { page, visit } = await open({
    look: { ...phone, viewport: { width: 320, height: 640 }, ...here },
    language: 'my',
  })
  await visit('/search?q=zephyrine&near=1')
  const distance = page.getByRole('article').getByText(/ကီလိုမီတာ/)
  await distance.waitFor()
  const right = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right)
  const facts = await right(distance.locator('..'))
  expect(await right(distance)).toBeLessThanOrEqual(facts)
  expect(await right(page.getByText(long.BurmeseName))).toBeLessThanOrEqual(facts)
})

test('with several filters the row on the smallest phone is as low as its chips, in Burmese', async () => {
  const { page, visit } = await open({ look: { ...phone, viewport: { width: 320, height: 640 } }, language: 'my' })
  await visit('/marketplace?openNow=1&priceFrom=1000&priceTo=200000')
  const clear = page.getByRole('button', { name: messages.my.filters.clearFilters })
  const heights = await Promise.all([
    clear.evaluate((button) => button.getBoundingClientRect().height),
    clear.evaluate((button) => button.parentElement!.firstElementChild!.getBoundingClientRect().height),
  ])
  expect(heights[0]).toBeLessThanOrEqual(heights[1] + 8)
})

test('results are in the document, which search engines leave out', async () => {
  const document = await (await fetch(`${inject('appUrl')}/search?q=tea`)).text()
  expect(document).toContain('<meta name="robots" content="noindex')
  expect(document).toMatch(/<article[^>]*>.*href="\/page\/view\/\d+"/s)
})

describe('results of a source, with tabs, numbers and filters, are in the document, which search engines leave out', () => {
  const word = 'Quillwort'
  let records: Record<'product' | 'post', AnyRecord[]>
  beforeAll(async () => {
    const owner = await signIn(inject('appUrl'), { email: 'documents@demo.example', name: 'Daw Document' })
    const page = await make('page', { name: `${word} House` }, owner)
    const under = (source: string, fields: Record<string, string>) =>
      make(source, { pageId: String(page.Id), ...fields }, owner)
    records = {
      product: [await under('product', { name: `${word} leaf` }), await under('product', { name: `${word} root` })],
      post: [
        await under('post', { title: `${word} is in` }),
        await under('post', { title: `${word} is low` }),
        await under('post', { title: `${word} is out` }),
      ],
    }
  })

  test.each([
    ['product', 'Products 2', ['Near me', 'Open now', 'Kind', 'Price', 'Rated 4 and more']],
    ['post', 'Posts 3', ['Near me', 'Open now', 'Category', 'Rated 4 and more']],
  ] as const)('%s', async (source, current, filters) => {
    const answer = await ask(`/search?q=${word}&in=${source}`, undefined, { headers: { 'accept-language': 'en' } })
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect(html).toContain('<meta name="robots" content="noindex')
    const words = (part: string) => part.replace(/<[^>]+>/g, '').trim()
    const inside = (tag: string, label: string) =>
      new RegExp(`<${tag}[^>]*aria-label="${label}"[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? ''
    const tabs = [...inside('nav', 'Results').matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([tab]) => tab)
    expect(tabs.map(words)).toEqual(['Businesses 1', 'Products 2', 'Posts 3'])
    expect(tabs.filter((tab) => tab.includes('aria-current="page"')).map(words)).toEqual([current])
    const buttons = [...inside('div', 'Filters').matchAll(/<button [^>]*>.*?<\/button>/gs)].map(([one]) => words(one))
    expect(buttons).toEqual(expect.arrayContaining([...filters]))
    expect(buttons.includes('Price')).toBe(source === 'product')
    const shown = [...html.matchAll(/<article[^>]*>.*?<\/article>/gs)].map(([card]) => card)
    // A post also links its business.
    const linked = shown.map((card) => new RegExp(`href="(/${source}/view/[^"]+)"`).exec(card)?.[1])
    expect(linked.sort()).toEqual(records[source].map(({ Id }) => `/${source}/view/${Id}`).sort())
  })
})
