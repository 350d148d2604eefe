import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createApi, renderInApp, type Answer } from '#tests/renderInApp.tsx'
import { useFeed } from './useList.ts'

afterEach(cleanup)

/** Posts of a directory in which others write meanwhile, answered as the server does (docs/rules.md#after). */
function openDirectory(length: number) {
  const posts = Array.from({ length }, (_, at) => ({ Id: length - at, Title: `Post ${length - at}` }))
  const answerOf = (line: string): Answer | undefined => {
    const { pathname, searchParams } = new URL(line.replace('GET ', 'http://localhost'))
    const page = /^\/post\/api\/byPage\/(\d+)$/.exec(pathname)?.[1]
    if (page === undefined) return undefined
    const perPage = Number(searchParams.get('perPage') ?? 20)
    const seen = searchParams.get('after')?.split(',') ?? []
    const last = seen.map((id) => posts.findIndex(({ Id }) => String(Id) === id)).find((at) => at >= 0) ?? -1
    const from = last < 0 ? (Number(page) - 1) * perPage : last + 1
    return { json: posts.slice(from, from + perPage) }
  }
  return { posts, api: createApi(new Proxy({}, { get: (_, line) => answerOf(String(line)) })) }
}

function Posts() {
  const { items, start = 0, loadMore, loadAbove, isLoadingMore } = useFeed({ name: 'post' })
  return (
    <>
      <button onClick={loadMore}>More</button>
      <button onClick={() => loadAbove?.(start - 1)}>Above</button>
      <article>{isLoadingMore ? '' : items.map(({ Id }) => Id).join(' ')}</article>
    </>
  )
}
const shownIds = () => screen.getByRole('article').textContent.split(' ').map(Number)
const fromTo = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

it('who scrolls on misses no record, however many of those above are deleted meanwhile', async () => {
  const { posts, api } = openDirectory(60)
  const { user } = renderInApp(<Posts />, { api })
  await expect.poll(shownIds).toEqual(fromTo(60, 41))
  posts.splice(3, 5)
  await user.click(screen.getByText('More'))
  await expect.poll(shownIds).toEqual(fromTo(60, 21))
  posts.splice(10, 9)
  await user.click(screen.getByText('More'))
  await expect.poll(shownIds).toEqual(fromTo(60, 1))
})

it('nor when what was deleted is what they have seen last', async () => {
  const { posts, api } = openDirectory(300)
  const { user } = renderInApp(<Posts />, { api })
  await expect.poll(shownIds).toEqual(fromTo(300, 281))
  await user.click(screen.getByText('More'))
  await expect.poll(shownIds).toEqual(fromTo(300, 261))
  // All of the second page, and some of the first.
  posts.splice(15, 25)
  await user.click(screen.getByText('More'))
  // It goes on after one of those seen that is still there, so the page has some of them again.
  await expect.poll(shownIds).toEqual(fromTo(300, 247))
  await user.click(screen.getByText('More'))
  await expect.poll(shownIds).toEqual(fromTo(300, 227))
})

it('on the way back up there are the same records, though others came meanwhile', async () => {
  const { posts, api } = openDirectory(900)
  const { user } = renderInApp(<Posts />, { api })
  await expect.poll(shownIds).toEqual(fromTo(900, 881))
  // Five pages of twenty, six of a hundred; the first one is not kept any more.
  for (let more = 1; more < 11; more++) {
    posts.unshift({ Id: 1000 + more, Title: 'New' })
    const last = shownIds().at(-1)!
    await user.click(screen.getByText('More'))
    await expect.poll(() => shownIds().at(-1)).toBe(last - (more < 5 ? 20 : 100))
  }
  expect(shownIds()).toEqual(fromTo(880, 201))
  await user.click(screen.getByText('More'))
  await expect.poll(shownIds).toEqual(fromTo(860, 101))
  await user.click(screen.getByText('Above'))
  await expect.poll(() => shownIds()[0]).toBe(880)
  expect(shownIds().slice(0, 20)).toEqual(fromTo(880, 861))
})
