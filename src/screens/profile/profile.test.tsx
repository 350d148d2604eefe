import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
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
    [byEmail]: { json: [{ Id: 5, Name: 'Mya', Email: me.Email, Thumbnail: 'mya.webp' }] },
    [check]: { json: { hasPermission: false } },
    'GET /role/api/own': { json: { roles: [] } },
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

  it('thumbnail, name, e-mail, links; the loaded profile is stored to pre-fill its form [2.147] [2.148] [2.149] [2.150] [2.152] [2.153]', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Mya' })).toBeVisible()
    expect(screen.getByText(me.Email)).toBeVisible()
    expect(document.querySelector('img[src="/uploads/mya.webp"]')).toBeVisible()
    const links = ['Edit Profile', 'Delete Profile', 'Share Program', 'Following', 'Saved', 'Block List']
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/profile/update',
      '/profile/delete',
      '/share',
      '/profile/following',
      '/saved',
      '/profile/block',
    ])
    expect(screen.queryByRole('link', { name: 'Admin Area' })).toBeNull()
    expect(readStored('StoredItem')?.Id).toBe(5)
  })

  it('a person who was renamed since signing in here is stored as who they are now', async () => {
    api.answers[byEmail] = { json: [{ Id: 5, Name: 'Mya Mya', Email: 'mya.mya@shop.example' }] }
    show()
    expect(await screen.findByText('mya.mya@shop.example')).toBeVisible()
    await waitFor(() =>
      expect(readStored('StoredProfile')).toEqual({ Name: 'Mya Mya', Email: 'mya.mya@shop.example', id: 5 }),
    )
  })

  it('the admin area is offered if the server grants it [6.13] [2.151] [1.21] [2.45]', async () => {
    api.answers[check] = { json: { hasPermission: true } }
    show()
    expect(await screen.findByRole('link', { name: 'Admin Area' })).toHaveAttribute('href', '/admin/post')
  })

  it.each([
    [['moderator', 'editor'], 'Moderation'],
    [['editor'], 'Contents'],
  ])('%j have an entry of their own to the same place', async (given, name) => {
    api.answers['GET /role/api/own'] = { json: { roles: given } }
    show()
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/admin')
    expect(screen.queryByRole('link', { name: 'Admin Area' })).toBeNull()
  })

  it("'No profile data available' when there is none [8.18] [2.155]", async () => {
    api.answers[byEmail] = { json: [] }
    show()
    expect(await screen.findByText('No profile data available')).toBeVisible()
  })

  it("a failed fetch is logged, and says 'No profile data available' too [8.33]", async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    api.answers[byEmail] = { status: 403, json: { status: 'error', message: 'Not you' } }
    show()
    expect(await screen.findByText('No profile data available')).toBeVisible()
    expect(logged.mock.calls.flat().map(String).join()).toContain('Not you')
    logged.mockRestore()
  })

  it('logging out removes all stored data and goes home [2.154] [4.44] [4.45]', async () => {
    api.answers['POST /profile/api/logout'] = { json: { status: 'success', message: '' } }
    writeStored('StoredPage', { Id: 3 } as never)
    const { user, address } = show()
    await waitFor(() => expect(readStored('StoredItem')).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await waitFor(() => expect(address()).toBe('/home'))
    const keys = ['StoredProfile', 'StoredPage', 'StoredItem', 'StoredJWT'] as const
    expect(keys.map((key) => readStored(key))).toEqual([null, null, null, null])
  })
})

describe('parts of the profile beyond the specification', () => {
  const show = () => renderInApp(<profileScreen.Screen />, { api, at: '/profile' })
  const reports = 'GET /report/api?filter={"ProfileId":5}&range=[0,5]'
  const everywhere = 'POST /profile/api/logout'
  const report = (Id: number, State: string, Outcome: string | null) => ({
    Id,
    Type: 'Page',
    Description: `Wrong ${Id}`,
    State,
    Outcome,
    CreatedAt: '2026-11-20T08:35:00Z',
  })

  it('the flag is named in the current language', async () => {
    const flag = { CountryThumbnail: 'th.webp', CountryName: 'Thailand', CountryBurmeseName: 'ထိုင်း' }
    api.answers[byEmail] = { json: [{ Id: 5, Name: 'Mya', Email: me.Email, ...flag }] }
    renderInApp(<profileScreen.Screen />, { api, at: '/profile', language: 'my' })
    expect(await screen.findByRole('img', { name: 'ထိုင်း' })).toHaveAttribute('src', '/uploads/th.webp')
  })

  it('offers the choice of language, and in Burmese of digits', async () => {
    document.cookie = 'preferences=; Path=/; Max-Age=0'
    api.answers[reports] = { json: [report(1, 'reviewing', null)] }
    const { user } = show()
    const date = async (text: string) => expect(await screen.findByText(text)).toBeVisible()
    await date('20-November-2026 3:05PM')
    expect(screen.queryByRole('group', { name: 'ဂဏန်း' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'မြန်မာ' }))
    await date('၂၀-နိုဝင်ဘာ-၂၀၂၆ နေ့လယ် ၃:၀၅')
    await user.click(within(screen.getByRole('group', { name: 'ဂဏန်း' })).getByRole('button', { name: /123/ }))
    await date('20-နိုဝင်ဘာ-2026 နေ့လယ် 3:05')
    expect(document.cookie).toContain('preferences=my.latin')
    await user.click(screen.getByRole('button', { name: 'English' }))
    document.cookie = 'preferences=; Path=/; Max-Age=0'
  })

  it('one’s reports with state and outcome; without reports no section', async () => {
    const ofRating = { ...report(2, 'reviewing', null), Type: 'PageRating' }
    api.answers[reports] = { json: [ofRating, report(1, 'resolved', 'The number was put right.')] }
    show()
    const section = within(await screen.findByRole('region', { name: 'My reports' }))
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Report about: RatingBeing looked atWrong 220-November-2026 3:05PM',
      'Report about: PageResolvedWrong 1Outcome: The number was put right.20-November-2026 3:05PM',
    ])
    cleanup()
    api.answers[reports] = { json: [] }
    show()
    await screen.findByRole('heading', { name: 'Mya' })
    expect(screen.queryByRole('region', { name: 'My reports' })).toBeNull()
  })

  const measures = 'GET /case/api/own'
  const measure = (ActId: number, Act: string, more: object = {}) => ({
    ActId,
    CaseId: 3,
    Act,
    Reason: 'spam',
    Until: null,
    CreatedAt: '2026-11-20T08:35:00Z',
    Type: 'Page',
    ContentId: 7,
    Title: 'Golden Tea',
    As: 'owner',
    ReportId: null,
    MayAppeal: false,
    AppealUntil: '2026-12-04T08:35:00Z',
    Appeal: null,
    ...more,
  })

  it('who comes from the news to a decision that does not load reads so; then it has the focus', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    api.answers[measures] = { status: 400, json: { status: 'error', message: 'no' } }
    const { user } = renderInApp(<profileScreen.Screen />, { api, at: '/profile#measures' })
    const retry = await within(await screen.findByRole('region', { name: 'Decisions about you' })).findByRole('button')
    api.answers[measures] = { json: [measure(9, 'hold')] }
    await user.click(retry)
    expect(await screen.findByText('Held by moderation: Golden Tea')).toBeVisible()
    expect(screen.getByText(/^Spam: Nothing is posted again and again/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Decisions about you' })).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Our rules' })).toHaveAttribute('href', '/child-safety')
    logged.mockRestore()
  })

  it('an appeal goes against the measure it stands under, and it is said when it is sent', async () => {
    const send = 'POST /appeal/api'
    api.answers[measures] = { json: [measure(9, 'hold'), measure(8, 'warn', { MayAppeal: true })] }
    api.answers[send] = { json: { status: 'success', message: 'Sent', Id: 3, data: null } }
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
    await user.type(screen.getByRole('textbox'), 'It was true')
    // The rest of the profile is not left without a question.
    await user.click(screen.getByRole('link', { name: 'Saved' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    api.answers[measures] = { json: [measure(9, 'hold'), measure(8, 'warn', { Appeal: 'open' })] }
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText(/^Your appeal is on its way/)).toBeVisible()
    expect(await screen.findByText('Appealed')).toBeVisible()
    expect(api.parts(send)).toEqual({ caseId: '3', actId: '8', text: 'It was true' })
    expect(screen.getByText('You were warned because of Golden Tea')).toHaveFocus()
  })

  it('who reported reads what was done as over, and why nothing was', async () => {
    api.answers[reports] = { json: [report(2, 'resolved', null), report(1, 'dismissed', null)] }
    const asReporter = { As: 'reporter', CaseId: 4 }
    api.answers[measures] = {
      json: [
        measure(12, 'dismiss', { ...asReporter, ReportId: 2, Reason: 'nothingWrong' }),
        measure(11, 'suspend', { ...asReporter, ReportId: 2 }),
        measure(10, 'dismiss', { ...asReporter, ReportId: 1, Reason: 'nothingWrong' }),
      ],
    }
    show()
    expect(await screen.findByText(/^Owner suspended · Spam: Nothing is posted/)).toBeVisible()
    expect(screen.getByText('Dismissed · Nothing wrong: This agrees with our rules.')).toBeVisible()
  })

  it('signing out everywhere asks first; if it fails, one stays signed in with a message', async () => {
    api.answers[everywhere] = { status: 500, json: { status: 'error', message: 'no' } }
    const { user, address } = show()
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
      const dialog = await screen.findByRole('alertdialog')
      expect(dialog).toHaveTextContent('Sign out on all devices, this one too?')
      await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))
    }
    await ask()
    expect(await screen.findByText('Signing out everywhere did not work. Please try again.')).toBeVisible()
    expect(readStored('StoredJWT')).toBe('token')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    api.answers[everywhere] = { json: { status: 'success', message: '', Id: 5, data: null } }
    await ask()
    await waitFor(() => expect(address()).toBe('/home'))
    expect(api.parts(everywhere)).toEqual({ everywhere: 'true' })
    expect(readStored('StoredProfile')).toBeNull()
  })

  it('the data export is one zip, requested with the bearer; a failure shows a message', async () => {
    const kept: (string | null)[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(this.getAttribute('download'))
    })
    Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined })
    api.answers['GET /profile/api/export'] = () =>
      new Response('zip', { headers: { 'content-disposition': 'attachment; filename="my-data-2026-11-20.zip"' } })
    const { user } = show()
    await user.click(screen.getByRole('button', { name: /Download my data/ }))
    expect(await screen.findByText('Your data has been downloaded.')).toBeVisible()
    expect(kept).toEqual(['my-data-2026-11-20.zip'])
    expect(api.sent('GET /profile/api/export')[0]?.headers.get('authorization')).toBe('Bearer token')
    api.answers['GET /profile/api/export'] = { status: 503, json: { status: 'error', message: 'busy' } }
    await user.click(screen.getByRole('button', { name: /Download my data/ }))
    expect(await screen.findByText('The download did not work. Please try again.')).toBeVisible()
    vi.restoreAllMocks()
  })

  it('the native shell, which cannot save files, opens the site in the browser', async () => {
    const followed: (string | null)[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.getAttribute('href'), this.getAttribute('download'))
    })
    Object.assign(window, { Capacitor: { isNativePlatform: () => true } })
    const { user } = show()
    await user.click(screen.getByRole('button', { name: /Download my data/ }))
    expect(await screen.findByText(/^The app cannot keep files\./)).toBeVisible()
    expect(followed).toEqual([`${window.location.origin}/profile`, null])
    expect(api.sent('GET /profile/api/export')).toEqual([])
    delete (window as { Capacitor?: unknown }).Capacitor
    vi.restoreAllMocks()
  })
})

describe('/profile/delete', () => {
  const show = () => renderInApp(<deleteScreen.Screen />, { api, at: '/profile/delete' })
  const confirmed = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Do you really want to delete your account?')
    expect(api.sent(erase)).toHaveLength(0)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => {
      const buttons = dialog.querySelectorAll('button')
      buttons.item(buttons.length - 1).click()
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    })
  }
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('offers the export first', async () => {
    show()
    expect(await screen.findByRole('button', { name: 'Download my data first' })).toBeEnabled()
  })

  it('a visitor is asked to login [6.14] [8.28]', () => {
    writeStored('StoredProfile', null)
    show()
    expect(screen.getByText('Please login to delete your account.')).toBeVisible()
  })

  it('success: the message, all stored data removed, after 1.5 s to /login [2.161] [4.39] [4.40] [4.41] [9.20] [1.20]', async () => {
    api.answers[erase] = { json: { status: 'success', message: 'In whatever language' } }
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
    [{ status: 403, json: { status: 'error', message: 'Not yours' } }, 'Not yours', '[8.29]'],
    [{ status: 403, json: {} }, 'Failed to delete account.', '[8.29]'],
    [{ status: 500, json: { status: 'error', message: 'x' } }, 'Server error. Please try again later.', '[8.30]'],
  ])('failure: %j shows %j and goes to /home after 1.5 s [4.42] [9.20] %s', async (answer, sentence, _row) => {
    api.answers[erase] = answer
    const rendered = show()
    await confirmed(rendered)
    await wait(400)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(readStored('StoredProfile')).toEqual(me)
    await wait(1000)
    expect(rendered.address()).toBe('/profile/delete')
    await wait(200)
    expect(rendered.address()).toBe('/home')
  })
})
