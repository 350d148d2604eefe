import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { memoryStore, StoreContextProvider } from 'ra-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declarations, registry, roles, text, type Resource } from '#resources'
import { AdminCreate } from '#src/admin/AdminCreate.tsx'
import { AdminShow } from '#src/admin/AdminShow.tsx'
import { AdminActor } from '#src/admin/roles/rights.ts'
import { adminActor } from '#src/providers/authProvider.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { createApi, renderInApp, type Api } from './renderInApp.tsx'

/** A declared field appears in the form and in the admin area. declaration.test.ts tests the server. */

const { category } = declarations
const changed: Resource = {
  ...category,
  fields: { ...category.fields, FirstMaker: text({ label: { en: 'First maker', my: 'ပထမဆုံး ထုတ်လုပ်သူ' } }) },
}
const saved = {
  Id: 3,
  Name: 'Tea',
  FirstMaker: 'Shwe',
  CreatedAt: '2026-11-05T01:13:22.000Z',
  UpdatedAt: '2026-11-05T01:13:22.000Z',
  Version: 1,
}

/** The registry, which only tests may change. */
const declared = registry as Map<string, Resource>

let api: Api
beforeEach(() => {
  declared.set('category', changed)
  api = createApi({
    'POST /category/api': { json: { status: 'success', message: 'Saved', Id: 3, data: saved } },
    'GET /category/api/3': { json: [saved] },
  })
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
})
afterEach(() => {
  cleanup()
  declared.set('category', category)
  vi.unstubAllGlobals()
})

const inAdmin = (view: React.ReactNode) => (
  <AdminActor value={adminActor(roles)}>
    <StoreContextProvider value={memoryStore()}>{view}</StoreContextProvider>
  </AdminActor>
)

test('in the form, which requires and sends it', async () => {
  const { user } = renderInApp(<ResourceForm resource={changed} mode="create" onSaved={() => {}} />, { api })
  for (const name of [/^Name/, /Burmese name/, /Description/])
    await user.type(screen.getByRole('textbox', { name }), 'Tea')
  const send = screen.getByRole('button', { name: 'Create' })
  await user.click(send)
  expect(await screen.findByText('Please fill this in')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /First maker/ }), 'Shwe')
  await user.click(send)
  await waitFor(() => expect(api.sent('POST /category/api')).toHaveLength(1))
  expect(api.parts('POST /category/api')).toMatchObject({ name: 'Tea', firstMaker: 'Shwe' })
})

test('in the form of the admin area', async () => {
  renderInApp(inAdmin(<AdminCreate resource={changed} />), { api })
  expect(await screen.findByRole('textbox', { name: /First maker/ })).toBeVisible()
})

test('in the view of the admin area', async () => {
  renderInApp(inAdmin(<AdminShow resource={changed} id={3} />), { api })
  expect(await screen.findByText('First maker')).toBeVisible()
  expect(screen.getByText('Shwe')).toBeVisible()
})
