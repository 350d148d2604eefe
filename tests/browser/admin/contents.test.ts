import { expect, inject, test } from 'vitest'
import { localTime } from '#resources/openingHours.ts'
import { ask, make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { line } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn } from '../support/session.ts'

const open = useBrowser()

async function editorSession() {
  const person = { email: 'contents.editor@demo.example', name: 'Ma Su Su' }
  await signIn(inject('appUrl'), person)
  const admin = await signIn(inject('appUrl'), demoAdmin)
  const body = new URLSearchParams({ email: person.email, roles: 'editor' })
  expect((await ask('/role/api', admin, { method: 'POST', body })).status).toBe(200)
  return signIn(inject('appUrl'), person)
}
const dayIn = (days: number) => localTime(new Date(Date.now() + days * 86_400_000)).date

test('an editor puts categories in order by buttons, merges two, and takes both back', async () => {
  const session = await editorSession()
  const [kept, double] = [
    await make('category', { name: 'Aaa Kites' }, session),
    await make('category', { name: 'Aab Kites' }, session),
  ]
  const owner = await signIn(inject('appUrl'), { email: 'kites@demo.example', name: 'U Kite' })
  const shop = await make('page', { name: 'Kite Shop', categoryIds: String(double.Id) }, owner)
  // The screen of the category that is merged asks for its history once more before it goes.
  const { page, visit, sees } = await open({ look: desktop, session, expected: /status of 404/ })
  await visit('/admin/category')
  await page.getByRole('button', { name: 'Put in order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Categories in order' })
  const rows = dialog.getByRole('listitem')
  await rows.filter({ hasText: 'Aab Kites' }).waitFor()
  // Without a picture a row begins with its letter.
  const namesOfRows = async () => (await rows.allTextContents()).map((text) => text.slice(-9))
  const at = (await namesOfRows()).indexOf('Aab Kites')
  expect((await namesOfRows())[at - 1]).toBe('Aaa Kites')
  await page.getByRole('button', { name: 'Move Aab Kites up' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^Aab Kites is \d+ of \d+ now\.$/).waitFor()
  // The focus goes along; at the top the other button is left.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Aab Kites down')
  expect((await namesOfRows())[at - 1]).toBe('Aab Kites')
  const ids = async () => (await read('/category/api')).map(({ Id }) => Id)
  expect((await ids()).indexOf(double.Id)).toBe(at - 1)
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter')
  await dialog.getByText('Undone.').waitFor()
  await expect.poll(ids).toEqual(expect.arrayContaining([kept.Id]))
  await expect.poll(async () => (await ids()).indexOf(double.Id)).toBe(at)

  await visit(`/admin/category/${double.Id}/show`)
  await sees('Aab Kites')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('1 record moves.').waitFor()
  await page.getByRole('combobox', { name: 'Merge with' }).fill('Aaa Kit')
  await page.getByRole('option', { name: 'Aaa Kites' }).click()
  await page.getByText(/in the history of the one that stays too\.$/).waitFor()
  await page.getByRole('button', { name: 'Merge now' }).click()
  await sees('Aaa Kites')
  // Also when the toast is gone.
  const inHistory = page.getByRole('region', { name: 'Merged into this one' })
  await inHistory.getByRole('button', { name: 'Undo: Aab Kites' }).waitFor()

  const visitor = await open({ look: phone })
  await visitor.visit(`/category/${double.Id}`)
  await visitor.sees('Aaa Kites')
  expect(visitor.place()).toBe(`/category/view/${kept.Id}`)
  await visitor.page.getByText('Kite Shop').first().waitFor()

  await inHistory.getByRole('button', { name: 'Undo: Aab Kites' }).click()
  const categoriesOf = async () => (await read(`/page/api/${shop.Id}`))[0]?.['CategoryIds']
  await expect.poll(categoriesOf).toBe(String(double.Id))
  await visitor.visit(`/category/view/${double.Id}`)
  await visitor.sees('Aab Kites')
})

test('a draft is looked at before it is published; an older policy is compared and brought back', async () => {
  const session = await editorSession()
  const { page, visit, sees } = await open({ look: desktop, session, expected: /status of 404/ })
  await visit('/admin/article/create')
  await line(page, 'Title').fill('How to fold a lantern')
  await line(page, 'Description').fill('Paper first.')
  await page.getByLabel('Status').selectOption('Draft')
  await page.getByRole('button', { name: 'Save' }).click()
  await sees('How to fold a lantern')
  await page.getByRole('link', { name: 'As the public sees it' }).click()
  await page.getByRole('note').filter({ hasText: 'This is a draft. Only editors see it.' }).waitFor()
  // Also at its address, which the server renders for a visitor.
  await page.reload()
  await page.getByText('Paper first.').waitFor()
  const visitor = await open({ look: phone, expected: /status of 404/ })
  await visitor.visit(new URL(page.url()).pathname)
  await visitor.page.getByText('No data found').waitFor()

  const before = (await read('/setting/api/1'))[0]!
  const body = new URLSearchParams({ id: '1', childSafetyPolicy: `${String(before['ChildSafetyPolicy'])}\nNew line.` })
  expect((await ask('/setting/api', session, { method: 'PATCH', body })).status).toBe(200)
  await visit('/admin/setting/1/show')
  await page.getByLabel('Text').click()
  await page.getByRole('option', { name: 'Child safety policy', exact: true }).click()
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click()
  await page.getByRole('insertion').filter({ hasText: 'Only now: New line.' }).waitFor()
  await page.getByRole('button', { name: 'Bring this version back' }).click()
  await page.getByText('This version is back.').waitFor()
  expect((await read('/setting/api/1'))[0]!['ChildSafetyPolicy']).toBe(before['ChildSafetyPolicy'])
})

test('an owner is asked about a holiday, answers with one tap, and visitors read it', async () => {
  const session = await editorSession()
  await make('holiday', { date: dayIn(4), name: 'Kite Day', burmeseName: 'စွန်နေ့' }, session)
  const owner = await signIn(inject('appUrl'), { email: 'holiday.owner@demo.example', name: 'Daw Mya' })
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = JSON.stringify(Object.fromEntries(week.map((day) => [day, [['09:00', '17:00']]])))
  const shop = await make('page', { name: 'Mya Tailor', hours }, owner)
  const visitor = await open({ look: phone })
  await visitor.visit(`/page/view/${shop.Id}`)
  await visitor.page.getByText(/Kite Day: hours may differ$/).waitFor()

  const { page, visit } = await open({ look: phone, session: owner, storedPage: shop })
  await visit('/manage')
  const asked = page.getByRole('region', { name: 'Holiday hours' })
  await asked.getByText(/^Kite Day, .*: will you be open\?$/).waitFor()
  await asked.getByRole('button', { name: 'Closed' }).tap()
  await page.getByText('Your hours say so now.').waitFor()
  await asked.waitFor({ state: 'hidden' })
  expect((await read(`/page/api/${shop.Id}`))[0]!['Hours']).toMatchObject({ exceptions: { [dayIn(4)]: [] } })
  await visitor.visit(`/page/view/${shop.Id}`)
  await visitor.page.getByText('Open hours').waitFor()
  expect(await visitor.page.getByText(/hours may differ/).count()).toBe(0)
})
