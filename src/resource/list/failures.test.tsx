import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Answer, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'
import { ManageList } from '../manage/ManageList.tsx'

/** Failures of lists, and of actions in lists (spec 8.01 to 8.04, 8.31, 8.32). */

const first = 'GET /product/api/byPageId/3?page=1&perPage=20'
const second = 'GET /product/api/byPageId/3?page=2&perPage=20&after=20,19,17,13,5'
const refused = { status: 400, json: { status: 'error', message: 'Not like this' } }
const noList = { json: { products: [] } }
const product = (Id: number, more: object = {}) => ({
  Id,
  Name: `Tea ${Id}`,
  Thumbnail: null,
  Status: 1,
  Held: false,
  Version: 1,
  CreatedAt: '2026-11-20T08:35:00Z',
  ...more,
})
const twenty = { json: Array.from({ length: 20 }, (_, at) => product(at + 1)) }

let api: Api
let viewport: ReturnType<typeof stubViewport>
let logged: MockInstance<typeof console.warn>
beforeEach(() => {
  viewport = stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  api = createApi({ [first]: twenty, 'GET /setting/api/1': { json: [{ Id: 1 }] } })
  // In development ra-core logs every error of the API.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
const log = () => logged.mock.calls.flat().map(String).join('\n')
const show = () => renderInApp(<ManageList source="product" filter={{ byPageId: 3 }} />, { api, at: '/product' })

describe('a management list', () => {
  it('that cannot be loaded names its request, for the one who looks into the log', async () => {
    const id = '3f2a91bc-0000-4000-8000-000000000000'
    api.answers[first] = () =>
      Response.json({ status: 'error', message: 'Not like this' }, { status: 400, headers: { 'x-request-id': id } })
    show()
    const alert = within(await screen.findByRole('alert'))
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await act(async () => alert.getByRole('button', { name: 'Request id 3f2a91bc' }).click())
    expect(writeText).toHaveBeenCalledWith(id)
  })

  it.each<[string, string, Answer]>([
    ['[8.01]', 'Failed to fetch data', refused],
    ['[8.02]', 'Data is not iterable', noList],
  ])('that cannot be loaded says so in red, and is logged [8.03] %s', async (_row, sentence, answer) => {
    api.answers[first] = answer
    show()
    const text = within(await screen.findByRole('alert')).getByText(sentence)
    expect(text).toBeVisible()
    expect(getComputedStyle(text).color).toBe('var(--danger)')
    expect(log()).toMatch(answer === noList ? 'Data is not iterable' : 'Not like this')
    act(() => viewport.scrollToEnd(1))
    expect(api.calls).toHaveLength(1)
  })

  it.each<[string, string, Answer]>([
    ['[8.01]', 'a refusal', refused],
    ['[8.02]', 'what is no list', noList],
  ])('%s: %s of the next page stops loading', async (_row, _what, answer) => {
    api.answers[second] = answer
    show()
    await screen.findByText('Tea 1')
    act(() => viewport.scrollToEnd(1))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(viewport.isWatched()).toBe(false)
    act(() => viewport.scrollToEnd(1))
    expect(api.sent(second)).toHaveLength(1)
    expect(screen.getByText('Tea 20')).toBeInTheDocument()
  })

  it('shows logo.png where an item has no picture [3.39]', async () => {
    api.answers[first] = { json: [product(1), product(2, { Thumbnail: 'a1.webp' })] }
    const { container } = show()
    await screen.findByText('Tea 1')
    const pictures = [...container.querySelectorAll('article img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual(['/logo.png', '/uploads/a1.webp'])
  })

  it.each([
    ['/home', 'GET /post/api/byPage/1?view=card'],
    ['/marketplace', 'GET /product/api/byFilter?page=1&perPage=20&available=1&order=newest&view=card'],
  ])(
    'elsewhere (%s) a failure is logged, and what happened stands where nothing would be [8.04]',
    async (address, line) => {
      api.answers[line] = refused
      await findRoute(address).route.screen.load()
      await loadParts()
      renderInApp(<AppRoutes />, { api, at: address })
      expect(await screen.findByText('Failed to fetch data')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
      expect(log()).toContain('Not like this')
      // Nobody knows whether there are any.
      expect(screen.queryByText('No results found')).toBeNull()
    },
  )
})

describe('an action in a list', () => {
  const actIn = async ({ user }: ReturnType<typeof show>, label: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Tea 1' }))
    await user.click(await screen.findByRole('menuitem', { name: label }))
  }
  const confirm = async ({ user }: ReturnType<typeof show>) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const item = () => within(screen.getByRole('link', { name: 'Tea 1' }).closest('article') as HTMLElement)

  it('a refused status is logged, shown, and reverted [8.31]', async () => {
    api.answers['PATCH /product/api'] = refused
    await actIn(show(), 'Set Inactive')
    await waitFor(() => expect(log()).toContain('Not like this'))
    expect(await screen.findByText('The status could not be changed.')).toBeInTheDocument()
    await waitFor(() => expect(item().getByText('Active')).toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a refused deletion is logged, shown, and the item is restored [8.32]', async () => {
    api.answers['DELETE /product/api/1'] = refused
    const rendered = show()
    await actIn(rendered, 'Delete')
    await confirm(rendered)
    await waitFor(() => expect(log()).toContain('Not like this'))
    expect(await screen.findByText('It could not be deleted.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('Tea 1')).toBeInTheDocument())
  })

  it('Delete asks with the item’s name, and then reloads the list [5.13] [7.40]', async () => {
    api.answers['DELETE /product/api/1'] = { json: { status: 'success', message: 'Deleted', Id: 1, data: null } }
    const rendered = show()
    await actIn(rendered, 'Delete')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete "Tea 1"?')
    api.answers[first] = { json: [product(2), product(31, { Name: 'Made meanwhile' })] }
    await confirm(rendered)
    expect(await screen.findByText('Made meanwhile')).toBeVisible()
    expect(screen.queryByText('Tea 1')).toBeNull()
    expect(api.sent(first).length).toBeGreaterThan(1)
  })
})

it("an empty management list: 'No {source} available' [8.17]", async () => {
  api.answers[first] = { json: [] }
  show()
  expect(await screen.findByText('No product available')).toBeVisible()
})
