import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logout } from '#src/providers/calls/session.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { bridgeScript, Phone } from '#tests/phone.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { useNativeShell } from './useNativeShell.ts'

vi.hoisted(() => {
  // Set before any module reads it, as in the build of the shell.
  vi.stubEnv('VITE_API_BASE', 'https://zay.example')
})

const tell = 'POST https://zay.example/firebaseToken/api'
const mya = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const ko = { Name: 'Ko', Email: 'ko@shop.example', id: 6 }

interface Shell {
  Capacitor?: { fromNative(result: unknown): void }
  toPhone?: (message: string) => void
}
let api: Api
let phone: Phone
let permission: string
const shell = window as Shell
shell.toPhone = (message) => phone.receive(message)
// In the page's global scope and before Capacitor's script, as in the web view.
new Function(bridgeScript())()
const bridge = shell.Capacitor!

function turnOn() {
  shell.Capacitor = bridge
  phone = new Phone(
    {
      'PushNotifications.checkPermissions': () => ({ receive: permission }),
      'PushNotifications.requestPermissions': () => ({ receive: (permission = 'granted') }),
    },
    (result) => act(() => bridge.fromNative(result)),
  )
}

beforeEach(() => {
  permission = 'prompt'
  visited = []
  api = createApi({ [tell]: { json: { status: 'success', message: 'Saved', Id: 1, data: null } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete shell.Capacitor
  localStorage.clear()
})

let visited: string[]
function App() {
  useNativeShell()
  const { pathname } = useLocation()
  useEffect(() => void visited.push(pathname), [pathname])
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        Something to decide
      </Dialog>
    </>
  )
}
const start = (at = '/home') => renderInApp(<App />, { api, at })
const signIn = (who: typeof mya, token = `bearer of ${who.Name}`) => {
  writeStored('StoredJWT', token)
  writeStored('StoredProfile', who)
}
const listening = (what: string) => waitFor(() => expect(phone.calls).toContain(`${what}`))
const registered = (value: string) => phone.emit('PushNotifications', 'registration', { value })

describe('push', () => {
  it('the device of the signed-in person is registered at the server, with the product’s name [1.28] [3.29] [7.45] [9.33]', async () => {
    turnOn()
    signIn(mya)
    start()
    await listening('PushNotifications.register')
    expect(phone.calls).toContain('PushNotifications.requestPermissions')
    await registered('device-1')
    await waitFor(() => expect(api.sent(tell)).toHaveLength(1))
    expect(api.parts(tell)).toEqual({ token: 'device-1', appName: 'Zay', profileEmail: mya.Email })
    expect(api.sent(tell)[0]?.headers.get('authorization')).toBe('Bearer bearer of Mya')
  })

  it('once for each token and person: not at the next start, but for a new token or another person', async () => {
    turnOn()
    signIn(mya)
    const first = start()
    await listening('PushNotifications.register')
    await registered('device-1')
    await waitFor(() => expect(localStorage.getItem('pushDevice')).toContain('device-1'))
    first.unmount()

    turnOn()
    start()
    await listening('PushNotifications.register')
    await registered('device-1')
    expect(api.sent(tell)).toHaveLength(1)
    await registered('device-2')
    await waitFor(() => expect(api.parts(tell)).toMatchObject({ token: 'device-2' }))

    const before = phone.calls.filter((one) => one === 'PushNotifications.register').length
    act(() => signIn(ko))
    await waitFor(() =>
      expect(phone.calls.filter((one) => one === 'PushNotifications.register').length).toBeGreaterThan(before),
    )
    await registered('device-2')
    await waitFor(() => expect(api.parts(tell)).toEqual({ token: 'device-2', appName: 'Zay', profileEmail: ko.Email }))
    expect(api.sent(tell)).toHaveLength(3)
  })

  it('signing out gives the device up first, with the bearer, and the next person registers it', async () => {
    turnOn()
    signIn(mya)
    start()
    await listening('PushNotifications.register')
    await registered('device-1')
    await waitFor(() => expect(localStorage.getItem('pushDevice')).toContain('device-1'))
    await act(() => logout())
    expect(api.parts(tell)).toEqual({ token: 'device-1', profileEmail: '' })
    expect(api.sent(tell)[1]?.headers.get('authorization')).toBe('Bearer bearer of Mya')
    await waitFor(() => expect(localStorage.getItem('pushDevice')).toBeNull())
    expect(api.sent(tell)).toHaveLength(2)
  })

  it('a session that ended otherwise sends nothing: without a bearer no token moves', async () => {
    turnOn()
    signIn(mya)
    start()
    await listening('PushNotifications.register')
    await registered('device-1')
    await waitFor(() => expect(localStorage.getItem('pushDevice')).toContain('device-1'))
    act(() => {
      writeStored('StoredJWT', null)
      writeStored('StoredProfile', null)
    })
    await waitFor(() => expect(localStorage.getItem('pushDevice')).toBeNull())
    expect(api.sent(tell)).toHaveLength(1)
  })

  it('a device that is in use is told again after a month', async () => {
    turnOn()
    signIn(mya)
    const monthAgo = Date.now() - 31 * 86_400_000
    writeStored('pushDevice', { token: 'device-1', profileId: mya.id, sentAt: monthAgo })
    start()
    await listening('PushNotifications.register')
    await registered('device-1')
    await waitFor(() => expect(api.sent(tell)).toHaveLength(1))
  })

  it.each(['denied', 'prompt-with-rationale'])(
    'nobody is asked twice (%s): nothing is said or sent',
    async (answer) => {
      permission = answer
      turnOn()
      signIn(mya)
      start()
      await listening('PushNotifications.checkPermissions')
      await listening('App.addListener backButton')
      expect(phone.calls).not.toContain('PushNotifications.requestPermissions')
      expect(phone.calls).not.toContain('PushNotifications.register')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(api.calls).toEqual([])
    },
  )

  it('a visitor is not asked for permission', async () => {
    turnOn()
    start()
    await listening('App.addListener backButton')
    expect(phone.calls.filter((one) => one.startsWith('Push'))).toEqual([])
  })

  it('after a failed call it registers at the next start', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    api.answers[tell] = { status: 503, json: { status: 'error', message: 'busy' } }
    turnOn()
    signIn(mya)
    const first = start()
    await listening('PushNotifications.register')
    await registered('device-1')
    await waitFor(() => expect(warned).toHaveBeenCalled())
    first.unmount()
    warned.mockRestore()

    api.answers[tell] = { json: { status: 'success' } }
    turnOn()
    start()
    await listening('PushNotifications.register')
    await registered('device-1')
    await waitFor(() => expect(localStorage.getItem('pushDevice')).toContain('device-1'))
    expect(api.sent(tell)).toHaveLength(2)
  })

  it('on the web there is no push, and Capacitor is not loaded [1.28]', async () => {
    turnOn()
    delete shell.Capacitor
    signIn(mya)
    start()
    await screen.findByRole('button', { name: 'Open' })
    expect(phone.calls).toEqual([])
    expect(api.calls).toEqual([])
    expect(shell.Capacitor).toBeUndefined()
  })
})

describe('links', () => {
  const tapped = (url: string) => phone.emit('App', 'appUrlOpen', { url })

  it('a shared link of this app opens in the app, with its parameters', async () => {
    turnOn()
    const { address } = start()
    await listening('App.addListener appUrlOpen')
    await tapped('https://zay.example/page/view/7?by=3')
    await waitFor(() => expect(address()).toBe('/page/view/7?by=3'))
  })

  it.each([
    'https://evil.example/page/view/7',
    'https://zay.example.evil.example/page/view/7',
    'https://zay.example@evil.example/page/view/7',
    'http://zay.example/page/view/7',
    'https://zay.example//evil.example/x',
    'https://zay.example/login?next=/profile/delete',
    'javascript:alert(1)',
    'zay://page/view/7',
    'nonsense',
  ])('%s does not', async (url) => {
    turnOn()
    start('/marketplace')
    await listening('App.addListener appUrlOpen')
    await tapped(url)
    await tapped('https://zay.example/home')
    await waitFor(() => expect(visited).toContain('/home'))
    expect(visited).toEqual(['/marketplace', '/home'])
  })
})

describe('the back button', () => {
  const press = (canGoBack: boolean) => phone.emit('App', 'backButton', { canGoBack })

  it('goes back if there is history', async () => {
    turnOn()
    start()
    await listening('App.addListener backButton')
    const back = vi.spyOn(window.history, 'back').mockReturnValue()
    await press(true)
    expect(back).toHaveBeenCalledTimes(1)
    expect(phone.calls).not.toContain('App.exitApp')
    back.mockRestore()
  })

  it('leaves the app at the root', async () => {
    turnOn()
    start()
    await listening('App.addListener backButton')
    await press(false)
    await listening('App.exitApp')
  })

  it('first closes a sheet or dialog', async () => {
    turnOn()
    const { user } = start()
    await listening('App.addListener backButton')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Something to decide')).toBeVisible()
    const back = vi.spyOn(window.history, 'back').mockReturnValue()
    await press(true)
    await waitFor(() => expect(screen.queryByText('Something to decide')).toBeNull())
    expect(back).not.toHaveBeenCalled()
    back.mockRestore()
  })
})
