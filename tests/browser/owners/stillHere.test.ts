import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, type Database } from '#server/db/connection/database.ts'
import { askStillHere } from '#server/db/pages/stillHere.ts'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn } from '../support/session.ts'

/** A page is still there: a visitor says so, its owner is asked, and the admin area finds what nobody looks after (docs/rules.md#still-here). */

const open = useBrowser()

let db: Database
let client: Client
beforeAll(async () => {
  const database = new URL(inject('databaseUrl'))
  database.pathname = `/${inject('templateName')}_walks`
  db = openDatabase({ url: database.href })
  client = new Client({ connectionString: database.href })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await db.close()
})

test('a visitor says that a shop is still there, by way of the login, and takes it back; half a year later its owner is asked', async () => {
  const owner = await signIn(inject('appUrl'), { email: 'lacquer@demo.example', name: 'Daw Lacquer' })
  const shop = await make('page', { name: 'Lacquer House' }, owner)
  const confirmedAt = async () => (await read(`/page/api/${shop.Id}`))[0]!['ConfirmedAt']

  const { page, visit, sees, settles, place } = await open({ look: phone })
  await visit(`/page/view/${shop.Id}`)
  // Before its part has started the link leads to the login all the same, and nothing is kept.
  await settles()
  await page.getByRole('link', { name: 'Still here' }).tap()
  await page.getByText('Sign in to say that Lacquer House is still here').waitFor()
  await page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'U Aung Myint' }).tap()
  await page.getByText('Thank you. The page says so now.').waitFor()
  await sees('Page Information')
  expect(place()).toBe(`/page/view/${shop.Id}`)
  const confirmed = page.getByText(/^Confirmed in \w+ \d{4}$/)
  await confirmed.waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap()
  await confirmed.waitFor({ state: 'detached' })
  expect(await confirmedAt()).toBeNull()
  const button = page.getByRole('button', { name: 'Still here', exact: true })
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  await button.tap()
  await confirmed.waitFor()
  await button.tap()
  await page.getByText('You have said so in these three months already.', { exact: false }).waitFor()

  const past = `now() - interval '200 days'`
  await client.query(`update "page" set "UpdatedAt" = ${past}, "ConfirmedAt" = ${past} where "Id" = $1`, [shop.Id])
  await askStillHere(db)
  const own = await open({ look: phone, session: owner, storedPage: shop })
  await own.visit('/manage')
  const next = own.page.getByRole('region', { name: 'Do next' })
  await next.getByRole('button', { name: 'Say that you are still here' }).waitFor()
  await own.go('/notification')
  await own.page.getByText('Lacquer House: still here?').waitFor()
  await own.page.getByRole('button', { name: 'Yes, still here: Lacquer House' }).tap()
  await own.page.getByText('Thank you. The page says so now.').waitFor()
  expect(Date.now() - Date.parse(String(await confirmedAt()))).toBeLessThan(600_000)
  await own.go('/manage')
  await next.getByText('Add a phone number').waitFor()
  expect(await next.getByText('Say that you are still here').count()).toBe(0)
  await own.go('/notification')
  await own.page.getByText(/^Confirmed in \w+ \d{4}$/).waitFor()
})

test('the overview leads to what should be looked after, in an address, and back to all', async () => {
  const url = inject('appUrl')
  const owner = await signIn(url, { email: 'silent@demo.example', name: 'Ko Silent' })
  await make('page', { name: 'Gramophone Silent' }, owner)
  await make('page', { name: 'Gramophone Ringing', phoneOne: '09 777 400 321' }, owner)
  const { page, visit, place } = await open({ look: desktop, session: await signIn(url, demoAdmin) })
  await visit('/admin')
  const panel = page.getByRole('region', { name: 'To look after' })
  await expect
    .poll(async () => (await panel.getByRole('listitem').allTextContents()).map((text) => text.replace(/[\d,–]+$/, '')))
    .toEqual(['Untouched for a year', 'Without owner', 'Without place', 'Without number'])
  await panel.getByRole('link', { name: 'Without number' }).click()
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const chip = views.getByRole('link', { name: 'Without number' })
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('page')
  expect(JSON.parse(new URLSearchParams(place().split('?')[1]).get('filter')!)).toEqual({ upkeep: 'noNumber' })
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Gramophone Silent').waitFor()
  expect(await row('Gramophone Ringing').count()).toBe(0)
  await chip.click()
  await row('Gramophone Ringing').waitFor()
  expect(await chip.getAttribute('aria-current')).toBeNull()
})
