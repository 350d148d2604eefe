import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'

/** What a person may do while the app is still loading (docs/decisions/server-rendering.md). */

const open = useBrowser()
const { page: pageId } = inject('known')

/** Holds back every module until `release` is called. */
async function openHeld(path: string) {
  const person = await open({ look: phone, language: 'en' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  await person.page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  // The modules would delay the load event.
  await person.page.goto(path, { waitUntil: 'domcontentloaded' })
  return { ...person, asked, release: () => release() }
}

test('a button tapped before the app has loaded works once it has; links work at once', async () => {
  const { page, asked, release } = await openHeld(`/page/view/${pageId}`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.tap()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog').waitFor()

  const other = await openHeld('/home')
  await other.page.getByRole('link', { name: 'Dir', exact: true }).tap()
  await other.page.waitForURL(/category/, { waitUntil: 'commit' })
  other.release()
  await other.sees('Category')
})

test('the search on the home screen works before the app has loaded, and keeps what was typed meanwhile', async () => {
  const { page, place, release } = await openHeld('/home')
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('tea')
  await box.press('Enter')
  await page.waitForURL(/search/, { waitUntil: 'commit' })
  expect(place()).toBe('/search?q=tea')
  release()

  const typing = await openHeld('/home')
  const field = typing.page.getByRole('main').getByRole('combobox')
  await field.fill('te')
  typing.release()
  await typing.page.locator('html[data-hydrated]').waitFor()
  // Suggestions come when the field itself has been taken over, whose code comes after the screen.
  await expect.poll(() => typing.page.locator('main [data-waiting] input').count()).toBe(0)
  await field.press('End')
  await field.press('a')
  await typing.page.getByRole('option').first().waitFor()
  expect(await field.inputValue()).toBe('tea')
})

test('a form sent before the app has loaded keeps what was typed, and is sent once it has', async () => {
  const { page, place, release } = await openHeld(`/report?type=Page&id=${pageId}`)
  await page.getByRole('textbox').fill('The number belongs to somebody else.')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/report/api'))
  await page.getByRole('button', { name: 'Submit' }).tap()
  expect(place()).toBe(`/report?type=Page&id=${pageId}`)
  release()
  expect((await sent).postData()).toContain('The number belongs to somebody else.')
})

test('the modules are asked for after the largest picture, at low priority, and are compiled while they load', async () => {
  const { page, settles } = await open({ look: phone })
  const order: string[] = []
  page.on('request', (request) => {
    if (['image', 'script'].includes(request.resourceType())) order.push(request.resourceType())
  })
  await page.goto(`/page/view/${pageId}`)
  await settles()
  expect(order[0]).toBe('image')
  const modules = await page.evaluate(() => {
    const listed = JSON.parse(document.getElementById('modules')?.textContent ?? '[]') as string[]
    return listed.map((file) => ({
      file,
      priority: document.querySelector(`head [href="${file}"], head [src="${file}"]`)?.getAttribute('fetchpriority'),
    }))
  })
  expect(modules.length).toBeGreaterThan(1)
  expect(new Set(modules.map(({ priority }) => priority))).toEqual(new Set(['low']))
  for (const { file } of modules) {
    const code = await (await page.request.get(file)).text()
    expect(code.split('\n')[0], file).toBe('//# allFunctionsCalledOnLoad')
  }
})

/** Holds back the code of a part, by the name of its module, until `release` is called; `asked` ends when the app asks for it. */
async function holdPart(page: Page, module: string) {
  const files = `**/assets/${module}-*.js`
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return { asked: page.waitForRequest(files), release: () => release() }
}

test('comments can be read before their code has come; what is beneath the first screenful is laid out then', async () => {
  const { page, settles } = await open({ look: phone, language: 'my' })
  const { asked, release } = await holdPart(page, 'Comments')
  await page.goto(`/page/view/${pageId}`)
  await page.locator('html[data-laid-out]').waitFor()
  await asked
  const waiting = page.locator('[data-waiting]', { has: page.getByRole('heading', { name: 'မှတ်ချက်များ' }) })
  const written = await waiting.innerText()
  expect(written.length).toBeGreaterThan(100)
  release()
  await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0)
  await settles()
  // Nobody has tapped, so it is still the server's document.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
})

test('a button of a part whose code is still on its way answers when it has come', async () => {
  const { page } = await open({ look: phone, language: 'en' })
  const { asked, release } = await holdPart(page, 'PageContact')
  await page.goto(`/page/view/${pageId}`)
  await page.locator('html[data-hydrated]').waitFor()
  await asked
  await page
    .locator('[data-waiting]')
    .getByRole('button', { name: /^Copy / })
    .first()
    .tap()
  release()
  await page.getByText(/^Copied: |does not let us copy/).waitFor()
})
