import { expect, inject, test } from 'vitest'
import { localTime } from '#resources/openingHours.ts'
import { make } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { unfold } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

/** What people ask every day: how one can pay, and who is open then (docs/rules.md#paying, #search-filters). */

const open = useBrowser()
const url = inject('appUrl')

test('an owner sets ways to pay and hours past midnight; a visitor filters by them, and Back and a reload keep it', async () => {
  const owner = await signIn(url, { email: 'nightly@demo.example', name: 'Ko Nightly' })
  const shop = await make('page', { name: 'Brinjal Noodles', phoneOne: '09 777 500 901' }, owner)
  await make('page', { name: 'Brinjal Rice', phoneOne: '09 777 500 901', payments: 'cash' }, owner)

  const own = await open({ look: phone, session: owner })
  await own.visit(`/page/update?id=${shop.Id}`)
  await unfold(own.page, 'Open hours')
  const everyDay = own.page.getByRole('group', { name: 'Every day' })
  await own.page.getByRole('button', { name: 'Add hours' }).tap()
  await everyDay.getByLabel('Opens').fill('18:00')
  await everyDay.getByLabel('Closes').fill('02:00')
  await unfold(own.page, 'Services and payment')
  for (const word of ['Delivers', 'Cash', 'KBZPay', 'Cash']) {
    const chip = own.page.getByRole('button', { name: word, exact: true })
    expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await chip.tap()
  }
  const saved = own.page.waitForResponse((response) => response.request().method() === 'PATCH')
  await own.page.locator('form button[type=submit]').tap()
  expect((await saved).ok()).toBe(true)

  const { page, visit, place } = await open({ look: phone })
  const tomorrow = localTime(new Date(Date.now() + 86_400_000)).date
  const article = page.getByRole('article')
  await visit('/search?q=brinjal')
  await article.nth(1).waitFor()
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'KBZPay' }).tap()
  await sheet.getByRole('button', { name: 'Tomorrow' }).tap()
  await sheet.getByRole('button', { name: 'Show 0 businesses' }).waitFor()
  await sheet.getByLabel('Hour').selectOption({ label: '1:00AM' })
  await sheet.getByRole('button', { name: 'Show 1 business' }).tap()
  const narrowed = `/search?q=brinjal&pays=kbzPay&openAt=${tomorrow}T01%3A00`
  await expect.poll(() => new URLSearchParams(place().split('?')[1]).get('openAt')).toBe(`${tomorrow}T01:00`)
  await expect.poll(() => article.allTextContents()).toEqual([expect.stringContaining('Brinjal Noodles')])

  await page.reload()
  await page.getByRole('button', { name: /^Remove filter: Open .*1AM$/ }).waitFor()
  await page.getByRole('button', { name: 'Remove filter: KBZPay' }).waitFor()
  await article.getByRole('link').first().tap()
  const paying = page.getByRole('region', { name: 'Ways to pay' })
  await expect.poll(() => paying.getByRole('listitem').allTextContents()).toEqual(['KBZPay'])
  await page.getByText('Here since').waitFor()
  await page.goBack()
  await article.first().waitFor()
  expect(new URLSearchParams(place())).toEqual(new URLSearchParams(narrowed))

  // That its number stands on another page, too.
  await article.getByRole('link').first().tap()
  await page.getByRole('link', { name: 'One other page has this number' }).tap()
  await expect
    .poll(async () => (await article.allTextContents()).map((text) => /Brinjal (Noodles|Rice)/.exec(text)?.[0]).sort())
    .toEqual(['Brinjal Noodles', 'Brinjal Rice'])
})
