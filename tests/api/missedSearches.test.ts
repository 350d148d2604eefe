import { beforeEach, expect, test } from 'vitest'
import { startApp } from './support/app.ts'
import { openWorld } from './support/openWorld.ts'

/** Searches without results are counted for the admin area, without data about people (resources/missedSearch.ts). */

const { app, world } = await openWorld()
beforeEach(() => app.query('delete from "missedSearch"'))

const ask = (call: string, text: string, query = '') =>
  world.visitor.gets(`${call}/${encodeURIComponent(text)}${query}`)
const counted = async () =>
  (await app.query<{ Text: string; Count: number }>('select "Text", "Count" from "missedSearch" order by "Id"')).map(
    ({ Text, Count }) => [Text, Count],
  )

test('they are counted by folded text, in either encoding and case', async () => {
  await ask('/search/api', 'Durian Ice')
  await ask('/search/api', 'durian  ICE!')
  await world.owner.gets('/search/api/durian%20ice')
  await ask('/search/api', 'မႏၲေလး')
  await ask('/page/api/bySearch', 'မန္တလေး')
  expect(await counted()).toEqual([
    ['durian ice', 3],
    ['မန်တလေး', 2],
  ])
})

test('one that is kept is counted each time, and finds what is there by then', async () => {
  const asked = ['/search/api', '/page/api/bySearch']
  for (const call of [...asked, ...asked]) await ask(call, 'langsat')
  const { fields } = await ask('/search/api', 'langsat')
  expect(fields).toEqual({ pages: [], products: [], posts: [] })
  expect(await counted()).toEqual([['langsat', 5]])
  const { Id } = await world.owner.makes('page', { name: 'Langsat Orchard' })
  for (const call of asked) expect((await ask(call, 'langsat')).text).toContain('Langsat Orchard')
  expect(await counted()).toEqual([['langsat', 5]])
  await world.owner.deletes('page', Id)
})

test('one that another source finds by now is no longer counted, though its own still finds nothing', async () => {
  const { owner, page } = world
  for (let n = 0; n < 3; n++) await ask('/page/api/bySearch', 'rambai')
  const { Id } = await owner.makes('product', { pageId: page.Id, name: 'Rambai' })
  for (let n = 0; n < 3; n++) expect((await ask('/page/api/bySearch', 'rambai')).list).toEqual([])
  expect(await counted()).toEqual([['rambai', 3]])
  await owner.deletes('product', Id)
})

test('only text, count and last time are stored', async () => {
  await world.owner.gets('/search/api/rambutan')
  const [row] = await app.query('select * from "missedSearch"')
  expect(Object.keys(row!).sort()).toEqual(
    ['ChangedIn', 'Count', 'CreatedAt', 'Id', 'LastAt', 'Listed', 'Raw', 'Text', 'UpdatedAt', 'Version'].sort(),
  )
  expect(JSON.stringify(row)).not.toMatch(/owner|127\.0\.0\.1/)
})

test.each([
  ['what is found in another source', '/product/api/bySearch', 'shwe tea', ''],
  ['a later page', '/page/api/bySearch', 'salak', '?page=2'],
  ['a narrowed search', '/search/api', 'salak', '?townId=1'],
  ['an e-mail address', '/search/api', 'somebody@example.com', ''],
  ['a phone number', '/search/api', '၀၉ ၄၂၁ ၁၂၃ ၄၅၆', ''],
  ['a pasted text', '/search/api', 'salak '.repeat(40), ''],
  ['nothing but signs', '/search/api', '!?', ''],
  ['suggestions', '/search/api/suggest', 'salak', ''],
])('%s is not counted', async (_what, call, text, query) => {
  expect((await ask(call, text, query)).status).toBe(200)
  expect(await counted()).toEqual([])
})

test('requests of bots are not counted', async () => {
  await fetch(`${app.url}/search/api/salak`, { headers: { 'user-agent': 'SomeBot/1.0 (+https://bot.example)' } })
  expect(await counted()).toEqual([])
  await fetch(`${app.url}/search/api/salak`, { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 13)' } })
  expect(await counted()).toEqual([['salak', 1]])
})

test('an IP address adds at most 30 an hour', async () => {
  // An address of its own: what it searched is counted for the process, in which other files run too.
  const limited = await startApp({ rateLimit: true, env: { TRUST_PROXY: '1' } })
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  try {
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) {
      const text = `nothing${String.fromCharCode(97 + (n % 26))}${n}`
      statuses.push((await fetch(`${limited.url}/search/api/${text}`, { headers })).status)
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    const [row] = await limited.query<{ n: number }>('select count(*)::integer as n from "missedSearch"')
    expect(row!.n).toBe(30)
  } finally {
    await limited.stop()
  }
})

test('super admins and editors read them, sorted by count; nobody writes them', async () => {
  const { superAdmin, stranger, visitor } = world
  await ask('/search/api', 'langsat')
  await ask('/search/api', 'santol')
  await ask('/search/api', 'santol')
  const table = '/missedSearch/api?sort=["Count","DESC"]&range=[0,9]&filter={}'
  const answer = await superAdmin.gets(table)
  expect(answer.list.map(({ Text, Count }) => [Text, Count])).toEqual([
    ['santol', 2],
    ['langsat', 1],
  ])
  expect([(await visitor.gets(table)).status, (await stranger.gets(table)).status]).toEqual([401, 403])
  await app.query('insert into "role" ("ProfileId", "Role") values ($1, $2)', [stranger.id, 'editor'])
  expect((await stranger.gets(table)).status).toBe(200)
  expect((await superAdmin.creates('missedSearch', { text: 'x' })).status).toBe(405)
})
