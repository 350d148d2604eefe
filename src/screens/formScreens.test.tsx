import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { answerNames, fieldsOf, requireResource, type AnyRecord } from '#resources'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** Forms to create and edit the records of an owner, and the profile form (spec 2.156 to 2.160). */

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }

/** As the server sends it: every declared field present (docs/rules.md#answer-values). */
function record(source: string, values: Record<string, unknown>) {
  const names = fieldsOf(requireResource(source)).flatMap(([name, field]) => answerNames(name, field))
  const absent = Object.fromEntries(names.map((name) => [name, null]))
  return { ...absent, CreatedAt: '', UpdatedAt: '', Version: 1, Status: 1, ...values } as unknown as AnyRecord
}

let api: Api
beforeEach(() => {
  stubViewport()
  vi.stubGlobal('scrollTo', () => {})
  const lists = [
    'category/api',
    'country/api',
    'town/api',
    'productCategory/api/byPageId/3',
    'page/api/byOwnerEmail/mya@shop.example',
    // The screen after saving.
    'page/api/byOwnerEmail/mya@shop.example?page=1&perPage=20',
    ...['post', 'product', 'productCategory'].map((name) => `${name}/api/byPageId/3?page=1&perPage=20`),
    'pageTransfer/api',
    'notification/api/byPage/1',
    'report/api?filter={"ProfileId":5}&range=[0,5]',
  ]
  api = createApi(Object.fromEntries(lists.map((line) => [`GET /${line}`, { json: [] }])))
  api.answers['POST /admin/api/checkSuperAdmin'] = { json: { hasPermission: false } }
  api.answers['POST /profile/api/byEmail'] = { json: [] }
  api.answers['POST /admin/api/checkPermission'] = { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } }
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', me)
  writeStored('StoredPage', { Id: 3, Name: 'Golden Tea' } as unknown as AnyRecord)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
async function show(at: string) {
  await findRoute(at.split('?')[0]!).route.screen.load()
  return renderInApp(<AppRoutes />, { api, at })
}
const hasField = (label: string) => expect(document.querySelector('main form')).toHaveTextContent(label)

test.each([
  ['page', 'Name', ['Name', 'Description', 'Address', 'Category', 'Country', 'Phone one'], '[2.156]'],
  ['post', 'Title', ['Title', 'Description', 'Thumbnail'], '[2.157]'],
  ['product', 'Name', ['Name', 'Description', 'Price', 'Product category', 'Thumbnail'], '[2.158]'],
  ['productCategory', 'Name', ['Name', 'Description', 'Thumbnail'], '[2.159]'],
])(
  'a form to create and one to edit a %s by its %s, with %j %s',
  async (source, title, wanted, _row) => {
    const word = source === 'productCategory' ? 'product category' : source
    await show(`/${source}/create`)
    await screen.findByText(`Create ${word}`, { selector: 'h1' })
    await screen.findByText('Create', { selector: 'main form button span' })
    for (const label of wanted) hasField(label)
    cleanup()

    api.answers[`GET /${source}/api/8`] = { json: [record(source, { Id: 8, PageId: 3, [title]: 'What it was' })] }
    api.answers[`PATCH /${source}/api`] = {
      json: {
        status: 'success',
        message: '',
        Id: 8,
        data: record(source, { Id: 8, PageId: 3, [title]: 'And is now' }),
      },
    }
    const { address } = await show(`/${source}/update?id=8`)
    await screen.findByText(`Update ${word}`, { selector: 'h1' })
    const input = await screen.findByDisplayValue('What it was')
    // Pasted at once: typing is slow in a long form.
    fireEvent.change(input, { target: { value: 'And is now' } })
    await findRoute(`/${source}`).route.screen.load()
    fireEvent.click(screen.getByText('Update', { selector: 'main form button span' }))
    await waitFor(() => expect(address()).toBe(`/${source}`))
    expect(api.parts(`PATCH /${source}/api`)).toMatchObject({ id: '8', [title.toLowerCase()]: 'And is now' })
    // Rendering the page form twice is slow on a busy machine.
  },
  60_000,
)

it('the profile form is pre-filled with the current values [2.160] [1.19]', async () => {
  const mine = { Id: 5, Name: 'Mya', Email: me.Email, Description: 'I bake' }
  api.answers['GET /profile/api/5'] = { json: [record('profile', mine)] }
  api.answers['PATCH /profile/api'] = {
    json: { status: 'success', message: '', Id: 5, data: record('profile', { ...mine, Name: 'Mya Mya' }) },
  }
  const { user, address } = await show('/profile/update')
  const name = await screen.findByDisplayValue('Mya')
  expect(screen.getByDisplayValue('I bake')).toBeVisible()
  await user.type(name, ' Mya')
  await findRoute('/profile').route.screen.load()
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(api.parts('PATCH /profile/api')).toMatchObject({ id: '5', name: 'Mya Mya' })
  expect(readStored('StoredProfile')?.Name).toBe('Mya Mya')
})
