import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, type Api } from '#tests/renderInApp.tsx'
import { loadConfig } from './config.ts'

/** Starting without server HTML, as in the native shell (docs/decisions/native-shell.md). */

const told = { appName: 'Zay', googleClientId: 'a client', demo: true }
let api: Api
beforeEach(() => {
  document.body.innerHTML = ''
  api = createApi({ 'GET /config.json': { json: told } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('the configuration in the document is used, without a request', async () => {
  document.body.innerHTML = `<script type="application/json" id="config">{"appName":"Embedded"}</script>`
  expect(await loadConfig()).toMatchObject({ appName: 'Embedded', googleClientId: null })
  expect(api.calls).toEqual([])
})

it('without one the API is called', async () => {
  expect(await loadConfig()).toMatchObject({ ...told, mapsKey: null })
})

it('the next start uses the stored configuration, and loads changes for the start after it', async () => {
  await loadConfig()
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  expect(await loadConfig()).toMatchObject(told)
  answer(Response.json({ ...told, googleClientId: 'another' }))
  await expect.poll(() => localStorage.getItem('config')).toContain('another')
  expect(await loadConfig()).toMatchObject({ googleClientId: 'another' })
})

it('without a connection or an answer the app starts with defaults', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadConfig()).toMatchObject({ appName: 'Zay', googleClientId: null, demo: false })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  const started = loadConfig()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await started).toMatchObject({ googleClientId: null })
})
