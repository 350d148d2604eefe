import { expect, inject, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { make, read } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { useBrowser, type Person } from '../support/person.ts'
import { demoAdmin, demoOwner, signIn } from '../support/session.ts'

/** What one did by mistake is taken back, and what a login interrupted is done after it (docs/experience.md#forgiveness). */

const open = useBrowser()
const known = inject('known')

const shopOf = async (email: string, name: string) => {
  const session = await signIn(inject('appUrl'), { email: `${email}@demo.example`, name: `U ${name}` })
  return { session, storedPage: await make('page', { name }, session) }
}
const signInAs = async ({ page }: Person, name: string) => {
  await page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await page.getByRole('dialog').getByRole('button', { name }).tap()
}
const undo = ({ page }: Person) => page.getByRole('status').getByRole('button', { name: 'Undo' })

test('a visitor follows: the login says whom, it is done afterwards, and undone', async () => {
  const { storedPage: shop } = await shopOf('forgive.followed', 'Forgiving Tea')
  const visitor = await open({ look: phone })
  const { page, visit, sees, place } = visitor
  await visit(paths.page(shop.Id))
  await page.getByRole('link', { name: 'Follow' }).tap()
  await page.getByText('Sign in to follow Forgiving Tea').waitFor()
  await sees('Please login to access all features')
  await signInAs(visitor, 'U Aung Myint')
  await page.getByText('You follow Forgiving Tea now').waitFor()
  expect(place()).toBe(paths.page(shop.Id))
  await page.getByRole('button', { name: 'Following: Forgiving Tea' }).waitFor()
  const followers = async () => (await read(`/page/api/${shop.Id}`))[0]!['FollowerCount']
  await expect.poll(followers).toBe(1)
  await undo(visitor).tap()
  await page.getByText('Undone.').waitFor()
  await page.getByRole('button', { name: 'Follow: Forgiving Tea' }).waitFor()
  await expect.poll(followers).toBe(0)
})

test('a visitor who would rate or comment is at the stars, and at the text, after the login', async () => {
  const visitor = await open({ look: phone })
  const { page, visit } = visitor
  await visit(paths.page(known.page))
  await page.getByRole('link', { name: 'Login to rate this page' }).tap()
  await page.getByText(/^Sign in to rate /).waitFor()
  await signInAs(visitor, 'U Aung Myint')
  const own = page.getByRole('group', { name: 'Your rating' })
  await expect.poll(() => own.evaluate((group) => group === document.activeElement)).toBe(true)

  const other = await open({ look: phone })
  const post = known.post
  await other.visit(paths.post(post))
  await other.page.getByRole('link', { name: 'Create a Page to Comment' }).tap()
  await other.page.getByText('Sign in to comment').waitFor()
  await signInAs(other, demoOwner.name)
  await other.sees('Post View')
  // Of several pages one is chosen first.
  await other.page.getByRole('button', { name: 'Choose a page' }).tap()
  await other.page.getByRole('dialog').getByRole('listitem').first().tap()
  const words = other.page.getByRole('textbox')
  await expect.poll(() => words.evaluate((box) => box === document.activeElement)).toBe(true)
})

test('a search keeps its part and its price on the way round the login', async () => {
  const { page, visit, sees, place } = await open({ look: phone })
  await visit('/marketplace?priceTo=300000')
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('phone')
  await box.press('Enter')
  await page.getByText('Sign in to search for “phone”, or search without').waitFor()
  await page.getByRole('link', { name: 'Search without signing in' }).tap()
  await sees('Search')
  expect(place()).toBe('/search?priceTo=300000&q=phone&in=product')

  // Back at the market, which shows all of it, the box does not say otherwise.
  await page.goBack()
  await page.getByText('Sign in to search for “phone”, or search without').waitFor()
  await page.goBack()
  await sees('Marketplace')
  await expect.poll(() => box.inputValue()).toBe('')
})

test('sold by mistake: undone from another screen, by the keyboard', async () => {
  const { session, storedPage } = await shopOf('forgive.seller', 'Hasty Radios')
  const { Id } = await make('product', { pageId: String(storedPage.Id), name: 'Radio', price: '9000' }, session)
  const status = async () => (await read(`/product/api/${Id}`, session))[0]!['Status']
  const owner = await open({ look: desktop, session, storedPage, expected: /ERR_INTERNET_DISCONNECTED/ })
  const { page, visit, go, sees } = owner
  await visit('/product')
  await page.getByRole('button', { name: 'Actions for Radio' }).click()
  await page.getByRole('menuitem', { name: 'Mark as Sold' }).click()
  await page.getByText('Marked as sold.').waitFor()
  await expect.poll(status).toBe(2)
  await go(paths.manage)
  await sees('Manage')
  await page.keyboard.press('Control+z')
  await page.getByText('Undone.').waitFor()
  await expect.poll(status).toBe(1)

  // Without a connection a sentence says that it did not work, and it can be tried again.
  await go('/product')
  await page.getByRole('button', { name: 'Actions for Radio' }).click()
  await page.getByRole('menuitem', { name: 'Set Inactive' }).click()
  await page.getByText('Hidden. Only you see it now.').waitFor()
  await page.context().setOffline(true)
  await undo(owner).focus()
  await page.keyboard.press('Enter')
  await page.getByText('It could not be undone. Please try again.').waitFor()
  await page.context().setOffline(false)
  await undo(owner).click()
  await page.getByText('Undone.').waitFor()
  await expect.poll(status).toBe(1)
})

test('in the admin area a selected business is held, and one click puts it back', async () => {
  const { storedPage: shop } = await shopOf('forgive.held', 'Blameless Umbrellas')
  const admin = await open({ look: desktop, session: await signIn(inject('appUrl'), demoAdmin) })
  const { page, visit } = admin
  await visit(`/admin/page?filter=${encodeURIComponent('{"q":"Blameless Umbrellas"}')}`)
  const row = page.getByRole('row').filter({ hasText: 'Blameless Umbrellas' })
  const isPublic = async () => (await read('/page/api/bySearch/Blameless Umbrellas')).length > 0
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  await page.getByText('Hold: 1 done.').waitFor()
  await expect.poll(isPublic).toBe(false)
  await undo(admin).click()
  await page.getByText('Undone.').waitFor()
  await expect.poll(isPublic).toBe(true)
  expect((await read(`/page/api/${shop.Id}`))[0]!['Status']).toBe(1)
})
