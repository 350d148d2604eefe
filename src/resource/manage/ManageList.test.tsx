import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '#resources'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { ManageList } from './ManageList.tsx'

const first = 'GET /product/api/byPageId/3?page=1&perPage=20'
const full = 'GET /product/api/byPageId/3'
const product = (Id: number, Name: string, more: object = {}) => ({
  Id,
  Name,
  Status: 1,
  Held: false,
  Version: 1,
  CreatedAt: '2026-11-20T08:35:00Z',
  ...more,
})

let api: Api
beforeEach(() => {
  // jsdom has none. Nothing is in view, so no second page is loaded.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  api = createApi({
    [first]: { json: [product(1, 'Tea'), product(2, 'မုန့်ဟင်းခါး', { Status: 2 })] },
    [full]: {
      json: [
        product(1, 'Tea'),
        product(2, 'မုန့်ဟင်းခါး', { Status: 2, Description: 'goes with tea' }),
        product(3, 'Green tea'),
      ],
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = () => renderInApp(<ManageList source="product" filter={{ byPageId: 3 }} />, { api, at: '/product' })
const openMenu = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}
const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement)

it('shows 10 skeletons, then the items with their status [2.135]', async () => {
  const { container } = show()
  expect(container.querySelectorAll('article')).toHaveLength(10)
  await screen.findByText('Tea')
  expect(card('Tea').getByText('Active')).toBeVisible()
  expect(card('Tea').getByText('20-November-2026 3:05PM')).toBeVisible()
  expect(card('မုန့်ဟင်းခါး').getByText('Sold')).toBeVisible()
})

it("says 'No {source} available' and offers to create the first [2.134] [8.17]", async () => {
  api.answers[first] = { json: [] }
  show()
  expect(await screen.findByText('No product available')).toBeVisible()
  expect(screen.getByRole('link', { name: /Create your first product/ })).toHaveAttribute('href', '/product/create')
})

it.each([
  ['Failed to fetch data', { status: 400, json: { status: 'error', message: 'no' } }],
  ['Data is not iterable', { json: { status: 'success' } }],
] as const)('%s: red text with Retry, nothing more is loaded [8.01] [8.02] [8.03]', async (sentence, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  api.answers[first] = answer
  const { user } = show()
  const text = await screen.findByText(sentence)
  expect(screen.getByRole('alert')).toContainElement(text)
  expect(screen.queryByText('No results found')).toBeNull()
  expect(logged).toHaveBeenCalled()
  api.answers[first] = { json: [product(1, 'Tea')] }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Tea')).toBeVisible()
})

it('typing first loads the full list, and searches the title field [2.130] [2.131] [2.129]', async () => {
  const { user } = show()
  await screen.findByText('Tea')
  expect(api.sent(full)).toHaveLength(0)
  await user.type(screen.getByPlaceholderText('Search from product...'), 'tea')
  expect(await screen.findByText('Green tea')).toBeVisible()
  expect(screen.queryByText('မုန့်ဟင်းခါး')).toBeNull()
  expect(api.sent(full)).toHaveLength(1)
})

it('Burmese is found in either encoding and by whole syllables', async () => {
  const { user } = show()
  await screen.findByText('Tea')
  const search = screen.getByPlaceholderText('Search from product...')
  // မုန့် as a Zawgyi keyboard types it.
  await user.type(search, '\u1019\u102F\u1014\u1094\u1039')
  expect(await screen.findByText('မုန့်ဟင်းခါး')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'န')
  expect(await screen.findByText('No results found')).toBeVisible()
})

it('pulling down more than 70 px reloads [2.133]', async () => {
  show()
  const item = await screen.findByText('Tea')
  const pull = (way: number) => {
    fireEvent.touchStart(item, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(item, { touches: [{ clientY: 100 + way }] })
    fireEvent.touchEnd(item)
  }
  pull(70)
  expect(api.sent(first)).toHaveLength(1)
  pull(71)
  await waitFor(() => expect(api.sent(first)).toHaveLength(2))
})

it('the menu has View, Edit, two toggles and Delete; Edit stores the item and passes its id [2.136] [2.137] [2.138]', async () => {
  const { user, address } = show()
  const menu = await openMenu(user, 'Tea')
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'View',
    'Edit',
    'Duplicate',
    'Set Inactive',
    'Mark as Sold',
    'Delete',
  ])
  await user.click(menu.getByRole('menuitem', { name: 'Edit' }))
  expect(address()).toBe('/product/update?id=1')
  expect(readStored('StoredItem')?.Id).toBe(1)
})

it('where forms open beside the list, a pencil stands at what one may change only', async () => {
  const beside = {
    selected: null,
    linkTo: (id: number | null) => ({
      to: { search: `?id=${id}` },
      replace: true,
      state: { stays: true, over: 'x' } as const,
    }),
  }
  renderInApp(<ManageList source="product" filter={{ byPageId: 3 }} beside={beside} />, { api, at: '/product' })
  expect(await screen.findByRole('link', { name: 'Edit: Tea' })).toHaveAttribute('href', '/product?id=1')
  cleanup()
  api.answers['GET /product/api/byPage/1'] = { json: [product(1, 'Tea')] }
  renderInApp(<ManageList source="product" beside={beside} />, { api, at: '/product' })
  await screen.findByText('Tea')
  expect(screen.queryByRole('link', { name: 'Edit: Tea' })).toBeNull()
})

it('a toggle shows at once, and sends id and status [4.35]', async () => {
  let answer = (_: Response) => {}
  api.answers['PATCH /product/api'] = () => new Promise<Response>((resolve) => (answer = resolve))
  const { user } = show()
  const menu = await openMenu(user, 'Tea')
  await user.click(menu.getByRole('menuitem', { name: 'Mark as Sold' }))
  await waitFor(() => expect(card('Tea').getByText('Sold')).toBeInTheDocument())
  await waitFor(() => expect(api.parts('PATCH /product/api')).toEqual({ id: '1', version: '1', status: '2' }))
  api.answers[first] = { json: [product(1, 'Tea', { Status: 2 })] }
  answer(Response.json({ status: 'success', message: '', Id: 1, data: product(1, 'Tea', { Status: 2 }) }))
  await waitFor(() => expect(card('Tea').getByText('Sold')).toBeInTheDocument())
})

it('a toggle is told with Undo, which sends the status from before with the version that has come since', async () => {
  const sold = { ...product(1, 'Tea'), Status: 2, Version: 8 }
  api.answers['PATCH /product/api'] = { json: { status: 'success', message: '', Id: 1, data: sold } }
  const { user } = show()
  const menu = await openMenu(user, 'Tea')
  await user.click(menu.getByRole('menuitem', { name: 'Mark as Sold' }))
  expect(await screen.findByText('Marked as sold.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone.')).toBeVisible()
  expect(api.parts('PATCH /product/api')).toEqual({ version: '8', id: '1', status: '1' })
})

it('a refused toggle is reverted with a message [8.31]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.answers['PATCH /product/api'] = { status: 403, json: { status: 'error', message: 'no' } }
  const { user } = show()
  const menu = await openMenu(user, 'Tea')
  await user.click(menu.getByRole('menuitem', { name: 'Set Inactive' }))
  expect(await screen.findByText('The status could not be changed.')).toBeInTheDocument()
  await waitFor(() => expect(card('Tea').getByText('Active')).toBeInTheDocument())
})

it("deleting asks with the name; 'Cancel' deletes nothing [5.13]", async () => {
  const { user } = show()
  let menu = await openMenu(user, 'Tea')
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete "Tea"?')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.sent('DELETE /product/api/1')).toHaveLength(0)

  api.answers['DELETE /product/api/1'] = { json: { status: 'success', message: '', Id: 1, data: null } }
  api.answers[first] = { json: [product(2, 'မုန့်ဟင်းခါး')] }
  menu = await openMenu(user, 'Tea')
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Tea')).toBeNull())
  expect(api.sent('DELETE /product/api/1')).toHaveLength(1)
})

it('deleting a page lists what is deleted with it, and it is no longer the page to post as', async () => {
  writeStored('StoredPage', product(3, 'Golden') as never)
  const mine = 'GET /page/api/byOwnerEmail/a@b.example?page=1&perPage=20'
  api.answers[mine] = { json: [product(3, 'Golden')] }
  for (const { name } of registry.values()) api.answers[`GET /${name}/api/byPageId/3`] ??= { json: [] }
  api.answers['GET /post/api/byPageId/3'] = { json: [product(8, 'x')] }
  api.answers['DELETE /page/api/3'] = { json: { status: 'success', message: '', Id: 3, data: null } }
  const { user } = renderInApp(<ManageList source="page" filter={{ byOwnerEmail: 'a@b.example' }} />, { api })
  const menu = await openMenu(user, 'Golden')
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent(/This also takes its (0 \w+ and )*1 post and 3 products/)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(readStored('StoredPage')).toBeNull())
})

it('a page whose deletion is refused stays in the list, and stays the page to post as', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writeStored('StoredPage', product(3, 'Golden') as never)
  api.answers['GET /page/api/byOwnerEmail/a@b.example?page=1&perPage=20'] = { json: [product(3, 'Golden')] }
  api.answers['GET /post/api/byPageId/3'] = { json: [] }
  let refuse = () => {}
  api.answers['DELETE /page/api/3'] = () =>
    new Promise<Response>((answer) => {
      refuse = () => answer(Response.json({ status: 'error', message: 'no' }, { status: 403 }))
    })
  const { user } = renderInApp(<ManageList source="page" filter={{ byOwnerEmail: 'a@b.example' }} />, { api })
  const menu = await openMenu(user, 'Golden')
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(api.sent('DELETE /page/api/3')).toHaveLength(1))
  expect(readStored('StoredPage')).toMatchObject({ Id: 3 })
  refuse()
  expect(await screen.findByText('It could not be deleted.')).toBeInTheDocument()
  expect(readStored('StoredPage')).toMatchObject({ Id: 3 })
  expect(screen.getByText('Golden')).toBeInTheDocument()
})
