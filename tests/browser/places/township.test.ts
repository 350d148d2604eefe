import { expect, inject, test } from 'vitest'
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
  await page.reload()
  await page.getByRole('button', { name: 'Township: Everywhere' }).waitFor()
  expect(await question.count()).toBe(0)
  // The one before is one tap away, too.
  await page.getByRole('button', { name: 'Hlaing', exact: true }).tap()
  await control.waitFor()
})
