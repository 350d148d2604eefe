import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isManaged, registry, type AnyRecord } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp } from '#tests/renderInApp.tsx'
import { screen as hub } from './ManageHubScreen.tsx'
import { ManageListScreen } from './ManageListScreen.tsx'

const api = createApi({
  'GET /page/api/byOwnerEmail/mya@shop.example': { json: [] },
  'GET /page/api/byOwnerEmail/mya@shop.example?page=1&perPage=20': { json: [] },
  'GET /post/api/byPageId/3?page=1&perPage=20': { json: [] },
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
  const made = [...registry.values()].filter(isManaged).flatMap(({ name }) => [`/${name}/create`, `/${name}`])
  expect(links()).toEqual(['/page/view/3', '/page/update?id=3', ...made])
  expect(screen.getByRole('heading', { name: 'Golden Tea' })).toBeVisible()
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
