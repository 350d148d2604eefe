import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardFieldsOf } from '#resources/cards.ts'
import { useSharedLink } from '#src/layout/native/useSharedLink.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { screen as shareScreen } from './ShareScreen.tsx'

let api: Api
beforeAll(() => loadParts())
beforeEach(() => {
  api = createApi({ 'POST /reward/api/shareOpened': { json: { status: 'success', message: '', Id: 0, data: null } } })
  vi.stubGlobal('fetch', api.fetchApi)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(navigator, 'share')
})
const signIn = () => {
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  writeStored('StoredJWT', 'token')
}
const stubShare = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: vi.fn<() => Promise<void>>(share), configurable: true })
const { origin } = window.location

describe('/share', () => {
  const show = () => renderInApp(<shareScreen.Screen />, { api, at: '/share' })

  it('the app: three pictures with a preview, and only existing links [2.164] [2.165]', async () => {
    const { user } = show()
    expect(screen.getByRole('heading', { name: 'Share Zay' })).toBeVisible()
    const names = ['Android', 'Apple', 'Website']
    for (const name of names) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
    expect(screen.getAllByText(/Not in this store yet/)).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Open Website' })).toHaveAttribute('href', '/home')
    for (const name of names) {
      const picture = `/share/${name.toLowerCase()}.webp`
      const small = screen.getByRole('button', { name: `Preview: ${name}` })
      expect(small.querySelector('img')).toHaveAttribute('src', picture)
      await user.click(small)
      const dialog = await screen.findByRole('dialog', { name })
      expect(within(dialog).getByRole('img')).toHaveAttribute('src', picture)
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('the app links of a page of which only its card is known are asked for', async () => {
    const card = Object.fromEntries(cardFieldsOf({ name: 'page' })!.map((name) => [name, null]))
    writeStored('StoredItem', { ...card, Id: 7, Name: 'Golden Tea' })
    api.answers['GET /page/api/7'] = { json: [{ Id: 7, Name: 'Golden Tea', AndroidURL: 'https://play.example/tea' }] }
    show()
    expect(await screen.findByRole('heading', { name: 'Share Golden Tea' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Android' })).toHaveAttribute('href', 'https://play.example/tea')
  })

  it('the app links of the stored item, http and https only', () => {
    const links = { AndroidURL: 'https://play.example/tea', AppleURL: '-', WebURL: 'javascript:alert(1)' }
    writeStored('StoredItem', { Id: 7, Name: 'Golden Tea', ...links } as never)
    show()
    expect(screen.getByRole('heading', { name: 'Share Golden Tea' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Android' })).toHaveAttribute('href', 'https://play.example/tea')
    expect(screen.queryByRole('link', { name: 'Open Website' })).toBeNull()
    const viber = screen.getByRole('link', { name: 'Viber' }).getAttribute('href')
    expect(viber).toBe(`viber://forward?text=${encodeURIComponent(`Golden Tea ${origin}/page/view/7`)}`)
  })

  it('the ways to share in the order of contacts, and what is blocked last with a note', () => {
    writeStored('StoredItem', { Id: 7, Name: 'Golden Tea', AndroidURL: 'https://play.example/tea' } as never)
    show()
    const ways = screen.getAllByText(/^(Viber|Telegram|Copy link|Messenger)$/).map(({ textContent }) => textContent)
    expect(ways).toEqual(['Viber', 'Telegram', 'Copy link', 'Messenger'])
    const link = encodeURIComponent(`${origin}/page/view/7`)
    const telegram = screen.getByRole('link', { name: 'Telegram' })
    expect(telegram).toHaveAttribute('href', `https://t.me/share/url?url=${link}&text=Golden%20Tea`)
    const blocked = screen.getByRole('link', { name: 'Messenger' })
    expect(blocked).toHaveAccessibleDescription('Blocked in Myanmar, may need a VPN')
    expect(telegram).not.toHaveAccessibleDescription()
  })

  it('copying shows a message; if the browser refuses, the link is shown', async () => {
    signIn()
    const { user } = show()
    const link = `${origin}/home?by=5`
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(write).toHaveBeenCalledWith(link)
    write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByRole('textbox', { name: 'Link to share' })).toHaveValue(link)
    expect(screen.getByRole('link', { name: 'Messenger' })).toHaveAttribute(
      'href',
      `fb-messenger://share?link=${encodeURIComponent(link)}`,
    )
  })
})

describe('Share on a page', () => {
  const show = () => renderInApp(<ShareButton path="/page/view/7" title="Golden Tea" />, { api })

  it('opens the device’s share sheet, and nothing else when it is closed', async () => {
    signIn()
    stubShare(() => Promise.reject(new DOMException('closed', 'AbortError')))
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const given = { title: 'Golden Tea', text: 'Golden Tea', url: `${origin}/page/view/7?by=5` }
    expect(navigator.share).toHaveBeenCalledWith(given)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the app’s own sheet if the device has none', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const sheet = await screen.findByRole('dialog', { name: 'Share: Golden Tea' })
    expect(within(sheet).getByRole('button', { name: 'Copy link' })).toBeVisible()
  })
})

describe('a visit by a shared link', () => {
  const opened = 'POST /reward/api/shareOpened'
  function Visit() {
    useSharedLink()
    return null
  }

  it('counts for the person who shared it; the parameter is removed from the address', async () => {
    signIn()
    const { address } = renderInApp(<Visit />, { api, at: '/page/view/7?by=12&x=1' })
    await waitFor(() => expect(address()).toBe('/page/view/7?x=1'))
    await waitFor(() => expect(api.parts(opened)).toEqual({ by: '12', about: 'page', aboutId: '7' }))
    expect(api.sent(opened)).toHaveLength(1)
  })

  it('counts only after sign-in', async () => {
    const { address } = renderInApp(<Visit />, { api, at: '/home?by=12' })
    await waitFor(() => expect(address()).toBe('/home'))
    expect(api.sent(opened)).toHaveLength(0)
    cleanup()
    signIn()
    renderInApp(<Visit />, { api, at: '/home' })
    await waitFor(() => expect(api.parts(opened)).toEqual({ by: '12', about: 'app' }))
  })

  it('an invalid id counts for nobody', async () => {
    signIn()
    const { address } = renderInApp(<Visit />, { api, at: '/home?by=<b>' })
    await waitFor(() => expect(address()).toBe('/home'))
    expect(api.sent(opened)).toHaveLength(0)
  })
})
