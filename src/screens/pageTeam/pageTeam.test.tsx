import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as pageTeamScreen } from './PageTeamScreen.tsx'

const admins = 'GET /pageAdmin/api/byPageId/7'
const own = 'GET /pageAdmin/api/own'
const add = 'POST /pageAdmin/api'
const offers = 'GET /pageTransfer/api'
const offer = 'POST /page/api/transfer'
const permission = 'POST /admin/api/checkPermission'
const written = (data: object | null = null) => ({ json: { status: 'success', message: '', Id: 1, data } })
const admin = (Id: number, ProfileId: number, ProfileName: string) => ({
  Id,
  PageId: 7,
  State: 'accepted',
  Email: null,
  ExpiresAt: null,
  AcceptedAt: '2026-11-20T08:35:00Z',
  HeirSince: null,
  ProfileId,
  ProfileName,
  ProfileEmail: `${ProfileName.toLowerCase()}@shop.example`,
  CreatedAt: '2026-11-20T08:35:00Z',
})

const invitation = (Id: number, Email: string) => ({
  ...admin(Id, 0, ''),
  State: 'invited',
  Email,
  ExpiresAt: '2026-12-20T08:35:00Z',
  AcceptedAt: null,
  ProfileId: null,
  ProfileName: null,
  ProfileEmail: null,
})

let api: Api
beforeEach(() => {
  api = createApi({
    'GET /page/api/7': { json: [{ Id: 7, Name: 'Golden Tea', Status: 1, CreatedAt: '2026-11-20T08:35:00Z' }] },
    [permission]: { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } },
    [admins]: { json: [admin(1, 8, 'Thiri')] },
    [offers]: { json: [] },
    [own]: { json: [] },
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

it('the owner invites by e-mail, sees who is invited, takes an invitation back and removes an admin', async () => {
  api.answers[admins] = { json: [{ ...admin(1, 8, 'Thiri'), HeirSince: '2026-11-20T08:35:00Z' }] }
  const { user } = show()
  const region = await form('Admins')
  expect(await region.findByText('thiri@shop.example')).toBeVisible()
  expect(region.getByText('Takes the page over if your account is deleted')).toBeVisible()

  const refusal = '20 invitations of this page are not answered yet. Please take one back first.'
  api.answers[add] = { status: 409, json: { status: 'error', message: refusal } }
  await user.type(region.getByRole('textbox', { name: 'E-mail address' }), 'zaw@shop.example')
  await user.click(region.getByRole('button', { name: 'Invite' }))
  expect(await region.findByRole('alert')).toHaveTextContent(refusal)
  expect(region.getByRole('textbox')).toHaveValue('zaw@shop.example')

  api.answers[add] = written()
  api.answers[admins] = { json: [invitation(2, 'zaw@shop.example'), admin(1, 8, 'Thiri')] }
  await user.click(region.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('zaw@shop.example is invited.')).toBeVisible()
  expect(await region.findByText('Invited, open until 20-December-2026 3:05PM')).toBeVisible()
  expect(api.parts(add)).toEqual({ pageId: '7', email: 'zaw@shop.example' })

  api.answers['DELETE /pageAdmin/api/2'] = written()
  api.answers[admins] = { json: [admin(1, 8, 'Thiri')] }
  await user.click(region.getByRole('button', { name: 'Take back the invitation to zaw@shop.example' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Take back the invitation to zaw@shop.example?')
  await user.click(await confirm('Take back'))
  await waitFor(() => expect(region.queryByText('zaw@shop.example')).toBeNull())
  await waitFor(() => expect(region.getByRole('button', { name: 'Remove Thiri' })).toHaveFocus())

  // Somebody else was quicker: that is no failure.
  api.answers['DELETE /pageAdmin/api/1'] = { status: 404, json: { status: 'error', message: 'Not found.' } }
  api.answers[admins] = { json: [] }
  await user.click(region.getByRole('button', { name: 'Remove Thiri' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Take Thiri off this page?')
  await user.click(await confirm('Remove'))
  expect(await region.findByText('Nobody helps with this page yet.')).toBeVisible()
})

it('who is invited answers here too, and says whether they would take the page over', async () => {
  api.answers[permission] = { json: { isAdmin: false, isOwner: false, isSuperAdmin: false } }
  api.answers[own] = { json: [{ ...invitation(2, 'mya@shop.example'), PageName: 'Golden Tea' }] }
  const answer = 'POST /pageAdmin/api/answer'
  api.answers[answer] = { status: 503, json: { status: 'error', message: 'Busy' } }
  const { user } = show()
  const card = within(await screen.findByRole('region', { name: 'You are asked to help to run "Golden Tea".' }))
  expect(screen.queryByText('Only the people of a page see who runs it.')).toBeNull()
  expect(card.getByText('Open until 20-December-2026 3:05PM')).toBeVisible()
  const heir = card.getByRole('checkbox', { name: 'I would take this page over' })
  expect(heir).not.toBeChecked()
  expect(heir).toHaveAccessibleDescription(/^If its owner’s account is ever deleted, the page becomes yours\./)
  await user.click(heir)
  await user.click(card.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeVisible()
  expect(heir).toBeChecked()

  api.answers[answer] = written()
  api.answers[own] = { json: [] }
  api.answers[permission] = { json: { isAdmin: true, isOwner: false, isSuperAdmin: false } }
  api.answers[admins] = { json: [{ ...admin(2, 5, 'Mya'), HeirSince: '2026-11-20T08:35:00Z' }] }
  await user.click(card.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('You help to run "Golden Tea" now.')).toBeVisible()
  expect(api.parts(answer)).toEqual({ id: '2', accept: '1', heir: '1' })
  await user.click(await screen.findByRole('checkbox', { name: 'I would take this page over', checked: true }))
  expect(await screen.findByText('You would not take this page over.')).toBeVisible()
  expect(api.parts(answer)).toEqual({ id: '2', accept: '1', heir: '0' })
})

it('an invitation is declined after a question; one that was taken back says so', async () => {
  api.answers[permission] = { json: { isAdmin: false, isOwner: false, isSuperAdmin: false } }
  api.answers[own] = { json: [{ ...invitation(2, 'mya@shop.example'), PageName: 'Golden Tea' }] }
  api.answers['POST /pageAdmin/api/answer'] = { status: 404, json: { status: 'error', message: 'Not found.' } }
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Decline to help with "Golden Tea"?')
  expect(api.sent('POST /pageAdmin/api/answer')).toHaveLength(0)
  api.answers[own] = { json: [] }
  await user.click(await confirm('Decline'))
  expect(await screen.findByText('This invitation is no longer open.')).toBeVisible()
  expect(api.parts('POST /pageAdmin/api/answer')).toEqual({ id: '2', accept: '0' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull())
})

it('a verified page says that its verification ends when it changes hands', async () => {
  const verifiedPage = { Id: 7, Name: 'Golden Tea', Status: 9, CreatedAt: '2026-11-20T08:35:00Z' }
  api.answers['GET /page/api/7'] = { json: [verifiedPage] }
  const { user } = show()
  const region = await form('Hand over this page')
  await user.type(region.getByRole('textbox', { name: 'E-mail address' }), 'heir@shop.example')
  await user.click(region.getByRole('button', { name: 'Offer page' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Its verification ends then')
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
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
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
