import { afterEach, expect, it, vi } from 'vitest'

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
  const [{ uploadUrl }, { httpClient }] = await Promise.all([
    import('#src/paths.ts'),
    import('#src/providers/httpClient.ts'),
  ])
  await httpClient('/category/api')
  expect(asked).toEqual([`${base}/category/api`])
  expect(uploadUrl('shop.webp')).toBe(`${base}/uploads/shop.webp`)
})
