import { expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make, read } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

/** Home's chip Following, and a category in one township (docs/rules.md#following-on-home, #category-in-a-township). */

const open = useBrowser()
const url = inject('appUrl')

test('what the followed have new stands on Home; a visitor is told to sign in, and comes back', async () => {
  const owner = await signIn(url, { email: 'followed@demo.example', name: 'Daw Followed' })
  const shop = await make('page', { name: 'Followed Lamps' }, owner)
  await make('post', { pageId: String(shop.Id), title: 'Lamps are back' }, owner)
  await make('product', { pageId: String(shop.Id), name: 'Reed lamp', price: '4000' }, owner)
  const session = await signIn(url, { email: 'follower@demo.example', name: 'Ko Follower' })
  const { page, visit, place } = await open({ look: phone, session })
  await visit('/home?following=1')
  await page.getByText('Nothing here yet.').waitFor()
  await visit(`/page/view/${shop.Id}`)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/pageFollowing/api', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Follow: Followed Lamps' }).tap()
  await page.getByRole('button', { name: 'Following: Followed Lamps' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).tap()
  await page.getByRole('link', { name: 'Following', exact: true }).tap()
  // On a slow connection the list may come before the answer to the tap.
  await page.getByText('Nothing here yet.').waitFor()
  letGo()
  await page.getByRole('link', { name: 'Lamps are back', exact: true }).waitFor()
  await page.getByRole('region', { name: 'Products' }).getByRole('link', { name: 'Reed lamp' }).waitFor()
  expect(await page.locator('main article').count()).toBe(2)
  expect(place()).toBe('/home?following=1')

  const visitor = await open({ look: phone })
  await visitor.visit('/home?following=1')
  await visitor.page.getByRole('main').getByRole('link', { name: 'Login' }).tap()
  await expect.poll(visitor.place).toBe(`/login?next=${encodeURIComponent('/home?following=1')}`)
})

test('a category in one township has a title and an address for search engines; All leads out of it', async () => {
  const pages = (await read('/page/api')) as AnyRecord[]
  const shop = pages.find(({ TownId, CategoryIds }) => TownId !== null && CategoryIds)!
  const category = String(shop['CategoryIds']).split(',')[0]!
  const other = pages.find(
    ({ TownId, CategoryIds }) => TownId !== shop['TownId'] && String(CategoryIds).split(',').includes(category),
  )!
  const at = `/category/view/${category}?townId=${String(shop['TownId'])}`
  const html = await (await fetch(url + at)).text()
  expect(html).toContain(`<link rel="canonical" href="${url}${at}"`)
  expect(html).not.toContain('content="noindex')
  const { page, visit, place } = await open({ look: phone })
  await visit(at)
  await expect.poll(() => page.title()).toContain(` in ${String(shop['TownName'])}`)
  const card = (one: AnyRecord) => page.locator(`main a[href="/page/view/${one.Id}"]`).first()
  await card(shop).waitFor()
  expect(await card(other).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Township' }).getByRole('link', { name: 'All' }).tap()
  await card(other).waitFor()
  expect(place()).toBe(`/category/view/${category}`)
  await page.goBack()
  await expect.poll(() => card(other).count()).toBe(0)
})
