import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'

/** Cards beneath the first screenful are laid out when the app has started (src/layOutRest.ts). */

const open = useBrowser()

/** Holds back every module until `release` is called, and waits for the letters, which are laid out anew. */
async function openHeld(path: string) {
  const person = await open({ look: phone, language: 'my' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await person.page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const withLetters = async (opened: Promise<unknown>) => {
    await opened
    await person.page.evaluate(() => document.fonts.ready)
  }
  await withLetters(person.page.goto(path, { waitUntil: 'domcontentloaded' }))
  return { ...person, withLetters, release: () => release() }
}

/** The first card whose top is in view: its name, and how far below the top of the window it is. */
const cardInView = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    })
    const tops = [...document.querySelectorAll('[data-card]')].map(
      (card) => [card.querySelector('a')?.textContent ?? '', Math.round(card.getBoundingClientRect().top)] as const,
    )
    return tops.find(([, top]) => top >= 0)
  })

/** Scrolls by half a window at a time, as a finger does. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    while (scrollY < to) {
      scrollBy({ top: Math.min(400, to - scrollY), behavior: 'instant' })
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn))
      })
    }
  }, top)

test.each(['/home', '/marketplace'])('whoever scrolls %s before the app has started stays there', async (path) => {
  const { page, settles, release } = await openHeld(path)
  await scrollTo(page, 2000)
  const before = await cardInView(page)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
  release()
  await page.locator('html[data-laid-out]').waitFor()
  await settles()
  expect(await cardInView(page)).toEqual(before)
})

test.each(['/home', '/marketplace'])('whoever comes back to %s is where they were', async (path) => {
  const { page, settles, withLetters, release } = await openHeld(path)
  await scrollTo(page, 2400)
  const before = await cardInView(page)
  await withLetters(page.reload({ waitUntil: 'domcontentloaded' }))
  await expect.poll(() => cardInView(page)).toEqual(before)
  await page.goto('about:blank')
  await withLetters(page.goBack({ waitUntil: 'domcontentloaded' }))
  release()
  await page.locator('html[data-hydrated]').waitFor()
  await settles()
  expect(await cardInView(page)).toEqual(before)
})
