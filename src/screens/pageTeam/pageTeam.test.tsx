import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as pageTeamScreen } from './PageTeamScreen.tsx'

const admins = 'GET /pageAdmin/api/byPageId/7'
const add = 'POST /pageAdmin/api'
const offers = 'GET /pageTransfer/api'
const offer = 'POST /page/api/transfer'
const permission = 'POST /admin/api/checkPermission'
const written = (data: object | null = null) => ({ json: { status: 'success', message: '', Id: 1, data } })
const admin = (Id: number, ProfileId: number, ProfileName: string) => ({
  Id,
  PageId: 7,
  ProfileId,
  ProfileName,
  ProfileEmail: `${ProfileName.toLowerCase()}@shop.example`,
  CreatedAt: '2026-11-20T08:35:00Z',
})

let api: Api
beforeEach(() => {
  api = createApi({
    'GET /page/api/7': { json: [{ Id: 7, Name: 'Golden Tea', Status: 1, CreatedAt: '2026-11-20T08:35:00Z' }] },
    [permission]: { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } },
    [admins]: { json: [admin(1, 8, 'Thiri')] },
    [offers]: { json: [] },
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
const show = () =>
  renderInApp(
    <Routes>
      <Route path="/page/people" element={<pageTeamScreen.Screen />} />
      <Route path="*" element={null} />
    </Routes>,
    { api, at: '/page/people?id=7' },
  )
const form = async (title: string) => within(await screen.findByRole('region', { name: title }))
const confirm = async (label: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: label })

it('the owner sees the admins, adds one by e-mail and removes one', async () => {
  const { user } = show()
  const region = await form('Admins')
  expect(await region.findByText('thiri@shop.example')).toBeVisible()

  api.answers[add] = {
    status: 404,
    json: { status: 'error', message: 'Nobody with this address has signed in here yet.' },
  }
  await user.type(region.getByRole('textbox', { name: 'E-mail address' }), 'zaw@shop.example')
  await user.click(region.getByRole('button', { name: 'Add admin' }))
  expect(await region.findByRole('alert')).toHaveTextContent('Nobody with this address has signed in here yet.')
  expect(region.getByRole('textbox')).toHaveValue('zaw@shop.example')

  api.answers[add] = written(admin(2, 9, 'Zaw'))
  api.answers[admins] = { json: [admin(1, 8, 'Thiri'), admin(2, 9, 'Zaw')] }
  await user.click(region.getByRole('button', { name: 'Add admin' }))
  expect(await screen.findByText('Zaw helps with this page now.')).toBeVisible()
  expect(api.parts(add)).toEqual({ pageId: '7', email: 'zaw@shop.example' })

  api.answers['DELETE /pageAdmin/api/1'] = written()
  api.answers[admins] = { json: [admin(2, 9, 'Zaw')] }
  await user.click(region.getByRole('button', { name: 'Remove Thiri' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Take Thiri off this page?')
  await user.click(await confirm('Remove'))
  await waitFor(() => expect(region.queryByText('thiri@shop.example')).toBeNull())
})

it('the page is offered after a confirmation, and the offer can be withdrawn', async () => {
  api.answers[offer] = written()
  const { user } = show()
  const region = await form('Hand over this page')
  await user.type(region.getByRole('textbox', { name: 'E-mail address' }), 'heir@shop.example')
  await user.click(region.getByRole('button', { name: 'Offer page' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Offer "Golden Tea" to heir@shop.example?')
  expect(api.sent(offer)).toHaveLength(0)
  api.answers[offers] = { json: [{ Id: 4, PageId: 7, Email: 'heir@shop.example', State: 'offered' }] }
  await user.click(await confirm('Offer page'))
  expect(await region.findByText('Offered to heir@shop.example. They have not answered yet.')).toBeVisible()
  expect(api.parts(offer)).toEqual({ pageId: '7', email: 'heir@shop.example' })

  api.answers['POST /page/api/transfer/answer'] = written()
  api.answers[offers] = { json: [] }
  await user.click(await region.findByRole('button', { name: 'Take back' }))
  expect(await region.findByRole('button', { name: 'Offer page' })).toBeVisible()
  expect(api.parts('POST /page/api/transfer/answer')).toEqual({ id: '4', accept: '0' })
})

it('an admin cannot add admins or transfer the page, but can leave, and then no longer posts as the page', async () => {
  api.answers[permission] = { json: { isAdmin: true, isOwner: false, isSuperAdmin: false } }
  api.answers[admins] = { json: [admin(1, 5, 'Mya'), admin(2, 9, 'Zaw')] }
  api.answers['DELETE /pageAdmin/api/1'] = written()
  writeStored('StoredPage', { Id: 7, Name: 'Golden Tea' } as never)
  const { user, address } = show()
  await user.click(await screen.findByRole('button', { name: 'Leave this page' }))
  expect(screen.queryByRole('button', { name: 'Remove Zaw' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add admin' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Hand over this page' })).toBeNull()
  await user.click(await confirm('Leave this page'))
  await waitFor(() => expect(address()).toBe('/manage'))
  expect(readStored('StoredPage')).toBeNull()
})

it('others see nothing', async () => {
  api.answers[permission] = { json: { isAdmin: false, isOwner: false, isSuperAdmin: false } }
  show()
  expect(await screen.findByText('Only the people of a page see who runs it.')).toBeVisible()
  expect(api.sent(admins)).toHaveLength(0)
})
