import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireResource } from '#resources'
import { listColumns } from '#src/admin/adminFields.ts'
import { AdminArea } from '#src/admin/AdminArea.tsx'
import { queryClient } from '#src/providers/queryClient.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { createApi, renderInApp, type Api } from '../../renderInApp.tsx'

/** The admin area and the forms of the declared entity, and of the product with its new field. */

const system = { CreatedAt: '2026-11-05T01:13:22.000Z', UpdatedAt: '2026-11-05T01:13:22.000Z', Version: 1, Status: 1 }
const concert = {
  ...system,
  Id: 3,
  Name: 'A concert',
  Description: 'With a harp',
  Day: '2026-12-24',
  PageId: 7,
  PageName: 'Shwe Tea',
}
const kettle = { ...system, Id: 5, Name: 'Kettle', Colour: 'Crimson', PageId: 7, PageName: 'Shwe Tea' }

let api: Api
beforeEach(() => {
  const list = (...records: object[]) =>
    Response.json(records, { headers: { 'content-range': `items 0-${records.length}/${records.length}` } })
  api = createApi({
    'GET /role/api/own': { json: { roles: ['moderator', 'editor', 'superAdmin'] } },
    'GET /event/api/3': { json: [concert] },
    'GET /product/api/5': { json: [kettle] },
    'GET /town/api': { json: [] },
    'GET /productCategory/api/byPageId/7': { json: [] },
    'GET /event/api?filter={}&range=[0,24]&sort=["CreatedAt","DESC"]': () => list(concert),
    'POST /event/api': { json: { status: 'success', message: 'Saved', Id: 3, data: concert } },
  })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
  window.localStorage.setItem('StoredJWT', 'token')
  window.localStorage.setItem('StoredProfile', JSON.stringify({ Name: 'Ma Thiri', Email: 'admin@demo.example', id: 1 }))
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})
const openAdminArea = (at: string) =>
  renderInApp(
    <Routes>
      <Route path="/admin/*" element={<AdminArea />} />
    </Routes>,
    { api, at },
  )

test('the admin area lists the entity among the others', async () => {
  openAdminArea('/admin/event')
  expect(await screen.findByText('A concert')).toBeVisible()
  // A phone's row has the first two facts, the table all of them.
  expect(listColumns(requireResource('event')).find(({ name }) => name === 'Day')).toMatchObject({ isShown: true })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/admin/event')
})

test('the admin area shows one, with a link to its public view', async () => {
  openAdminArea('/admin/event/3/show')
  expect(await screen.findByText('With a harp')).toBeVisible()
  expect(screen.getByText('24-December-2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View in the app' })).toHaveAttribute('href', '/event/view/3')
})

test('the admin area edits one', async () => {
  openAdminArea('/admin/event/3')
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('A concert')
})

test("a page's people create one for their page", async () => {
  const form = (
    <ResourceForm resource={requireResource('event')} mode="create" hidden={{ PageId: 7 }} onSaved={() => {}} />
  )
  const { user } = renderInApp(form, { api })
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'A concert')
  fireEvent.change(screen.getByLabelText(/^When/), { target: { value: '2026-12-24' } })
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(api.sent('POST /event/api')).toHaveLength(1))
  expect(api.parts('POST /event/api')).toMatchObject({ pageId: '7', name: 'A concert', day: '2026-12-24' })
})

test.each(['create', 'edit'] as const)('the form to %s a product has the new field', async (mode) => {
  const edited = mode === 'edit' ? { record: { ...kettle, id: kettle.Id } } : {}
  renderInApp(<ResourceForm resource={requireResource('product')} mode={mode} {...edited} onSaved={() => {}} />, {
    api,
  })
  expect(await screen.findByRole('textbox', { name: /^Colour/ })).toHaveValue(mode === 'edit' ? 'Crimson' : '')
})

test('the admin area shows the new field', async () => {
  openAdminArea('/admin/product/5/show')
  expect(await screen.findByText('Crimson')).toBeVisible()
  expect(screen.getByText('Colour')).toBeVisible()
})
