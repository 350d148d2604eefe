import { afterEach, expect, it, vi } from 'vitest'
import { isWithin } from './paths.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['where the app was built for one', 'https://api.zay.example'],
  ['else this origin', ''],
])('calls and pictures use the configured API base; %s: %j [9.34]', async (_, base) => {
  vi.stubEnv('VITE_API_BASE', base)
  vi.resetModules()
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json([]))
  })
  const [{ uploadUrl }, { httpClient }] = await Promise.all([import('./paths.ts'), import('./providers/httpClient.ts')])
  await httpClient('/category/api')
  expect(asked).toEqual([`${base}/category/api`])
  expect(uploadUrl('shop.webp')).toBe(`${base}/uploads/shop.webp`)
})

it.each([
  ['/category', '/category', true],
  ['/category', '/category/', true],
  ['/category', '/category/view/1', true],
  ['/category', '/Category', true],
  ['/admin/pageRating', '/admin/pagerating/create', true],
  ['/category', '/categories', false],
  ['/page/new', '/page/view/1', false],
])('%s is the current tab at %s: %s', (tab, pathname, expected) => {
  expect(isWithin(tab, pathname)).toBe(expected)
})
