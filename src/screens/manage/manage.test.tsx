import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isManaged, registry, type AnyRecord } from '#resources'
import { localTime } from '#resources/openingHours.ts'
import { dayAfter } from '#resources/pageStats.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp } from '#tests/renderInApp.tsx'
import { ProductCategoriesScreen } from '../productCategory/ProductCategoriesScreen.tsx'
import { screen as hub } from './ManageHubScreen.tsx'
import { ManageListScreen } from './ManageListScreen.tsx'

const api = createApi({
  'GET /page/api/byOwnerEmail/mya@shop.example': { json: [] },
  'GET /page/api/byOwnerEmail/mya@shop.example?page=1&perPage=20': { json: [] },
  'GET /post/api/byPageId/3?page=1&perPage=20': { json: [] },
  'GET /product/api/byPageId/3?page=1&perPage=20': { json: [] },
  'GET /productCategory/api/byPageId/3?page=1&perPage=20': { json: [] },
  'GET /productCategory/api/byPage/1': { json: [] },
})
const page = { Id: 3, Name: 'Golden Tea', Status: 1 } as unknown as AnyRecord
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  api.calls.length = 0
})

it('without a stored page the hub offers only New Page [2.146]', () => {
  renderInApp(<hub.Screen />, { api })
  expect(screen.getByRole('link', { name: 'New Page' })).toHaveAttribute('href', '/page/create')
  expect(links()).toEqual(['/page/create'])
})

it('with one it offers to create four resources, each with its list [2.144] [2.145]', () => {
  writeStored('StoredPage', page)
  renderInApp(<hub.Screen />, { api })
  for (const name of ['New Page', 'New Post', 'New Product', 'New Product Category']) {
    expect(screen.getByRole('link', { name })).toBeVisible()
  }
  const names = [...registry.values()].filter(isManaged).map(({ name }) => name)
  expect(links().slice(0, 2)).toEqual(['/page/view/3', '/page/update?id=3'])
  for (const name of names) expect(links()).toEqual(expect.arrayContaining([`/${name}/create`, `/${name}`]))
  for (const to of ['/product?prices=1', '/page/people?id=3', '/page/qr?id=3']) expect(links()).toContain(to)
  expect(screen.getByRole('button', { name: /Your are posting as :.*Golden Tea/ })).toBeVisible()
})

it('says how many there are in each list, and has one filled button', async () => {
  writeStored('StoredPage', page)
  const posts = [2, 1].map((Id) => ({ Id, Title: 'News', Status: 1, CreatedAt: `2026-11-1${Id}T08:00:00Z` }))
  api.answers['GET /post/api/byPageId/3?page=1&perPage=20'] = { json: posts }
  renderInApp(<hub.Screen />, { api })
  expect(await screen.findByRole('link', { name: /Post List/ })).toHaveTextContent('Post List')
  await screen.findByText('2 · last 12-November-2026')
  const filled = screen.getAllByRole('link').filter(({ className }) => /MuiButton-contained/.test(className))
  expect(filled.map(({ textContent }) => textContent)).toEqual(['New Product'])
  api.answers['GET /post/api/byPageId/3?page=1&perPage=20'] = { json: [] }
})

describe('how the page does, and what to do next', () => {
  const today = localTime(new Date()).date
  const numbers = `GET /pageStat/api/byPageId/3?from=${dayAfter(today, -13)}&to=${today}`
  const none = { view: 0, call: 0, message: 0, directions: 0, save: 0, share: 0, search: 0 }
  const answered = (more: object = {}) => ({
    'GET /page/api/3': { json: [{ ...page, ...more }] },
    'GET /pageRating/api/byPageId/3?page=1&perPage=20': { json: [] },
    'GET /comment/api/byTypeNameAndTypeId/Page/3?page=1&perPage=20': { json: [] },
    'POST /admin/api/checkPermission': { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } },
  })
  beforeEach(() => {
    writeStored('StoredPage', page)
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('this week is a sentence and a table, against the week before', async () => {
    const days = [
      { Day: today, ...none, view: 8 },
      { Day: dayAfter(today, -1), ...none, view: 50, call: 2 },
      { Day: dayAfter(today, -9), ...none, view: 46, call: 3 },
    ]
    Object.assign(api.answers, answered(), { [numbers]: { json: { days, items: [], words: [] } } })
    renderInApp(<hub.Screen />, { api })
    const week = within(await screen.findByRole('region', { name: 'Numbers' }))
    expect(await week.findByRole('figure')).toHaveAccessibleName('Opened: 58 in 7 days, after 46 in the 7 days before.')
    // Today, which is not over, is not compared.
    expect(week.getByText('+4')).toBeVisible()
    expect(week.getByText('−1')).toBeVisible()
    fireEvent.click(week.getByText('As a table'))
    expect(week.getAllByRole('row').at(-1)).toHaveTextContent(/8.*0$/)
    expect(week.getByRole('link', { name: 'Details: Numbers' })).toHaveAttribute('href', '/page/numbers?id=3')
  })

  it('a page that nobody has opened is told how to be found', async () => {
    Object.assign(api.answers, answered(), { [numbers]: { json: { days: [], items: [], words: [] } } })
    renderInApp(<hub.Screen />, { api })
    expect(await screen.findByText(/Nobody has opened it yet/)).toBeVisible()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('at most three things are to be done, each with its field or screen, and none that is done', async () => {
    Object.assign(api.answers, answered())
    const { user, unmount } = renderInApp(<hub.Screen />, { api })
    const next = within(await screen.findByRole('region', { name: 'Do next' }))
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Add your open hours',
      'Add a phone number',
      'Put the pin on the map',
    ])
    await user.click(next.getByRole('button', { name: 'Add your open hours' }))
    expect(await screen.findByRole('dialog', { name: 'Open hours' })).toBeVisible()
    unmount()
    const done = { Hours: { mon: [['09:00', '17:00']] }, PhoneOne: '09421000111', Latitude: 16.8, Longitude: 96.1 }
    const comment = { Id: 9, PageId: 8, PageName: 'Rice House', CreatedAt: '2026-11-20T08:00:00Z' }
    Object.assign(api.answers, answered({ ...done, Thumbnail: 'a.webp' }), {
      'GET /comment/api/byTypeNameAndTypeId/Page/3?page=1&perPage=20': { json: [comment] },
    })
    renderInApp(<hub.Screen />, { api })
    const later = within(await screen.findByRole('region', { name: 'Do next' }))
    expect(later.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Answer the comment of Rice House', '/page/view/3#comments'],
      ['Add your first product', '/product/create'],
    ])
  })
})

it('a page that is hidden says so beside its name', () => {
  writeStored('StoredPage', { ...page, Status: 0 } as AnyRecord)
  renderInApp(<hub.Screen />, { api })
  expect(screen.getByRole('region', { name: 'Select Your Page' })).toHaveTextContent(/Golden Tea.*Inactive/)
})

describe('with several pages and none chosen', () => {
  const two = { json: [page, { ...page, Id: 4, Name: 'Golden Rice' }] }
  beforeEach(() => (api.answers['GET /page/api/byOwnerEmail/mya@shop.example'] = two))
  afterEach(() => (api.answers['GET /page/api/byOwnerEmail/mya@shop.example'] = { json: [] }))

  it.each([
    ['the hub, beside New Page', () => <hub.Screen />, 'New Page'],
    ['the list of products', () => <ManageListScreen resource="product" />, 'New Product'],
    ['the list of posts', () => <ManageListScreen resource="post" />, 'New Post'],
    [
      'the list of product categories',
      () => <ProductCategoriesScreen own={<ManageListScreen resource="productCategory" />} />,
      'New Product Category',
    ],
  ])('%s has them in place, and a tap chooses', async (_, show, button) => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { ...window.location, reload })
    renderInApp(show(), { api })
    expect(await screen.findByRole('region', { name: 'Choose a page' })).toBeVisible()
    if (button) expect(screen.getByRole('link', { name: button })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: /Golden Rice/ }))
    expect(readStored('StoredPage')?.Id).toBe(4)
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

it('says when one’s pages could not be had, and asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.answers['GET /page/api/byOwnerEmail/mya@shop.example'] = {
    status: 503,
    json: { status: 'error', message: 'Busy' },
  }
  renderInApp(<ManageListScreen resource="product" />, { api })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  api.answers['GET /page/api/byOwnerEmail/mya@shop.example'] = { json: [page] }
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: /Golden Tea/ })).toBeVisible()
  api.answers['GET /page/api/byOwnerEmail/mya@shop.example'] = { json: [] }
})

it("lists are one's own: pages by owner, the others by the page one posts as", async () => {
  writeStored('StoredPage', page)
  renderInApp(<ManageListScreen resource="page" />, { api })
  expect(await screen.findByText('No page available')).toBeVisible()
  cleanup()
  renderInApp(<ManageListScreen resource="post" />, { api })
  expect(await screen.findByText('No post available')).toBeVisible()
  expect(api.calls.map(({ line }) => line)).toContain('GET /post/api/byPageId/3?page=1&perPage=20')
})

it("a visitor sees everybody's product categories, read-only", async () => {
  writeStored('StoredProfile', null)
  renderInApp(<ManageListScreen resource="productCategory" />, { api })
  expect(await screen.findByText('No product category available')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(api.sent('GET /productCategory/api/byPage/1')).toHaveLength(1)
})
