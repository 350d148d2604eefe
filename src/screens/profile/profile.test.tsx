import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as deleteScreen } from './DeleteProfileScreen.tsx'
import { screen as profileScreen } from './ProfileScreen.tsx'

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const byEmail = 'POST /profile/api/byEmail'
const check = 'POST /admin/api/checkSuperAdmin'
const erase = 'DELETE /profile/api'

let api: Api
beforeEach(() => {
  api = createApi({
    [byEmail]: { json: [{ Id: 5, Name: 'Mya', Email: me.Email, Thumbnail: null }] },
    [check]: { json: { hasPermission: false } },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', me)
  writeStored('StoredJWT', 'token')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

describe('/profile', () => {
  const show = () => renderInApp(<profileScreen.Screen />, { api, at: '/profile' })

  it('name, e-mail, ways on; the fetched profile is kept to pre-fill its form', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Mya' })).toBeVisible()
    expect(screen.getByText(me.Email)).toBeVisible()
    const links = ['Edit Profile', 'Delete Profile', 'Share Program', 'Following', 'Block List']
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/profile/update',
      '/profile/delete',
      '/share',
      '/profile/following',
      '/profile/block',
    ])
    expect(screen.queryByRole('link', { name: 'Admin Area' })).toBeNull()
    expect(readStored('StoredItem')?.Id).toBe(5)
  })

  it('the admin area is for whom the server says so', async () => {
    api.answers[check] = { json: { hasPermission: true } }
    show()
    expect(await screen.findByRole('link', { name: 'Admin Area' })).toHaveAttribute('href', '/admin/post')
  })

  it("'No profile data available' when it cannot be had", async () => {
    api.answers[byEmail] = { json: [] }
    show()
    expect(await screen.findByText('No profile data available')).toBeVisible()
  })

  it('logging out forgets everything and goes home', async () => {
    api.answers['POST /profile/api/logout'] = { json: { status: 'success', message: '' } }
    const { user, address } = show()
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await waitFor(() => expect(address()).toBe('/home'))
    expect([readStored('StoredProfile'), readStored('StoredJWT')]).toEqual([null, null])
  })
})

describe('/profile/delete', () => {
  const show = () => renderInApp(<deleteScreen.Screen />, { api, at: '/profile/delete' })
  const confirmed = async ({ user }: ReturnType<typeof show>) => {
    await user.click(screen.getByRole('button', { name: 'Delete Account' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Do you really want to delete your account?')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => {
      const buttons = dialog.querySelectorAll('button')
      buttons.item(buttons.length - 1).click()
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    })
  }
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('a visitor is asked to login', () => {
    writeStored('StoredProfile', null)
    show()
    expect(screen.getByText('Please login to delete your account.')).toBeVisible()
  })

  it('done: the message, everything forgotten, after 1.5 s to /login', async () => {
    api.answers[erase] = { json: { status: 'success', message: 'Your account has been deleted.' } }
    const rendered = show()
    await confirmed(rendered)
    await wait(400)
    expect(screen.getByRole('alert')).toHaveTextContent('Your account has been deleted.')
    expect(api.parts(erase)).toEqual({ email: me.Email })
    expect(readStored('StoredProfile')).toBeNull()
    await wait(1000)
    expect(rendered.address()).toBe('/profile/delete')
    await wait(200)
    expect(rendered.address()).toBe('/login')
  })

  it.each([
    [{ status: 403, json: { status: 'error', message: 'Not yours' } }, 'Not yours'],
    [{ status: 500, json: { status: 'error', message: 'x' } }, 'Server error. Please try again later.'],
  ])('failed: %j says so and goes to /home after 1.5 s', async (answer, sentence) => {
    api.answers[erase] = answer
    const rendered = show()
    await confirmed(rendered)
    await wait(400)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(readStored('StoredProfile')).toEqual(me)
    await wait(1600)
    expect(rendered.address()).toBe('/home')
  })
})
