import { expect, inject, test } from 'vitest'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { demoAdmin, signIn } from '../support/session.ts'

const open = useBrowser()

test('a super admin finds two pages of one business, merges them field by field, and takes it back', async () => {
  const [one, other] = [
    await signIn(inject('appUrl'), { email: 'lacquer@demo.example', name: 'Daw Lacquer' }),
    await signIn(inject('appUrl'), { email: 'lacquer2@demo.example', name: 'U Lacquer' }),
  ]
  const kept = await make('page', { name: 'Bagan Lacquer', phoneOne: '09 7711 22334' }, one)
  const double = await make(
    'page',
    { name: 'Bagan Lacquerware', phoneOne: '+95977112 2334', address: '7 Myinkaba' },
    other,
  )
  const product = await make('product', { pageId: String(double.Id), name: 'Lacquer tray', price: '9000' }, other)
  const session = await signIn(inject('appUrl'), demoAdmin)
  // The screen of the page that is merged asks once more before it goes.
  const { page, visit, sees } = await open({ look: desktop, session, expected: /status of 404/ })
  await visit('/admin/doubles')
  await page.getByRole('link', { name: 'Bagan Lacquerware and Bagan Lacquer side by side' }).click()
  await sees('Merge two pages')
  await page.getByRole('listitem').filter({ hasText: 'Products 1' }).waitFor()
  // What is filled is chosen; the name stays the survivor's.
  const side = (field: string, which: string) =>
    page.getByRole('radiogroup', { name: field, exact: true }).getByRole('radio', { name: which })
  await expect.poll(() => side('Address', 'Goes').isChecked()).toBe(true)
  expect(await side('Name', 'Stays').isChecked()).toBe(true)
  await side('Name', 'Goes').check()
  await page.getByRole('button', { name: 'Merge now' }).click()
  await page.getByRole('region', { name: 'Merged into this one' }).waitFor()

  const visitor = await open({ look: phone })
  await visitor.visit(`/page/view/${double.Id}`)
  await visitor.sees('Bagan Lacquerware')
  expect(visitor.place()).toBe(`/page/view/${kept.Id}`)
  await visitor.page.getByText('Lacquer tray').first().waitFor()

  await page.getByRole('button', { name: 'Undo: Bagan Lacquerware' }).click()
  await expect.poll(async () => (await read(`/product/api/${product.Id}`))[0]?.['PageId']).toBe(double.Id)
  expect((await read(`/page/api/${kept.Id}`))[0]).toMatchObject({ Name: 'Bagan Lacquer', Address: null })
  await page.getByRole('region', { name: 'Merged into this one' }).waitFor({ state: 'detached' })
  await visitor.visit(`/page/view/${double.Id}`)
  await visitor.sees('Bagan Lacquerware')

  await visit('/admin/doubles')
  const apart = page.getByRole('button', { name: 'Bagan Lacquerware and Bagan Lacquer are not the same' })
  await apart.click()
  await page.getByText('They are not listed together any more.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Look at more names' }).waitFor()
  // Another file's page may have the same number.
  expect(await apart.count()).toBe(0)
})
