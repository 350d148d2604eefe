import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { appLinkPaths } from '#server/config/nativeApp.ts'
import { startApp, type TestApp } from './support/app.ts'
import { visitor } from './support/client.ts'

/** The files that phones request before they open links in the app instead of the browser. */

const fingerprint = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join(':')
const android = '/.well-known/assetlinks.json'
const apple = '/.well-known/apple-app-site-association'

let app: TestApp
let plain: TestApp
beforeAll(async () => {
  app = await startApp({
    env: { PUBLIC_URL: 'https://zay.example', ANDROID_CERT_FINGERPRINTS: fingerprint, APPLE_TEAM_ID: 'ABCDE12345' },
  })
  plain = await startApp()
})
afterAll(async () => {
  await app.stop()
  await plain.stop()
})

describe('configured', () => {
  it('Android reads which app, with which certificates, may open all links', async () => {
    const { status, headers, body } = await visitor(app).gets(android)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(body).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'example.zay',
          sha256_cert_fingerprints: [fingerprint.toUpperCase()],
        },
      },
    ])
  })

  it('iOS reads it too, with the addresses that have a screen', async () => {
    const { status, headers, fields } = await visitor(app).gets(apple)
    expect(status).toBe(200)
    // The file name has no extension, and Apple requires the JSON content type.
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    const { details } = fields['applinks'] as { details: { appIDs: string[]; components: { '/': string }[] }[] }
    expect(details[0]!.appIDs).toEqual(['ABCDE12345.example.zay'])
    const shown = details[0]!.components.map((one) => one['/'])
    expect(shown).toEqual(expect.arrayContaining(['/home', '/page/view/*', '/post/view/*', '/product/view/*']))
    for (const path of shown) expect(path).not.toMatch(/^\/(admin|uploads|docs|demo|\*)/)
    expect(shown).toHaveLength(appLinkPaths.exact.length + appLinkPaths.prefixes.length)
  })
})

it('without configuration both files are missing', async () => {
  for (const path of [android, apple]) expect((await visitor(plain).gets(path)).status).toBe(404)
})

describe('environment variables', () => {
  const read = (env: NodeJS.ProcessEnv) => readConfig(env).nativeApp

  it('name the app; by default it is the reversed host', () => {
    expect(read({ NATIVE_APP_ID: 'mm.zay.app', PUBLIC_URL: 'https://zay.example' }).appId).toBe('mm.zay.app')
    expect(read({ PUBLIC_URL: 'https://app.zay-shop.example' }).appId).toBe('example.zayshop.app')
    expect(read({ PUBLIC_URL: 'https://365.example' }).appId).toBe('example.a365')
    expect(read({ PUBLIC_URL: 'http://192.168.1.7:3000' }).appId).toBe('example.zay')
    expect(read({}).appId).toBeNull()
  })

  it.each([
    [{ NATIVE_APP_ID: 'zay' }, /^NATIVE_APP_ID/],
    [{ NATIVE_APP_ID: 'mm.zay-app' }, /^NATIVE_APP_ID/],
    [{ ANDROID_CERT_FINGERPRINTS: 'AA:BB', PUBLIC_URL: 'https://zay.example' }, /^ANDROID_CERT_FINGERPRINTS must/],
    [{ APPLE_TEAM_ID: 'zay', PUBLIC_URL: 'https://zay.example' }, /^APPLE_TEAM_ID must/],
    [{ APPLE_TEAM_ID: 'ABCDE12345' }, /need NATIVE_APP_ID or PUBLIC_URL/],
  ])('%o is refused with a sentence', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })
})
