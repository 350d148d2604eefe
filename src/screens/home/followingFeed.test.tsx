import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** Home's chip Following (docs/rules.md#following-on-home). */

const email = 'mya@shop.example'
const followed = (name: string) => `GET /${name}/api/byFilter?page=1&perPage=20&following=1&order=newest&view=card`
const record = (more: object) => ({ Id: 7, PageId: 3, PageName: 'Golden Tea', Status: 1, Version: 1, ...more })
let api: Api
beforeEach(() => {
  stubViewport()
  api = createApi({
    'GET /setting/api/1': { json: [{ Id: 1 }] },
    'GET /post/api/byPage/1?view=card': { json: [record({ Id: 1, Title: 'News of all' })] },
    [`GET /page/api/byOwnerEmail/${email}`]: { json: [] },
    [followed('post')]: { json: [] },
    [followed('product')]: { json: [] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
async function show(at: string) {
  await findRoute('/home').route.screen.load()
  await loadParts()
  let rendered!: ReturnType<typeof renderInApp>
  await act(async () => {
    rendered = renderInApp(<AppRoutes />, { api, at })
  })
  return rendered
}
const signIn = () => writeStored('StoredProfile', { Name: 'Mya', Email: email, id: 5 })

test('products and posts of the pages one follows, and back to all posts', async () => {
  signIn()
  api.answers[followed('post')] = { json: [record({ Title: 'New leaves' })] }
  api.answers[followed('product')] = { json: [record({ Name: 'Green tea', PriceKind: 'fixed', Price: 2500 })] }
  const { user, address } = await show('/home')
  await screen.findByRole('link', { name: 'News of all' })
  expect(api.sent(followed('post'))).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Following' }))
  await screen.findByRole('link', { name: 'New leaves' })
  expect(
    within(screen.getByRole('region', { name: 'Products' })).getByRole('link', { name: 'Green tea' }),
  ).toBeVisible()
  expect([address(), screen.queryByRole('link', { name: 'News of all' })]).toEqual(['/home?following=1', null])
  await user.click(screen.getByRole('link', { name: 'All' }))
  await screen.findByRole('link', { name: 'News of all' })
  expect(address()).toBe('/home')
})

test('who follows nobody learns what stands here', async () => {
  signIn()
  await show('/home?following=1')
  expect(await screen.findByText('Nothing here yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discover businesses' })).toHaveAttribute('href', '/page/new')
})

test('a visitor is told to sign in, and comes back here', async () => {
  await show('/home?following=1')
  const login = within(await screen.findByRole('main')).getByRole('link', { name: 'Login' })
  expect(login).toHaveAttribute('href', `/login?next=${encodeURIComponent('/home?following=1')}`)
  expect(api.calls.some(({ line }) => line.includes('following'))).toBe(false)
})
