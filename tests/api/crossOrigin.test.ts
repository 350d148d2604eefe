import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './support/app.ts'
import { superAdminEmail, signIn, type Person } from './support/client.ts'

/** CORS for the native shell, whose pages have another origin: the requests are those of its web view. */

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await startApp()
  owner = await signIn(app, 'owner@demo.example')
})
afterAll(() => app.stop())

const words = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/)

/** The preflight request of a browser. */
const preflight = (origin: string, method: string, path: string, asked: string) =>
  fetch(app.url + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': asked },
  })

describe.each(['capacitor://localhost', 'https://localhost'])('the shell at %s', (origin) => {
  it.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])('may %s, with bearer and idempotency key', async (method) => {
    const answer = await preflight(origin, method, '/page/api', 'authorization,content-type,idempotency-key')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(words(answer.headers.get('access-control-allow-methods'))).toContain(method.toLowerCase())
    expect(words(answer.headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']),
    )
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(600)
  })

  it('may read the headers that the client needs, also of errors', async () => {
    const list = await owner.gets('/page/api?range=[0,1]', { origin })
    expect(list.headers.get('content-range')).not.toBeNull()
    const refused = await owner.sends(
      'PATCH',
      '/page/api',
      { id: 1 },
      { headers: { origin, authorization: 'Bearer no' } },
    )
    expect(refused.status).toBe(401)
    for (const { headers } of [list, refused]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(words(headers.get('access-control-expose-headers'))).toEqual(
        expect.arrayContaining(['x-session', 'content-range', 'x-request-id', 'retry-after']),
      )
    }
  })

  it('gets errors in its language', async () => {
    const { status, fields, headers } = await owner.gets('/page/api/abc', { origin, 'accept-language': 'my' })
    expect([status, fields['message']]).toEqual([400, 'id သည် သုညထက်ကြီးသော ကိန်းပြည့် ဖြစ်ရပါမည်။'])
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(words(headers.get('vary'))).toEqual(expect.arrayContaining(['origin', 'accept-language']))
    const asked = await preflight(origin, 'POST', '/page/api', 'accept-language,authorization')
    expect(words(asked.headers.get('access-control-allow-headers'))).toContain('accept-language')
  })

  it('reads the header of an ended session on a public read', async () => {
    const { status, headers } = await owner.gets('/page/api/byPage/1', { origin, authorization: 'Bearer ended' })
    expect(status).toBe(200)
    expect(headers.get('x-session')).toBe('ended')
    expect(headers.get('access-control-allow-origin')).toBe(origin)
  })

  it('creates once when it sends repeatedly', async () => {
    const headers = { origin, 'idempotency-key': `shell-${origin.length}-once` }
    const [first, again] = [
      await owner.creates('page', { name: 'From the shell' }, { headers }),
      await owner.creates('page', { name: 'From the shell' }, { headers }),
    ]
    expect(first.status).toBe(201)
    expect(again.data.Id).toBe(first.data.Id)
    expect(first.headers.get('access-control-allow-origin')).toBe(origin)
  })

  it('may show pictures and files, which have a cross-origin policy', async () => {
    const { status, headers } = await owner.gets('/uploads/logo.png', { origin })
    expect(status).toBe(200)
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('access-control-allow-origin')).toBe(origin)
  })
})

it('other origins are not allowed, and no origin may send cookies', async () => {
  for (const origin of ['https://evil.example', 'http://localhost', 'https://localhost.evil.example', 'null']) {
    const answer = await preflight(origin, 'PATCH', '/page/api', 'authorization')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  const ours = await preflight('https://localhost', 'PATCH', '/page/api', 'authorization')
  expect(ours.headers.get('access-control-allow-credentials')).toBeNull()
})

it('ALLOWED_ORIGINS replaces the defaults', async () => {
  const other = await startApp({ env: { ALLOWED_ORIGINS: 'https://shell.example' } })
  try {
    const allowed = async (origin: string) =>
      (await (await signIn(other, superAdminEmail)).gets('/page/api/byPage/1', { origin })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('https://shell.example')).toBe('https://shell.example')
    expect(await allowed('https://localhost')).toBeNull()
  } finally {
    await other.stop()
  }
})
