import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { phone } from './support/browser.ts'
import { useBrowser, type Person } from './support/person.ts'
import { exampleOf, looksOf } from './support/routeExamples.ts'
import { demoOwner, signIn, type Session } from './support/session.ts'
import { translateAll } from './support/translator.ts'

/** A browser that translates: `<font>` elements stand in the place of all texts, and of each that comes. */

const open = useBrowser()
const known = inject('known')
const examples = exampleOf(known)
const place = { latitude: 16.8, longitude: 96.15 }
let owner: Session
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), demoOwner)
})

const broken = (page: Page) => page.getByText('This screen could not be opened')
async function opensTranslated(session?: Session): Promise<Person> {
  const person = await open({
    look: { ...phone, geolocation: place, permissions: ['geolocation'] },
    ...(session && { session, storedPage: known.own.page }),
  })
  await translateAll(person.page)
  return person
}

/** Runs in the page: fields that an iPhone zooms into, since their letters are smaller than 16 px. */
const zoomed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => !/checkbox|radio|file|hidden|range/.test(field.type) && field.checkVisibility())
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

test('every screen opens, and the next one after it; no field makes an iPhone zoom', async () => {
  const { page, visit, go, settles } = await opensTranslated(owner)
  await visit(examples.home.path)
  for (const [name, { path }] of looksOf(known)) {
    if (name === 'login') continue
    await go(path)
    await settles()
    expect(await broken(page).count(), name).toBe(0)
    expect(await page.evaluate(zoomed), name).toEqual([])
    expect(await page.locator('body font').count(), name).toBeGreaterThan(0)
  }
})

test('a price is typed: the button beside the unit comes and goes, and the words below follow', async () => {
  const { page, visit } = await opensTranslated(owner)
  await visit(examples.productCreate.path)
  const price = page.getByRole('textbox', { name: /^Price/ }).first()
  const lakh = page.getByRole('button', { name: 'lakh', exact: true })
  await price.fill('25')
  await lakh.waitFor()
  await price.fill('25000')
  await lakh.waitFor({ state: 'detached' })
  await page.getByText('25,000 Ks', { exact: true }).waitFor()
  await price.fill('26000')
  await page.getByText('26,000 Ks', { exact: true }).waitFor()
})

test('the phone’s place narrows the lists, and the control says so', async () => {
  const { page, visit } = await opensTranslated()
  await visit('/marketplace')
  await page.getByRole('button', { name: 'Near me' }).tap()
  await page.getByRole('button', { name: 'Use my location' }).tap()
  await expect.poll(() => new URL(page.url()).searchParams.get('near')).toBe('1')
  await page.getByText('Within 10 km').waitFor()
  await page.getByRole('button', { name: 'Use my location' }).waitFor({ state: 'detached' })
  await visit('/category')
  await page.getByRole('button', { name: 'Near me' }).tap()
  await page.getByRole('button', { name: 'Use my location' }).tap()
  await page.getByRole('button', { name: 'Use my location' }).waitFor({ state: 'detached' })
  expect(await broken(page).count()).toBe(0)
})
