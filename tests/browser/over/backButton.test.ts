import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { line, unfold } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** The back button closes what is open over a screen (docs/decisions/back-button.md). */

const open = useBrowser()

let session: Session
let shop: AnyRecord
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'over@demo.example', name: 'Ma Over' })
  const description = Array.from({ length: 60 }, (_, line) => `Ladders of every length, row ${line}.`).join('\n')
  shop = await make('page', { name: 'Over Ladders', phoneOne: '09 777 500 601', description }, session)
})

const shopPath = () => `/page/view/${shop.Id}`
const dialog = (page: Page) => page.getByRole('dialog')
const isGone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a visitor whose first screen it is stays where they were, and a link in a sheet leads on with one Back', async () => {
  const { page, visit, sees, settles, place } = await open({ look: phone })
  await visit(shopPath())
  const wrong = page.getByRole('link', { name: /^Wrong number/ })
  await settles()
  await wrong.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  for (const opener of [wrong, page.getByRole('banner').getByRole('button', { name: /မြန်မာ/ })]) {
    await opener.tap()
    await dialog(page).waitFor()
    const height = await scrolled(page)
    await page.goBack()
    await isGone(page)
    expect([place(), await scrolled(page)]).toEqual([shopPath(), height])
  }

  await wrong.tap()
  const height = await scrolled(page)
  await dialog(page).getByRole('link').tap()
  await sees('Report')
  await page.goBack()
  await sees('Over Ladders')
  expect(await dialog(page).count()).toBe(0)
  await expect.poll(() => scrolled(page)).toBe(height)
  // Forward leads to the report, not back into the sheet.
  await page.goForward()
  await sees('Report')
})

test('a sheet that is closed, or open while the document is loaded anew, leaves nothing behind it', async () => {
  const { page, visit, go, sees, place } = await open({ look: phone })
  await visit('/marketplace')
  await go(shopPath())
  await sees('Over Ladders')
  const languages = page.getByRole('banner').getByRole('button', { name: /မြန်မာ/ })
  await languages.tap()
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await isGone(page)
  await languages.tap()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await isGone(page)
  await page.goForward()
  expect(await dialog(page).count()).toBe(0)
  await languages.tap()
  await dialog(page).waitFor()
  await page.reload({ waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '')
  expect(await dialog(page).count()).toBe(0)
  await page.goBack()
  await sees('Marketplace')
  expect(place()).toBe('/marketplace')
})

test('choosing a page loads the document anew, and leaves no step that leads nowhere', async () => {
  const { page, visit } = await open({ look: phone, session })
  await visit('/home')
  await page.getByRole('button', { name: 'Select Your Page' }).tap()
  await dialog(page).waitFor()
  // What the next document finds before any of its scripts: it would step back from an entry of the sheet, under whatever is done next.
  await page.addInitScript(() => sessionStorage.setItem('found', JSON.stringify(history.state)))
  const loaded = page.waitForEvent('load')
  await dialog(page).getByRole('button', { name: 'Over Ladders' }).tap()
  await loaded
  const found = JSON.parse((await page.evaluate(() => sessionStorage.getItem('found'))) ?? '') as {
    isOver?: boolean
  } | null
  expect(found?.isOver ?? false).toBe(false)
})

test('an owner’s menu, its question and its screens', async () => {
  const { page, visit, go, sees, place } = await open({ look: phone, session, storedPage: shop })
  await visit('/manage')
  await go(shopPath())
  await sees('Over Ladders')
  const menu = page.getByRole('button', { name: 'Item actions', exact: true }).first()
  await menu.tap()
  await page.getByRole('menu').waitFor()
  await page.goBack()
  await page.getByRole('menu').waitFor({ state: 'detached' })

  await menu.tap()
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  expect(place()).toBe(shopPath())

  await menu.tap()
  await page.getByRole('menuitem', { name: 'Edit' }).tap()
  await sees('Update page')
  await page.goBack()
  await sees('Over Ladders')
  expect(await page.getByRole('menu').count()).toBe(0)
  await page.goBack()
  await sees('Manage')
})

test('in a form the sheet is closed without a question, and the form still asks before it is left', async () => {
  const { page, visit, go, sees, place } = await open({ look: phone, session, storedPage: shop })
  await visit('/manage')
  await go('/product/create')
  await sees('Create product')
  const sheet = page.getByRole('dialog', { name: 'Product category' })
  const question = page.getByRole('alertdialog')
  const choose = page.getByRole('button', { name: /^Product category/ })
  for (const typed of ['', 'Ladder of bamboo']) {
    await line(page, 'Name').fill(typed)
    await choose.tap()
    await sheet.waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(await question.count()).toBe(0)
    expect(place()).toBe('/product/create')
    expect(await line(page, 'Name').inputValue()).toBe(typed)
  }

  await page.goBack()
  await question.getByText('You have not saved. Leave anyway?').waitFor()
  // Back from the question is to stay.
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  expect(await line(page, 'Name').inputValue()).toBe('Ladder of bamboo')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).tap()
  await sees('Manage')
  expect(place()).toBe('/manage')
})

test('a choice that makes the form ask leaves its sheet open for further ones, and Back closes that first', async () => {
  const { page, visit, go, sees, place } = await open({ look: phone, session, storedPage: shop })
  await visit('/manage')
  await go(`/page/update?id=${shop.Id}`)
  await sees('Update page')
  const sheet = page.getByRole('dialog', { name: 'Category' })
  await unfold(page, 'Name and category')
  await page.getByRole('button', { name: /^Category/ }).tap()
  await sheet.getByRole('option').first().tap()
  await sheet.getByRole('option', { selected: true }).waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  const question = page.getByRole('alertdialog')
  expect(await question.count()).toBe(0)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).tap()
  await sees('Manage')
  expect(place()).toBe('/manage')
})

test('the list of a search box: Back closes it, and from the results Back leads to the screen with the box', async () => {
  const { page, visit, settles, place } = await open({ look: phone })
  await visit('/search')
  const box = page.getByRole('main').getByRole('combobox')
  const list = page.getByRole('listbox')
  await box.tap()
  await box.fill('Over Lad')
  await list.getByRole('option', { name: /Over Ladders/ }).waitFor()
  await page.goBack()
  await list.waitFor({ state: 'detached' })
  expect(await box.inputValue()).toBe('Over Lad')
  expect(place()).toBe('/search')

  await box.fill('Over Ladders')
  await list.waitFor()
  await box.press('Enter')
  await page.getByRole('article').first().waitFor()
  await settles()
  expect(place()).toBe('/search?q=Over+Ladders')
  await page.goBack()
  await expect.poll(place).toBe('/search')
})
