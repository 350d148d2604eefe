import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { formatDate, type Digits } from '#resources/text/index.ts'
import { messages } from '#src/messages/both.ts'
import { make } from './support/api.ts'
import { phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'
import { signIn, type Session } from './support/session.ts'

/** ၁၂၃ or 123: chosen in the profile, used at once, stored, and used by the server too (docs/languages.md). */

const open = useBrowser()
const url = inject('appUrl')

let owner: Session
let shop: AnyRecord
let product: AnyRecord
let post: AnyRecord
beforeAll(async () => {
  owner = await signIn(url, { email: 'digits@walk.example', name: 'Daw Nu' })
  const neighbour = await signIn(url, { email: 'neighbour@walk.example', name: 'U Ba' })
  shop = await make(
    'page',
    {
      name: 'Daw Nu 24',
      address: '၇၈ လမ်း, No. 6',
      phoneOne: '09-420012345',
      phoneOneApps: 'viber',
      hours: JSON.stringify({ mon: [['09:00', '17:30']] }),
    },
    owner,
  )
  product = await make('product', { pageId: String(shop.Id), name: 'Paw San', price: '350000' }, owner)
  post = await make('post', { pageId: String(shop.Id), title: 'New rice', description: '-' }, owner)
  await make('pageRating', { pageId: String(shop.Id), stars: '4' }, neighbour)
})

/** The texts on the screens in each: phone, rating and hours of the shop, price of the product, date of the post. */
const told = {
  burmese: {
    shop: ['၀၉ ၄၂၀ ၀၁၂ ၃၄၅', '၄.၀', 'သုံးသပ်ချက် ၁ ခု', '၅:၃၀'],
    product: '၃၅၀,၀၀၀ ကျပ်',
  },
  latin: {
    shop: ['09 420 012 345', '4.0', 'သုံးသပ်ချက် 1 ခု', '5:30'],
    product: '350,000 ကျပ်',
  },
}
const postedOn = (digits: Digits) => formatDate(post.CreatedAt, { language: 'my', digits })
const typed = '၇၈ လမ်း, No. 6'

test('choosing 123 in the profile applies everywhere at once and after a reload, except to text that people typed', async () => {
  const { page, visit, sees } = await open({ look: phone, session: owner, storedPage: shop, language: 'my' })
  const shows = async (texts: readonly string[]) => {
    for (const text of texts) await page.getByText(text).first().waitFor()
    await expect.poll(() => page.locator('main').textContent()).toContain(typed)
  }
  await visit(`/page/view/${shop.Id}`)
  await shows(told.burmese.shop)
  // From here on there is no reload.
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  await page.getByRole('banner').locator('a[href="/profile"]').tap()
  await sees('ပရိုဖိုင်')
  await page.getByRole('group', { name: 'ဂဏန်း' }).getByRole('button', { name: '123' }).tap()
  await page.goBack()
  await shows(told.latin.shop)
  expect(await page.locator('body[data-first]').count()).toBe(1)
  const call = page.locator('main a[href^="tel:"]').first()
  expect(await call.getAttribute('href')).toBe('tel:+959420012345')

  await visit(`/page/view/${shop.Id}`)
  await shows(told.latin.shop)
  await visit(`/product/view/${product.Id}`)
  await page.getByText(told.latin.product, { exact: true }).waitFor()
  // The choice is also in the header's sheet, with that of lakhs; the screen behind it follows.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English$/ })
    .tap()
  const sheet = page.getByRole('dialog', { name: messages.my.writing.title })
  await sheet.getByRole('button', { name: '၁၂၃' }).tap()
  await page.locator('main').getByText(told.burmese.product, { exact: true }).waitFor({ state: 'attached' })
  await sheet.getByRole('button', { name: /သိန်း$/ }).tap()
  await page.locator('main').getByText('၃.၅ သိန်း', { exact: true }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('English')
  await visit(`/post/view/${post.Id}`)
  await page.getByText(postedOn('burmese')).first().waitFor()
})

test('the server uses the digits of the cookie, but always Latin ones in English', async () => {
  const html = async (path: string, cookie: string) =>
    (await fetch(url + path, { headers: { cookie: `preferences=${cookie}` } })).text()
  for (const [cookie, digits, other] of [
    ['my', 'burmese', 'latin'],
    ['my.latin', 'latin', 'burmese'],
    ['my.burmese.lakhs', 'burmese', 'latin'],
  ] as const) {
    const page = await html(`/page/view/${shop.Id}`, cookie)
    expect(page).toContain(`<html lang="my" data-digits="${digits}"`)
    const body = page.slice(page.indexOf('<div id="root">'), page.indexOf('<script type="application/json"'))
    const words = body.replace(/<[^>]*>/g, ' ')
    for (const text of told[digits].shop) expect(words).toContain(text)
    for (const text of told[other].shop) expect(words).not.toContain(text)
    expect(words).toContain(typed)
    expect(body).toContain('href="tel:+959420012345"')
    const priced = await html(`/product/view/${product.Id}`, cookie)
    const shown = priced.slice(priced.indexOf('<div id="root">'), priced.indexOf('<script type="application/json"'))
    expect(shown.includes('သိန်း')).toBe(cookie.includes('lakhs'))
    // What a shared link shows depends on nobody's preference but digits.
    expect(priced).toContain(`<meta property="og:description" content="${told[digits].product}`)
    expect(await html(`/post/view/${post.Id}`, cookie)).toContain(postedOn(digits))
  }
  expect(await html(`/page/view/${shop.Id}`, 'en.burmese')).toContain('09 420 012 345')
  expect(await html(`/page/view/${shop.Id}?lang=my`, 'en.latin')).toContain('သုံးသပ်ချက် 1 ခု')
})
