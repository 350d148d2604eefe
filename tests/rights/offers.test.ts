import { expect, test } from 'vitest'
import { turnInTime } from '#server/db/writing/turning.ts'
import { runJobs } from '#server/start/backgroundJobs.ts'
import type { Item, Person } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Posts that begin and end by themselves (docs/rules.md#offers). */

const { app, world } = await openWorld()

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const offer = (times: { startsAt?: string; endsAt?: string }, title = 'Umbrella sale') =>
  world.owner.makes('post', { pageId: world.page.Id, title, description: 'Half price', ...times })

/** As if so many hours had passed. */
async function pass(post: Item, hours: number) {
  await app.query(
    `update "post" set "StartsAt" = "StartsAt" - make_interval(hours => $2), "EndsAt" = "EndsAt" - make_interval(hours => $2),
      "CreatedAt" = "CreatedAt" - make_interval(hours => $2) where "Id" = $1`,
    [post.Id, hours],
  )
  return turnInTime(app.jobs.db)
}

/** Where this person finds the post. */
async function finds(who: Person, { Id }: Item): Promise<string[]> {
  const places = {
    feed: '/post/api/byPage/1?perPage=100&view=card',
    all: '/post/api',
    'of its page': `/post/api/byPageId/${world.page.Id}`,
    filtered: '/post/api/byFilter',
    search: '/post/api/bySearch/umbrella',
    'by id': `/post/api/${Id}`,
    table: `/post/api?filter=${encodeURIComponent(JSON.stringify({ q: 'umbrella' }))}`,
  }
  const found: string[] = []
  for (const [place, path] of Object.entries(places)) {
    const answer = await who.gets(path)
    if (answer.status === 200 && answer.ids.includes(Id)) found.push(place)
  }
  const common = (await who.gets('/search/api/umbrella')).fields['posts'] as Item[]
  if (common.some((one) => one.Id === Id)) found.push('common search')
  if (((await who.gets('/search/api/count/umbrella')).fields['post'] as number) > 0) found.push('count')
  if ((await who.gets('/search/api/suggest/umbrel')).text.includes('Umbrella')) found.push('suggestions')
  if ((await who.gets('/sitemap.xml')).text.includes(`/post/view/${Id}<`)) found.push('sitemap')
  return found
}
const everywhere = [
  'feed',
  'all',
  'of its page',
  'filtered',
  'search',
  'by id',
  'table',
  'common search',
  'count',
  'suggestions',
  'sitemap',
]

test('an offer is nowhere before it begins and after it ends, but for the people of its page and moderators', async () => {
  const { visitor, stranger, owner, pageAdmin, superAdmin, moderator } = world
  const post = await offer({ startsAt: inHours(24), endsAt: inHours(48) })
  const comment = () =>
    owner.makes('comment', { pageId: world.page.Id, description: 'Soon', typeName: 'Post', typeId: post.Id })
  const said = await comment()
  const hasComment = async () =>
    (await visitor.gets(`/comment/api/byTypeNameAndTypeId/Post/${post.Id}`)).list.some(({ Id }) => Id === said.Id)
  for (const who of [visitor, stranger]) expect(await finds(who, post)).toEqual([])
  for (const who of [owner, pageAdmin, superAdmin, moderator])
    expect(await who.sees('post', post.Id)).toMatchObject({ StartsAt: post['StartsAt'], EndsAt: post['EndsAt'] })
  expect(await finds(owner, post)).toEqual(['of its page', 'by id', 'table'])
  expect(await hasComment()).toBe(false)

  await pass(post, 25)
  expect((await finds(visitor, post)).sort()).toEqual([...everywhere].sort())
  expect(await hasComment()).toBe(true)
  const begun = (await visitor.sees('post', post.Id))!
  // As new as it looks: first in the feed, though another post was made after it.
  expect(begun.CreatedAt).toBe(begun['StartsAt'])

  await pass(post, 24)
  for (const who of [visitor, stranger]) expect(await finds(who, post)).toEqual([])
  expect(await hasComment()).toBe(false)
  expect(await owner.sees('post', post.Id)).toBeDefined()

  // Longer: it goes on at once, and stays where it was in the feed.
  await owner.changes('post', { id: post.Id, endsAt: inHours(1) })
  const prolonged = (await visitor.sees('post', post.Id))!
  expect(prolonged.CreatedAt).toBe(prolonged['StartsAt'])
})

test('it begins and ends by itself, for what is kept for visitors too', async () => {
  const { visitor } = world
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
  const post = await offer({ startsAt: soon(700), endsAt: soon(2000) }, 'Kettle day')
  const inFeed = async () => (await visitor.gets('/post/api/byPage/1?perPage=100')).ids.includes(post.Id)
  expect(await inFeed()).toBe(false)
  const background = runJobs(app.jobs as never)
  try {
    await expect.poll(inFeed, { timeout: 10_000 }).toBe(true)
    await expect.poll(inFeed, { timeout: 10_000 }).toBe(false)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(String(post['EndsAt'])))
  } finally {
    await background.stop()
  }
})

test('a hidden offer that begins stays hidden, until it is shown', async () => {
  const { owner, visitor } = world
  const post = await offer({ startsAt: inHours(1) }, 'Hidden sale')
  await owner.changes('post', { id: post.Id, status: 0 })
  await pass(post, 2)
  expect(await visitor.sees('post', post.Id)).toBeUndefined()
  await owner.changes('post', { id: post.Id, status: 1 })
  expect(await visitor.sees('post', post.Id)).toBeDefined()
})

test('an end before the beginning is refused at its field, whichever of the two is sent', async () => {
  const { owner } = world
  const refused = await owner.creates('post', {
    pageId: world.page.Id,
    title: 'Never',
    description: 'x',
    startsAt: inHours(2),
    endsAt: inHours(1),
  })
  const sentence = 'Please choose an end that comes after the beginning.'
  expect([refused.status, refused.fields['fields']]).toEqual([400, { endsAt: sentence }])
  const post = await offer({ startsAt: inHours(2), endsAt: inHours(3) })
  const later = await owner.changes('post', { id: post.Id, startsAt: inHours(4) })
  expect([later.status, later.fields['fields']]).toEqual([400, { endsAt: sentence }])
  expect((await owner.changes('post', { id: post.Id, startsAt: '', endsAt: inHours(1) })).status).toBe(200)
  expect(await world.visitor.sees('post', post.Id)).toBeDefined()
})

test('a proxy keeps the sitemap no longer than until the next offer begins or ends', async () => {
  await offer({ startsAt: inHours(0.1) })
  const kept = (await world.visitor.gets('/sitemap.xml')).headers.get('cache-control')!
  expect(Number(/max-age=(\d+)/.exec(kept)?.[1])).toBeLessThanOrEqual(360)
})

test('the same post does not come to the top of the feed as often as its people like', async () => {
  const { owner, visitor } = world
  const old = await offer({}, 'Old sale')
  await pass(old, 48)
  const newer = await offer({}, 'Newer sale')
  const sets = (startsAt: string) => owner.changes('post', { id: old.Id, startsAt })
  const order = async () => {
    await turnInTime(app.jobs.db)
    return (await visitor.gets('/post/api/byPage/1?perPage=100')).ids.filter((id) => [old.Id, newer.Id].includes(id))
  }
  for (const time of ['now', inHours(0), inHours(-1), inHours(0.5)]) {
    const refused = await sets(time)
    expect([refused.status, refused.fields['fields']]).toEqual([
      400,
      { startsAt: 'Please choose a beginning at least an hour from now.' },
    ])
  }
  expect(await order()).toEqual([newer.Id, old.Id])
  // Nor by way of a begin that is moved.
  expect((await sets(inHours(2))).status).toBe(200)
  expect((await sets('now')).status).toBe(400)
  await pass(old, 3)
  expect((await visitor.sees('post', old.Id))?.CreatedAt).toBe((await visitor.sees('post', old.Id))?.['StartsAt'])
})

test('what waits begins now, and what is public ends now, by the clock of the database', async () => {
  const { owner, visitor } = world
  const post = await offer({ startsAt: inHours(24), endsAt: inHours(48) }, 'At once')
  const began = await owner.changes('post', { id: post.Id, startsAt: 'now' })
  expect(began.status).toBe(200)
  await turnInTime(app.jobs.db)
  const begun = (await visitor.sees('post', post.Id))!
  expect(begun.CreatedAt).toBe(begun['StartsAt'])
  expect((await owner.changes('post', { id: post.Id, endsAt: 'now' })).status).toBe(200)
  expect(await visitor.sees('post', post.Id)).toBeUndefined()
  const [ended] = await app.query(`select "EndsAt" <= now() as "isOver" from "post" where "Id" = $1`, [post.Id])
  expect(ended).toEqual({ isOver: true })
  expect((await owner.changes('post', { id: post.Id, endsAt: 'soon' })).status).toBe(400)
})
