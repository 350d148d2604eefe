import { beforeAll, expect, inject, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { make } from './support/api.ts'
import { desktop, phone } from './support/browser.ts'
import { unfold } from './support/formFilling.ts'
import { useBrowser } from './support/person.ts'
import { signIn, type Session } from './support/session.ts'
import { otherRequiredLines } from '../requiredLines.ts'

/*
 * Prices, contact and opening hours as usual in Myanmar (docs/rules.md#prices, #contact-order), from the form to the screen.
 */
const open = useBrowser()

let owner: Session
let shop: AnyRecord
beforeAll(async () => {
  owner = await signIn(inject('appUrl'), { email: 'prices@walk.example', name: 'Daw Hla' })
  shop = await make(
    'page',
    {
      name: 'Shwe Hla Rice',
      address: 'No. 7, Strand Road',
      phoneOne: '၀၉ ၄၂၁ ၀၀၀ ၁၁၁',
      phoneOneApps: 'both',
      phoneTwo: '01-8603010',
      hours: JSON.stringify({ mon: [['09:00', '17:00']] }),
    },
    owner,
  )
})

test('a price is typed as people say it, and shown in lakhs on request', async () => {
  const { page, visit, sees } = await open({ look: phone, session: owner, storedPage: shop, language: 'my' })
  await visit('/product/create')
  await page.locator('input[name=Name]').fill('ပေါ်ဆန်းမွှေး')
  await page.locator('textarea[name=Description]').fill('ဆန်သစ်')
  for (const { name, text } of otherRequiredLines('product', ['Name', 'Description', 'Price']))
    await page.locator(`[name="${name}"]`).fill(text)
  await page.locator('select[name=PriceKind]').selectOption('negotiable')
  await page.locator('input[name=Price]').fill('၃.၅ သိန်း')
  await page.getByText('၃၅၀,၀၀၀ ကျပ် · ၃.၅ သိန်း').waitFor()
  const made = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('form button[type=submit]').tap()
  const { data } = (await (await made).json()) as { data: AnyRecord }
  expect(data).toMatchObject({ Price: 350_000, PriceKind: 'negotiable' })

  await visit(`/product/view/${data.Id}`)
  await sees('ပေါ်ဆန်းမွှေး')
  await page.getByText('၃၅၀,၀၀၀ ကျပ်', { exact: true }).waitFor()
  await page.getByText('ညှိနှိုင်း', { exact: true }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'ဘာသာစကား: English' }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /သိန်း$/ }).tap()
  await page.keyboard.press('Escape')
  // The sheet's choice, which fades away, is written the same way.
  await page.getByRole('main').getByText('၃.၅ သိန်း', { exact: true }).waitFor()
  await visit('/marketplace')
  await page.getByText('၃.၅ သိန်း', { exact: true }).first().waitFor()
})

test('messages about a product contain its name and address in every channel', async () => {
  const product = await make(
    'product',
    { pageId: String(shop.Id), name: 'Paw San', price: '4500', priceUnit: 'viss' },
    owner,
  )
  const { page, visit } = await open({ look: phone })
  await visit(`/product/view/${product.Id}`)
  const ask = page.getByRole('region', { name: 'Ask about this' })
  expect(await ask.getByRole('link', { name: /^Call/ }).first().getAttribute('href')).toBe('tel:+959421000111')
  // Only the browser knows the address, so the message is set by the first effect.
  const link = ask.getByRole('link', { name: 'Telegram: 09 421 000 111' })
  const address = () => link.getAttribute('href')
  await expect.poll(address).toContain('text=')
  const telegram = new URL((await address()) ?? '')
  expect(telegram.origin + telegram.pathname).toBe('https://t.me/+959421000111')
  expect(telegram.searchParams.get('text')).toContain('Paw San')
  expect(telegram.searchParams.get('text')).toContain(`/product/view/${product.Id}`)
  const viber = await ask.getByRole('link', { name: 'Viber: 09 421 000 111' }).getAttribute('href')
  expect(viber).toMatch(/^viber:\/\/chat\?number=%2B959421000111&draft=/)
  expect(decodeURIComponent(viber ?? '')).toContain('Paw San')
})

test('on a computer a number is copied with one click, by the real clipboard', async () => {
  const { page, visit } = await open({ look: { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] } })
  await visit(`/page/view/${shop.Id}`)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy 01 860 3010' }).click()
  await page.getByText('Copied: 01 860 3010').waitFor()
  expect(await clipboard()).toBe('01 860 3010')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('Copied: No. 7, Strand Road').waitFor()
  expect(await clipboard()).toBe('No. 7, Strand Road')
})

test('without the clipboard API a number is copied too', async () => {
  const { page, visit } = await open({ look: desktop })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.addInitScript(() =>
    document.addEventListener('copy', () => {
      document.title = `copied ${(document.activeElement as HTMLTextAreaElement).value}`
    }),
  )
  await visit(`/page/view/${shop.Id}`)
  await page.getByRole('button', { name: 'Copy 01 860 3010' }).click()
  await page.getByText('Copied: 01 860 3010').waitFor()
  expect(await page.title()).toBe('copied 01 860 3010')
})

test('an owner enters a holiday, and the page shows that it is closed', async () => {
  const { page, visit } = await open({ look: phone, session: owner, storedPage: shop })
  await page.clock.setFixedTime(new Date('2027-04-12T10:00:00+06:30'))
  await visit(`/page/view/${shop.Id}`)
  await page.getByText('Open now').first().waitFor()
  await visit(`/page/update?id=${shop.Id}`)
  await unfold(page, 'Open hours')
  const days = page.getByRole('group', { name: 'Holidays and other days' })
  await days.getByRole('button', { name: 'Add a date' }).tap()
  await days.getByLabel('Date').fill('2027-04-12')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Update', exact: true }).tap()
  const { data } = (await (await saved).json()) as { data: AnyRecord }
  expect(data['Hours']).toMatchObject({ exceptions: { '2027-04-12': [] } })
  await visit(`/page/view/${shop.Id}`)
  await page.getByText('Closed now').first().waitFor()
  await page.getByText('12-April-2027').waitFor()
})
