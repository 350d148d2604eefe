import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/connection/database.ts'
import { countingStatements, type CountedDatabase } from '../countingStatements.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { settle, type World } from '../api/support/world.ts'

/** What calls ask of the database, in statements and in answers that are waited for (docs/decisions/database.md#together). */

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

test('a record by its id, and a page of the public list', async () => {
  const { visitor, page, owner } = world
  await owner.makes('post', { pageId: page.Id, title: 'Tea' })
  expect(await db.costOf(() => visitor.asks('GET', `/page/api/${page.Id}`))).toEqual({ statements: 1, waits: 1 })
  expect(await db.costOf(() => visitor.asks('GET', '/post/api/byPage/1'))).toEqual({ statements: 1, waits: 1 })
})

/** A look at the rights, and the call that does the rest. The next is decided with the same rights. */
const [lookAndCall, callAlone] = [
  { statements: 2, waits: 2 },
  { statements: 1, waits: 1 },
]

test.each([
  ['post', { title: 'Fresh tea', description: 'Today' }],
  ['product', { name: 'Fresh tea' }],
  ['productCategory', { name: 'Drinks' }],
] as const)('a new %s of an owner, and another', async (resource, fields) => {
  const { owner, page } = world
  const create = () => owner.creates(resource, { pageId: page.Id, ...fields })
  // Which makes the call known.
  expect((await create()).status).toBe(201)
  const second = await owner.makes('page', { name: 'Second' })
  const createThere = () => owner.creates(resource, { pageId: second.Id, ...fields })
  expect(await db.costOf(createThere)).toEqual(lookAndCall)
  expect(await db.costOf(createThere)).toEqual(callAlone)
  expect(await db.costOf(create)).toEqual(callAlone)
})

test.each(['category', 'country'])('a new %s of a super admin, and another', async (resource) => {
  const create = () => world.superAdmin.creates(resource, { name: 'Tea houses' })
  expect((await create()).status).toBe(201)
  expect(await db.costOf(create)).toEqual(callAlone)
})

/** The first two answers are those about the person; under the lock of the page, for which all others wait, come the rest and the commit. */
test('a follow and its end', async () => {
  const { owner, stranger } = world
  const page = await owner.makes('page', { name: 'Popular' })
  const follow = () => stranger.creates('pageFollowing', { pageId: page.Id })
  const unfollow = () => stranger.sends('DELETE', '/pageFollowing/api', { pageId: page.Id }, { as: 'form' })
  expect(await db.costOf(follow)).toMatchObject({ waits: 5 })
  expect(await db.costOf(follow)).toMatchObject({ waits: 3 })
  expect(await db.costOf(unfollow)).toMatchObject({ waits: 5 })
})
