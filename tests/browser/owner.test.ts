import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, read } from './support/api.ts'
import { phone } from './support/browser.ts'
import {
  choosePage,
  createPage,
  createPost,
  createProduct,
  createShelf,
  news,
  pot,
  shelf,
  shop,
} from './support/ownersThings.ts'
import { useBrowser, type Person } from './support/person.ts'

const open = useBrowser()

test('an owner signs in, opens a page, posts and sells, changes, marks as sold, deletes, and signs out [3.36] [5.07] [7.33] [9.09] [1.13] [1.14] [1.15]', async () => {
  const owner = await open({ look: phone })
  const visitor = await open({ look: phone })
  await signIn(owner)
  const page = await createPage(owner)
  await choosePage(owner)
  await visitor.visit(`/page/view/${page.Id}`)
  await visitor.sees(shop.Name)

  await createPost(owner)
  await visitor.visit('/home')
  // Others post at the same time.
  const card = visitor.page.getByRole('article').filter({ hasText: news.Title }).first()
  await card.getByRole('link', { name: news.Title, exact: true }).waitFor()
  await card.getByText(shop.Name).waitFor()
  await isDrawn(card.locator('img').first())

  await createShelf(owner)
  const product = await createProduct(owner)
  await visitor.visit('/marketplace')
  await visitor.page.getByRole('link', { name: pot.Name }).first().tap()
  await visitor.sees('Product View')
  expect(visitor.place()).toBe(`/product/view/${product.Id}`)
  await visitor.page.getByText('3,500 Ks', { exact: true }).waitFor()
  await visitor.page.getByRole('link', { name: shelf.Name }).tap()
  await visitor.sees(shelf.Name)
  await visitor.page.getByRole('link', { name: pot.Name }).waitFor()

  await changePrice(owner, '4000')
  await visitor.visit(`/product/view/${product.Id}`)
  await visitor.page.getByText('4,000 Ks', { exact: true }).waitFor()

  await markAsSold(owner)
  expect((await read(`/product/api/${product.Id}`))[0]).toMatchObject({ Status: 2, Price: 4000 })
  // In the market it stands last.
  await visitor.visit(`/search?in=product&q=${encodeURIComponent(pot.Name)}`)
  const sold = visitor.page.getByRole('article').filter({ hasText: pot.Name }).first()
  await sold.getByText('Sold', { exact: true }).waitFor()
  await visitor.visit(`/product/view/${product.Id}`)
  await visitor.page.getByText('Sold', { exact: true }).waitFor()

  await deletePost(owner)
  await visitor.visit('/home')
  await visitor.page.getByRole('article').first().waitFor()
  expect(await visitor.page.getByRole('link', { name: news.Title }).count()).toBe(0)
  expect(await read(`/post/api/byPageId/${page.Id}`)).toEqual([])

  await deleteProduct(owner, product.Id)
  expect((await ask(`/product/api/${product.Id}`)).status).toBe(404)
  await signOut(owner)
})

/** Signs in: the red button, its text while signing in, and the toast. */
async function signIn({ page, visit, sees, place }: Person) {
  await visit('/login')
  await sees('Please login to access all features')
  const button = page.getByRole('button', { name: 'Sign in with Google' })
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(197, 34, 31)')

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/profile/api/login', async (route) => {
    await held
    await route.continue()
  })
  await button.tap()
  await page.getByRole('dialog', { name: 'Demo accounts' }).getByRole('button', { name: 'Ko Zaw Zaw' }).tap()
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await busy.waitFor()
  expect(await busy.isDisabled()).toBe(true)
  await page.getByRole('status', { name: 'Signing in...' }).waitFor()
  letGo()

  const toast = page.getByText('Login successful!')
  await toast.waitFor()
  expect(place()).toBe('/home')
  expect(await page.evaluate(() => localStorage.getItem('StoredJWT'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  // After 2.5 s; src/layout/feedback/toaster.test.tsx tests the time.
  await toast.waitFor({ state: 'hidden' })
  await page.getByText('You have no page, please create one').waitFor()
}

async function changePrice({ page, sees }: Person, price: string) {
  await act(page, pot.Name, 'Edit')
  await sees('Update product')
  await page.getByLabel('Price (kyat)').fill(price)
  await page.getByRole('button', { name: 'Update', exact: true }).tap()
  await page
    .getByRole('paragraph')
    .filter({ hasText: /^Saved$/ })
    .waitFor()
  await page.getByRole('link', { name: pot.Name, exact: true }).waitFor()
}

async function markAsSold({ page }: Person) {
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await act(page, pot.Name, 'Mark as Sold')
  await page.getByRole('article').getByText('Sold', { exact: true }).waitFor()
  expect((await patched).status()).toBe(200)
}

async function deletePost({ page }: Person) {
  await page.getByRole('link', { name: 'Manage' }).tap()
  await page.getByRole('link', { name: 'Post List' }).tap()
  await act(page, news.Title, 'Delete')
  const question = page.getByRole('alertdialog')
  await question.getByText(`Are you sure you want to delete "${news.Title}"?`).waitFor()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await question.getByRole('button', { name: 'Delete' }).tap()
  await page.getByText('No post available').waitFor()
  expect((await deleted).status()).toBe(200)
}

/** Deletes from the menu of the item's screen. */
async function deleteProduct({ page, visit, place }: Person, id: number) {
  await visit(`/product/view/${id}`)
  await page.getByRole('button', { name: 'Item actions' }).tap()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).tap()
  const question = page.getByRole('alertdialog')
  await question.getByText('Confirm delete this item?').waitFor()
  await question.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByText('No product available').waitFor()
  expect(place()).toBe('/product')
}

async function signOut({ page, sees, place }: Person) {
  await page.getByRole('link', { name: 'Profile' }).tap()
  await sees('Profile')
  await page.getByRole('button', { name: 'Log Out' }).tap()
  await sees('Home')
  expect(place()).toBe('/home')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Stored')))).toEqual([])
}

/** Chooses an action of an item's menu in a management list. */
async function act(page: Page, name: string, label: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).tap()
  await page.getByRole('menuitem', { name: label, exact: true }).tap()
}

async function isDrawn(picture: Locator) {
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
}
