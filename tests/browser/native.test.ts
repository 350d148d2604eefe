import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startIssuer, type LocalIssuer } from '../identity/issuer.ts'
import { bridgeScript, Phone, type PhoneAnswers } from '../phone.ts'
import { startApp, type RunningApp } from './support/app.ts'
import { load, speak } from './support/person.ts'
import { sharedBrowser, openWindow, phone as phoneLook } from './support/browser.ts'
import { serveShell, type ServedShell } from './support/nativeShell.ts'
import { demoAdmin, demoOwner, signIn } from './support/session.ts'

/** The app as `npm run native` builds it: static files from one origin, calls and pictures from the API's origin. */

/** Enough for a build of the client on a busy machine. */
const timeoutMs = 300_000

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
    seeded: false,
    env: { ALLOWED_ORIGINS: shell.origin, IDENTITY_ISSUERS: `${issuer.url}|${issuer.audience}` },
  })
  await shell.build(app.url)
  browser = await sharedBrowser()
  await settle()
}, timeoutMs)
afterAll(async () => {
  await app.stop()
  await shell.stop()
  await database.drop()
  await issuer.stop()
})

/** Opens the shell on a phone with these answers. */
async function open(answers: PhoneAnswers): Promise<{ page: Page; phone: Phone }> {
  window = await openWindow(browser, { ...phoneLook, reducedMotion: 'reduce', baseURL: shell.origin })
  const { page } = window
  page.setDefaultTimeout(60_000)
  const phone = new Phone(answers, (result) =>
    // The page may have been closed before the answer.
    page
      .evaluate((told) => (globalThis as unknown as Bridged).Capacitor.fromNative(told), result)
      .catch(() => undefined),
  )
  await page.exposeFunction('startDocument', () => phone.startDocument())
  await page.exposeFunction('toPhone', (message: string) => phone.receive(message))
  await page.addInitScript(`startDocument();\n${bridgeScript()}`)
  return { page, phone }
}
interface Bridged {
  Capacitor: { fromNative(result: unknown): void }
}
afterEach(async () => {
  const complaints = window.complaints()
  await window.close()
  expect(complaints).toEqual([])
})

/** Test data: a page with a post and its picture, and the setting record. */
let business: number
let post: number
async function settle(): Promise<void> {
  const [owner, admin] = [await signIn(app.url, demoOwner), await signIn(app.url, demoAdmin)]
  const make = async (source: string, fields: Record<string, string>, by = owner) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const headers = { authorization: `Bearer ${by.jwtToken}` }
    const answer = await fetch(`${app.url}/${source}/api`, { method: 'POST', headers, body })
    return ((await answer.json()) as { Id: number }).Id
  }
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#6A1B4D' } })
    .png()
    .toBuffer()
  const thumbnail = `data:image/png;base64,${picture.toString('base64')}`
  await make('setting', { privacyPolicy: 'We keep little.' }, admin)
  business = await make('page', { name: 'Shwe Tea House' })
  post = await make('post', { pageId: String(business), title: 'Open on Sunday', thumbnail })
}

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

test('starts without server HTML, shows data of the API, signs in and writes', async () => {
  const { page } = await open({ 'PushNotifications.checkPermissions': () => ({ receive: 'denied' }) })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))

  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  expect(path(page)).toBe('/home')
  await expect.poll(() => page.title()).toBe('Home · Zay')
  const card = page.locator(`main a[href="/post/view/${post}"]`)
  await card.waitFor()
  // Pictures are loaded from the API's origin.
  const pictures = page.locator(`main img[src^="${app.url}/uploads/"]`)
  await pictures.first().waitFor()
  await expect.poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  // Another person's page by its address: a restarted web view serves index.html for it too.
  await page.goto(`/page/view/${business}`)
  await page.getByRole('heading', { name: 'Shwe Tea House' }).first().waitFor()

  // A shared link has the public address, not that of the shell.
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  const viber = page.getByRole('dialog').getByRole('link', { name: 'Viber' })
  expect(decodeURIComponent((await viber.getAttribute('href')) ?? '')).toContain(` ${app.url}/page/view/${business}`)
  await page.keyboard.press('Escape')

  await load(page, `/login?next=${encodeURIComponent(`/page/view/${business}`)}`)
  await page.getByRole('button', { name: 'Demo accounts' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ko Zaw Zaw/ })
    .tap()
  await page.getByText('Login successful!', { exact: true }).waitFor()
  expect(path(page)).toBe(`/page/view/${business}`)
  await page.getByRole('button', { name: 'Follow: Shwe Tea House' }).tap()
  await page.getByRole('button', { name: 'Following: Shwe Tea House' }).waitFor()
  await expect.poll(() => stored('select 1 from "pageFollowing"')).toHaveLength(1)

  // Both languages; the choice survives a restart.
  const language = () => page.locator('html').getAttribute('lang')
  await speak(page, 'မြန်မာ')
  await expect.poll(language).toBe('my')
  await load(page, '/home')
  await expect.poll(language).toBe('my')
  expect([...asked].sort()).toEqual([app.url, shell.origin].sort())
})

test('on a phone: Google by its own chooser, push to the server, shared links, the back button [7.48] [7.45] [1.28]', async () => {
  const { page, phone } = await open({
    'FirebaseAuthentication.signInWithGoogle': async () => ({
      user: { displayName: 'Mya Mya', email: 'mya@example.com' },
      credential: { providerId: 'google.com', idToken: await issuer.token() },
    }),
    'PushNotifications.checkPermissions': () => ({ receive: 'prompt' }),
    'PushNotifications.requestPermissions': () => ({ receive: 'granted' }),
    // The reload after sign-in requests the token again.
    'PushNotifications.register': () => {
      phone.emit('PushNotifications', 'registration', { value: 'where this phone is reached' }).catch(() => undefined)
    },
  })

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).tap()
  await page.getByText('Login successful!', { exact: true }).waitFor()
  expect(path(page)).toBe('/home')
  // Name and address are those of the verified token; the phone keeps no session of its own.
  const profile = await page.evaluate(() => JSON.parse(localStorage.getItem('StoredProfile')!) as unknown)
  expect(profile).toEqual({ Name: 'Mya Mya', Email: 'mya@example.com', id: expect.any(Number) })
  expect(phone.calls).toContain('FirebaseAuthentication.signOut')

  await expect.poll(() => phone.calls).toContain('PushNotifications.register')
  const devices = () =>
    stored<{ Token: string; AppName: string; Email: string }>(
      'select "Token", "AppName", "Email" from "firebaseToken" join profile on profile."Id" = "ProfileId"',
    )
  await expect
    .poll(devices)
    .toEqual([{ Token: 'where this phone is reached', AppName: 'Zay', Email: 'mya@example.com' }])

  await phone.emit('App', 'appUrlOpen', { url: `${app.url}/page/view/${business}?by=1` })
  await page.getByRole('heading', { name: 'Shwe Tea House' }).first().waitFor()
  await expect.poll(() => path(page)).toBe(`/page/view/${business}`)

  await phone.emit('App', 'backButton', { canGoBack: true })
  await expect.poll(() => path(page)).toBe('/home')
  await phone.emit('App', 'backButton', { canGoBack: false })
  await expect.poll(() => phone.calls).toContain('App.exitApp')
})
