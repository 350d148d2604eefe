import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'

/** The remembered township, from the phone's place to a reload and back to everywhere (docs/rules.md#remembered-township). */

const open = useBrowser()
const url = inject('appUrl')

test('the township is asked for once, not on Home; it is there after a reload, and everywhere is one tap', async () => {
  const look = { ...phone, geolocation: { latitude: 16.845, longitude: 96.12 }, permissions: ['geolocation'] }
  const { page, visit, settles } = await open({ look, language: 'en' })
  const question = page.getByRole('region', { name: 'Which township are you in?' })
  await visit('/home')
  await settles()
  expect(await question.count()).toBe(0)
  await visit('/page/new')
  await question.getByRole('button', { name: 'Use my location' }).tap()
  const control = page.getByRole('button', { name: 'Township: Hlaing' })
  await control.waitFor()
  await settles()
  const towns = () =>
    page.locator('main article').evaluateAll((cards) => cards.map((card) => card.textContent.includes('Hlaing')))
  expect(new Set(await towns())).toEqual(new Set([true]))

  await page.reload()
  await control.waitFor()
  expect(new Set(await towns())).toEqual(new Set([true]))
  const [cookie] = await page.context().cookies(url)
  const html = await (await fetch(`${url}/page/new`, { headers: { cookie: `preferences=${cookie?.value}` } })).text()
  expect(html).toContain('aria-label="Township: Hlaing"')

  await page.getByRole('button', { name: 'Everywhere', exact: true }).tap()
  await expect.poll(async () => new Set(await towns()).has(false)).toBe(true)
  await page.goBack()
  await control.waitFor()
  await expect.poll(async () => [...new Set(await towns())]).toEqual([true])
  await page.goForward()
  await page.reload()
  await page.getByRole('button', { name: 'Township: Everywhere' }).waitFor()
  expect(await question.count()).toBe(0)
  // The one before is one tap away, too.
  await page.getByRole('button', { name: 'Hlaing', exact: true }).tap()
  await control.waitFor()
})

test('lists are opened with the township in their address: Back brings it back, everywhere is one tap and remembered', async () => {
  const { page, visit, settles, place } = await open({ look: phone, language: 'en' })
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const towns = (await read('/town/api')) as { Id: number; Name: string }[]
  const hlaing = towns.find(({ Name }) => Name === 'Hlaing')!.Id
  await page.context().addCookies([{ name: 'preferences', value: `en.town${hlaing}`, url }])
  await visit('/category')
  await page.getByRole('button', { name: 'Township: Hlaing' }).waitFor()
  await tab('Market').tap()
  const set = page.getByRole('button', { name: 'Township: Hlaing' })
  const lift = page.getByRole('group').getByRole('button', { name: 'Everywhere', exact: true })
  // The screen before has such a button, too.
  await expect.poll(place).toBe(`/marketplace?townId=${hlaing}`)
  await set.waitFor()
  await lift.tap()
  await expect.poll(place).toBe('/marketplace')
  await page.goBack()
  await lift.waitFor()
  expect(place()).toBe(`/marketplace?townId=${hlaing}`)

  // It was lifted, so it is not set again.
  await tab('Dir').tap()
  await page.getByRole('button', { name: 'Township: Everywhere' }).waitFor()
  // The screen before has a box, too.
  const opened = page.getByRole('navigation', { name: 'Categories' })
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await opened.waitFor()
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('tea')
  await box.press('Enter')
  await page.getByRole('article').first().waitFor()
  await settles()
  expect(place()).toBe('/search?q=tea')

  await page.context().addCookies([{ name: 'preferences', value: `en.town${hlaing}`, url }])
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await opened.waitFor()
  await box.fill('tea')
  await box.press('Enter')
  await lift.waitFor()
  expect(place()).toBe(`/search?q=tea&townId=${hlaing}`)
  // An address is shown as it says.
  await visit('/search?q=tea')
  await page.getByRole('article').first().waitFor()
  await settles()
  expect(place()).toBe('/search?q=tea')
})

test('a new visitor is asked in one line on Dir and on the search, until they answer or dismiss it on any of them', async () => {
  const look = { ...phone, geolocation: { latitude: 16.845, longitude: 96.12 }, permissions: ['geolocation'] }
  const { page, visit, go, place } = await open({ look, language: 'en' })
  const line = page.getByRole('region', { name: 'Which township are you in?' })
  await visit('/search')
  await line.waitFor()
  expect((await line.boundingBox())!.height).toBeLessThan(60)
  await visit('/category')
  await line.getByRole('button', { name: 'Use my location' }).tap()
  await page.getByRole('button', { name: 'Township: Hlaing' }).waitFor()
  await line.waitFor({ state: 'detached' })
  await go('/search')
  await page.getByRole('navigation', { name: 'Categories' }).waitFor()
  expect(await line.count()).toBe(0)

  // Another visitor, who does not want to say.
  const other = await open({ look: phone, language: 'en' })
  const asked = other.page.getByRole('region', { name: 'Which township are you in?' })
  await other.visit('/search?q=tea')
  await asked.getByRole('button', { name: 'Everywhere' }).tap()
  await asked.waitFor({ state: 'detached' })
  for (const path of ['/category', '/search', '/page/new']) {
    await other.visit(path)
    expect(await asked.count(), path).toBe(0)
  }

  // On results the answer is the filter, changed in one tap to the list of choices.
  const third = await open({ look: phone, language: 'en' })
  await third.visit('/search?q=tea')
  await third.page.getByRole('button', { name: 'Which township are you in?' }).tap()
  await third.page
    .getByRole('dialog')
    .getByRole('option', { name: /^Hlaing/ })
    .first()
    .tap()
  await third.page.getByRole('button', { name: 'Township: Hlaing' }).tap()
  const sheet = third.page.getByRole('dialog', { name: 'Township' })
  await sheet.getByRole('button', { name: 'Use my location' }).waitFor()
  await sheet.getByRole('button', { name: 'Everywhere' }).tap()
  await expect.poll(third.place).toBe('/search?q=tea')
  expect(place()).toBe('/search')
})

test('on a phone the chosen view of Discover is in sight, however far its row was swiped', async () => {
  const { page, visit } = await open({ look: phone, language: 'my' })
  await visit('/page/new')
  const views = page.getByRole('navigation', { name: 'ပြသည့် စာရင်း' })
  const best = views.getByRole('link', { name: 'သုံးသပ်ချက် အကောင်းဆုံး' })
  const edges = await views.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
  expect(edges[1]!.left).toBeGreaterThanOrEqual(edges[0]!.right)
  await best.tap()
  await expect.poll(() => best.getAttribute('aria-current')).toBe('true')
  await expect.poll(async () => (await best.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0)
  // The others follow it, none beneath it.
  const edge = async (link: Locator) => (await link.boundingBox())!
  const newest = views.getByRole('link', { name: 'အသစ်များ' })
  await expect
    .poll(async () => (await edge(newest)).x - (await edge(best)).x - (await edge(best)).width)
    .toBeGreaterThanOrEqual(8)
})
