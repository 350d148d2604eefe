import type { CDPSession, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { make } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'
import { signIn } from './support/session.ts'

/** Lists with real layout and touch (spec 4.10 to 4.22, 9.03 to 9.14). */

const open = useBrowser()

/** The number of columns of the first grid of cards. */
const columns = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((card) => {
      for (let at: Element | null = card; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.display === 'grid' && at.querySelectorAll('article').length > 1)
          return style.gridTemplateColumns.split(' ').length
      }
      return 0
    })

test.each([
  ['/home', 'posts feed: 1 to 5 columns [9.12]', { 390: 1, 700: 2, 1000: 3, 1440: 4, 1700: 5 }],
  ['/marketplace', 'directory grid: 2 up to 8 columns [9.13]', { 390: 2, 500: 3, 800: 4, 1300: 6, 1600: 8 }],
  ['/article', 'management grids: 1, 2, 3 columns [9.14]', { 390: 1, 700: 2, 1200: 3 }],
] as const)('%s: %s', async (address, _what, byWidth) => {
  const { page, visit } = await open({ look: desktop })
  await visit(address)
  const seen: Record<string, number> = {}
  for (const width of Object.keys(byWidth)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    seen[width] = await columns(page)
  }
  expect(seen).toEqual(byWidth)
})

/** Touches, moves down by this many px, and releases. */
async function pull(finger: CDPSession, from: number, way: number) {
  const at = (y: number) => [{ x: 195, y }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (const part of [way / 2, way])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + part) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each([
  ['/article', /\/article\/api\/byPage\/1$/, 60],
  ['/page', /\/page\/api\/byOwnerEmail\/.*page=1&/, 70],
] as const)('%s: pulling down to the threshold does nothing, 1 px more refreshes', async (address, call, distance) => {
  const session = await signIn(inject('appUrl'), { email: 'puller@demo.example', name: 'Ko Pull' })
  await make('page', { name: 'Pulled' }, session)
  const { page, visit, settles } = await open({ look: phone, session })
  await visit(address)
  const card = page.locator('main article').first()
  await card.waitFor()
  await settles()
  const asked: string[] = []
  page.on('request', (request) => void (call.test(request.url()) && asked.push(request.url())))
  const finger = await page.context().newCDPSession(page)
  // The position after the list has been replaced by the fresh one.
  let from = 0
  await expect.poll(async () => (from = Math.round(((await card.boundingBox())?.y ?? -20) + 20))).toBeGreaterThan(0)
  await pull(finger, from, distance)
  expect(asked).toEqual([])
  await pull(finger, from, distance + 1)
  await expect.poll(() => asked.length).toBe(1)
})

test('with a mouse there is a button instead', async () => {
  const { page, visit } = await open({ look: desktop })
  await visit('/article')
  const answer = page.waitForResponse(/\/article\/api\/byPage\/1$/)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  expect((await answer).status()).toBe(200)
})
