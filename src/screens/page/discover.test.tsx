import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetHere } from '#src/providers/device/here.ts'
import { prefer } from '#src/providers/device/shown.ts'
import { readPreferences } from '#src/providers/device/preferences.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** Discover's views and the remembered township (docs/rules.md#discover, #remembered-township). */

const page = (Id: number, Name: string) => ({ Id, Name, Status: 1, Version: 1, RatingCount: 0, FollowerCount: 0 })
const town = (Id: number, Name: string, BurmeseName: string, Latitude: number, Longitude: number) => ({
  Id,
  Name,
  BurmeseName,
  Latitude,
  Longitude,
  RegionId: 1,
  RegionName: 'Yangon',
  RegionBurmeseName: 'ရန်ကုန်',
})
const towns = [town(2, 'Hlaing', 'လှိုင်', 16.845, 96.123), town(3, 'Latha', 'လသာ', 16.776, 96.151)]
const list = (query: string) => `GET /page/api/byFilter?page=1&perPage=20&${query}&view=card`

let api: Api
beforeEach(() => {
  prefer({ town: null })
  stubViewport()
  api = createApi({
    'GET /page/api/byPage/1?view=card': { json: [page(1, 'Anywhere')] },
    [list('order=newest&townId=2')]: { json: [page(2, 'In Hlaing')] },
    [list('order=newest&townId=3')]: { json: [] },
    [list('order=rated')]: { json: [page(4, 'The best')] },
    [list('order=newest&openNow=1')]: { json: [page(5, 'Awake')] },
    'GET /page/api/byFilter?page=1&perPage=20&order=nearest&view=card': {
      json: [{ ...page(6, 'Next door'), Latitude: 16.84, Longitude: 96.16 }],
    },
    'GET /town/api': { json: towns },
    'GET /town/api/2': { json: [towns[0]] },
    'GET /town/api/3': { json: [towns[1]] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetHere()
  prefer({ town: null })
})

/** Where the device says it is; null: it does not say. */
function stand(at: { latitude: number; longitude: number } | null) {
  const ask = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>((found, failed) =>
    at ? found({ coords: at } as GeolocationPosition) : failed({} as GeolocationPositionError),
  )
  const geolocation = { getCurrentPosition: ask }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation }))
  return ask
}
async function show(at = '/page/new') {
  await findRoute(at).route.screen.load()
  await loadParts()
  let rendered!: ReturnType<typeof renderInApp>
  await act(async () => {
    rendered = renderInApp(
      <>
        <AppRoutes />
        <Link to="/chatGroup">Away</Link>
      </>,
      { api, at },
    )
  })
  return rendered
}
const chosen = () => readPreferences(document.cookie).town
type User = Awaited<ReturnType<typeof show>>['user']
/** Opens the control of the place by its name. */
async function openPlaces(user: User, name = 'Near me') {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Where to look' }))
}
async function chooseTown(user: User, places: ReturnType<typeof within>, name: RegExp) {
  await user.click(places.getByRole('button', { name: /^Choose township/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Township' }))
  await user.click(await sheet.findByRole('option', { name }))
}

test('one control says where the list looks: a township, everywhere, and back to the one before', async () => {
  const ask = stand({ latitude: 16.841, longitude: 96.13 })
  const { user } = await show()
  await screen.findByRole('link', { name: 'Anywhere' })
  await chooseTown(user, await openPlaces(user), /Hlaing/)
  await screen.findByRole('link', { name: 'In Hlaing' })
  expect(chosen()).toBe(2)
  const control = await screen.findByRole('button', { name: 'Township: Hlaing' })
  await waitFor(() => expect(control).toHaveFocus())

  const places = await openPlaces(user, 'Township: Hlaing')
  expect(places.getByRole('button', { current: true })).toHaveTextContent('Hlaing')
  await user.click(places.getByRole('button', { name: 'Everywhere' }))
  await screen.findByRole('link', { name: 'Anywhere' })
  expect(chosen()).toBe('everywhere')
  await user.click((await openPlaces(user)).getByRole('button', { name: 'Hlaing' }))
  await screen.findByRole('link', { name: 'In Hlaing' })
  expect(chosen()).toBe(2)
  expect(ask).not.toHaveBeenCalled()
})

test('an empty township says so and leads everywhere', async () => {
  prefer({ town: 2 })
  const { user } = await show()
  await chooseTown(user, await openPlaces(user, 'Township: Hlaing'), /Latha/)
  await screen.findByText('Nothing in Latha yet.')
  expect(chosen()).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Everywhere' }))
  await screen.findByRole('link', { name: 'Anywhere' })
})

test('on Dir the township is found by the phone’s place; one that is refused, or far away, is said', async () => {
  api.answers['GET /category/api'] = { json: [] }
  stand(null)
  const { user } = await show('/category')
  const places = await openPlaces(user)
  await user.click(places.getByRole('button', { name: 'Use my location' }))
  expect(await places.findByText(/Your place is not known here/)).toBeVisible()
  stand({ latitude: 51.5, longitude: 0 })
  await user.click(places.getByRole('button', { name: 'Use my location' }))
  expect(await places.findByText(/No township is known near you/)).toBeVisible()
  stand({ latitude: 16.841, longitude: 96.13 })
  await user.click(places.getByRole('button', { name: 'Use my location' }))
  await screen.findByRole('button', { name: 'Township: Hlaing' })
  expect(chosen()).toBe(2)
  // The place stays on the phone.
  expect(api.calls.some(({ line, headers }) => /16\.8/.test(line) || headers.has('x-near'))).toBe(false)
})

test('a shared address of what is near waits for a tap', async () => {
  const ask = stand(null)
  const { user, address } = await show('/page/new?near=1')
  await screen.findByText(/rounded to about 100 m and kept for half an hour/)
  expect(ask).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(await screen.findByText(/Your place is not known here/)).toBeVisible()
  // What the sentence offers stands below it, and leads to the township's newest.
  await user.click(screen.getByRole('button', { name: 'Choose township' }))
  const sheet = await screen.findByRole('dialog', { name: 'Township' })
  await user.click(await within(sheet).findByRole('option', { name: /Hlaing/ }))
  await screen.findByRole('link', { name: 'In Hlaing' })
  expect([address(), chosen()]).toEqual(['/page/new?townId=2', 2])
})

test('each view has its address and its list; the device is asked only when its place is to be used', async () => {
  prefer({ town: 'everywhere' })
  const ask = stand({ latitude: 16.8412, longitude: 96.1299 })
  const { user, address } = await show()
  const views = within(screen.getByRole('navigation', { name: 'What is shown' }))
  for (const [name, shown, at] of [
    ['Best rated', 'The best', '/page/new?order=rated'],
    ['Open now', 'Awake', '/page/new?openNow=1'],
    ['New', 'Anywhere', '/page/new'],
  ] as const) {
    await user.click(views.getByRole('link', { name }))
    await screen.findByRole('link', { name: shown })
    expect([address(), views.getByRole('link', { current: 'page' }).textContent]).toEqual([at, name])
  }
  expect(ask).not.toHaveBeenCalled()
  await user.click((await openPlaces(user)).getByRole('button', { name: 'Use my location' }))
  await screen.findByRole('link', { name: 'Next door' })
  expect(address()).toBe('/page/new?near=1')
  expect(api.calls.find(({ line }) => line.endsWith('order=nearest&view=card'))?.headers.get('x-near')).toBe(
    '16.841,96.130',
  )
  expect(await screen.findByText('3.2 km')).toBeVisible()
  expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Nearest')
})

test('the directory leads to the categories in the township, and from there everywhere is one tap', async () => {
  prefer({ town: 2 })
  const category = { Id: 8, Name: 'Tea shops', Status: 1, Version: 1 }
  api.answers['GET /category/api'] = { json: [category] }
  api.answers['GET /category/api/8'] = { json: [category] }
  api.answers[list('categoryId=8&townId=2&order=newest')] = { json: [page(2, 'In Hlaing')] }
  api.answers['GET /page/api/byCategoryId/8?page=1&perPage=20&view=card'] = { json: [page(1, 'Anywhere')] }
  await findRoute('/category/view/8').route.screen.load()
  const { address } = await show('/category')
  const link = await screen.findByRole('link', { name: /Tea shops/ })
  await act(async () => link.click())
  await screen.findByRole('heading', { name: 'Tea shops in Hlaing' })
  await screen.findByRole('link', { name: 'In Hlaing' })
  expect(address()).toBe('/category/view/8?townId=2')
  await act(async () => screen.getByRole('link', { name: 'All' }).click())
  await screen.findByRole('link', { name: 'Anywhere' })
  expect(address()).toBe('/category/view/8')
})
