import { beforeEach, expect, test } from 'vitest'
import { localTime } from '#resources/openingHours.ts'
import { dayAfter } from '#resources/pageStats.ts'
import { foldActs, gatheredActs } from '#server/db/days/acts.ts'
import { countDays } from '#server/db/days/dayCounts.ts'
import type { Person } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** How the site does from day to day (docs/decisions/numbers.md). */

const { app, world } = await openWorld()
const { superAdmin, moderator, editor, stranger, visitor, owner } = world
const today = localTime(new Date()).date
const yesterday = dayAfter(today, -1)
const before = dayAfter(today, -2)

beforeEach(() => app.query('delete from "dayCount"'))

interface Counts {
  days: { Day: string; Name: string; Count: number }[]
  cases: { Days: number | null; Count: number }[]
}
async function counts(who: Person, query = `?from=${before}`): Promise<Counts> {
  const answer = await who.gets(`/admin/api/days${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.fields as unknown as Counts
}
const of = ({ days }: Counts, name: string) =>
  Object.fromEntries(days.filter(({ Name }) => Name === name).map(({ Day, Count }) => [Day, Count]))

/** A page of that moment. */
async function pageOf(at: string) {
  const { Id } = await owner.makes('page', { name: 'Of a day' })
  await app.query('update "page" set "CreatedAt" = $2 where "Id" = $1', [Id, at])
  return Id
}

test('a day of Yangon is counted once when it is over, and today as it is', async () => {
  // Midnight in Yangon is half past five in the afternoon before.
  const last = await pageOf(`${before}T17:29:59Z`)
  await pageOf(`${before}T17:30:00Z`)
  const now = of(await counts(superAdmin), 'page')
  // Nothing is counted yet: what is open is counted live, at most two days.
  expect(now).toEqual({ [yesterday]: 1, [today]: expect.any(Number) })
  await countDays(app.jobs.db)
  await countDays(app.jobs.db)
  const counted = of(await counts(superAdmin), 'page')
  expect(counted).toEqual({ [before]: 1, [yesterday]: 1, [today]: now[today] })
  // What is deleted later was there on its day.
  await app.query('delete from "page" where "Id" = $1', [last])
  await owner.makes('page', { name: 'Of today' })
  expect(of(await counts(superAdmin), 'page')).toEqual({ ...counted, [today]: now[today]! + 1 })
})

test('searches are counted, those too whose answer was kept, and apart those that find nothing', async () => {
  for (let n = 0; n < 3; n++) await visitor.gets('/search/api/tea')
  await visitor.gets('/page/api/bySearch/tea')
  await visitor.gets('/page/api/bySearch/tea?page=2&perPage=20')
  await visitor.gets('/search/api/tea', { 'user-agent': 'Googlebot/2.1' })
  await visitor.gets('/search/api/durian')
  await gatheredActs(app.jobs.db).write()
  while (await foldActs(app.jobs.db, 100));
  const all = await counts(superAdmin)
  expect([of(all, 'search'), of(all, 'missedSearch')]).toEqual([{ [today]: 5 }, { [today]: 1 }])
})

test('each role gets what it may see, and others nothing', async () => {
  await countDays(app.jobs.db)
  const names = async (who: Person) => [...new Set((await counts(who)).days.map(({ Name }) => Name))].sort()
  expect(await names(superAdmin)).toEqual(['case', 'page', 'post', 'product', 'profile'])
  expect(await names(moderator)).toEqual(['case', 'page', 'post', 'product'])
  expect(await names(editor)).toEqual([])
  await visitor.gets('/search/api/rambutan')
  await gatheredActs(app.jobs.db).write()
  while (await foldActs(app.jobs.db, 100));
  expect(await names(editor)).toEqual(['missedSearch', 'search'])
  expect(await names(moderator)).not.toContain('search')
  expect((await counts(editor)).cases).toEqual([])
  expect((await stranger.gets('/admin/api/days')).status).toBe(403)
  expect((await visitor.gets('/admin/api/days')).status).toBe(401)
})

test('open cases are told by their age', async () => {
  await app.query(`insert into "case" ("Type", "State", "CreatedAt") values
    ('Page', 'open', now() - interval '2 hours'), ('Page', 'claimed', now() - interval '2 days'),
    ('Page', 'appealed', now() - interval '9 days'), ('Page', 'open', now() - interval '20 days'),
    ('Page', 'closed', now() - interval '5 days')`)
  expect((await counts(moderator)).cases.map(({ Days, Count }) => [Days, Count])).toEqual([
    [1, 1],
    [3, 1],
    [7, 0],
    [null, 2],
  ])
})
