import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'

/** Full lists and the map at 100,000 rows (docs/safety.md#s43). */

const pages = 100_000
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.query(`insert into "country" ("Id", "Name") values (1, 'Land')`)
  await app.query(`insert into "page" ("Name", "Description", "CountryId", "Latitude", "Longitude")
    select 'Place ' || g, repeat('A place that everybody knows. ', 20), 1, 17, 96 from generate_series(1, ${pages}) g`)
  await app.query('vacuum (analyze) "page"')
})
afterAll(() => app.stop())

/** Megabytes. */
const grown = (before: number) => (process.memoryUsage().rss - before) / 2 ** 20

/** Reads a whole answer, piece by piece: how many records and bytes it has, and what memory was in use at the most. */
async function readAll(path: string) {
  const before = process.memoryUsage().rss
  const answer = await fetch(app.url + path)
  let [records, bytes, most, carried] = [0, 0, 0, '']
  const decoder = new TextDecoder()
  for await (const piece of answer.body!) {
    const text = carried + decoder.decode(piece, { stream: true })
    records += text.split('{"Id":').length - 1
    carried = text.slice(-5)
    bytes += piece.length
    most = Math.max(most, grown(before))
  }
  return { status: answer.status, records, megabytes: bytes / 2 ** 20, most }
}

test.each([
  ['the full list', '/page/api', 100],
  ['the map', '/page/api/byMap', 10],
])('S43 %s at 100,000 rows: complete, with memory flat', async (_, path, least) => {
  const first = await readAll(path)
  expect([first.status, first.records]).toEqual([200, pages])
  expect(first.megabytes).toBeGreaterThan(least)
  const second = await readAll(path)
  expect(second.records).toBe(pages)
  expect(second.most).toBeLessThan(100)
})

test('S43 a hundred readers that do not read take neither memory nor the connections to the database', async () => {
  const before = process.memoryUsage().rss
  const port = Number(new URL(app.url).port)
  const sockets = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect({ port, host: '127.0.0.1' })
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('GET /page/api HTTP/1.1\r\nHost: x\r\n\r\n')
      await once(socket, 'readable')
      return socket
    }),
  )
  expect(sockets.length).toBe(100)
  for (let asked = 0; asked < 50; asked += 1) expect((await fetch(`${app.url}/page/api/byPage/1`)).status).toBe(200)
  expect(grown(before)).toBeLessThan(250)
  const [{ busy = 0 } = {}] = await app.query<{ busy: number }>(
    `select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  )
  expect(busy).toBe(0)
})
