import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultConfig, ConfigContext } from '#src/providers/config.ts'
import { readStored } from '#src/providers/device/storage.ts'
import { bridgeScript, Phone, type PhoneAnswers } from '#tests/phone.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as loginScreen } from './LoginScreen.tsx'

const login = 'POST /profile/api/login'
const chosen = {
  user: { displayName: 'Mya Mya', email: 'mya@shop.example' },
  credential: { providerId: 'google.com', idToken: 'signed by Google' },
}
const config = { ...defaultConfig, googleClientId: 'our client' }

interface Shell {
  Capacitor?: { fromNative(result: unknown): void }
  toPhone?: (message: string) => void
}
const shell = window as Shell
shell.toPhone = (message) => phone.receive(message)
// In the page's global scope and before Capacitor's script, as in the web view.
new Function(bridgeScript())()
const bridge = shell.Capacitor!

let api: Api
let phone: Phone
let warned: string[]
beforeEach(() => {
  api = createApi({
    [login]: { json: { jwtToken: 'session', profile: { Name: 'Mya Mya', Email: 'mya@shop.example', id: 5 } } },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warned.push(parts.join(' ')))
  // jsdom cannot navigate and logs an error.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function show(answers: PhoneAnswers) {
  phone = new Phone(answers, (result) => act(() => bridge.fromNative(result)))
  const { Screen } = loginScreen
  return renderInApp(
    <ConfigContext.Provider value={config}>
      <Screen />
    </ConfigContext.Provider>,
    { api, at: '/login' },
  )
}
/** The button is disabled until its code is loaded. */
const button = () =>
  waitFor(() => {
    const red = screen.getByRole('button', { name: 'Sign in with Google' })
    expect(red).toBeEnabled()
    return red
  })

describe('in the native shell', () => {
  it('the red button opens the phone’s account chooser, and its identity token signs in [7.48]', async () => {
    const { user } = show({ 'FirebaseAuthentication.signInWithGoogle': () => chosen })
    await user.click(await button())
    await waitFor(() => expect(readStored('StoredJWT')).toBe('session'))
    expect(api.parts(login)).toEqual({ token: 'signed by Google', name: 'Mya Mya', email: 'mya@shop.example' })
    expect(readStored('StoredProfile')).toEqual({ Name: 'Mya Mya', Email: 'mya@shop.example', id: 5 })
    // The phone keeps no account that it would choose by itself next time.
    expect(phone.calls).toEqual(['FirebaseAuthentication.signInWithGoogle', 'FirebaseAuthentication.signOut'])
    // Google's web sign-in, which refuses web views, is not loaded.
    expect(document.querySelector('script[src*="accounts.google"]')).toBeNull()
  })

  it('is disabled while signing in, with a text', async () => {
    let choose: (answer: unknown) => void = () => undefined
    const { user } = show({
      'FirebaseAuthentication.signInWithGoogle': () => new Promise((resolve) => (choose = resolve)),
    })
    await user.click(await button())
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled()
    choose(chosen)
    await waitFor(() => expect(readStored('StoredJWT')).toBe('session'))
  })

  it.each([
    ['no user', () => ({ ...chosen, user: null }), 'No user returned from Google'],
    ['no identity token', () => ({ ...chosen, credential: null }), 'No user returned from Google'],
    ['a person who closed it', () => Promise.reject(new Error('The user canceled the sign-in flow.')), 'canceled'],
  ])(
    '%s: the spec’s toast, logged, nobody signed in, the button as before [5.22] [8.22]',
    async (_what, answer, logged) => {
      const { user } = show({ 'FirebaseAuthentication.signInWithGoogle': answer })
      await user.click(await button())
      expect(await screen.findByText('Login failed. Please try again.')).toBeVisible()
      expect(await button()).toBeEnabled()
      expect(warned.join('\n')).toContain(logged)
      expect(api.sent(login)).toEqual([])
      expect(localStorage).toHaveLength(0)
    },
  )

  it('a token that the server refuses is a failure too', async () => {
    api.answers[login] = { status: 401, json: { status: 'error', message: 'Login failed. Please try again.' } }
    const { user } = show({ 'FirebaseAuthentication.signInWithGoogle': () => chosen })
    await user.click(await button())
    expect(await screen.findByText('Login failed. Please try again.')).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })
})
