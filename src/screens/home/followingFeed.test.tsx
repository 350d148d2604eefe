import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askHere, forgetHere } from '#src/providers/device/here.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** Home's chip Following, and what is open near one (docs/rules.md#following-on-home). */

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
  forgetHere()
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

const openNear = 'GET /page/api/byFilter?page=1&perPage=20&openNow=1&within=10&order=nearest&view=card'
/** The phone says where it is. */
async function stand(coords: { latitude: number; longitude: number }) {
  const geolocation = { getCurrentPosition: (found: PositionCallback) => found({ coords } as GeolocationPosition) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation }))
  await act(async () => askHere())
}

test('what is open nearby, the nearest first, once the place is known: the server hears it rounded, the phone counts from where it is', async () => {
  const shop = record({ Name: 'Next Door', Latitude: 16.8404, Longitude: 96.1306, OpenState: null })
  api.answers[openNear] = { json: [shop] }
  await show('/home')
  await screen.findByRole('link', { name: 'News of all' })
  expect([screen.queryByRole('heading', { name: 'Open near you' }), api.sent(openNear)]).toEqual([null, []])
  await stand({ latitude: 16.8404, longitude: 96.1304 })
  const near = within(await screen.findByRole('region', { name: 'Open near you' }))
  expect(await near.findByRole('link', { name: 'Next Door' })).toHaveAttribute('href', '/page/view/7')
  // From the rounded place it would be 100 m.
  expect(near.getByText('50 m')).toBeVisible()
  expect(api.sent(openNear).map(({ headers }) => headers.get('x-near'))).toEqual(['16.840,96.130'])
  await act(async () => forgetHere())
  expect(screen.queryByRole('heading', { name: 'Open near you' })).toBeNull()
})

test('where nothing is open nearby nothing says so', async () => {
  api.answers[openNear] = { json: [] }
  await show('/home')
  await screen.findByRole('link', { name: 'News of all' })
  await stand({ latitude: 16.84, longitude: 96.13 })
  await waitFor(() => expect(api.sent(openNear)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open near you' })).toBeNull())
})
