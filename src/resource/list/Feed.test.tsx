import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, renderInApp, type Answer, type Api } from '#tests/renderInApp.tsx'
import { Feed } from './Feed.tsx'
import { useList } from './useList.ts'

const first = 'GET /post/api/byPage/1'
let api: Api
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  api = createApi({ [first]: { json: [{ Id: 1, Title: 'Sale' }] } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Posts() {
  const list = useList({ name: 'post' })
  return (
    <Feed
      list={list}
      columns="feed"
      card={(post) => <article>{post.Title}</article>}
      skeleton={<i />}
      skeletons={30}
      empty="No posts yet"
    />
  )
}

it.each<[string, Answer]>([
  ['Failed to fetch data', { status: 400, json: { status: 'error', message: 'no' } }],
  ['Data is not iterable', { json: { status: 'success' } }],
])('%s: logged, and said with a retry in place of an empty state [8.01] [8.02] [8.04]', async (why, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  api.answers[first] = answer
  renderInApp(<Posts />, { api })
  expect(await screen.findByText(why)).toBeVisible()
  expect(screen.queryByText('No results found')).toBeNull()
  expect(logged).toHaveBeenCalled()
  api.answers[first] = { json: [{ Id: 1, Title: 'Sale' }] }
  fireEvent.click(screen.getByText('Retry'))
  expect(await screen.findByText('Sale')).toBeVisible()
})

it('the next page loads although two reports of the sentinel come at once, as on a busy phone [9.03]', async () => {
  let report = (_: { isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const posts = Array.from({ length: 21 }, (_, at) => ({ Id: at + 1, Title: `Post ${at + 1}` }))
  api.answers[first] = { json: posts.slice(0, 20) }
  api.answers['GET /post/api/byPage/2?after=20,19,17,13,5'] = { json: posts.slice(20) }
  renderInApp(<Posts />, { api })
  expect(await screen.findByText('Post 20')).toBeVisible()
  report([{ isIntersecting: false }, { isIntersecting: true }])
  expect(await screen.findByText('Post 21')).toBeVisible()
})

it('without touch a button reloads, also in an empty list', async () => {
  api.answers[first] = { json: [] }
  renderInApp(<Posts />, { api })
  await screen.findByText('No posts yet')
  let answer = (_: Response) => {}
  api.answers[first] = () => new Promise<Response>((resolve) => (answer = resolve))
  const button = screen.getByRole('button', { name: 'Refresh' })
  fireEvent.click(button)
  expect(await screen.findByText('Refreshing...')).toBeVisible()
  expect(button).toBeDisabled()
  await waitFor(() => expect(api.sent(first)).toHaveLength(2))
  answer(Response.json([{ Id: 1, Title: 'Sale' }]))
  expect(await screen.findByText('Sale')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Refreshing...')).toBeNull())
})
