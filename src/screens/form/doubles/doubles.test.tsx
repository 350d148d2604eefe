import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireResource } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { otherRequiredLines } from '#tests/requiredLines.ts'
import { CreateScreen } from '../CreateScreen.tsx'

const ask = 'POST /page/api/doubles'
const create = 'POST /page/api'
const known = {
  Id: 9,
  Name: 'Golden Tea House',
  BurmeseName: null,
  Thumbnail: null,
  CategoryName: 'Tea Shops',
  Address: '12 Hledan Road',
  TownName: 'Kamayut',
  TownBurmeseName: null,
  SameNumber: true,
  Similarity: 1,
  Metres: 120,
}

let api: Api
beforeEach(() => {
  api = createApi({
    'GET /page/api/byOwnerEmail/mya@shop.example': { json: [] },
    'GET /category/api': { json: [] },
    'GET /country/api': { json: [] },
    'GET /town/api': { json: [] },
    [ask]: { json: [known] },
    [create]: { json: { status: 'success', message: '', Id: 3, data: { Id: 3, Name: 'Golden Tea' } } },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

async function sendForm() {
  const shown = renderInApp(<CreateScreen resource="page" />, { api, at: '/page/create' })
  const { fields } = requireResource('page')
  for (const { name, text } of [{ name: 'Name', text: 'Golden Tea' }, ...otherRequiredLines('page', ['Name'])]) {
    const input = document.querySelector(`[name="${name}"]`)
    if (input && fields[name]?.kind !== 'place') fireEvent.change(input, { target: { value: text } })
  }
  await shown.user.click(screen.getByRole('button', { name: 'Create' }))
  return shown
}
const question = () => screen.findByRole('dialog', { name: 'Is it here already?' })

it('shows what is there with what tells it apart, and makes the page only when it is another', async () => {
  const { user, address } = await sendForm()
  const dialog = await question()
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(
    'Golden Tea HouseTea Shops, 12 Hledan Road, KamayutSame phone number, 120 m away',
  )
  expect(api.parts(ask)).toMatchObject({ name: 'Golden Tea', phoneOne: '09420012345', latitude: '0' })
  expect(api.sent(create)).toHaveLength(0)
  // The eye is led to what is there.
  const filled = within(dialog)
    .getAllByRole('button')
    .filter(({ className }) => /contained/.test(className))
  expect(filled.map(({ textContent }) => textContent)).toEqual(['This is it'])
  await user.click(within(dialog).getByRole('button', { name: 'Mine is another' }))
  await waitFor(() => expect(address()).toBe('/page/update?id=3&step=look'))
  expect(api.sent(create)).toHaveLength(1)
})

it('“This is it” opens the page that is there; the form is as it was when one comes back', async () => {
  const { user, address } = await sendForm()
  await user.click(within(await question()).getByRole('button', { name: 'This is it: Golden Tea House' }))
  await waitFor(() => expect(address()).toBe('/page/view/9'))
  expect(api.sent(create)).toHaveLength(0)
  cleanup()
  renderInApp(<CreateScreen resource="page" />, { api, at: '/page/create' })
  expect(await screen.findByDisplayValue('Golden Tea')).toBeVisible()
})

it('Escape leads back to the form; what was said to be another is not shown again', async () => {
  const { user } = await sendForm()
  await question()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByDisplayValue('Golden Tea')).toBeVisible()
  // A failed call is logged.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.answers[create] = { status: 503, json: { status: 'error', message: 'The server is busy.' } }
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await user.click(within(await question()).getByRole('button', { name: 'Mine is another' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  await waitFor(() => expect(api.sent(create)).toHaveLength(2))
  expect(screen.queryByRole('dialog', { name: 'Is it here already?' })).toBeNull()
})

it('without an answer the page is made', async () => {
  api.answers[ask] = { status: 429, json: { status: 'error', message: 'Too many.' } }
  const { address } = await sendForm()
  await waitFor(() => expect(address()).toBe('/page/update?id=3&step=look'))
  expect(api.sent(create)).toHaveLength(1)
})
