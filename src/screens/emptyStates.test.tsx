import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '#resources'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { BusinessCard } from '#src/resource/cards/BusinessCard.tsx'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** The empty states (spec 8.10 to 8.20) on their screens, and what a tap or a search stores (spec 3.35 to 3.37). */

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const own = `GET /page/api/byOwnerEmail/${me.Email}`
const tea = {
  Id: 7,
  Name: 'Golden Tea',
  Thumbnail: null,
  CreatedAt: '2026-11-20T08:35:00Z',
  UpdatedAt: '2026-11-20T08:35:00Z',
  Version: 1,
  Status: 1,
  Held: false,
  RatingAverage: 0,
  RatingCount: 0,
  FollowerCount: 0,
}

const market = (available: 0 | 1) =>
  `GET /product/api/byFilter?page=1&perPage=20&available=${available}&order=newest&view=card`

let api: Api
beforeEach(() => {
  stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  api = createApi({
    'GET /setting/api/1': { json: [{ Id: 1 }] },
    'GET /post/api/byPage/1?view=card': { json: [] },
    [market(1)]: { json: [] },
    [market(0)]: { json: [] },
    [own]: { json: [] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  // A missing record is an error of the API, and in development ra-core logs each.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const visit = async (at: string) => {
  await findRoute(at).route.screen.load()
  await loadParts()
  return renderInApp(<AppRoutes />, { api, at })
}

describe('nothing there', () => {
  it.each(['/product/view/9', '/post/view/9', '/page/view/9', '/article/view/9'])(
    "%s: 'No data found' [8.11]",
    async (address) => {
      await visit(address)
      expect(await screen.findByText('No data found')).toBeVisible()
    },
  )

  it("a missing category: 'Category not found.' [8.19]", async () => {
    await visit('/category/view/9')
    expect(await screen.findByText('Category not found.')).toBeVisible()
  })

  it("a view of an unknown source: 'Invalid data source' [8.20]", async () => {
    await visit('/weather/view/9')
    expect(await screen.findByText('Invalid data source')).toBeVisible()
  })

  it("a found business without picture and name: 'No Image' [8.12] and 'No Name' [8.13]", () => {
    renderInApp(<BusinessCard page={{ ...tea, Name: null } as unknown as Page} />)
    expect(screen.getByText('No Image')).toBeVisible()
    expect(screen.getByRole('link', { name: 'No Name' })).toBeVisible()
  })

  it("a person without a page sees on /home: 'You have no page, please create one' [8.14]", async () => {
    writeStored('StoredProfile', me)
    await visit('/home')
    expect(await screen.findByText('You have no page, please create one')).toBeVisible()
  })

  it('if the pages cannot be loaded, /home shows no such sentence', async () => {
    writeStored('StoredProfile', me)
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    api.answers[own] = { status: 403, json: { status: 'error', message: 'Not now' } }
    await visit('/home')
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(() => expect(document.querySelector('[data-stays-down]')).toBeNull())
    expect(screen.queryByText('You have no page, please create one')).toBeNull()
  })

  it("a list without an item: 'No results found' [8.15]", async () => {
    await visit('/marketplace')
    expect(await screen.findByText('No results found')).toBeVisible()
    // Nothing that looks as if it were on its way: the dots are what loads.
    expect(document.querySelector('main i')).toBeNull()
  })

  it("a search that finds nothing: 'No results found.' [8.16]", async () => {
    writeStored('StoredProfile', me)
    api.answers['GET /page/api/bySearch/zzz?page=1&perPage=20&view=card'] = { json: [] }
    await visit('/page/search/zzz')
    expect(await screen.findByText('No results found.')).toBeVisible()
  })
})

describe('stored values', () => {
  it('the item tapped last, as the server sent it, in StoredItem [3.35] [2.49]', async () => {
    const pot = { ...tea, Id: 4, ProductId: 4, PageId: 7, Name: 'Pot', Price: 3500, FollowerCount: undefined }
    api.answers[market(1)] = { json: [pot] }
    const { user } = await visit('/marketplace')
    await user.click(await screen.findByRole('link', { name: 'Pot' }))
    await waitFor(() => expect(localStorage.getItem('StoredItem')).not.toBeNull())
    expect(JSON.parse(localStorage.getItem('StoredItem') ?? '')).toEqual(JSON.parse(JSON.stringify(pot)))
  })

  it.each(['/product/view/4', '/productCategory/view/4', '/article/view/4', '/category/view/4'])(
    'the item somebody came to by any link, a notification or an address: %s [2.49]',
    async (path) => {
      const source = path.split('/')[1]!
      api.answers[`GET /${source}/api/4`] = { json: [{ ...tea, Id: 4, Name: 'Pot', Title: 'Pot' }] }
      await visit(path)
      await waitFor(() => expect(readStored('StoredItem')).toMatchObject({ Id: 4, Name: 'Pot' }))
    },
  )

  it('search results, as a JSON array of listings, in StoredListings [3.37]', async () => {
    writeStored('StoredProfile', me)
    api.answers['GET /page/api/bySearch/tea?page=1&perPage=20&view=card'] = {
      json: [tea, { ...tea, Id: 8, Name: 'Tea Two' }],
    }
    await visit('/page/search/tea')
    await screen.findByRole('link', { name: 'Golden Tea' })
    await waitFor(() => expect(localStorage.getItem('StoredListings')).toMatch(/^\[/))
    expect(readStored('StoredListings')).toMatchObject([
      { Id: 7, Name: 'Golden Tea' },
      { Id: 8, Name: 'Tea Two' },
    ])
  })

  it('a found page opens as a page, whatever another tab has searched for since', async () => {
    writeStored('StoredProfile', me)
    api.answers['GET /page/api/bySearch/tea?page=1&perPage=20&view=card'] = { json: [tea] }
    for (const next of ['/listing-detail/7', '/page/view/7']) await findRoute(next).route.screen.load()
    const { user, address } = await visit('/page/search/tea')
    const found = await screen.findByRole('link', { name: 'Golden Tea' })
    expect(found).toHaveAttribute('href', '/listing-detail/7')
    await waitFor(() => expect(readStored('StoredListings')).toMatchObject([{ Id: 7 }]))
    writeStored('StoredListings', [{ Id: 7, Name: 'Teapot', source: 'product' }])
    await user.click(found)
    await waitFor(() => expect(address()).toMatch(/view/))
    expect(address()).toBe('/page/view/7')
  })

  it('a found page opened in a new tab too, and shows at once what the last results know of it', async () => {
    writeStored('StoredListings', [{ Id: 7, Name: 'Teapot', source: 'product' }])
    api.answers['GET /page/api/7'] = () => new Promise<Response>(() => {})
    const { address } = await visit('/listing-detail/7')
    await waitFor(() => expect(address()).toBe('/page/view/7'))
    expect(screen.queryByText('Teapot')).toBeNull()
    cleanup()
    writeStored('StoredListings', [{ ...tea, source: 'page' }])
    await visit('/listing-detail/7')
    expect((await screen.findAllByText('Golden Tea')).length).toBeGreaterThan(0)
  })
})

it('search: a blank text does not navigate; other text does, without surrounding blanks [5.03]', async () => {
  writeStored('StoredProfile', me)
  api.answers['GET /product/api/bySearch/tea?page=1&perPage=20&view=card'] = { json: [] }
  await findRoute('/product/search/tea').route.screen.load()
  const { user, address } = await visit('/marketplace')
  const box = await screen.findByPlaceholderText('Type here to search from products')
  await user.type(box, '   {Enter}')
  expect(address()).toBe('/marketplace')
  await user.type(box, ' tea {Enter}')
  await waitFor(() => expect(address()).toBe('/product/search/tea'))
})
