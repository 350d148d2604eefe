import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { AnyRecord } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { AppRoutes, findRoute } from '#src/routes.tsx'
import { loadParts } from '#src/navigation/lazy.tsx'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { stubViewport } from '#tests/viewport.ts'

/** The common behaviour of all lists (spec 4.10 to 4.22), screen by screen. */

const email = 'mya@shop.example'
const never = () => new Promise<Response>(() => {})
const records = (from: number, to: number, more: object = {}) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    Id: from + at,
    Name: `Name ${from + at}`,
    Title: `Title ${from + at}`,
    CreatedAt: '2026-11-20T08:35:00Z',
    Status: 1,
    Version: 1,
    RatingCount: 0,
    FollowerCount: 0,
    ...more,
  }))

let api: Api
let viewport: ReturnType<typeof stubViewport>
beforeEach(() => {
  viewport = stubViewport()
  api = createApi({
    'GET /setting/api/1': { json: [{ Id: 1 }] },
    [`GET /page/api/byOwnerEmail/${email}`]: { json: [] },
  })
  vi.stubGlobal('fetch', api.fetchApi)
  vi.stubGlobal('scrollTo', () => {})
  writeStored('StoredProfile', { Name: 'Mya', Email: email, id: 5 })
  writeStored('StoredPage', { Id: 3, Name: 'Golden Tea', Status: 1 } as unknown as AnyRecord)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
const show = async (at: string) => {
  // The screen's code is loaded first, so that the waits below are for the list.
  await findRoute(at).route.screen.load()
  await loadParts()
  let rendered!: ReturnType<typeof renderInApp>
  // Awaited, because one's own product categories load another chunk.
  await act(async () => {
    rendered = renderInApp(
      <>
        <AppRoutes />
        <Link to="/category/view/8">The other one</Link>
      </>,
      { api, at },
    )
  })
  return rendered
}
const pull = (item: HTMLElement, way: number) => {
  fireEvent.touchStart(item, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(item, { touches: [{ clientY: 100 + way }] })
  fireEvent.touchEnd(item)
}

const market = (available: 0 | 1) =>
  `GET /product/api/byFilter?page=1&perPage=20&available=${available}&order=newest&view=card`

/** Address, first request, number of placeholders while loading, and px to pull for a reload. */
const lists = [
  ['/home', 'GET /post/api/byPage/1?view=card', 30, 60],
  ['/marketplace', market(1), 12, 60],
  ['/category', 'GET /category/api', 12, 60],
  ['/article', 'GET /article/api/byPage/1?view=card', 12, 60],
  ['/page/new', 'GET /page/api/byPage/1?view=card', 10, 60],
  ['/profile/following', `GET /pageFollowing/api/byEmail/${email}?page=1&perPage=20`, 10, 60],
  ['/profile/block', `GET /pageBlock/api/byEmail/${email}?page=1&perPage=20`, 10, 60],
  ['/page', `GET /page/api/byOwnerEmail/${email}?page=1&perPage=20`, 10, 70],
  ['/post', 'GET /post/api/byPageId/3?page=1&perPage=20', 10, 70],
  ['/product', 'GET /product/api/byPageId/3?page=1&perPage=20', 10, 70],
  ['/productCategory', 'GET /productCategory/api/byPageId/3?page=1&perPage=20', 10, 70],
  ['/page/search/tea', 'GET /page/api/bySearch/tea?page=1&perPage=20&view=card', 10, 60],
  ['/product/search/tea', 'GET /product/api/bySearch/tea?page=1&perPage=20&view=card', 10, 60],
] as const

test.each(lists)(
  '%s: placeholders first, then what there is; pulled down far enough it asks anew and says so ' +
    '[4.10] [4.11] [4.12] [4.14] [4.19] [4.20] [4.21] [4.22] [9.01] [9.04] [9.05] [9.06] [9.07] [9.08] ' +
    '[2.120] [2.133] [2.135] [2.169]',
  async (address, line, skeletons, distance) => {
    let answer: ((response: Response) => void) | undefined
    api.answers[line] = () => new Promise<Response>((resolve) => (answer = resolve))
    const { container } = await show(address)
    const waiting = () => container.querySelectorAll('main [aria-busy="true"] article')
    await waitFor(() => expect(waiting()).toHaveLength(skeletons))
    const found = records(1, 2, { PageName: 'Golden Tea' })
    await waitFor(() => expect(answer).toBeDefined())
    answer?.(Response.json(found))
    await waitFor(() => expect(container.querySelectorAll('main article')).toHaveLength(2))
    expect(waiting()).toHaveLength(0)
    // The first request is for page 1.
    expect(api.calls.map((call) => call.line).find((asked) => asked.startsWith(line.slice(0, 12)))).toBe(line)

    const item = container.querySelector<HTMLElement>('main article')!
    pull(item, distance)
    expect(screen.queryByText('Refreshing...')).toBeNull()
    expect(api.sent(line)).toHaveLength(1)
    pull(item, distance + 1)
    expect(await screen.findByText('Refreshing...')).toBeVisible()
    await waitFor(() => expect(api.sent(line)).toHaveLength(2))
    answer?.(Response.json(found.slice(0, 1)))
    await waitFor(() => expect(container.querySelectorAll('main article')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('Refreshing...')).toBeNull())
  },
)

test.each(lists.filter(([at, , , distance]) => distance === 60 && !at.includes('search')))(
  "%s: with nothing in it 'No results found' [4.13]",
  async (address, line) => {
    api.answers[line] = { json: [] }
    if (line === market(1)) api.answers[market(0)] = { json: [] }
    await show(address)
    expect(await screen.findByText('No results found')).toBeVisible()
  },
)

test.each(['/page/search/tea', '/product/search/tea'])(
  "%s without a result: 'No results found.' [2.121]",
  async (at) => {
    api.answers[`GET ${at.replace('search', 'api/bySearch')}?page=1&perPage=20&view=card`] = { json: [] }
    await show(at)
    expect(await screen.findByText('No results found.')).toBeVisible()
  },
)

describe('a list that grows', () => {
  /** The last record of the first page and of the second, and those 1, 3, 7 and 15 before it. */
  const last = ['40,39,37,33,25', '20,19,17,13,35']
  const withAfter = (line: string, at: number) =>
    at > 1 ? `${line}${line.includes('?') ? '&' : '?'}after=${last[at - 2]}` : line
  const cards = (source: string) => (at: number) =>
    `${withAfter(`GET /${source}/api/byPage/${at}`, at)}${at > 1 ? '&' : '?'}view=card`
  const page = cards('post')
  const asked = (source: string) =>
    api.calls.map(({ line }) => line).filter((line) => line.startsWith(`GET /${source}/api/by`))
  const scrollToEnd = (ratio: number) => act(() => viewport.scrollToEnd(ratio))

  it.each([
    ['/home', page, '[2.74]'],
    ['/post', (at: number) => withAfter(`GET /post/api/byPageId/3?page=${at}&perPage=20`, at), '[2.132]'],
    ['/article', cards('article'), '[2.167]'],
    ['/productCategory', (at: number) => withAfter(`GET /productCategory/api/byPage/${at}`, at), '[2.168]'],
  ] as const)(
    '%s asks for the next page when its end is wholly in view, not before, and stops at an empty page [4.15] [4.16] [9.03]',
    async (address, line, _row) => {
      // A visitor sees everybody's product categories.
      if (address === '/productCategory') writeStored('StoredProfile', null)
      const asking = () => asked(line(1).split('/')[1]!)
      Object.assign(api.answers, {
        [line(1)]: { json: records(21, 40) },
        [line(2)]: { json: records(11, 20) },
        [line(3)]: { json: [] },
      })
      await show(address)
      const there = (id: number) => screen.findByText(new RegExp(`^(Name|Title) ${id}$`), { selector: 'a' })
      await there(40)
      scrollToEnd(0.99)
      expect(asking()).toEqual([line(1)])
      scrollToEnd(1)
      await there(11)
      await there(40)
      expect(asking()).toEqual([line(1), line(2)])
      await waitFor(() => expect(viewport.isWatched()).toBe(true))
      scrollToEnd(1)
      await waitFor(() => expect(asking()).toEqual([line(1), line(2), line(3)]))
      await waitFor(() => expect(viewport.isWatched()).toBe(false))
      scrollToEnd(1)
      expect(asking()).toHaveLength(3)
      expect(screen.getAllByRole('article')).toHaveLength(30)
    },
  )

  it('the market goes on with what is sold behind the last that is for sale', async () => {
    const more = (available: 0 | 1, at: number, after: string) =>
      market(available).replace('page=1', `page=${at}`).replace('&available', `&after=${after}&available`)
    Object.assign(api.answers, {
      [market(1)]: { json: records(41, 60) },
      [more(1, 2, '60,59,57,53,45')]: { json: records(61, 62) },
      [market(0)]: { json: records(1, 20, { Status: 2 }) },
      [more(0, 2, '20,19,17,13,5,51')]: { json: [] },
    })
    await show('/marketplace')
    for (const last of [60, 62, 20]) {
      await screen.findByText(`Name ${last}`, { selector: 'a' })
      await waitFor(() => expect(viewport.isWatched()).toBe(true))
      scrollToEnd(1)
    }
    await waitFor(() => expect(viewport.isWatched()).toBe(false))
    const shown = screen.getAllByRole('article').map((card) => /Name (\d+)/.exec(card.textContent)?.[1])
    expect(shown.map(Number)).toEqual([...records(41, 62), ...records(1, 20)].map(({ Id }) => Id))
    expect(asked('product')).toHaveLength(4)
  })

  it('the market can be narrowed to what is used, and a card says so', async () => {
    api.answers[market(1)] = { json: records(41, 60) }
    api.answers['GET /product/api/byFilter?page=1&perPage=20&available=1&condition=used&order=newest&view=card'] = {
      json: records(1, 1, { Condition: 'used', PageName: 'Golden Tea' }),
    }
    const { user } = await show('/marketplace')
    await user.click(await screen.findByRole('button', { name: 'New or used' }))
    await user.click(await screen.findByRole('button', { name: 'Used' }))
    await user.click(screen.getByRole('button', { name: /^Show/ }))
    expect(await screen.findByText('Used · Golden Tea')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('a market in which all is sold shows what was', async () => {
    Object.assign(api.answers, { [market(1)]: { json: [] }, [market(0)]: { json: records(1, 2, { Status: 2 }) } })
    await show('/marketplace')
    expect(await screen.findByText('Name 2', { selector: 'a' })).toBeVisible()
    expect(screen.getAllByText('Sold')).toHaveLength(2)
  })

  it('stops at a failure, keeps its items, and continues on retry [4.17]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    Object.assign(api.answers, {
      [page(1)]: { json: records(21, 40) },
      [page(2)]: { status: 400, json: { status: 'error', message: 'no' } },
    })
    const { user } = await show('/home')
    await screen.findByText('Title 40', { selector: 'a' })
    scrollToEnd(1)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(viewport.isWatched()).toBe(false)
    scrollToEnd(1)
    expect(asked('post')).toEqual([page(1), page(2)])
    expect(screen.getAllByRole('article')).toHaveLength(20)
    api.answers[page(2)] = { json: records(11, 20) }
    await user.click(retry)
    expect(await screen.findByText('Title 11', { selector: 'a' })).toBeInTheDocument()
  })

  it('starts again at page 1 when its filter changes [4.18]', async () => {
    const category = (id: number) => ({ json: [{ Id: id, Name: `Trade ${id}` }] })
    const inCategory = (id: number, at: number) => `GET /page/api/byCategoryId/${id}?page=${at}&perPage=20&view=card`
    Object.assign(api.answers, {
      'GET /category/api/7': category(7),
      'GET /category/api/8': category(8),
      [inCategory(7, 1)]: { json: records(1, 20) },
      [inCategory(7, 2).replace('&view', '&after=20,19,17,13,5&view')]: { json: records(21, 25) },
      [inCategory(8, 1)]: never,
    })
    const { user } = await show('/category/view/7')
    await screen.findByText('Name 20')
    scrollToEnd(1)
    await screen.findByText('Name 25')
    await user.click(screen.getByRole('link', { name: 'The other one' }))
    await screen.findByRole('heading', { name: 'Trade 8' })
    expect(screen.queryByText('Name 20')).toBeNull()
    expect(screen.queryByText('Name 25')).toBeNull()
    expect(api.sent(inCategory(8, 1))).toHaveLength(1)
  })
})
