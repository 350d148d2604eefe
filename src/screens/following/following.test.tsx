import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { RelationListScreen } from './RelationListScreen.tsx'

const email = 'mya@shop.example'
const record = (Id: number, PageName: string) => ({
  Id,
  PageId: Id * 10,
  PageName,
  PageThumbnail: `${Id}.webp`,
  CountryThumbnail: 'mm.webp',
  Categories: 'Food, Hotel',
})
const followed = `GET /pageFollowing/api/byEmail/${email}?page=1&perPage=20`
const blocked = `GET /pageBlock/api/byEmail/${email}?page=1&perPage=20`
const done = { json: { status: 'success', message: '', Id: 1, data: null } }

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
    [followed]: { json: [record(1, 'Golden Tea'), record(2, 'Silver Spoon')] },
    [blocked]: { json: [record(3, 'Loud Shop')] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', { Name: 'Mya', Email: email, id: 5 })
  writeStored('StoredJWT', 'token')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
const picturesBeside = (link: HTMLElement) =>
  [...(link.closest('article')?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))
const show = (relation: 'pageFollowing' | 'pageBlock', at: string) =>
  renderInApp(<RelationListScreen relation={relation} />, { api, at })

it('followed pages with thumbnail, country badge, name and categories; unfollowing can be undone [2.140] [2.141]', async () => {
  api.answers['DELETE /pageFollowing/api'] = done
  const { user } = show('pageFollowing', '/profile/following')
  const link = await screen.findByRole('link', { name: 'Golden Tea' })
  expect(screen.getByRole('heading', { level: 1, name: 'Following' })).toBeVisible()
  expect(link).toHaveAttribute('href', '/page/view/10')
  const row = within(link.closest('article') as HTMLElement)
  expect(row.getByText('Food, Hotel')).toBeVisible()
  expect(picturesBeside(link)).toEqual(['/uploads/1.webp', '/uploads/mm.webp'])
  await user.click(row.getByRole('button', { name: 'Following: Golden Tea' }))
  expect(await row.findByRole('button', { name: 'Follow: Golden Tea' })).toBeVisible()
  await waitFor(() => expect(api.parts('DELETE /pageFollowing/api')).toEqual({ pageId: '10' }))
  expect(await screen.findByText('You no longer follow Golden Tea')).toBeVisible()
  api.answers['POST /pageFollowing/api'] = done
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await row.findByRole('button', { name: 'Following: Golden Tea' })).toBeVisible()
  await waitFor(() => expect(api.parts('POST /pageFollowing/api')).toMatchObject({ pageId: '10' }))
})

it("'Blocked Users' with thumbnail, country badge, name and categories: each Unblock, then Block [2.139] [2.142] [2.143]", async () => {
  api.answers['DELETE /pageBlock/api'] = done
  const { user } = show('pageBlock', '/profile/block')
  expect(screen.getByRole('heading', { level: 1, name: 'Blocked Users' })).toBeVisible()
  const link = await screen.findByRole('link', { name: 'Loud Shop' })
  expect(picturesBeside(link)).toEqual(['/uploads/3.webp', '/uploads/mm.webp'])
  expect(screen.getByText('Food, Hotel')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Unblock: Loud Shop' }))
  expect(await screen.findByText('Page unblocked')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Block: Loud Shop' })).toBeVisible()
  expect(api.parts('DELETE /pageBlock/api')).toEqual({ pageId: '30' })
  api.answers['POST /pageBlock/api'] = done
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Unblock: Loud Shop' })).toBeVisible()
  await waitFor(() => expect(api.parts('POST /pageBlock/api')).toMatchObject({ pageId: '30' }))
  // The row stays, so that a mistake can be undone.
  expect(api.sent(blocked)).toHaveLength(1)
})

it('/pageFollowing/update?id= shows that record, with a link to all', async () => {
  api.answers[`GET /pageFollowing/api/byEmail/${email}`] = api.answers[followed]!
  show('pageFollowing', '/pageFollowing/update?id=2')
  expect(await screen.findByRole('link', { name: 'Silver Spoon' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Golden Tea' })).toBeNull()
})

it.each([
  ['pageFollowing', followed, 'You follow no page yet.'],
  ['pageBlock', blocked, 'You have blocked no page.'],
] as const)('an empty %s list says so and links to pages', async (relation, line, sentence) => {
  api.answers[line] = { json: [] }
  show(relation, '/profile')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Discover businesses' })).toHaveAttribute('href', '/page/new')
})
