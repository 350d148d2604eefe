import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Page } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { OwnSuggestions } from './suggest/OwnSuggestions.tsx'
import { WrongFactsSheet } from './suggest/WrongFactsSheet.tsx'

const done = { json: { status: 'success', message: 'Saved', Id: 1, data: null } }
const suggest = 'POST /suggestion/api'
const page = {
  Id: 3,
  Name: 'Golden Tea',
  PhoneOne: '09 421 000 111',
  PhoneTwo: null,
  PhoneThree: null,
  Hours: { mon: [['09:00', '17:00']], exceptions: { '2026-12-25': [] } },
  Address: 'Old road',
  TownId: null,
  Latitude: 0,
  Longitude: 0,
  Closure: 'none',
} as unknown as Page

let api: Api
beforeEach(() => {
  api = createApi({ 'POST /report/api': done, [suggest]: done })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () => renderInApp(<WrongFactsSheet page={page} close={() => undefined} />, { api })
const send = () => screen.getByRole('button', { name: 'Send the suggestion' })

it('the short way of a report is a tap, thanks, and leads Home as the long one does [4.43]', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Wrong number' }))
  const thanks = within(await screen.findByRole('alertdialog'))
  expect(thanks.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home')
  expect(api.parts('POST /report/api')).toMatchObject({ type: 'Page', contentId: '3' })
})

it('a visitor suggests the right number, is told that nobody can tell them the outcome, and reads what the server refuses at its line', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'The right number' }))
  expect(screen.getByRole('heading', { name: 'The right number' })).toHaveFocus()
  expect(screen.getByRole('radio', { name: /000 111/ })).toBeChecked()
  expect(screen.getByText(/You are not signed in/)).toBeVisible()
  await user.click(send())
  expect(await screen.findByText('Please fill this in')).toBeVisible()
  expect(api.sent(suggest)).toHaveLength(0)

  api.answers[suggest] = {
    status: 400,
    json: { status: 'error', message: 'x', fields: { value: 'The page says so already.' } },
  }
  await user.type(screen.getByRole('textbox', { name: /Phone one/ }), '09 421 000 111')
  await user.click(send())
  expect(await screen.findByText('The page says so already.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Phone one/ })).toHaveFocus()

  api.answers[suggest] = done
  await user.click(screen.getByRole('radio', { name: 'Another number' }))
  await user.type(screen.getByRole('textbox', { name: /Phone two/ }), '09 421 000 222')
  await user.type(screen.getByRole('textbox', { name: /How you know it/ }), 'On the door')
  await user.click(send())
  expect(await screen.findByRole('status')).toHaveTextContent(/The people of this page decide.*nobody can tell you/)
  expect(api.parts(suggest)).toEqual({ pageId: '3', field: 'phoneTwo', value: '09 421 000 222', note: 'On the door' })
})

it('hours go without special days, and of a place only what is changed', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'The open hours' }))
  expect(screen.queryByText(/December/)).toBeNull()
  await user.click(send())
  await screen.findByRole('status')
  expect(api.parts(suggest)).toMatchObject({ field: 'hours', value: '{"mon":[["09:00","17:00"]]}' })
  cleanup()
  const again = show()
  await again.user.click(screen.getByRole('button', { name: 'Where it is now' }))
  await again.user.click(send())
  expect(await screen.findByText('Please change something first.')).toBeVisible()
  const address = screen.getByRole('textbox', { name: /Address/ })
  await again.user.clear(address)
  await again.user.type(address, 'New road')
  await again.user.click(send())
  await screen.findByRole('status')
  const { field, value } = api.parts(suggest) as Record<string, string>
  expect([field, JSON.parse(value!)]).toEqual(['place', { address: 'New road', addressAsTyped: false }])
})

it('says on the page what the person has suggested for it, while nobody has answered', async () => {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 4 })
  const own = (Id: number, PageId: number, State: string, PhoneOne: string) => ({
    Id,
    PageId,
    PageName: 'Golden Tea',
    Field: 'phoneOne',
    CreatedAt: '2026-11-20T08:35:00Z',
    State,
    Values: { PhoneOne, PhoneOneE164: null },
  })
  api.answers['GET /suggestion/api/own'] = {
    json: [own(3, 3, 'open', '1876'), own(2, 3, 'declined', '1877'), own(1, 4, 'open', '1878')],
  }
  renderInApp(<OwnSuggestions pageId={3} email="mya@shop.example" />, { api })
  expect(await screen.findByText('You suggested: Phone one - 1876 · Not answered yet')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/1877|1878/)).toBeNull())
})
