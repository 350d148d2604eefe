import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyRecord } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { Comments } from '../comments/Comments.tsx'

/** The menu of a comment, and what is shown of a hidden one (docs/rules.md#hidden-comments). */

const list = 'GET /comment/api/byTypeNameAndTypeId/Post/8?page=1&perPage=20'
const check = 'POST /admin/api/checkPermission'
const hide = 'POST /comment/api/hide'
const comment = {
  Id: 2,
  PageId: 4,
  PageName: 'Loud Loans',
  PageThumbnail: null,
  TargetPageId: 3,
  Description: 'Borrow from us',
  TypeName: 'Post',
  TypeId: 8,
  Status: 1,
  Held: false,
  HiddenBecause: null,
  CreatedAt: '2026-11-20T08:35:00Z',
}

let api: Api
beforeEach(() => {
  api = createApi({ [list]: { json: [comment] }, [check]: { json: { isOwner: true } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
const show = () => renderInApp(<Comments type="Post" id={8} />, { api })
const signIn = (page: number) => {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  writeStored('StoredPage', { Id: page, Name: 'Golden Tea' } as unknown as AnyRecord)
}
async function entries({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: 'Item actions: Loud Loans' }))
  await screen.findByRole('menu')
  return () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}

it('a visitor has a plain link, which says what it reports, and no menu', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Report: Loud Loans' })).toHaveAttribute(
    'href',
    '/report?type=Comment&id=2',
  )
  expect(screen.queryByRole('button', { name: /Item actions/ })).toBeNull()
})

it('others who are signed in report it; rights are asked for when the menu is opened', async () => {
  signIn(9)
  api.answers[check] = { json: { isOwner: false } }
  const shown = show()
  await screen.findByText('Borrow from us')
  expect(api.sent(check)).toEqual([])
  expect(screen.queryByRole('link', { name: /^Report/ })).toBeNull()
  const offered = await entries(shown)
  await waitFor(() => expect(api.sent(check)).toHaveLength(1))
  expect(offered()).toEqual(['Report', 'Cancel'])
  await shown.user.click(screen.getByRole('menuitem', { name: 'Report' }))
  await waitFor(() => expect(shown.address()).toBe('/report?type=Comment&id=2'))
})

it('the people it stands under hide it with a word why, which is demanded and kept when sending fails', async () => {
  signIn(3)
  const shown = show()
  const offered = await entries(shown)
  await waitFor(() => expect(offered()).toEqual(['Report', 'Hide', 'Cancel']))
  await shown.user.click(screen.getByRole('menuitem', { name: 'Hide' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hide this comment?' })
  const send = within(dialog).getByRole('button', { name: 'Hide' })
  await shown.user.click(send)
  expect(within(dialog).getByText('Please say in a word why.')).toBeVisible()
  api.answers[hide] = { status: 503, json: { status: 'error', message: 'The server is busy.' } }
  await shown.user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Advertisement')
  await shown.user.click(send)
  expect(await within(dialog).findByText('The server is busy.')).toBeVisible()
  expect(within(dialog).getByRole('textbox', { name: 'Why' })).toHaveValue('Advertisement')
  api.answers[hide] = { json: { status: 'success', message: '', Id: 2, data: null } }
  api.answers[list] = { json: [{ ...comment, Status: 0, HiddenBecause: 'Advertisement' }] }
  await shown.user.click(send)
  expect(await screen.findByText('Hidden by the page it stands under: Advertisement')).toBeVisible()
  expect(api.parts(hide)).toEqual({ id: '2', hidden: '1', hiddenBecause: 'Advertisement' })
  expect(screen.getByText('Comment hidden')).toBeVisible()
  api.answers[list] = { json: [comment] }
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText(/^Hidden by the page/)).toBeNull())
  expect(api.parts(hide)).toEqual({ id: '2', hidden: '0' })
})

it('showing it again can be undone with the same word why', async () => {
  signIn(3)
  api.answers[list] = { json: [{ ...comment, Status: 0, HiddenBecause: 'Advertisement' }] }
  api.answers[hide] = { json: { status: 'success', message: '', Id: 2, data: null } }
  const shown = show()
  const offered = await entries(shown)
  await waitFor(() => expect(offered()).toContain('Show again'))
  await shown.user.click(screen.getByRole('menuitem', { name: 'Show again' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.parts(hide)).toEqual({ id: '2', hidden: '1', hiddenBecause: 'Advertisement' }))
})

it('its writer reads why it is hidden, and can only delete it', async () => {
  signIn(4)
  api.answers[list] = { json: [{ ...comment, Status: 0, HiddenBecause: 'Advertisement' }] }
  show()
  expect(await screen.findByText('Hidden by the page it stands under: Advertisement')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Item actions/ })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Delete comment' })).toBeVisible()
})
