import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startIssuer, type LocalIssuer } from '../identity/issuer.ts'
import { bridgeScript, Phone } from '../phone.ts'
import { startApp, type RunningApp } from './app.ts'
import { launchBrowser, openWindow, phone as phoneLook } from './browser.ts'
import { serveShell, type ServedShell } from './nativeShell.ts'

/** The app as `npm run native` builds it: static files from an origin of their own, every call and picture from the API's. */

/** A build of the client and a filled database, on a machine that does something else besides. */
const patience = 300_000

let issuer: LocalIssuer
let database: TestDatabase
let shell: ServedShell
let app: RunningApp
let browser: Browser
let window: Awaited<ReturnType<typeof openWindow>>

beforeAll(async () => {
  issuer = await startIssuer()
  shell = await serveShell()
  database = await createTestDatabase()
  app = await startApp({
    databaseUrl: database.url,
    env: { ALLOWED_ORIGINS: shell.origin, IDENTITY_ISSUERS: `${issuer.url}|${issuer.audience}` },
  })
  await shell.build(app.url)
  browser = await launchBrowser()
}, patience)
afterAll(async () => {
  await browser.close()
  await app.stop()
  await shell.stop()
  await database.drop()
  await issuer.stop()
})

async function open(): Promise<Page> {
  window = await openWindow(browser, { ...phoneLook, reducedMotion: 'reduce', baseURL: shell.origin })
  window.page.setDefaultTimeout(30_000)
  return window.page
}
afterEach(async () => {
  const complaints = window.complaints()
  await window.close()
  expect(complaints).toEqual([])
})

const read = async (path: string) => (await (await fetch(app.url + path)).json()) as Record<string, unknown>[]
async function stored<Row>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}
const path = (page: Page) => new URL(page.url()).pathname

test('without server HTML it starts, shows what the API has, signs in and acts', async () => {
  const page = await open()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))

  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  expect(path(page)).toBe('/home')
  await expect.poll(() => page.title()).toBe('Home · Zay')
  const [post] = await read('/post/api/byPage/1')
  const card = page.locator(`main a[href="/post/view/${String(post!['Id'])}"]`)
  await card.waitFor()
  // Pictures come over from the API's origin.
  const pictures = page.locator(`main img[src^="${app.url}/uploads/"]`)
  await pictures.first().waitFor()
  await expect.poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  // A page somebody else runs, entered by its own address: a web view started anew is at index.html for it too.
  const [business] = await read('/page/api/byPage/1')
  await page.goto(`/page/view/${String(business!['Id'])}`)
  await page
    .getByRole('heading', { name: String(business!['Name']) })
    .first()
    .waitFor()

  // What is shared is the address people open, not the shell's own.
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  const viber = page.getByRole('dialog').getByRole('link', { name: 'Viber' })
  expect(decodeURIComponent((await viber.getAttribute('href')) ?? '')).toContain(
    ` ${app.url}/page/view/${String(business!['Id'])}`,
  )
  await page.keyboard.press('Escape')

  await page.goto(`/login?next=${encodeURIComponent(`/page/view/${String(business!['Id'])}`)}`)
  await page.getByRole('button', { name: 'Demo accounts' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ko Zaw Zaw/ })
    .tap()
  await page.getByText('Login successful!', { exact: true }).waitFor()
  expect(path(page)).toBe(`/page/view/${String(business!['Id'])}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).tap()
  await page.getByRole('button', { name: 'Following', exact: true }).waitFor()
  await expect.poll(() => stored('select 1 from "pageFollowing"')).toHaveLength(1)

  // Both languages, and the choice outlives a start.
  await page.getByRole('button', { name: /မြန်မာ/ }).tap()
  await page.goto('/home')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('my')
  expect([...asked].sort()).toEqual([app.url, shell.origin].sort())
})

test('on a phone: Google by its own chooser, push to the server, shared links, the back button [7.48] [7.45] [1.28]', async () => {
  const page = await open()
  const phone = new Phone(
    {
      'FirebaseAuthentication.signInWithGoogle': async () => ({
        user: { displayName: 'Mya Mya', email: 'mya@example.com' },
        credential: { providerId: 'google.com', idToken: await issuer.token() },
      }),
      'PushNotifications.checkPermissions': () => ({ receive: 'prompt' }),
      'PushNotifications.requestPermissions': () => ({ receive: 'granted' }),
    },
    (result) => page.evaluate((told) => (globalThis as unknown as Bridged).Capacitor.fromNative(told), result),
  )
  interface Bridged {
    Capacitor: { fromNative(result: unknown): void }
  }
  await page.exposeFunction('toPhone', (message: string) => phone.hear(message))
  await page.addInitScript(bridgeScript())

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await page.getByText('Login successful!', { exact: true }).waitFor()
  expect(path(page)).toBe('/home')
  // Name and address are the token's, which the server verified; the phone keeps no session of its own.
  const profile = await page.evaluate(() => JSON.parse(localStorage.getItem('StoredProfile')!) as unknown)
  expect(profile).toEqual({ Name: 'Mya Mya', Email: 'mya@example.com', id: expect.any(Number) })
  expect(phone.asked).toContain('FirebaseAuthentication.signOut')

  await expect.poll(() => phone.asked).toContain('PushNotifications.register')
  await phone.happens('PushNotifications', 'registration', { value: 'where this phone is reached' })
  const devices = () =>
    stored<{ Token: string; AppName: string; Email: string }>(
      'select "Token", "AppName", "Email" from "firebaseToken" join profile on profile."Id" = "ProfileId"',
    )
  await expect
    .poll(devices)
    .toEqual([{ Token: 'where this phone is reached', AppName: 'Zay', Email: 'mya@example.com' }])

  const [business] = await read('/page/api/byPage/1')
  await phone.happens('App', 'appUrlOpen', { url: `${app.url}/page/view/${String(business!['Id'])}?by=1` })
  await page
    .getByRole('heading', { name: String(business!['Name']) })
    .first()
    .waitFor()
  await expect.poll(() => path(page)).toBe(`/page/view/${String(business!['Id'])}`)

  await phone.happens('App', 'backButton', { canGoBack: true })
  await expect.poll(() => path(page)).toBe('/home')
  await phone.happens('App', 'backButton', { canGoBack: false })
  await expect.poll(() => phone.asked).toContain('App.exitApp')
})
