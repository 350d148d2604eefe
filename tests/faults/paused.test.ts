import { afterEach, expect, test, vi } from 'vitest'
import { openWorld } from '../api/support/openWorld.ts'
import { createCutDatabase } from './cutDatabase.ts'

/** The quick form of tests/long/databaseFaults.long.test.ts: a database that is silent, by a clock that is moved on. */

const { database, connection } = await createCutDatabase()
// Otherwise what is asked first is whether anything has changed.
const { world } = await openWorld({ env: { KEPT_ANSWERS_MB: '0' }, database })
afterEach(() => {
  vi.useRealTimers()
  // Otherwise a failure would wait for the database for ever.
  connection.resume()
})

test('S61 while the database is paused: 503 within 5 s, /readyz tells; after it all goes on, nothing twice', async () => {
  const { owner, visitor, page } = world
  const headers = { 'idempotency-key': 'paused' }
  const create = () => owner.creates('post', { pageId: page.Id, title: 'Paused' }, { headers })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connection.pause()
  // On a connection that is open already: a new one would fail otherwise.
  const search = visitor.gets('/page/api/bySearch/coffee')
  await expect.poll(() => connection.held(), { interval: 5 }).toBeGreaterThan(0)
  const asked = [search, create(), visitor.gets(`/page/api/${page.Id}`), visitor.gets('/readyz')]
  await expect.poll(() => connection.held(), { interval: 5 }).toBeGreaterThanOrEqual(asked.length)
  await vi.advanceTimersByTimeAsync(5000)
  // The clock stands still: what would need more of it never comes.
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503, 503])
  vi.useRealTimers()
  connection.resume()
  expect((await visitor.gets('/readyz')).status).toBe(200)
  const [one, two] = [await create(), await create()]
  expect([one.status, two.fields['Id']]).toEqual([201, one.fields['Id']])
  const { list } = await visitor.gets(`/post/api/byPageId/${page.Id}`)
  expect(list.filter(({ Title }) => Title === 'Paused')).toHaveLength(1)
})
