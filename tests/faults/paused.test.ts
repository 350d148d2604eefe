import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openCutConnection, type CutConnection } from '../cutConnection.ts'
import { createTestDatabase } from '../database.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { settle, type World } from '../api/support/world.ts'

/** The quick form of tests/long/databaseFaults.long.test.ts: a database that is silent, by a clock that is moved on. */

let app: TestApp
let world: World
let connection: CutConnection
beforeAll(async () => {
  const database = await createTestDatabase()
  connection = await openCutConnection(database.url)
  const drop = () => connection.stop().then(database.drop)
  app = await startApp({ database: { ...database, url: connection.url, drop } })
  world = await settle(app)
})
afterEach(() => {
  vi.useRealTimers()
  // Otherwise a failure would wait for the database for ever.
  connection.resume()
})
afterAll(() => app.stop())

test('S61 while the database is paused: 503 within 5 s, /readyz tells; after it all goes on, nothing twice', async () => {
  const { owner, visitor, page } = world
  const headers = { 'idempotency-key': 'paused' }
  const create = () => owner.creates('post', { pageId: page.Id, title: 'Paused' }, { headers })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connection.pause()
  const asked = [create(), visitor.gets(`/page/api/${page.Id}`), visitor.gets('/readyz')]
  const statuses: number[] = []
  for (const answer of asked) void answer.then(({ status }) => statuses.push(status))
  await expect.poll(() => connection.held(), { interval: 5 }).toBeGreaterThanOrEqual(asked.length)
  await vi.advanceTimersByTimeAsync(5000)
  await expect.poll(() => statuses, { interval: 5 }).toEqual([503, 503, 503])
  vi.useRealTimers()
  connection.resume()
  expect((await visitor.gets('/readyz')).status).toBe(200)
  const [one, two] = [await create(), await create()]
  expect([one.status, two.fields['Id']]).toEqual([201, one.fields['Id']])
  const { list } = await visitor.gets(`/post/api/byPageId/${page.Id}`)
  expect(list.filter(({ Title }) => Title === 'Paused')).toHaveLength(1)
})
