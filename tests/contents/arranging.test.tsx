import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireResource } from '#resources'
import { ArrangeDialog } from '#src/resource/arrange/ArrangeDialog.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'

/** Categories put in order by buttons (docs/rules.md#order). */

const common = { Version: 1, CreatedAt: '2026-11-20T08:35:00Z', Thumbnail: null }
const place = 'POST /category/api/order'
let api: Api
beforeEach(() => {
  const list = ['Antiques', 'Bakeries'].map((Name, at) => ({ ...common, Id: at + 1, Name, Order: at + 1 }))
  api = createApi({ 'GET /category/api': { json: list } })
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => api.fetchApi(String(call[0]), call[1]))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () =>
  renderInApp(<ArrangeDialog resource={requireResource('category')} onClose={() => undefined} />, { api })
const names = () => screen.getAllByRole('listitem').map((row) => row.textContent?.slice(-8))

test('a move that is refused is taken back', async () => {
  api.answers[place] = { status: 409, json: { status: 'error', message: 'Not now.' } }
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Move Bakeries up' }))
  expect(await screen.findByText('Not now.')).toBeVisible()
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button'))
  await waitFor(() => expect(names()).toEqual(['Antiques', 'Bakeries']))
})

test('a move is undone within the dialog, once; the focus stays with its row', async () => {
  api.answers[place] = { json: { status: 'success', message: '', Id: 2, data: null } }
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Move Bakeries up' }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText('Bakeries is 1 of 2 now.')
  expect(names()).toEqual(['Bakeries', 'Antiques'])
  await user.dblClick(dialog.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('Undone.')).toBeVisible()
  expect(names()).toEqual(['Antiques', 'Bakeries'])
  expect(screen.getByRole('button', { name: 'Move Bakeries up' })).toHaveFocus()
  expect(api.sent(place).map(({ body }) => body?.get('beforeId') ?? null)).toEqual(['1', null])
})
