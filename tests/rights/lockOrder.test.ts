import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNextJob } from '#server/start/backgroundJobs.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, type Answer, type Item } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { settle, type World } from '../api/support/world.ts'

/**
 * Pages are locked before their records, and rights read after both (docs/architecture.md#locks, docs/safety.md#s17). A
 * second writer of these tests does the same as the server: it holds the page and then wants the rating.
 */

let app: TestApp
let world: World
let second: pg.Client
let people = 0
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
  second = new pg.Client({ connectionString: app.databaseUrl })
  await second.connect()
})
afterAll(async () => {
  await second.end()
  await app.stop()
})

const waiting = async () =>
  (
    await app.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).length

async function rated(): Promise<{ page: Item; rating: Item }> {
  const page = await world.owner.makes('page', { name: 'Rated' })
  return { page, rating: await world.stranger.makes('pageRating', { pageId: page.Id, stars: 3, description: 'So' }) }
}

const writes: Record<string, (rating: Item) => Promise<Answer>> = {
  'a change': ({ Id }) => world.stranger.changes('pageRating', { id: Id, stars: 5 }),
  'an answer': ({ Id }) => world.owner.changes('pageRating', { id: Id, answer: 'Thanks' }),
  'a withdrawal': ({ Id }) => world.stranger.deletes('pageRating', Id),
  'a hold': ({ Id }) => world.superAdmin.posts('/admin/api/moderate', { source: 'pageRating', id: Id, held: 1 }),
}

test.each(Object.keys(writes))('S17 %s waits for the page before it locks the rating', async (name) => {
  const { page, rating } = await rated()
  await second.query('begin')
  await second.query('select 1 from "page" where "Id" = $1 for no key update', [page.Id])
  const answer = writes[name]!(rating)
  await expect.poll(waiting, { interval: 2 }).toBe(1)
  // Refused at once where the rating is locked already, which would be a deadlock.
  await second.query('select 1 from "pageRating" where "Id" = $1 for update nowait', [rating.Id])
  await second.query('commit')
  expect((await answer).status).toBe(200)
})

test('S17 who owns the page no more while an answer waits for it does not answer', async () => {
  const { page, rating } = await rated()
  await second.query('begin')
  await second.query('select 1 from "page" where "Id" = $1 for no key update', [page.Id])
  const answer = world.owner.changes('pageRating', { id: rating.Id, answer: 'Mine' })
  await expect.poll(waiting, { interval: 2 }).toBe(1)
  await second.query('update "page" set "OwnerId" = $2 where "Id" = $1', [page.Id, world.superAdmin.id])
  await second.query('commit')
  expect((await answer).status).toBe(403)
  expect(await app.query('select "Answer" from "pageRating" where "Id" = $1', [rating.Id])).toEqual([{ Answer: null }])
})

test('S17 erasure waits for the page before it deletes a rating', async () => {
  const leaving = await signIn(app, `leaving${(people += 1)}@demo.example`)
  const page = await world.owner.makes('page', { name: 'Left' })
  const rating = await leaving.makes('pageRating', { pageId: page.Id, stars: 3 })
  await leaving.sends('DELETE', '/profile/api', {})
  await second.query('begin')
  await second.query('select 1 from "page" where "Id" = $1 for no key update', [page.Id])
  const portion = runNextJob(app.jobs)
  await expect.poll(waiting, { interval: 2 }).toBe(1)
  await second.query('select 1 from "pageRating" where "Id" = $1 for update nowait', [rating.Id])
  await second.query('commit')
  await portion
  await runJobs(app)
  expect(await app.query('select 1 from "pageRating" where "Id" = $1', [rating.Id])).toEqual([])
})

test('a create with a word of a deleted name does not wait while a portion recounts', async () => {
  const { owner, stranger } = world
  const leaving = await signIn(app, `leaving${(people += 1)}@demo.example`)
  const [kept, lost] = [await owner.makes('page', { name: 'Kept' }), await leaving.makes('page', { name: 'Bandicoot' })]
  await leaving.makes('post', { pageId: lost.Id, title: 'Bandicoot' })
  await stranger.makes('pageFollowing', { pageId: lost.Id })
  await leaving.deletes('page', lost.Id)
  // The portion stops at the follow, which comes after the post.
  await second.query('begin')
  await second.query('select 1 from "pageFollowing" where "PageId" = $1 for update', [lost.Id])
  const portion = runNextJob(app.jobs)
  await expect.poll(waiting, { interval: 2 }).toBe(1)
  expect((await owner.creates('post', { pageId: kept.Id, title: 'Bandicoot' })).status).toBe(201)
  await second.query('commit')
  await portion
  await runJobs(app)
})
