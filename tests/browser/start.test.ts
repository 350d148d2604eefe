import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from './support/app.ts'
import { openWindow, phone, sharedBrowser } from './support/browser.ts'

/** The built app as a fresh clone starts it: with a database of its own, and without DEMO=1. */

let app: RunningApp
let window: Awaited<ReturnType<typeof openWindow>>
beforeAll(async () => {
  app = await startApp({ seeded: false, env: { DEMO: '' } })
  window = await openWindow(await sharedBrowser(), { ...phone, baseURL: app.url })
})
afterAll(async () => {
  await window.close()
  await app.stop()
})

test('the built app starts, and renders its first screen without errors', async () => {
  const answer = await window.page.goto('/', { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(200)
  expect(new URL(window.page.url()).pathname).toBe('/home')
  expect(window.complaints()).toEqual([])
})

test('S07 the demo’s super admin signs in with the code printed at start, in either digits; another is refused at the field', async () => {
  const { page } = window
  const printed = /also enters this code: (\d{4} \d{4})$/m
  await expect.poll(app.output).toMatch(printed)
  const code = printed.exec(app.output())![1]!
  const wrong = code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10)
  const burmese = code.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))
  const red = page.getByRole('button', { name: 'Sign in with Google' })
  const field = page.getByRole('textbox', { name: 'Code' })
  const send = async (text: string) => {
    await field.fill(text)
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).tap()
  }
  const choose = async (name: string) => {
    await red.tap()
    await page.getByRole('dialog', { name: 'Demo accounts' }).getByRole('button', { name }).tap()
  }
  const profile = () => page.evaluate(() => JSON.parse(localStorage.getItem('StoredProfile') ?? 'null') as unknown)

  await page.goto('/login', { waitUntil: 'networkidle' })
  await choose('Ma Thiri')
  await send(wrong)
  await page.getByRole('alert').filter({ hasText: 'This is not the code that was printed' }).waitFor()
  expect(await field.inputValue()).toBe(wrong)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await profile()).toBeNull()
  expect(window.complaints().filter((complaint) => !complaint.includes('403'))).toEqual([])

  for (const right of [code, burmese]) {
    await send(right)
    // The document that follows says so: a tap on the one before would go with it.
    await page.getByText('Login successful!', { exact: true }).waitFor()
    expect(await profile()).toMatchObject({ Name: 'Ma Thiri', Email: 'admin@demo.example' })
    if (right === burmese) break
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).tap()
    await page.getByRole('button', { name: 'Log Out' }).tap()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    expect(await profile()).toBeNull()
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).tap()
    await choose('Ma Thiri')
  }
})

test('it ends on SIGTERM (S60)', async () => {
  expect(await app.stop()).toBe(0)
})
