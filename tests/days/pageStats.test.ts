import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foldActs, forgetPageDays, gatheredActs } from '#server/db/days/acts.ts'
import { dayAfter, maxActBytes } from '#resources/pageStats.ts'
import { localTime } from '#resources/openingHours.ts'
import type { Fields, Person } from '../api/support/client.ts'
import { passUndo } from '../api/support/jobs.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Numbers for the people of a page (docs/rules.md#page-numbers). */

const { app, world } = await openWorld()
const { owner, stranger, visitor, superAdmin } = world
const own = { origin: app.url }
const today = () => localTime(new Date()).date

const acts = (who: Person, fields: Fields, headers: Record<string, string> = own) =>
  who.posts('/pageStat/api', fields, { as: 'json', headers })

/** As it is a few seconds later, when what was gathered is written and the job has been there. */
async function settled() {
  const rows = () => app.query<{ n: number }>('select coalesce(sum("Count"), 0)::int as n from "act"')
  await gatheredActs(app.jobs.db).write()
  while (await foldActs(app.jobs.db, 3));
  expect(await rows()).toEqual([{ n: 0 }])
}

interface Numbers {
  days: ({ Day: string } & Record<string, number>)[]
  items: ({ Source: string; Id: number } & Record<string, number>)[]
  words: { Word: string; Count: number }[]
}
async function numbersOf(pageId: number, query = '', who = owner): Promise<Numbers> {
  await settled()
  const answer = await who.gets(`/pageStat/api/byPageId/${pageId}${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.fields as unknown as Numbers
}
const none = { view: 0, call: 0, message: 0, directions: 0, save: 0, share: 0, search: 0 }

let page: { Id: number }
beforeEach(async () => {
  page = await owner.makes('page', { name: 'Numbers' })
})
afterEach(() => vi.useRealTimers())

test('totals equal the acts of a replay, by day, thing and kind', async () => {
  const product = await owner.makes('product', { pageId: page.Id, name: 'Tea set' })
  const post = await owner.makes('post', { pageId: page.Id, title: 'Tea today' })
  const kinds = ['view', 'view', 'call', 'view', 'message', 'directions', 'save', 'share', 'view', 'call'] as const
  const things: Fields[] = [{}, { source: 'product', id: product.Id }, { source: 'post', id: post.Id }]
  const sent: Record<string, number> = { ...none }
  const ofProduct: Record<string, number> = { ...none }
  const all = Array.from({ length: 90 }, (_, at) => ({ kind: kinds[at % kinds.length]!, thing: things[at % 3]!, at }))
  await Promise.all(
    all.map(async ({ kind, thing, at }) => {
      sent[kind]! += 1
      if (thing === things[1]) ofProduct[kind]! += 1
      const who = at % 7 === 0 ? stranger : visitor
      expect((await acts(who, { pageId: page.Id, kind, ...thing })).status).toBe(200)
    }),
  )
  const { days, items } = await numbersOf(page.Id)
  expect(days).toEqual([{ Day: today(), ...sent }])
  expect(items.map(({ Source, Id }) => [Source, Id])).toEqual(
    expect.arrayContaining([
      ['post', post.Id],
      ['product', product.Id],
    ]),
  )
  expect(items.find(({ Source }) => Source === 'product')).toEqual({
    Source: 'product',
    Id: product.Id,
    Title: 'Tea set',
    ...ofProduct,
  })
  const one = await numbersOf(page.Id, `?source=product&of=${product.Id}`)
  expect(one.days).toEqual([{ Day: today(), ...ofProduct }])
})

test('the team of the page, programs and other origins are left out, and what no page has', async () => {
  const act = { pageId: page.Id, kind: 'view' }
  const other = await stranger.makes('page', { name: 'Another' })
  const theirs = await stranger.makes('product', { pageId: other.Id, name: 'Cup' })
  expect((await acts(owner, act)).status).toBe(200)
  expect((await acts(visitor, act, { ...own, 'user-agent': 'Googlebot/2.1' })).status).toBe(200)
  expect((await acts(visitor, act, {})).status).toBe(403)
  expect((await acts(visitor, act, { origin: 'https://elsewhere.example' })).status).toBe(403)
  // Of another page, and of none.
  expect((await acts(visitor, { ...act, source: 'product', id: theirs.Id })).status).toBe(200)
  expect((await acts(visitor, { pageId: 999_999, kind: 'view' })).status).toBe(200)
  expect((await acts(visitor, { pageId: page.Id, kind: 'look' })).status).toBe(400)
  expect((await acts(visitor, { ...act, note: 'x'.repeat(maxActBytes) })).status).toBe(413)
  expect((await numbersOf(page.Id)).days).toEqual([])
  expect((await numbersOf(other.Id, '', stranger)).days).toEqual([])
  expect((await acts(visitor, act)).headers.get('set-cookie')).toBeNull()
  expect((await numbersOf(page.Id)).days).toEqual([{ Day: today(), ...none, view: 1 }])
  expect(JSON.stringify(await app.query('select * from "pageDay" natural full join "act"'))).not.toMatch(/127\.0\.0\.1/)
})

test('a word is told from five searches on, and never what may be about a person', async () => {
  const led = (word: string) => acts(visitor, { pageId: page.Id, kind: 'view', word })
  for (let n = 0; n < 4; n++) await led('Milk TEA')
  for (let n = 0; n < 6; n++) await led('09 421 000 111')
  expect(await numbersOf(page.Id)).toMatchObject({ words: [], days: [{ view: 10, search: 4 }] })
  await led('milk tea')
  expect((await numbersOf(page.Id)).words).toEqual([{ Word: 'milk tea', Count: 5 }])
})

test('days are those of Yangon, and others than the page’s people see none', async () => {
  for (const at of ['2026-03-01T17:29:59Z', '2026-03-01T17:30:00Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
    await acts(visitor, { pageId: page.Id, kind: 'call' })
  }
  vi.useRealTimers()
  const { days } = await numbersOf(page.Id, '?from=2026-02-27&to=2026-03-05', superAdmin)
  expect(days.map(({ Day, call }) => [Day, call])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
  ])
  expect((await numbersOf(page.Id, '?from=2026-03-02&to=2026-03-02')).days).toHaveLength(1)
  const asks = (query: string) => owner.gets(`/pageStat/api/byPageId/${page.Id}${query}`)
  const bad = await asks('?from=2026-02-30')
  expect([bad.status, bad.fields['fields']]).toMatchObject([400, { from: expect.stringMatching(/date/) }])
  expect((await asks(`?from=${dayAfter(today(), -400)}`)).status).toBe(400)
  expect((await stranger.gets(`/pageStat/api/byPageId/${page.Id}`)).status).toBe(403)
  expect((await owner.gets('/pageStat/api/byPageId/999999')).status).toBe(404)
})

test('they go with their page', async () => {
  await acts(visitor, { pageId: page.Id, kind: 'view', word: 'kettle' })
  await numbersOf(page.Id)
  const left = async () =>
    (
      await app.query<{ n: number }>(
        `select ((select count(*) from "pageDay" where "PageId" = $1) + (select count(*) from "pageWord" where "PageId" = $1))::int as n`,
        [page.Id],
      )
    )[0]!.n
  expect(await left()).toBe(3)
  // In portions: there may be many.
  const forgets = async (most: number) => forgetPageDays(app.jobs.db, [page.Id], most)
  expect([await forgets(2), await left()]).toEqual([false, 1])
  expect([await forgets(2), await left()]).toEqual([true, 0])
  await acts(visitor, { pageId: page.Id, kind: 'view' })
  await settled()
  expect(await left()).toBe(1)
  await owner.deletes('page', page.Id)
  await passUndo(app)
  // What was on its way when the page went belongs to nobody.
  await acts(visitor, { pageId: page.Id, kind: 'view' })
  await settled()
  expect(await left()).toBe(0)
})
