import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as suggestionsScreen } from './SuggestionsScreen.tsx'

/** What people suggest for a page, answered by its people (docs/rules.md#suggestions). */

const list = 'GET /suggestion/api/byPageId/3'
const answer = 'POST /suggestion/api/answer'
const one = {
  Id: 9,
  PageId: 3,
  PageName: 'Golden Tea',
  Field: 'phoneOne',
  CreatedAt: '2026-11-02T05:00:00.000Z',
  Values: { PhoneOne: '09 421 000 222' },
  Present: { PhoneOne: '09 421 000 111' },
  Count: 2,
  Changed: false,
  Notes: ['It is on the door'],
}

let api: Api
beforeEach(() => {
  api = createApi({ [list]: { json: [one] }, [answer]: { json: { status: 'success', message: 'Updated', Id: 9 } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const { Screen } = suggestionsScreen
const show = (language: 'en' | 'my' = 'en') => renderInApp(<Screen />, { api, at: '/page/suggestions?id=3', language })
const take = () => screen.findByRole('button', { name: 'Take it: Phone one' })

it('both numbers stand beside each other, with how many say so; two taps take it once', async () => {
  const { user } = show()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(/^2 people/)).toBeVisible()
  for (const text of [/000 111/, /000 222/, /It is on the door/]) expect(row.getByText(text)).toBeVisible()
  api.answers[list] = { json: [] }
  await user.dblClick(await take())
  expect(await screen.findByText('Your page says so now.')).toBeVisible()
  expect(await screen.findByText('Nothing is suggested now.')).toBeVisible()
  expect(api.sent(answer)).toHaveLength(1)
  expect(api.parts(answer)).toEqual({ id: '9', take: '1' })
})

it('a refused answer is said, and the suggestion stays', async () => {
  api.answers[answer] = { status: 409, json: { status: 'error', message: 'Somebody has answered it already.' } }
  const { user } = show()
  await user.click(await take())
  expect(await screen.findByText(/Somebody has answered it already/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await take()).toBeVisible()
})

it('somebody else’s page says so; without a connection Retry reads again', async () => {
  api.answers[list] = { status: 403, json: { status: 'error', message: 'no' } }
  show()
  expect(await screen.findByText('Only the people of this page see this.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull()
  cleanup()

  api.answers[list] = () => Promise.reject(new TypeError('offline'))
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  api.answers[list] = { json: [one] }
  await user.click(retry)
  expect(await take()).toBeVisible()
})

it('in Burmese, with Burmese digits', async () => {
  show('my')
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(/၀၀၀ ၂၂၂/)).toBeVisible()
  expect(
    screen
      .getAllByRole('button')
      .map((button) => button.textContent)
      .join(),
  ).not.toMatch(/Take|Decline/)
})
