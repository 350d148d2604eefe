import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { Invitations } from './Invitations.tsx'

/** Invitations are answered by keyboard alone (docs/experience.md#accessible). */

const own = 'GET /pageAdmin/api/own'
const answer = 'POST /pageAdmin/api/answer'
const invitation = (Id: number, PageName: string) => ({
  Id,
  PageId: Id,
  PageName,
  PageThumbnail: null,
  State: 'invited',
  Email: 'mya@shop.example',
  ExpiresAt: '2026-12-20T08:35:00Z',
})
const [tea, rice] = [invitation(1, 'Golden Tea'), invitation(2, 'Silver Rice')]
const done = { json: { status: 'success', message: '', Id: 1, data: null } }

let api: Api
beforeEach(() => {
  api = createApi({ [own]: { json: [tea, rice] }, [answer]: done })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  writeStored('StoredJWT', 'token')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function show() {
  const { user } = renderInApp(
    <main>
      <h1>People</h1>
      <Invitations />
    </main>,
    { api },
  )
  const cardOf = async (page: string) => {
    const card = within(await screen.findByRole('region', { name: new RegExp(page) }))
    return {
      heir: card.getByRole('checkbox', { name: 'I would take this page over' }),
      accept: card.getByRole('button', { name: 'Accept' }),
      decline: card.getByRole('button', { name: 'Decline' }),
    }
  }
  return { user, first: await cardOf('Golden Tea'), second: await cardOf('Silver Rice') }
}
const heading = () => screen.getByRole('heading', { name: 'People' })
const confirmed = async () => within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Decline' })

it('Tab goes through each card from its choice to its answers, and on to the next', async () => {
  const { user, first, second } = await show()
  const stops = [first.heir, first.accept, first.decline, second.heir, second.accept, second.decline]
  for (const stop of stops) {
    await user.tab()
    expect(stop).toHaveFocus()
  }
  await user.tab({ shift: true })
  expect(second.accept).toHaveFocus()
})

it.each(['{Enter}', ' '])('Accept by %j sends the choice, and the focus goes on to what is left', async (key) => {
  const { user, first, second } = await show()
  await user.tab()
  await user.keyboard(' ')
  expect(first.heir).toBeChecked()
  await user.tab()
  api.answers[own] = { json: [rice] }
  await user.keyboard(key)
  expect(await screen.findByText('You help to run "Golden Tea" now.')).toBeVisible()
  expect(api.parts(answer)).toEqual({ id: '1', accept: '1', heir: '1' })
  await waitFor(() => expect(second.accept).toHaveFocus())
  // After the last one there is only the heading.
  api.answers[own] = { json: [] }
  await user.keyboard(key)
  await waitFor(() => expect(heading()).toHaveFocus())
  expect(api.parts(answer)).toEqual({ id: '2', accept: '1', heir: '0' })
})

it.each(['{Enter}', ' '])('Decline by %j asks first; Escape leads back to it', async (key) => {
  const { user, first, second } = await show()
  second.decline.focus()
  await user.keyboard(key)
  await waitFor(async () => expect(await confirmed()).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(second.decline).toHaveFocus())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.sent(answer)).toEqual([])
  await user.keyboard(key)
  await waitFor(async () => expect(await confirmed()).toHaveFocus())
  api.answers[own] = { json: [tea] }
  await user.keyboard(key)
  // The last card is gone: back to the one before it.
  await waitFor(() => expect(first.accept).toHaveFocus())
  expect(api.parts(answer)).toEqual({ id: '2', accept: '0' })
})

it('an answer that was not saved leaves the focus where it was', async () => {
  const { user, first } = await show()
  let fail = (_: Response) => {}
  api.answers[answer] = () => new Promise<Response>((resolve) => (fail = resolve))
  first.accept.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(first.accept).toBeDisabled())
  // As browsers do to a disabled button, but not jsdom.
  first.accept.blur()
  fail(Response.json({ status: 'error', message: 'Busy' }, { status: 503 }))
  expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeVisible()
  await waitFor(() => expect(first.accept).toHaveFocus())
})
