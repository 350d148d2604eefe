import { expect, test } from 'vitest'
import { post, signInWithPage, start } from './server.ts'

/** The quick form of tests/long/killed.long.test.ts: a server that is ended in the midst of writes. */

test('S60 a server that ends under load answers what has begun, and every 2xx is stored', async () => {
  const { client, stop, url } = await start()
  const { token, pageId } = await signInWithPage(url)
  // Writes that wait for the database while the server is told to end. Reads go on: they share connections, where one would hold others up.
  await client.query('begin')
  await client.query('lock table "post" in share mode')
  const titles = ['one', 'two', 'three', 'four', 'five']
  const writes = titles.map((title) => post(`${url}/post/api`, { pageId, title }, token))
  const waiting = `select 1 from pg_locks where not granted and relation = '"post"'::regclass`
  await expect.poll(async () => (await client.query(waiting)).rowCount, { interval: 5 }).toBe(titles.length)
  const ended = stop()
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      { interval: 5 },
    )
    .toBe('closed')
  await client.query('commit')
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(titles.map(() => 201))
  await ended
  const { rows } = await client.query<{ title: string }>('select "Title" as title from "post"')
  expect(rows.map(({ title }) => title).sort()).toEqual(titles.toSorted())
})
