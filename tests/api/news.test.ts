import { describe, expect, test } from 'vitest'
import { rewardPoints } from '#resources'
import { appoint, signIn, type Item, type Person } from './support/client.ts'
import { runJobs } from './support/jobs.ts'
import { openWorld } from './support/openWorld.ts'

/** Points, notifications, reports and transfers (docs/rules.md#rewards, #notifications, #reports, #transfers). */

const { app, world } = await openWorld()

let guests = 0
const guest = (name = 'Ma Guest') => signIn(app, `people${(guests += 1)}@demo.example`, name)
const points = async (person: Person) => (await person.gets('/reward/api/total')).fields['points']
const ledger = async (person: Person) => (await person.gets('/reward/api/byPage/1')).list
const news = async (person: Person) => (await person.gets('/notification/api/byPage/1')).list

describe('points', () => {
  test('a verified page, posts and ratings earn points, once for each record, in the person’s ledger', async () => {
    const [owner, rater] = [await guest(), await guest()]
    const page = await owner.makes('page', { name: 'Earning' })
    expect(await points(owner)).toBe(0)

    const verify = (verified: boolean) =>
      world.superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified })
    await verify(true)
    await verify(false)
    await verify(true)
    const post = await owner.makes('post', { pageId: page.Id, title: 'News' })
    const rating = await rater.makes('pageRating', { pageId: page.Id, stars: 5 })
    await rater.makes('pageRating', { pageId: page.Id, stars: 4 })

    expect((await ledger(owner)).map(({ Act, Points, About, AboutId }) => [Act, Points, About, AboutId])).toEqual([
      ['ratingReceived', rewardPoints.ratingReceived.points, 'pageRating', rating.Id],
      ['post', rewardPoints.post.points, 'post', post.Id],
      ['pageVerified', rewardPoints.pageVerified.points, 'page', page.Id],
    ])
    expect((await owner.gets('/reward/api/total')).body).toEqual({ points: 115, entries: 3 })
    expect(await points(rater)).toBe(0)
  })

  test('deleting a record withdraws its points; deleting a page also those of its records', async () => {
    const [owner, rater] = [await guest(), await guest()]
    const page = await owner.makes('page', { name: 'Short' })
    const post = await owner.makes('post', { pageId: page.Id, title: 'Gone soon' })
    await owner.makes('post', { pageId: page.Id, title: 'Gone later' })
    const rating = await rater.makes('pageRating', { pageId: page.Id, stars: 2 })
    expect(await points(owner)).toBe(20)
    await owner.deletes('post', post.Id)
    expect(await points(owner)).toBe(15)
    await rater.deletes('pageRating', rating.Id)
    expect(await points(owner)).toBe(5)
    await owner.deletes('page', page.Id)
    await runJobs(app)
    expect(await points(owner)).toBe(0)
  })

  test('posts above the daily limit earn nothing, also if sent at once', async () => {
    const owner = await guest()
    const page = await owner.makes('page', { name: 'Busy' })
    const { points: each, dailyLimit } = rewardPoints.post
    await Promise.all(
      Array.from({ length: dailyLimit + 3 }, (_, n) => owner.makes('post', { pageId: page.Id, title: `Post ${n}` })),
    )
    expect(await points(owner)).toBe(each * dailyLimit)
  })

  test('a shared link earns points when another signed-in person opens it: once for an item, once a person for the app', async () => {
    const [sharer, one, other] = [await guest(), await guest(), await guest()]
    const opened = (who: Person, fields: Record<string, string | number>) =>
      who.posts('/reward/api/shareOpened', { by: sharer.id, ...fields })
    const item = { about: 'page', aboutId: world.page.Id }
    expect((await opened(sharer, item)).status).toBe(200)
    expect(await points(sharer)).toBe(0)
    for (const who of [one, one, other]) expect((await opened(who, item)).status).toBe(200)
    expect(await points(sharer)).toBe(rewardPoints.shareOpened.points)
    for (const who of [one, one, other]) await opened(who, { about: 'app' })
    expect(await points(sharer)).toBe(3 * rewardPoints.shareOpened.points)

    expect((await opened(one, { about: 'page', aboutId: 999_999 })).status).toBe(404)
    expect((await opened(one, { about: 'profile', aboutId: 1 })).status).toBe(400)
    expect((await one.posts('/reward/api/shareOpened', { by: 999_999, about: 'app' })).status).toBe(200)
    expect((await world.visitor.posts('/reward/api/shareOpened', { by: sharer.id, about: 'app' })).status).toBe(401)
  })
})

describe('notifications', () => {
  test('comments, ratings and their answers notify the people they concern, unread until seen', async () => {
    const [owner, rater] = [await guest(), await guest()]
    const page = await owner.makes('page', { name: 'Talked about' })
    const post = await owner.makes('post', { pageId: page.Id, title: 'News' })
    const comment = await world.owner.makes('comment', {
      pageId: world.page.Id,
      description: 'Nice',
      typeName: 'Post',
      typeId: post.Id,
    })
    const rating = await rater.makes('pageRating', { pageId: page.Id, stars: 4 })
    expect(await news(owner)).toMatchObject([
      {
        Kind: 'rating',
        About: 'pageRating',
        AboutId: rating.Id,
        PageId: page.Id,
        PageName: 'Talked about',
        ReadAt: null,
      },
      { Kind: 'comment', About: 'comment', AboutId: comment.Id, PageId: page.Id, ReadAt: null },
    ])
    const [newest] = await news(owner)
    await owner.posts('/notification/api/read', { upTo: newest!.Id })
    expect((await news(owner)).every(({ ReadAt }) => ReadAt !== null)).toBe(true)

    await owner.changes('pageRating', { id: rating.Id, answer: 'Thank you' })
    expect(await news(rater)).toMatchObject([{ Kind: 'answer', PageId: page.Id, ReadAt: null }])
    await rater.posts('/notification/api/read', { upTo: 2_147_483_647 })
    await owner.posts('/notification/api/read', { upTo: 1 })
    expect((await news(rater))[0]!['ReadAt']).not.toBeNull()
  })

  test('the reporter is notified once when the report is closed, and sees state and outcome', async () => {
    const [reporter, moderator] = [await guest(), await guest()]
    await appoint(moderator, 'moderator')
    const made = await reporter.makes('report', { contentId: world.page.Id, type: 'Page', description: 'Wrong phone' })
    const judge = (fields: Record<string, string>) => moderator.posts('/report/api/judge', { id: made.Id, ...fields })
    expect((await judge({ state: 'reviewing' })).status).toBe(200)
    expect(await news(reporter)).toEqual([])
    expect((await judge({ state: 'resolved', outcome: 'The number was put right.' })).status).toBe(200)
    await judge({ state: 'resolved', outcome: 'The number was put right today.' })
    expect(await news(reporter)).toMatchObject([
      { Kind: 'case', About: 'report', AboutId: made.Id, State: 'resolved', PageId: null },
    ])
    expect(await reporter.sees('report', made.Id)).toMatchObject({
      State: 'resolved',
      Outcome: 'The number was put right today.',
    })
    expect((await judge({ state: 'closed' })).status).toBe(400)
    expect((await reporter.posts('/report/api/judge', { id: made.Id, state: 'open' })).status).toBe(403)
    expect((await moderator.posts('/report/api/judge', { id: 999_999, state: 'open' })).status).toBe(404)
  })
})

describe('the transfer of a page', () => {
  const offer = async (owner: Person, page: Item, to: Person) =>
    (await owner.posts('/page/api/transfer', { pageId: page.Id, email: to.email })).fields['Id'] as number
  const answer = (who: Person, id: number, accept: boolean) => who.posts('/page/api/transfer/answer', { id, accept })
  const states = async (who: Person) => (await news(who)).map(({ Kind, State }) => [Kind, State])

  test('accepted: the page changes hands, and the former owner is notified', async () => {
    const [owner, heir] = [await guest(), await guest()]
    const page = await owner.makes('page', { name: 'On its way' })
    const id = await offer(owner, page, heir)
    expect(await states(heir)).toEqual([['transfer', 'offered']])
    expect((await heir.gets('/pageTransfer/api')).list).toMatchObject([
      { Id: id, PageName: 'On its way', State: 'offered' },
    ])
    expect((await owner.sees('page', page.Id))?.['OwnerId']).toBe(owner.id)
    expect((await answer(heir, id, true)).status).toBe(200)
    expect((await heir.sees('page', page.Id))?.['OwnerId']).toBe(heir.id)
    expect(await states(owner)).toEqual([['transfer', 'accepted']])
    expect(await states(heir)).toEqual([['transfer', 'offered']])
    expect((await heir.gets('/pageTransfer/api')).list).toEqual([])
  })

  test('declined or withdrawn: the page stays, and the other person is notified', async () => {
    const [owner, heir] = [await guest(), await guest()]
    const page = await owner.makes('page', { name: 'Staying' })
    await answer(heir, await offer(owner, page, heir), false)
    expect(await states(owner)).toEqual([['transfer', 'declined']])
    await answer(owner, await offer(owner, page, heir), false)
    expect((await states(heir))[0]).toEqual(['transfer', 'withdrawn'])
    expect((await owner.sees('page', page.Id))?.['OwnerId']).toBe(owner.id)
  })
})

test('signing out everywhere ends every session, and only that person’s', async () => {
  const [here, other] = [await guest(), await guest()]
  const there = await signIn(app, here.email)
  await here.posts('/profile/api/logout', { everywhere: true })
  expect([(await here.gets('/reward/api/total')).status, (await there.gets('/reward/api/total')).status]).toEqual([
    401, 401,
  ])
  expect((await other.gets('/reward/api/total')).status).toBe(200)
})
