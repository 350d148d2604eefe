import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { agreeToInterrupted, rememberInterrupted, takeInterrupted } from '#src/providers/device/interrupted.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { CommentBox } from '#src/resource/comments/CommentBox.tsx'
import { FollowButton } from '#src/resource/relation/FollowButton.tsx'
import { createApi, renderInApp } from '#tests/renderInApp.tsx'
import { screen as loginScreen } from './LoginScreen.tsx'

/** Why the login asks, and what becomes of what it interrupted (docs/rules.md#after-sign-in). */

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
const show = (next: string) => renderInApp(<loginScreen.Screen />, { at: `/login?next=${encodeURIComponent(next)}` })
const done = { json: { status: 'success', message: '', Id: 1, data: null } }
const thiri = { on: '/page/view/7', next: '/page/view/7', name: 'Thiri' }

it.each([
  ['/page/create', 'Sign in to put your business here'],
  ['/product/update?id=4', 'Sign in to manage your page, posts and products'],
  ['/profile/following', 'Sign in to open your profile'],
  ['/home?following=1', 'Sign in to see what the businesses you follow post'],
  ['/product/search/green%20tea', 'Sign in to search for “green tea”, or search without'],
])('before %s it says why', async (next, sentence) => {
  show(next)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please login to access all features')
})

it('a visitor who follows reads whom; by another way to the login it is forgotten', async () => {
  const { user, address } = renderInApp(<FollowButton pageId={7} name="Thiri" />)
  await user.click(screen.getByRole('link', { name: 'Follow' }))
  expect(address()).toBe('/login?next=%2Fpage%2Fview%2F7')
  cleanup()
  show('/page/view/7')
  expect(await screen.findByText('Sign in to follow Thiri')).toBeVisible()
  cleanup()
  show('/profile')
  expect(screen.queryByText('Sign in to follow Thiri')).toBeNull()
  agreeToInterrupted('/profile')
  agreeToInterrupted('/page/view/7')
  expect(takeInterrupted('follow', '/page/view/7')).toBe(false)
})

it('who would comment reads so; who then makes a page for its own sake does not', async () => {
  const { user, address } = renderInApp(<CommentBox type="Post" id={8} />, { at: '/post/view/8' })
  await user.click(screen.getByRole('link', { name: 'Create a Page to Comment' }))
  const next = new URLSearchParams(address().split('?')[1]).get('next')!
  cleanup()
  show(next)
  expect(await screen.findByText('Sign in to comment')).toBeVisible()
  cleanup()
  show('/page/create')
  expect(await screen.findByText('Sign in to put your business here')).toBeVisible()
})

it('who follows already is left as they are', async () => {
  const api = createApi({
    'GET /pageFollowing/api?filter={"PageId":7}&range=[0,0]': { json: [{ PageId: 7 }] },
    'DELETE /pageFollowing/api': done,
  })
  vi.stubGlobal('fetch', api.fetchApi)
  rememberInterrupted({ ...thiri, act: 'follow' })
  agreeToInterrupted(thiri.next)
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  const { user } = renderInApp(<FollowButton pageId={7} name="Thiri" />, { api })
  await user.click(await screen.findByRole('button', { name: 'Following: Thiri' }))
  await screen.findByRole('button', { name: 'Follow: Thiri' })
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(1))
  expect(api.sent('POST /pageFollowing/api')).toEqual([])
})

it('after the login the page is followed, once, and that can be undone', async () => {
  const api = createApi({ 'POST /pageFollowing/api': done, 'DELETE /pageFollowing/api': done })
  vi.stubGlobal('fetch', api.fetchApi)
  rememberInterrupted({ ...thiri, act: 'follow' })
  agreeToInterrupted(thiri.next)
  writeStored('StoredProfile', { Name: 'Mya', Email: 'mya@shop.example', id: 5 })
  const { user } = renderInApp(<FollowButton pageId={7} name="Thiri" />, { api })
  expect(await screen.findByText('You follow Thiri now')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Following: Thiri' })).toBeVisible()
  expect(api.parts('POST /pageFollowing/api')).toMatchObject({ pageId: '7' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.sent('DELETE /pageFollowing/api')).toHaveLength(1))
  cleanup()
  renderInApp(<FollowButton pageId={7} name="Thiri" />, { api })
  expect(api.sent('POST /pageFollowing/api')).toHaveLength(1)
})

it('what was interrupted long ago, or not agreed to, is not done', () => {
  rememberInterrupted({ ...thiri, act: 'rate' })
  expect(takeInterrupted('rate', thiri.on)).toBe(false)
  agreeToInterrupted(thiri.next)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
  expect(takeInterrupted('rate', thiri.on)).toBe(false)
})

it('a search that the login stands before goes on without it, with its part and its filters', async () => {
  show('/product/search/phone?priceTo=300000&utm=7')
  expect(await screen.findByRole('link', { name: 'Search without signing in' })).toHaveAttribute(
    'href',
    '/search?priceTo=300000&q=phone&in=product',
  )
})
