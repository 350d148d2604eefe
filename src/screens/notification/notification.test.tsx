import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification } from '#resources'
import { Header } from '#src/layout/frame/Header.tsx'
import { messages } from '#src/messages/both.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { notificationText } from './notificationText.ts'
import { screen as newsScreen } from './NotificationScreen.tsx'

const news = (Id: number, Kind: string, more: object = {}) => ({
  Id,
  Kind,
  PageId: 7,
  PageName: 'Golden Tea',
  PageThumbnail: null,
  About: Kind === 'case' ? 'report' : Kind,
  AboutId: Id,
  State: null,
  ReadAt: null,
  CreatedAt: '2026-11-20T08:35:00Z',
  ...more,
})
const first = 'GET /notification/api/byPage/1'
const newest = 'GET /notification/api/byPage/1?perPage=1'
const read = 'POST /notification/api/read'
const answer = 'POST /page/api/transfer/answer'
const done = { json: { status: 'success', message: '', Id: 1, data: null } }

let api: Api
beforeEach(() => {
  api = createApi({
    [first]: {
      json: [
        news(9, 'rating'),
        news(8, 'comment', { AboutId: 31 }),
        news(3, 'answer', { ReadAt: '2026-11-20T08:35:00Z' }),
      ],
    },
    [newest]: { json: [news(9, 'rating')] },
    [read]: done,
    'GET /pageTransfer/api': { json: [] },
    'GET /pageAdmin/api/own': { json: [] },
    'GET /comment/api?filter={"id":[31]}': {
      json: [{ Id: 31, PageName: 'Silver Spoon', Description: 'Very good', TypeName: 'Post', TypeId: 44 }],
    },
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
    <>
      <Header />
      <newsScreen.Screen />
    </>,
    { api, at: '/notification' },
  )

it('notifications are listed newest first, each with a link; new ones are marked', async () => {
  show()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    expect.stringContaining('New rating of Golden Tea (New)'),
    expect.stringContaining('New comment at Golden Tea (New)'),
    expect.stringMatching(/Golden Tea answered your rating20-November/),
  ])
  expect(await screen.findByText('Silver Spoon: Very good')).toBeVisible()
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/page/view/7',
    '/post/view/44',
    '/page/view/7',
  ])
})

it('seeing them removes the badge in the header; they stay marked while the screen is open', async () => {
  let seen = (_: Response) => {}
  api.answers[read] = () => new Promise<Response>((resolve) => (seen = resolve))
  show()
  expect(await screen.findByRole('link', { name: 'Profile, something new' })).toHaveAttribute('href', '/profile')
  await waitFor(() => expect(api.parts(read)).toEqual({ upTo: '9' }))
  seen(Response.json(done.json))
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible()
  expect(screen.getByText('New rating of Golden Tea').parentElement).toHaveTextContent('(New)')
  expect(api.sent(read)).toHaveLength(1)
})

it('without new ones nothing is sent; a visitor sends no request', async () => {
  api.answers[first] = { json: [] }
  api.answers[newest] = { json: [] }
  show()
  expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible()
  expect(api.sent(read)).toHaveLength(0)
  cleanup()
  writeStored('StoredProfile', null)
  const asked = api.sent(newest).length
  renderInApp(<Header />, { api })
  expect(screen.getByRole('link', { name: 'Profile' })).toBeVisible()
  expect(api.sent(newest)).toHaveLength(asked)
})

it('an offered page is accepted after a confirmation, or declined', async () => {
  api.answers['GET /pageTransfer/api'] = {
    json: [{ Id: 4, PageId: 7, PageName: 'Golden Tea', Email: 'Mya@shop.example', State: 'offered' }],
  }
  api.answers[answer] = done
  const { user } = show()
  expect(await screen.findByText('"Golden Tea" is offered to you. Do you want to run it?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Take over "Golden Tea" with everything under it?')
  expect(api.sent(answer)).toHaveLength(0)
  api.answers['GET /pageTransfer/api'] = { json: [] }
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('"Golden Tea" is yours now.')).toBeVisible()
  expect(api.parts(answer)).toEqual({ id: '4', accept: '1' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull())
})

it('of a hidden comment it says who hid it and why, and leads there; of one that is shown again only what happened', async () => {
  api.answers[first] = {
    json: [news(9, 'hiding', { About: 'comment', AboutId: 31 }), news(8, 'hiding', { About: 'comment', AboutId: 32 })],
  }
  const comment = { PageName: 'Golden Tea', Description: 'Buy here', TypeName: 'Post', TypeId: 44, TargetPageId: 12 }
  api.answers['GET /comment/api?filter={"id":[31,32]}'] = {
    json: [
      { ...comment, Id: 31, Status: 0, HiddenBecause: 'Advertisement' },
      { ...comment, Id: 32, Status: 1, HiddenBecause: null },
    ],
  }
  api.answers['GET /page/api?filter={"id":[12]}'] = { json: [{ Id: 12, Name: 'Silver Spoon' }] }
  show()
  const [hidden, shown] = await screen.findAllByRole('listitem')
  await waitFor(() => expect(hidden).toHaveTextContent('A comment of Golden Tea was hidden by Silver Spoon'))
  expect(hidden).toHaveTextContent('Why: Advertisement')
  expect(within(hidden!).getByRole('link')).toHaveAttribute('href', '/post/view/44')
  expect(shown).toHaveTextContent('A comment of Golden Tea was hidden by the page it stands under')
  expect(shown).not.toHaveTextContent('Why')
})

it('of a decision it says what it was about, and why', async () => {
  const about = (Id: number, State: string, AboutId: number) => news(Id, 'case', { About: 'case', AboutId, State })
  api.answers[first] = {
    json: [about(9, 'lift', 5), about(8, 'appealRefused', 4), about(7, 'hold', 3), about(6, 'warn', 99)],
  }
  const measure = { Reason: null, Until: null, CreatedAt: '2026-11-20T08:35:00Z', As: 'owner', Title: null }
  api.answers['GET /case/api/own'] = {
    json: [
      { ...measure, ActId: 20, CaseId: 5, Act: 'lift', Type: 'Page', Title: 'Golden Tea' },
      { ...measure, ActId: 19, CaseId: 5, Act: 'suspend', Type: 'Page', Title: 'Golden Tea' },
      { ...measure, ActId: 18, CaseId: 4, Act: 'dismiss', Type: 'PageRating', Reason: 'spam' },
      { ...measure, ActId: 17, CaseId: 3, Act: 'hold', Type: 'Product', Title: 'Rice 5 kg', Reason: 'fraud' },
    ],
  }
  show()
  expect(await screen.findByText('Held by moderation: Rice 5 kg')).toBeVisible()
  expect(screen.getByText('Your account is no longer suspended')).toBeVisible()
  expect(screen.getByText('Your appeal about rating was refused')).toBeVisible()
  expect(screen.getByText(/^Spam: Nothing is posted/)).toBeVisible()
  // Older than what is known of.
  expect(screen.getByText('You were warned because of Golden Tea')).toBeVisible()
})

it('a holiday leads to the hours of the page that it asks about, whichever page is chosen', async () => {
  api.answers[first] = { json: [news(9, 'holiday', { AboutId: 2, State: '2026-12-25', PageId: 12 })] }
  api.answers['GET /holiday/api?filter={"id":[2]}'] = { json: [{ Id: 2, Date: '2026-12-25', Name: 'Christmas' }] }
  writeStored('StoredPage', { Id: 7, Name: 'Golden Tea' } as never)
  show()
  const link = await screen.findByRole('link', { name: /will it be open on .*, Christmas/ })
  expect(link).toHaveAttribute('href', '/page/update?id=12&step=look')
})

it('whether a page is still there is answered in place, and taken back; a failure says so, and one that was answered asks no more', async () => {
  const asked = { About: 'page', AboutId: 7 }
  api.answers[first] = {
    json: [news(9, 'stillHere', asked), news(8, 'stillHere', { ...asked, PageId: 8, PageName: 'Silver Spoon' })],
  }
  const pageOf = (Id: number, ConfirmedAt: string | null) => ({ Id, UpdatedAt: '2026-01-01T00:00:00Z', ConfirmedAt })
  const pages = 'GET /page/api?filter={"id":[7,8]}'
  api.answers[pages] = { json: [pageOf(7, null), pageOf(8, '2026-11-21T00:00:00Z')] }
  const [say, takeBack] = ['POST /page/api/stillHere', 'DELETE /page/api/stillHere']
  api.answers[say] = { status: 500, json: { message: 'No' } }
  const { user } = show()
  const button = await screen.findByRole('button', { name: 'Yes, still here: Golden Tea' })
  expect(screen.getByText('Confirmed in November 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Yes, still here: Silver Spoon' })).toBeNull()
  await user.click(button)
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'false')

  api.answers[say] = { json: { ...done.json, Counted: true, data: pageOf(7, '2026-11-30T00:00:00Z') } }
  api.answers[takeBack] = { json: { ...done.json, data: pageOf(7, null) } }
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(api.parts(takeBack)).toEqual({ id: '7' })
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))

  // Said by another of its people meanwhile, or on another device.
  api.answers[say] = { json: { ...done.json, Counted: false, data: pageOf(7, '2026-11-30T00:00:00Z') } }
  await user.click(button)
  expect(await screen.findByText(/You have said so in these three months already/)).toBeVisible()
})

it.each([
  ['transfer', 'offered', 'Golden Tea was offered to you'],
  ['transfer', 'accepted', 'Golden Tea was taken over by its new owner'],
  ['transfer', 'declined', 'Your offer of Golden Tea was declined'],
  ['transfer', 'withdrawn', 'The offer of Golden Tea was taken back'],
  ['transfer', 'inherited', 'Golden Tea is yours now, because its owner deleted their account'],
  ['case', 'resolved', 'Your report was looked at, and something was done'],
  ['case', 'dismissed', 'Your report was looked at, and nothing had to be done'],
  ['pageAdmin', null, 'You help to run Golden Tea now'],
  ['pageAdmin', 'invited', 'You were asked to help to run Golden Tea'],
  ['pageAdmin', 'accepted', 'Somebody you invited helps to run Golden Tea now'],
  ['pageAdmin', 'declined', 'An invitation to help to run Golden Tea was declined'],
  ['pageAdmin', 'heir', 'An admin would take Golden Tea over from its owner'],
  ['pageAdmin', 'noHeir', 'An admin would not take Golden Tea over any more'],
])('%s %s reads: %s', (Kind, State, sentence) => {
  expect(notificationText(messages.en, news(1, Kind, { State }) as unknown as Notification)).toBe(sentence)
})
