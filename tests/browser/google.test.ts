import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { person, startIssuer, type LocalIssuer } from '../identity/issuer.ts'
import { startApp, type RunningApp } from './support/app.ts'
import { sharedBrowser, openWindow, phone } from './support/browser.ts'
import { standInForGoogle } from './support/googleScript.ts'

/** Sign-in by Google's button: our screens, Google's library, the server's code exchange, a real OpenID issuer. */

let issuer: LocalIssuer
let database: TestDatabase
let app: RunningApp
let browser: Browser
let window: Awaited<ReturnType<typeof openWindow>>
let google: Awaited<ReturnType<typeof standInForGoogle>>
let page: Page
let exchanged: Record<string, unknown>[]
let issued: string[]

beforeAll(async () => {
  issuer = await startIssuer()
  issuer.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    issued.push(url.searchParams.get('code') ?? '')
  })
  issuer.service.on('beforeTokenSigning', (token, request) => {
    exchanged.push({ ...request.body })
    Object.assign(token.payload, person(issuer.audience))
  })
  database = await createTestDatabase()
  app = await startApp({
    databaseUrl: database.url,
    env: { DEMO: '0', IDENTITY_ISSUERS: `${issuer.url}|${issuer.audience}` },
  })
  browser = await sharedBrowser()
})
afterAll(async () => {
  await app.stop()
  await database.drop()
  await issuer.stop()
})

beforeEach(async () => {
  exchanged = []
  issued = []
  window = await openWindow(browser, { ...phone, baseURL: app.url })
  page = window.page
  google = await standInForGoogle(page.context(), issuer)
})
afterEach(() => window.close())

const button = () => page.getByRole('button', { name: 'Sign in with Google' })
/** All that the device keeps, but for the note that the language was offered. */
const stored = () =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'LanguageOffered')
      .sort(),
  )
const toast = (text: string) => page.getByText(text, { exact: true }).waitFor()

/** After a failed sign-in: a toast, the button as before, nobody signed in. */
async function expectFailed(reason: RegExp): Promise<void> {
  await toast('Login failed. Please try again.')
  await expect.poll(() => button().isEnabled()).toBe(true)
  expect(await stored()).toEqual([])
  // Logged too (spec 8.22).
  expect(window.complaints().join('\n')).toMatch(reason)
}

test('the first document of each process holds the button, so that the browser does not draw it anew', async () => {
  const documents = Array.from({ length: 8 }, async () => (await fetch(`${app.url}/login`)).text())
  for (const html of await Promise.all(documents)) {
    expect(html).toContain('Sign in with Google')
    // React's mark of a part that the server could not finish.
    expect(html).not.toContain('<!--$!-->')
  }
})

test('the content security policy allows Google’s sign-in but not its maps, and pop-ups can answer', async () => {
  const { headers } = await fetch(`${app.url}/login`)
  const policy = headers.get('content-security-policy')!
  // The document's own script is allowed by its hash.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' https:\/\/accounts\.google\.com\/gsi\/client;/)
  expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/")
  expect(policy).not.toContain('googleapis')
  expect(headers.get('cross-origin-opener-policy')).toBe(null)
})

test('screens that ask to sign in are cut off from other sites that open them; those for everybody are drawn sooner', async () => {
  const policyOf = async (path: string) => (await fetch(app.url + path)).headers.get('cross-origin-opener-policy')
  for (const path of ['/manage', '/page/update?id=1', '/profile', '/admin', '/admin/page?sort=x'])
    expect(await policyOf(path), path).toBe('same-origin-allow-popups')
  for (const path of ['/home', '/page/view/1', '/category', '/login?next=%2Fmanage', '/no-such-screen'])
    expect(await policyOf(path), path).toBe(null)
})

test('the red button signs in: code, exchange, session, toast, and the requested screen [8.24]', async () => {
  // Its document has the stricter opener policy; those of the tests below have none.
  await page.goto('/manage')
  await button().waitFor()
  const opened = page.waitForEvent('popup')
  await button().click()
  await opened
  // It goes after 2.5 s, before all of a slow screen has loaded.
  await toast('Login successful!')
  expect(new URL(page.url()).pathname).toBe('/manage')

  const asked = new URL(
    issuer.asked.findLast((path) => path.startsWith('/authorize'))!,
    issuer.url,
  ).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: issuer.audience,
    prompt: 'select_account',
    response_type: 'code',
  })
  expect(asked.get('scope')!.split(' ')).toEqual(expect.arrayContaining(['openid', 'email', 'profile']))
  expect(issuer.asked.filter((path) => path.startsWith('/token'))).toHaveLength(1)
  expect(exchanged[0]).toMatchObject({ code: issued[0], redirect_uri: 'postmessage', client_id: issuer.audience })

  const profile = await page.evaluate(() => JSON.parse(localStorage.getItem('StoredProfile')!) as unknown)
  expect(profile).toEqual({ Name: 'Mya Mya', Email: 'mya@example.com', id: expect.any(Number) })
  const token = await page.evaluate(() => localStorage.getItem('StoredJWT'))
  const answer = await fetch(`${app.url}/profile/api/byEmail`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'mya@example.com' }),
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await answer.json()).toMatchObject([{ Email: 'mya@example.com', Name: 'Mya Mya' }])
  expect(window.complaints()).toEqual([])
})

test('while the pop-up is open the button shows it under an overlay; closing the pop-up is a failure', async () => {
  google.ending = 'stays open'
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await button().click()
  const popup = await opened
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
  const waiting = page.getByRole('button', { name: 'Signing in...' })
  expect(await waiting.isDisabled()).toBe(true)
  const overlay = page.locator('.Overlay-cover')
  await overlay.waitFor()
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await popup.close()
  await expectFailed(/popup_closed/)
  expect(exchanged).toEqual([])

  // A second try succeeds.
  google.ending = 'code'
  await button().click()
  await toast('Login successful!')
  expect(new URL(page.url()).pathname).toBe('/home')
})

test('an answer without a code fails, a refusal too [5.22] [8.22]', async () => {
  await page.goto('/login')
  google.ending = 'nothing'
  await button().click()
  await expectFailed(/No user returned from Google/)
  google.ending = 'refused'
  await button().click()
  await expectFailed(/access_denied/)
  expect(exchanged).toEqual([])
})

test('a lost connection or a refused code fails, and removes the stored profile [5.23] [8.23]', async () => {
  await page.goto('/login')
  await button().waitFor()
  await page.route('**/profile/api/login', (route) => route.abort('internetdisconnected'))
  await button().click()
  await expectFailed(/ApiError|Failed to fetch/)
  await page.unroute('**/profile/api/login')

  issuer.service.once('beforeResponse', (response) =>
    Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } }),
  )
  await page.evaluate(() => localStorage.setItem('StoredJWT', 'an old one'))
  await button().click()
  await expectFailed(/401/)
})

test('without Google’s script the button fails with the same toast and loads it again', async () => {
  google.isReachable = false
  await page.goto('/login')
  await button().click()
  await expectFailed(/script did not come/)
  expect(google.asked).toBe(2)
  google.isReachable = true
  await button().click()
  await expect.poll(() => google.asked).toBe(3)
  await button().click()
  await toast('Login successful!')
})

test('Google’s script is loaded on the sign-in screen only', async () => {
  for (const path of ['/home', '/category', '/search']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(google.asked).toBe(0)
  await page.goto('/login')
  await button().waitFor()
  await expect.poll(() => google.asked).toBe(1)
})
