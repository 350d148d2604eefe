import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoCode } from '#server/auth/demoCode.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { appoint, signIn, visitor } from '../api/support/client.ts'

/** Who gets in by the demo's door without DEMO=1 (docs/rules.md#demo-mode, docs/safety.md#s07). */

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { DEMO: '', SUPER_ADMIN_EMAILS: 'chief@demo.example' } })
})
afterAll(() => app.stop())

const asks = (email: string, more: Record<string, string> = {}) => visitor(app).posts('/demo/token', { email, ...more })

test('S07 every kind of super admin wants the code: of the demo, by configuration, by role', async () => {
  const appointed = await signIn(app, 'appointed@demo.example')
  await appoint(appointed, 'superAdmin')
  const { text } = await loadDemoCode({ dataDir: app.dataDir })
  for (const email of ['admin@demo.example', 'chief@demo.example', 'CHIEF@demo.example', appointed.email]) {
    const refused = await asks(email)
    expect([email, refused.status]).toEqual([email, 403])
    expect(refused.text).not.toContain('token"')
    const { token } = (await asks(email, { code: text })).fields as { token: string }
    expect((await visitor(app).posts('/profile/api/login', { token })).status).toBe(200)
  }
  expect((await asks('owner@demo.example')).status).toBe(200)
})

test('S07 the sentence at the field is in the language of the reader', async () => {
  const burmese = await visitor(app).sends(
    'POST',
    '/demo/token',
    { email: 'admin@demo.example', code: '1' },
    { headers: { 'accept-language': 'my' } },
  )
  expect((burmese.fields['fields'] as { code: string }).code).toMatch(/ကုဒ်/)
})

/** The first line of the answer to a request as written here, byte for byte. */
const statusOf = (lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname, () => socket.write([...lines, '', ''].join('\r\n')))
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (!text.includes('\r\n')) return
      resolve(text.split('\r\n')[0]!.split(' ')[1]!)
      socket.destroy()
    })
    socket.on('error', reject)
  })

test('S07 a plain proxy on this machine gets nobody in: HTTP/1.0, or a header of its own', async () => {
  const request = (version: string, ...headers: string[]) =>
    statusOf([`GET /demo/accounts HTTP/${version}`, `Host: ${new URL(app.url).host}`, 'Connection: close', ...headers])
  expect(await request('1.1')).toBe('200')
  expect(await request('1.0')).toBe('403')
  for (const header of [
    'Via: 1.1 proxy',
    'X-Real-IP: 127.0.0.1',
    'CDN-Loop: x',
    'X_Forwarded_For: 1',
    'X-Scheme: https',
  ])
    expect([header, await request('1.1', header)]).toEqual([header, '403'])
})

test('S07 a second Host, or an address instead of a path, gets nobody in', async () => {
  const { host } = new URL(app.url)
  const line = (target: string) => [`GET ${target} HTTP/1.1`, 'Connection: close', `Host: ${host}`]
  expect(await statusOf(line('/demo/accounts'))).toBe('200')
  const doubled = await statusOf([...line('/demo/accounts'), 'Host: app.example'])
  expect(['400', '403']).toContain(doubled)
  for (const origin of [app.url, 'http://app.example'])
    expect([origin, await statusOf(line(`${origin}/demo/accounts`))]).toEqual([origin, '403'])
})

test('S41 after ten wrong codes even the right one waits, whoever says it, on every machine; right ones do not count', async () => {
  const { text } = await loadDemoCode({ dataDir: app.dataDir })
  const tries = async (code: string) => (await asks('admin@demo.example', { code })).status
  // A window of ten minutes may end meanwhile, with which everybody begins anew.
  const round = async () => {
    const right = [await tries(text), await tries(text)]
    const wrong = await Promise.all(Array.from({ length: 14 }, () => tries('0')))
    const { status, headers } = await asks('admin@demo.example', { code: text })
    return { right, isLimited: wrong.includes(429), status, waits: Number(headers.get('retry-after')) }
  }
  const { waits, ...first } = await round()
  expect(first).toEqual({ right: [200, 200], isLimited: true, status: 429 })
  expect(waits > 0 && waits <= 600).toBe(true)
  // Nobody else waits.
  expect((await asks('owner@demo.example')).status).toBe(200)
})
