import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { make } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

/** Lists that wait while what was opened from them is shown (docs/decisions/long-lists.md#the-way-back). */

const open = useBrowser()

/** Notes on the elements of this screen that they are these: what is drawn again is not. */
const mark = (page: Page) => page.locator('main h1').evaluate((heading) => (heading.dataset['marked'] = ''))
const isMarked = (page: Page) => page.locator('[data-marked]').count()

test('back at a list nothing of it is drawn again, and while another screen is shown nobody finds it', async () => {
  const { page, visit, settles } = await open({ look: phone })
  await visit('/home')
  await mark(page)
  const card = page.locator('main article a[href^="/post/view/"]').first()
  const title = await card.innerText()
  await card.tap()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
  expect([await isMarked(page), await page.locator('main h1').count()]).toEqual([0, 1])
  // A screen's letters say where a line may break (U+2060 where it may not); a window's title has one line.
  expect(await page.title()).toContain(title.replaceAll('\u2060', ''))
  await page.goBack()
  await card.waitFor()
  expect([await isMarked(page), await page.locator('main h1').count()]).toEqual([1, 1])
  await expect.poll(() => page.title()).toMatch(/^Home/)
  await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true)
  await settles()
  // The tab leads to the list as it was left.
  await page.locator('nav a[href="/category"]').tap()
  await page.getByRole('heading', { name: 'Category', level: 1 }).waitFor()
  await page.locator('nav a[href="/home"]').tap()
  await card.waitFor()
  expect(await isMarked(page)).toBe(1)
  await page.goBack()
  await page.goBack()
  await card.waitFor()
})

test('what somebody was shown waits for nobody else, and a sheet that led on is closed', async () => {
  const session = await signIn(inject('appUrl'), { email: 'keeper@demo.example', name: 'Ma Keep' })
  await make('page', { name: 'Kept Shop' }, session)
  const { page, visit, settles, place } = await open({ look: phone, session })
  const tab = (to: string) => page.locator(`nav a[href="${to}"]`).tap()
  await visit('/marketplace')
  await page.getByRole('button', { name: 'Open now' }).tap()
  await expect.poll(place).toBe('/marketplace?openNow=1')
  await tab('/home')
  await page.locator('main article').first().waitFor()
  await tab('/marketplace')
  await expect.poll(place).toBe('/marketplace?openNow=1')
  await tab('/home')
  await page.locator('main article').first().waitFor()
  await settles()
  await mark(page)
  await page.getByRole('button', { name: /Kept Shop|Choose/ }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Create Page' }).tap()
  await page.getByRole('heading', { name: 'Create Page' }).first().waitFor()
  await settles()
  await page.goBack()
  await page.locator('main article').first().waitFor()
  expect([await isMarked(page), await page.getByRole('dialog').count()]).toEqual([1, 0])
  await page.locator('main article a[href^="/post/view/"]').first().tap()
  await page.waitForURL(/\/post\/view\//)
  await settles()
  await page.evaluate(() => localStorage.clear())
  await page.goBack()
  await page.locator('main article').first().waitFor()
  expect(await isMarked(page)).toBe(0)
  expect(await page.getByRole('button', { name: /Kept Shop|Choose/ }).count()).toBe(0)
  // Nor are the filters of a tab.
  await tab('/marketplace')
  await expect.poll(place).toBe('/marketplace')
})

test('back at Discover the focus is where it was', async () => {
  const { page, visit, settles } = await open({ look: phone })
  await visit('/page/new')
  const card = page.locator('main article a[href^="/page/view/"]').first()
  for (const time of ['once', 'again']) {
    await card.tap()
    await page.waitForURL(/\/page\/view\//)
    await settles()
    await page.goBack()
    await card.waitFor()
    await settles()
    expect(await card.evaluate((one) => one === document.activeElement), time).toBe(true)
  }
})

test('what a list showed of a picture stands on the next screen until the large one has come', async () => {
  const session = await signIn(inject('appUrl'), { email: 'keeper@demo.example', name: 'Ma Keep' })
  const shop = await make('page', { name: 'Seen Shop' }, session)
  const stripes = Buffer.alloc(1200 * 900 * 3, Buffer.from([...Array(300).fill(20), ...Array(300).fill(220)]))
  const body = new FormData()
  body.append('pageId', String(shop.Id))
  body.append('name', 'Seen stripes')
  const picture = await sharp(stripes, { raw: { width: 1200, height: 900, channels: 3 } })
    .png()
    .toBuffer()
  body.append('thumbnail', new Blob([new Uint8Array(picture)]), 'stripes.png')
  const headers = { authorization: `Bearer ${session.jwtToken}` }
  await fetch(`${inject('appUrl')}/product/api`, { method: 'POST', headers, body })
  const { page, visit, settles } = await open({ look: phone })
  await visit('/marketplace')
  await settles()
  const card = page.locator('main article', { hasText: 'Seen stripes' })
  const small = await card
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  const file = /[0-9a-f]{32}p?/.exec(small)![0]
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const isLarger = ({ href }: URL) => href.includes(file) && href !== small
  await page.route(isLarger, async (route) => {
    await held
    await route.continue()
  })
  await card.locator('a').tap()
  const lead = page.locator('main [data-lead]')
  await lead.waitFor()
  const large = lead.locator('img').first()
  // How much its pixels differ: those of an empty frame do not.
  const variety = async () => {
    const { channels } = await sharp(await lead.screenshot()).stats()
    return Math.max(...channels.map(({ stdev }) => stdev))
  }
  // Chromium keeps nothing of a window with routes, so it asks for the small one again.
  await expect.poll(variety).toBeGreaterThan(10)
  await large.waitFor({ state: 'attached' })
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
  expect(await variety()).toBeGreaterThan(10)
  release()
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a business that is open beside a list takes no room of the next screen, and none of the place in the list', async () => {
  const { page, visit, settles, sees } = await open({ look: desktop })
  await visit('/page/new')
  await settles()
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  const pane = page.locator('.paneBeside')
  await pane.waitFor()
  await settles()
  const margin = () => page.locator('main').evaluate((main) => getComputedStyle(main).marginRight)
  expect(await margin()).toBe('360px')
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(top).toBe(600)
  await page.locator('nav a[href="/home"]').click()
  await sees('Home')
  expect(await margin()).toBe('0px')
  await page.goBack()
  await pane.waitFor()
  await settles()
  expect([await margin(), await top()]).toEqual(['360px', 600])
})
