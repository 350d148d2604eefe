import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { Suspended } from './Suspended.tsx'
import { useSignIn } from './useSignIn.ts'

/** The transitions of a sign-in (spec 4.01 to 4.09). */

const line = 'POST /profile/api/login'
const profile = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const keys = ['StoredProfile', 'StoredJWT', 'StoredPage', 'StoredItem'] as const

let api: Api
beforeEach(() => {
  api = createApi()
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
})

function SignIn({ credential }: { credential: Promise<{ token: string }> }) {
  // jsdom can only navigate to an anchor of the same page.
  const { isSigningIn, signIn } = useSignIn('#arrived')
  return <button onClick={() => signIn(credential)}>{isSigningIn ? 'signing in' : 'idle'}</button>
}
/** @returns a function that lets the server answer */
async function begin(credential: Promise<{ token: string }> = Promise.resolve({ token: 'identity' })) {
  let answer = (_: Response) => {}
  api.answers[line] = () => new Promise<Response>((resolve) => (answer = resolve))
  renderInApp(<SignIn credential={credential} />, { api })
  expect(screen.getByText('idle')).toBeVisible()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('signing in')).toBeVisible()
  return (response: Response) => answer(response)
}

it('success: tokens are stored, the flag is cleared, and it navigates with a toast for the next screen [4.03] [4.08]', async () => {
  const answer = await begin()
  await waitFor(() => expect(api.sent(line)).toHaveLength(1))
  answer(Response.json({ jwtToken: 'a.b.c', profile }))
  await waitFor(() => expect(window.location.hash).toBe('#arrived'))
  expect(localStorage.getItem('StoredJWT')).toBe('a.b.c')
  expect(JSON.parse(localStorage.getItem('StoredProfile')!)).toEqual(profile)
  expect(await screen.findByText('idle')).toBeVisible()
})

it.each([
  ['exactly one page posts as it', [{ Id: 3 }], 3],
  ['several chooses by hand', [{ Id: 3 }, { Id: 4 }], undefined],
  ['none posts as none', [], undefined],
])('who owns or administers %s', async (_, pages, chosen) => {
  const answer = await begin()
  api.answers['GET /page/api/byOwnerEmail/mya@shop.example?page=1&perPage=2'] = { json: pages }
  await waitFor(() => expect(api.sent(line)).toHaveLength(1))
  answer(Response.json({ jwtToken: 'a.b.c', profile }))
  await waitFor(() => expect(window.location.hash).toBe('#arrived'))
  expect(readStored('StoredPage')?.Id).toBe(chosen)
})

it.each([
  ['the provider fails', () => Promise.reject(new Error('closed')), null],
  ['the login is refused', undefined, Response.json({ status: 'error', message: 'no' }, { status: 401 })],
  ['the answer has no profile', undefined, Response.json({ jwtToken: 'a.b.c' })],
] as const)(
  'failure because %s: the toast, the signed-in user cleared, the flag too [4.06] [4.07] [4.09]',
  async (_, fail, refusal) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    writeStored('StoredProfile', profile)
    writeStored('StoredJWT', 'an old one')
    writeStored('StoredPage', { Id: 3 } as never)
    writeStored('StoredItem', { Id: 3 } as never)
    const answer = await begin(fail?.())
    if (refusal) {
      await waitFor(() => expect(api.sent(line)).toHaveLength(1))
      answer(refusal)
    }
    expect(await screen.findByText('Login failed. Please try again.')).toBeVisible()
    expect(screen.getByText('idle')).toBeVisible()
    expect(keys.map((key) => readStored(key))).toEqual([null, null, null, null])
    expect(window.location.hash).toBe('')
  },
)

it('who is suspended reads why, until when to appeal, and what has become of the appeal', async () => {
  const suspension = { reason: 'fraud', until: null, appealToken: 'token' } as const
  api.answers['POST /appeal/api'] = { json: { status: 'success', message: 'Sent', Id: 3, data: null } }
  const { user } = renderInApp(<Suspended suspension={{ ...suspension, appealUntil: '2026-12-04T08:35:00Z' }} />, {
    api,
  })
  expect(screen.getByRole('heading', { name: 'Your account is suspended' })).toHaveFocus()
  expect(screen.getByText('For good')).toBeVisible()
  expect(screen.getByText(/^You may appeal once, until 04-December-2026/)).toBeVisible()
  await user.type(screen.getByRole('textbox'), 'It was true')
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your appeal is on its way.')
  cleanup()
  renderInApp(<Suspended suspension={{ ...suspension, appealToken: null, appeal: 'refused' }} />, { api })
  expect(screen.getByText('Appeal refused')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
