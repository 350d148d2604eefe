import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/connection/database.ts'
import { countingStatements, type CountedDatabase } from '../countingStatements.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { settle, type World } from '../api/support/world.ts'

/** How many answers of the database calls wait for (docs/decisions/database.md#together). */

let app: TestApp
let db: CountedDatabase
let world: World
beforeAll(async () => {
  app = await startApp({
    env: { KEPT_ANSWERS_MB: '0' },
    around: (opened: Database) => (db = countingStatements(opened)),
  })
  world = await settle(app)
})
afterAll(() => app.stop())

/** A user waits for each answer of the database once the way there is long: more than these would be noticed. */
const costs = async (work: () => Promise<unknown>) => (await db.costOf(work)).waits

test('a record by its id, and a page of the public list, are one answer of the database', async () => {
  const { visitor, page, owner } = world
  await owner.makes('post', { pageId: page.Id, title: 'Tea' })
  expect(await costs(() => visitor.asks('GET', `/page/api/${page.Id}`))).toBeLessThanOrEqual(1)
  for (const list of ['/post/api/byPage/1', '/product/api/byFilter?available=1&order=newest'])
    expect(await costs(() => visitor.asks('GET', list))).toBeLessThanOrEqual(1)
})

test.each([
  ['post', { title: 'Fresh tea', description: 'Today' }],
  ['product', { name: 'Fresh tea' }],
  ['productCategory', { name: 'Drinks' }],
] as const)('a new %s of an owner is at most eight', async (resource, fields) => {
  const { owner, page } = world
  expect(await costs(() => owner.creates(resource, { pageId: page.Id, ...fields }))).toBeLessThanOrEqual(8)
})

test('a follow is at most six, its end as many', async () => {
  const { owner, stranger } = world
  const page = await owner.makes('page', { name: 'Popular' })
  expect(await costs(() => stranger.creates('pageFollowing', { pageId: page.Id }))).toBeLessThanOrEqual(6)
  const unfollow = () => stranger.sends('DELETE', '/pageFollowing/api', { pageId: page.Id }, { as: 'form' })
  expect(await costs(unfollow)).toBeLessThanOrEqual(6)
})

test('how many have a number is asked of numbers and words, not of what is like them', async () => {
  const { owner, visitor } = world
  await owner.makes('page', { name: 'Called', phoneOne: '09 614 345 678' })
  const ask = async () => {
    const { statements } = await db.costOf(() => visitor.asks('GET', '/search/api/count/%2B959614345678'))
    return statements
  }
  const asked: number[] = []
  // What is read once in a while is not of it.
  for (let at = 0; at < 5; at++) asked.push(await ask())
  expect(Math.min(...asked)).toBeLessThanOrEqual(5)
})
