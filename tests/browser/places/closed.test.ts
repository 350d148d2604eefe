import { expect, inject, test } from 'vitest'
import { make } from '../support/api.ts'
import { desktop, phone } from '../support/browser.ts'
import { unfold } from '../support/formFilling.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

/** A business that its owner closes is marked wherever it is listed (docs/rules.md#closed-pages). */

const open = useBrowser()
const url = inject('appUrl')

test('an owner closes their page in its form; a visitor sees it in every list, a follower too', async () => {
  const owner = await signIn(url, { email: 'closing@demo.example', name: 'Daw Closing' })
  const follower = await signIn(url, { email: 'regular@demo.example', name: 'Ko Regular' })
  const place = { latitude: '-4.5', longitude: '89.5' }
  const shop = await make('page', { name: 'Zedwick Umbrellas', ...place }, owner)
  const pageId = String(shop.Id)
  const product = await make('product', { pageId, name: 'Zedwick parasol', price: '9000' }, owner)
  const post = await make('post', { pageId, title: 'Zedwick goes away' }, owner)
  await make('pageFollowing', { pageId }, follower)

  const own = await open({ look: phone, session: owner })
  await own.visit(`/page/update?id=${pageId}`)
  await unfold(own.page, 'Open hours')
  await own.page.locator('select[name=Closure]').selectOption({ label: 'Closed for a while' })
  const saved = own.page.waitForResponse((response) => response.request().method() === 'PATCH')
  await own.page.locator('form button[type=submit]').tap()
  expect((await saved).ok()).toBe(true)
  await expect.poll(own.place).toBe('/page')
  await own.page.getByRole('article').filter({ hasText: 'Zedwick Umbrellas' }).getByText('Closed for a while').waitFor()
  // Without a chosen page one's pages stand in the place of what is managed for one.
  await own.go('/product')
  await own.page.getByRole('button', { name: /Zedwick Umbrellas.*Closed for a while/ }).waitFor()

  const { page, visit } = await open({ look: phone })
  const marked = (name: string) =>
    page.getByRole('article').filter({ hasText: name }).getByText('Closed for a while').first().waitFor()
  await visit('/search?q=zedwick')
  await marked('Zedwick Umbrellas')
  for (const source of ['Products', 'Posts']) {
    await page.getByRole('link', { name: new RegExp(`^${source} 1`) }).tap()
    await marked(source === 'Products' ? 'Zedwick parasol' : 'Zedwick goes away')
  }
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('zedwick umb')
  await page.getByRole('option', { name: /^Zedwick Umbrellas.*Closed for a while/ }).waitFor()
  await visit(`/post/view/${post.Id}`)
  await page.getByRole('link', { name: /^Zedwick Umbrellas.*Closed for a while/ }).waitFor()
  await visit(`/product/view/${product.Id}`)
  await page.getByRole('button', { name: 'Save: Zedwick parasol' }).tap()
  await visit('/saved')
  await page.getByRole('listitem').filter({ hasText: 'Zedwick parasol' }).getByText('Closed for a while').waitFor()

  const map = await open({ look: { ...desktop, geolocation: { latitude: -4.5, longitude: 89.5 } } })
  await map.page.context().grantPermissions(['geolocation'])
  await map.visit('/category/map')
  await map.page.getByRole('button', { name: 'Where I am' }).click()
  const row = map.page.getByRole('listitem').filter({ hasText: 'Zedwick Umbrellas' })
  await row.getByText('Closed for a while').waitFor()
  // The person is where the shop is.
  await row.getByText('50 m').waitFor()
  await row.getByRole('button').click()
  const pane = map.page.getByRole('region', { name: 'Zedwick Umbrellas' })
  await pane.getByText('Closed for a while').first().waitFor()

  const regular = await open({ look: phone, session: follower })
  await regular.visit('/profile/following')
  await regular.page.getByRole('article').getByText('Closed for a while').waitFor()
  await regular.go('/home?following=1')
  await expect.poll(() => regular.page.getByRole('article').getByText('Closed for a while').count()).toBe(2)
  await regular.visit('/product/search/zedwick')
  const found = regular.page.getByRole('article').filter({ hasText: 'Zedwick parasol' })
  await found.getByText('Closed for a while').waitFor()
  await found.getByText(/0 followers|1 follower/).waitFor()
})
