import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** The actions menu of the item views (spec 2.170 to 2.175, 6.05 to 6.11). */

const mine = { Id: 8, PostId: 8, ProductId: 8, PageId: 3, PageName: 'Golden Tea', CreatedAt: '2026-11-20T08:35:00Z' }
const views = {
  post: { ...mine, Title: 'Sale today', Description: 'All of it', Status: 1 },
  product: { ...mine, Name: 'Green tea', Description: 'A bag', Price: 500, Status: 1 },
} as const
const nobody = { isAdmin: false, isOwner: false, isSuperAdmin: false }
const blocked = 'GET /pageBlock/api?filter={"PageId":3}&range=[0,0]'

let api: Api
beforeEach(() => {
  stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  api = createApi({
    'GET /post/api/8': { json: [views.post] },
    'GET /product/api/8': { json: [views.product] },
    'GET /page/api/3': { json: [{ Id: 3, Name: 'Golden Tea', Status: 1 }] },
    'GET /comment/api/byTypeNameAndTypeId/Post/8?page=1&perPage=20': { json: [] },
    'GET /comment/api/byTypeNameAndTypeId/Product/8?page=1&perPage=20': { json: [] },
    'POST /admin/api/checkPermission': { json: nobody },
    [blocked]: { json: [] },
    'GET /productCategory/api/byPageId/3': { json: [] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  writeStored('StoredJWT', 'token')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function show(source: keyof typeof views) {
  const at = `/${source}/view/8`
  await findRoute(at).route.screen.load()
  await loadParts()
  const rendered = renderInApp(<AppRoutes />, { api, at })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
async function open(source: keyof typeof views = 'post') {
  const rendered = await show(source)
  await rendered.user.click(await screen.findByRole('button', { name: 'Item actions' }))
  const menu = within(await screen.findByRole('menu'))
  const entries = () => menu.getAllByRole('menuitem').map((item) => item.textContent)
  const choose = (name: string) => rendered.user.click(menu.getByRole('menuitem', { name }))
  return { ...rendered, menu, entries, choose }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

test.each([
  ['a super admin', { ...nobody, isSuperAdmin: true }, ['Super Edit', 'Super Delete', 'Cancel']],
  ['the owner', { ...nobody, isOwner: true }, ['Edit', 'Delete', 'Cancel']],
  ['an admin of its page', { ...nobody, isAdmin: true }, ['Edit', 'Delete', 'Cancel']],
  ['others', nobody, ['Report', 'Block', 'Cancel']],
])('%s: the entries depend on the role [2.170] [9.31] [9.32]', async (_who, rights, wanted) => {
  api.answers['POST /admin/api/checkPermission'] = { json: rights }
  const { entries } = await open()
  await waitFor(() => expect(entries()).toEqual(wanted))
  expect(api.parts('POST /admin/api/checkPermission')).toEqual({ profileEmail: 'mya@shop.example', pageId: '3' })
})

it('only appears when a profile is stored [2.83]', async () => {
  writeStored('StoredProfile', null)
  await show('post')
  expect(await screen.findByText('Sale today')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Item actions' })).toBeNull()
})

it('is closed at first, and again after Cancel [4.48]', async () => {
  const { user } = await show('post')
  const button = await screen.findByRole('button', { name: 'Item actions' })
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Cancel' }))
  await isClosed()
})

it('Delete asks first: Cancel deletes nothing, Confirm does [2.171]', async () => {
  api.answers['POST /admin/api/checkPermission'] = { json: { ...nobody, isOwner: true } }
  api.answers['DELETE /post/api/8'] = { json: { status: 'success', message: '', Id: 8, data: null } }
  const { user, choose } = await open()
  await screen.findByRole('menuitem', { name: 'Delete' })
  await choose('Delete')
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Confirm delete this item?')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.sent('DELETE /post/api/8')).toHaveLength(0)

  await user.click(screen.getByRole('button', { name: 'Item actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(api.sent('DELETE /post/api/8')).toHaveLength(1))
})

it('Block closes the menu and says so in an alert [2.172]', async () => {
  api.answers['POST /pageBlock/api'] = { json: { status: 'success', message: '', Id: 1, data: null } }
  const { choose } = await open()
  await choose('Block')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Page had been blocked')
  await isClosed()
  expect(api.parts('POST /pageBlock/api')).toMatchObject({ pageId: '3' })
})

it.each([
  ['to /post/update [2.173]', 'post'],
  ['to /product/update [2.174]', 'product'],
] as const)('Edit leads %s after storing the item', async (_, source) => {
  api.answers['POST /admin/api/checkPermission'] = { json: { ...nobody, isOwner: true } }
  const { choose, address } = await open(source)
  // Another item was looked at meanwhile, in another tab.
  writeStored('StoredItem', null)
  await screen.findByRole('menuitem', { name: 'Edit' })
  await findRoute(`/${source}/update`).route.screen.load()
  await choose('Edit')
  await waitFor(() => expect(address()).toBe(`/${source}/update?id=8`))
  expect(readStored('StoredItem')).toEqual(views[source])
})

it('Report leads to /report, about this item [2.175]', async () => {
  const { choose, address } = await open('product')
  await findRoute('/report').route.screen.load()
  await choose('Report')
  await waitFor(() => expect(address()).toBe('/report?type=Product&id=8'))
})
