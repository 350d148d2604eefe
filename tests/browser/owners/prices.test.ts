import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { line, photograph } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { signIn, type Session } from '../support/session.ts'

/** The price list (docs/decisions/price-list.md) on a phone. */

const open = useBrowser()

let session: Session
let shop: AnyRecord
let lamp: AnyRecord
beforeAll(async () => {
  session = await signIn(inject('appUrl'), { email: 'prices@demo.example', name: 'Daw Prices' })
  shop = await make('page', { name: 'Insein Lamps' }, session)
  const picture = `data:image/jpeg;base64,${(await photograph({ width: 300, height: 200 })).toString('base64')}`
  lamp = await make(
    'product',
    { pageId: String(shop.Id), name: 'Desk lamp', price: '25000', description: 'Bright', thumbnail: picture },
    session,
  )
  await make('product', { pageId: String(shop.Id), name: 'Torch', price: '9000' }, session)
})
const price = async () => (await read(`/product/api/${lamp.Id}`))[0]?.['Price']

test('prices are changed in place and put back, and two months later one tap says that it is still for sale', async () => {
  const { page, visit, sees } = await open({ look: phone, session, storedPage: shop })
  await visit('/product')
  await page.getByRole('link', { name: 'Price list' }).tap()
  await sees('Price list')
  const box = page.getByRole('textbox', { name: 'Price (kyat): Desk lamp' })
  await box.fill('၃ သောင်း')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Undo: Desk lamp' }).waitFor()
  await expect.poll(price).toBe(30_000)
  await page.getByRole('button', { name: 'Undo: Desk lamp' }).tap()
  await expect.poll(price).toBe(25_000)
  await expect.poll(() => box.inputValue()).toBe('25000')
  expect(await page.getByText('Still for sale?').count()).toBe(0)

  await page.clock.setFixedTime(Date.now() + 61 * 24 * 60 * 60_000)
  await visit('/product')
  await page.getByRole('link', { name: 'Still for sale?' }).first().tap()
  await page.getByRole('button', { name: 'Yes: Desk lamp' }).tap()
  await page.getByText('Thank you. We ask again in two months.').waitFor()
  await page.getByRole('button', { name: 'No, sold: Torch' }).tap()
  await page.getByRole('listitem', { name: 'Torch' }).getByText('Sold', { exact: true }).waitFor()
  await visit('/product?prices=1')
  await box.waitFor()
  expect(await page.getByText('Still for sale?').count()).toBe(0)
})

test('a duplicate is made when it is sent, with the picture', async () => {
  const { page, visit, sees } = await open({ look: phone, session, storedPage: shop })
  await visit('/product?prices=1')
  await page.getByRole('link', { name: 'Duplicate: Desk lamp' }).tap()
  await sees('Create product')
  await page.getByText(/filled in like “Desk lamp”/).waitFor()
  expect(await line(page, 'Description').inputValue()).toBe('Bright')
  await line(page, 'Name').fill('Desk lamp, red')
  await page.getByRole('button', { name: 'Create', exact: true }).tap()
  await page.getByRole('link', { name: 'Desk lamp, red', exact: true }).waitFor()
  const [copy, ...others] = await read(`/product/api/byPageId/${shop.Id}`)
  expect(copy).toMatchObject({ Name: 'Desk lamp, red', Price: 25_000, Description: 'Bright' })
  expect(copy?.['Thumbnail']).toMatch(/webp$/)
  // A file of its own, which stays when the other product goes.
  expect(copy?.['Thumbnail']).not.toBe(lamp['Thumbnail'])
  expect(others).toHaveLength(2)
})

test('on a desktop a product is changed beside its list; what is typed is not lost to another row', async () => {
  const { page, visit, place } = await open({ look: desktop, session, storedPage: shop })
  await visit('/product')
  const row = (name: string) => page.getByRole('article').getByRole('link', { name, exact: true })
  const edit = (name: string) => page.getByRole('link', { name: `Edit: ${name}`, exact: true })
  await edit('Torch').click()
  const form = page.getByRole('region', { name: 'Update product' })
  const name = form.getByLabel(/^Name/)
  await expect.poll(() => name.inputValue()).toBe('Torch')
  expect(place()).toMatch(/^\/product\?id=\d+$/)
  expect(await row('Desk lamp').first().isVisible()).toBe(true)

  await edit('Torch').focus()
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Edit: Desk lamp')

  await name.fill('Torch of steel')
  await edit('Desk lamp').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await name.inputValue()).toBe('Torch of steel')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await row('Torch of steel').waitFor()
  await expect.poll(place).toBe('/product')
  // Saved or closed, the form gives the focus back to its row.
  await expect.poll(focused).toBe('Edit: Torch of steel')
  await expect.poll(() => asked.some((one) => one.startsWith('GET /product/api/byPageId'))).toBe(true)

  // By the pencil or by the menu, from one to the next, and closed: the list is in the history once.
  // What lies ahead of it does not count: the menu that was closed is there.
  const depth = () => page.evaluate(() => (window.history.state as { idx: number }).idx)
  await edit('Desk lamp').click()
  await expect.poll(() => name.inputValue()).toBe('Desk lamp')
  const opened = await depth()
  await page.getByRole('button', { name: 'Actions for Torch of steel' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.poll(() => name.inputValue()).toBe('Torch of steel')
  expect(await depth()).toBe(opened)
  // With something typed, too, once one leaves it.
  await name.fill('Torch of tin')
  await page.getByRole('button', { name: 'Actions for Desk lamp', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => name.inputValue()).toBe('Desk lamp')
  expect(await depth()).toBe(opened)
  await name.fill('Desk lamp of tin')
  await edit('Torch of steel').click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => name.inputValue()).toBe('Torch of steel')
  expect(await depth()).toBe(opened)
  // Safari gives a clicked link no focus; the next form is open, so the row before has not got it either.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await edit('Desk lamp').evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => name.inputValue()).toBe('Desk lamp')
  expect(await focused()).toBe(null)
  await edit('Torch of steel').click()
  await expect.poll(() => name.inputValue()).toBe('Torch of steel')
  await name.fill('Torch of zinc')
  await form.getByRole('link', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await form.waitFor({ state: 'hidden' })
  expect(place()).toBe('/product')
  expect(await depth()).toBe(opened - 1)
  await expect.poll(focused).toBe('Edit: Torch of steel')
  await page.goForward()
  await form.waitFor()
  await page.goBack()
  await form.waitFor({ state: 'hidden' })
  expect(await row('Desk lamp').first().isVisible()).toBe(true)
})
