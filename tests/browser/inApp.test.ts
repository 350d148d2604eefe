import { expect, test } from 'vitest'
import { phone } from './support/browser.ts'
import { useBrowser } from './support/person.ts'

/** Browsers inside other apps (spec 2.63 to 2.71, docs/rules.md#in-app-browsers). */

const asSomebody = useBrowser()
const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A136) AppleWebKit/537.36 Version/4.0 Chrome/124.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/21E219'
const body =
  'Oops! This app does not work inside in-app browsers. Please open this page using a real desktop or mobile browser.'

/** How each of them is known: src/screens/login/inAppBrowser.test.ts. */
test.each([
  ['Facebook on Android [2.64]', `${android} [FB_IAB/FB4A;FBAV/460.0.0;]`],
  ['LINE [2.66]', `${iphone} Safari Line/14.5.0`],
])('%s gets the screen instead of a sign-in, with links out [2.63] [2.69] [2.70]', async (_app, userAgent) => {
  const { page, visit, sees } = await asSomebody({ look: { ...phone, userAgent } })
  await visit('/login?next=%2Fmanage')
  await sees('Unsupported Browser')
  await page.getByText(body, { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Sign in with Google' }).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Address of this page' }).inputValue()).toBe(page.url())

  const intent = page.getByRole('link', { name: 'Open in browser' })
  const { host } = new URL(page.url())
  if (userAgent.includes('Android')) {
    expect(await intent.getAttribute('href')).toBe(
      `intent://${host}/login?next=%2Fmanage#Intent;scheme=http;action=android.intent.action.VIEW;end`,
    )
  } else expect(await intent.count()).toBe(0)
})

test('the browser is detected once, on entry [2.71]', async () => {
  const { page, visit, sees } = await asSomebody({ look: { ...phone, userAgent: `${android} Instagram 330.0.0` } })
  await visit('/login')
  await sees('Unsupported Browser')
  await page.evaluate(() => Object.defineProperty(navigator, 'userAgent', { value: 'Chrome/124.0 Mobile' }))
  // Switching the language renders the screen again.
  await page.getByRole('button', { name: /^Language/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'မြန်မာ' }).tap()
  await sees('ဤဘရောက်ဇာဖြင့် သုံး၍ မရပါ')
})

test('Copy link puts the address on the clipboard', async () => {
  const { page, visit } = await asSomebody({
    look: { ...phone, userAgent: `${android} Instagram 330.0.0`, permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await visit('/login')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied', { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('if the clipboard is refused, the older method copies it', async () => {
  const { page, visit } = await asSomebody({ look: { ...phone, userAgent: `${iphone} Line/14.5.0` } })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', ({ target }) => {
      document.title = `copied ${(target as HTMLInputElement).value}`
    })
  })
  await visit('/login')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied', { exact: true }).waitFor()
  expect(await page.title()).toBe(`copied ${page.url()}`)
})

test('other browsers, even with "line" in their name, show the sign-in', async () => {
  const { page, visit, sees } = await asSomebody({ look: { ...phone, userAgent: `${android} Pipeline Online` } })
  await visit('/login')
  await sees('Please login to access all features')
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
})
