import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { loadInMui } from '#src/navigation/lazyMui.ts'
import { loadParts } from '#src/navigation/lazy.tsx'
import { screen as pageScreen } from './PageScreen.tsx'

beforeAll(async () => {
  await loadParts()
  await loadInMui(async () => (await import('#src/resource/itemMenu/ItemMenuList.tsx')).ItemMenuList)
})

/** Following, blocking and rating on the screen of a page (docs/rules.md#following, #blocking, #ratings). */

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const shop = {
  Id: 7,
  Name: 'Golden Tea',
  Status: 1,
  Held: false,
  Version: 1,
  CreatedAt: '2026-11-20T08:35:00Z',
  FollowerCount: 2,
  RatingCount: 2,
  RatingAverage: 4.25,
  Latitude: 0,
  Longitude: 0,
}
const rating = (Id: number, more: object = {}) => ({
  Id,
  PageId: 7,
  PageName: 'Golden Tea',
  ProfileId: null,
  ProfileName: `Guest ${Id}`,
  Stars: 4,
  Description: `Words ${Id}`,
  Answer: null,
  Status: 1,
  CreatedAt: '2026-11-20T08:35:00Z',
  ...more,
})
const follows = 'GET /pageFollowing/api?filter={"PageId":7}&range=[0,0]'
const blocks = 'GET /pageBlock/api?filter={"PageId":7}&range=[0,0]'
const own = 'GET /pageRating/api/own/7'
const permission = 'POST /admin/api/checkPermission'
const done = { json: { status: 'success', message: '', Id: 1, data: null } }
const refused = { status: 500, json: { status: 'error', message: 'no' } }

let api: Api
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  api = createApi({
    'GET /page/api/7': { json: [shop] },
    'GET /product/api/byPageId/7?page=1&perPage=20&view=card': { json: [] },
    'GET /post/api/byPageId/7?page=1&perPage=20&view=card': { json: [] },
    'GET /comment/api/byTypeNameAndTypeId/Page/7?page=1&perPage=20': { json: [] },
    'GET /pageRating/api/byPageId/7?page=1&perPage=20': { json: [rating(1), rating(2, { Answer: 'Come again' })] },
    [follows]: { json: [] },
    [blocks]: { json: [] },
    [own]: { json: [] },
    [permission]: { json: { isAdmin: false, isOwner: false, isSuperAdmin: false } },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', me)
  writeStored('StoredJWT', 'token')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = () =>
  renderInApp(
    <Routes>
      <Route path="/page/view/:id" element={<pageScreen.Screen />} />
      <Route path="*" element={null} />
    </Routes>,
    { api, at: '/page/view/7' },
  )

describe('following', () => {
  it('shows at once, changes the count and is stored [1.16]', async () => {
    let answer = (_: Response) => {}
    api.answers['POST /pageFollowing/api'] = () => new Promise<Response>((resolve) => (answer = resolve))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Follow: Golden Tea' }))
    const button = await screen.findByRole('button', { name: 'Following: Golden Tea' })
    expect(button).toHaveAttribute('aria-pressed', 'true')
    // Drawn after the button, which answers the tap.
    expect(await screen.findByText('3 followers')).toBeVisible()
    answer(Response.json(done.json))
    await waitFor(() => expect(api.parts('POST /pageFollowing/api')).toMatchObject({ pageId: '7' }))
    expect(screen.getByText('3 followers')).toBeVisible()
  })

  it('is reverted with a message if it is refused', async () => {
    api.answers['POST /pageFollowing/api'] = refused
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Follow: Golden Tea' }))
    expect(await screen.findByText('Following could not be saved. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Follow: Golden Tea' })).toBeVisible()
    // The count follows a frame later.
    expect(await screen.findByText('2 followers')).toBeVisible()
  })

  it('the same button unfollows', async () => {
    api.answers[follows] = { json: [{ Id: 3, PageId: 7 }] }
    api.answers['DELETE /pageFollowing/api'] = done
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Following: Golden Tea' }))
    expect(await screen.findByRole('button', { name: 'Follow: Golden Tea' })).toBeVisible()
    await waitFor(() => expect(api.parts('DELETE /pageFollowing/api')).toEqual({ pageId: '7' }))
  })

  it('a visitor is sent to /login and back', async () => {
    writeStored('StoredProfile', null)
    show()
    const next = '/login?next=%2Fpage%2Fview%2F7'
    expect(await screen.findByRole('link', { name: 'Follow' })).toHaveAttribute('href', next)
    expect(await screen.findByRole('link', { name: 'Login to rate this page' })).toHaveAttribute('href', next)
  })

  it('the page’s team sees a link to the team instead', async () => {
    api.answers[permission] = { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } }
    show()
    expect(await screen.findByRole('link', { name: 'People' })).toHaveAttribute('href', '/page/people?id=7')
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
  })
})

describe('blocking', () => {
  it("says 'Page had been blocked', and the page opens with a note and Unblock [1.17]", async () => {
    api.answers['POST /pageBlock/api'] = done
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Item actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Page had been blocked')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    const note = await screen.findByRole('note')
    expect(note).toHaveTextContent('You blocked this page.')
    expect(screen.queryByRole('menu')).toBeNull()

    api.answers['DELETE /pageBlock/api'] = done
    await user.click(within(note).getByRole('button', { name: 'Unblock: Golden Tea' }))
    expect(await screen.findByText('Page unblocked')).toBeVisible()
    expect(screen.queryByRole('note')).toBeNull()
    expect(api.parts('DELETE /pageBlock/api')).toEqual({ pageId: '7' })
  })

  it('a refused block is reverted with a message', async () => {
    api.answers[blocks] = { json: [{ Id: 3, PageId: 7 }] }
    api.answers['DELETE /pageBlock/api'] = refused
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Unblock: Golden Tea' }))
    expect(await screen.findByText('The page could not be unblocked. Please try again.')).toBeVisible()
    expect(screen.getByRole('note')).toBeVisible()
  })
})

describe('ratings', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Ratings' }))

  it('the average to one decimal, each rating with its stars, and the answer', async () => {
    show()
    const ratings = await section()
    expect(await ratings.findByText('Words 1')).toBeVisible()
    expect(ratings.getByText('4.3')).toBeVisible()
    expect(ratings.getByText('2 reviews')).toBeVisible()
    expect(ratings.getAllByRole('img', { name: '4 of 5 stars' })).toHaveLength(2)
    expect(ratings.getByText('Answer of Golden Tea')).toBeVisible()
    expect(ratings.getByText('Come again')).toBeVisible()
  })

  it('stars are required, text is not', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Save rating' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Please choose 1 to 5 stars.')
    expect(api.sent('POST /pageRating/api')).toHaveLength(0)
  })

  it('a new rating is shown', async () => {
    api.answers['POST /pageRating/api'] = done
    const { user } = show()
    fireEvent.click(await screen.findByRole('radio', { name: '3 of 5 stars' }))
    await user.type(screen.getByRole('textbox', { name: 'Say more, if you like' }), 'Fair')
    api.answers[own] = { json: [rating(9, { ProfileId: 5, Stars: 3, Description: 'Fair' })] }
    await user.click(screen.getByRole('button', { name: 'Save rating' }))
    expect(await screen.findByText('Rating saved')).toBeVisible()
    expect(api.parts('POST /pageRating/api')).toMatchObject({ pageId: '7', stars: '3', description: 'Fair' })
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible()
  })

  it('a rating can be changed', async () => {
    api.answers[own] = { json: [rating(9, { ProfileId: 5, Stars: 3, Description: 'Fair' })] }
    const { user } = show()
    api.answers['PATCH /pageRating/api'] = done
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    fireEvent.click(screen.getByRole('radio', { name: '5 of 5 stars' }))
    await user.click(screen.getByRole('button', { name: 'Save rating' }))
    await waitFor(() =>
      expect(api.parts('PATCH /pageRating/api')).toEqual({ id: '9', stars: '5', description: 'Fair' }),
    )
  })

  it('a failure keeps the text', async () => {
    api.answers['POST /pageRating/api'] = refused
    const { user } = show()
    fireEvent.click(await screen.findByRole('radio', { name: '2 of 5 stars' }))
    await user.type(screen.getByRole('textbox', { name: 'Say more, if you like' }), 'Slow')
    await user.click(screen.getByRole('button', { name: 'Save rating' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The rating could not be saved.')
    expect(screen.getByDisplayValue('Slow')).toBeInTheDocument()
  })

  it('one’s own rating is listed once, and deleted after a confirmation', async () => {
    api.answers['GET /pageRating/api/byPageId/7?page=1&perPage=20'] = { json: [rating(1)] }
    api.answers[own] = { json: [rating(1, { ProfileId: 5 })] }
    api.answers['DELETE /pageRating/api/1'] = done
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Delete rating' }))
    expect(screen.getAllByText('Words 1')).toHaveLength(1)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Do you want to delete your rating?')
    api.answers[own] = { json: [] }
    await user.click(within(dialog).getByRole('button', { name: 'Delete rating' }))
    expect(await screen.findByText('Rating deleted')).toBeVisible()
    expect(await screen.findByRole('radio', { name: '1 of 5 stars' })).toBeInTheDocument()
  })

  it('the owner answers ratings without an answer, and cannot rate', async () => {
    api.answers[permission] = { json: { isAdmin: false, isOwner: true, isSuperAdmin: false } }
    api.answers['PATCH /pageRating/api'] = done
    const { user } = show()
    const buttons = await screen.findAllByRole('button', { name: 'Answer' })
    expect(buttons).toHaveLength(1)
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(buttons[0]!)
    await user.click(await screen.findByRole('button', { name: 'Send answer' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Please write an answer.')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Thank you')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(api.parts('PATCH /pageRating/api')).toEqual({ id: '1', answer: 'Thank you' }))
  })
})
