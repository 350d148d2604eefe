import { expect, inject, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn } from '../support/session.ts'

const open = useBrowser()

const table = [
  'Shop;Where;Tel',
  'Umbrella House One;Bahan;09250007001',
  'Umbrella House Two;Bahan;09250007002',
  'Umbrella House Two;Bahan;+95 9 250 007 002',
  'Umbrella House Three;;',
  '',
].join('\r\n')
const file = { name: 'umbrellas.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}`) }

test('a super admin sends a table, maps its columns, tries, imports and undoes it', async () => {
  const session = await signIn(inject('appUrl'), demoAdmin)
  const { page, visit, sees, place } = await open({ look: desktop, session, expected: /status of 400/ })
  await visit('/admin')
  await page.getByRole('link', { name: 'Imports' }).click()
  await sees('Imports')

  // Of the wrong kind, whatever its name says.
  await page
    .getByLabel('Table', { exact: true })
    .setInputFiles({ ...file, name: 'sheet.csv', buffer: Buffer.from('PK\x03\x04 and more') })
  await page.getByRole('button', { name: 'Send and try' }).click()
  await page.getByRole('alert').filter({ hasText: 'This is a workbook' }).waitFor()

  await page.getByLabel('Table', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Send and try' }).click()
  await sees('umbrellas.csv')
  expect(place()).toMatch(/^\/admin\/imports\/\d+$/)
  await page.getByText('Name is required').first().waitFor()

  await page.getByLabel('Shop', { exact: true }).selectOption({ label: 'Name' })
  await page.getByLabel('Where', { exact: true }).selectOption({ label: 'Town' })
  await page.getByLabel('Tel', { exact: true }).selectOption({ label: 'Phone one' })
  await page.getByLabel('Keep the mapping under this name').fill('Umbrellas')
  await page.getByRole('button', { name: 'Try with these columns' }).click()
  await page.getByRole('button', { name: 'New: 2' }).waitFor()
  await page.getByRole('button', { name: 'Double: 1' }).click()
  await page.getByText('Double of row 3').waitFor()

  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).waitFor()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: 'Umbrella House One' }).waitFor()

  const visitor = await open({ look: phone })
  await visitor.visit('/search?q=Umbrella%20House%20One')
  await visitor.page.getByText('Umbrella House One').first().waitFor()

  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('button', { name: 'Undone: 2' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('listitem').filter({ hasText: 'umbrellas.csv' }).getByText('Undone').waitFor()
})
