import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { query } from '../embedded/trial.ts'
import { ask, idOf, signUp } from './support/client.ts'
import { startHaProxy } from './support/haProxy.ts'
import { makeDataDir, startServer } from './support/server.ts'

/** Two machines of two processes each behind HAProxy, one of which is killed and comes back (docs/operations.md#scale). */

test('under load, while one of two machines is killed and replaced: no write lost or double, no wrong answer', async () => {
  const database = await createTestDatabase()
  const start = async (dataDir: string) =>
    startServer({
      dataDir,
      env: {
        DATABASE_URL: database.url,
        JWT_SECRET: 'one secret of both machines, long enough',
        PROCESSES: '2',
        TRUST_PROXY: '1',
      },
    })
  const [first, folder] = [await start(await makeDataDir()), await makeDataDir()]
  const second = await start(folder)
  const url = await startHaProxy([first.port, second.port])
  // The demonstration's tokens are each machine's own.
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => signUp(first.url, `member${n}@both.example`)))
  const members = people.map(({ token }) => ({
    post: (path: string, parts: Record<string, string>, key?: string, method = 'POST') =>
      ask(url + path, {
        method,
        body: new URLSearchParams(parts),
        headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      }),
  }))
  const pages = await Promise.all(members.map(async (member) => idOf(await member.post('/page/api', { name: 'Page' }))))
  const told = { acknowledged: [] as string[], broken: 0, reads: 0, old: 0 }
  let isOver = false
  const working = members.map(async (member, n) => {
    for (let round = 0; !isOver; round++) {
      const title = randomBytes(6).toString('hex')
      // Asked again with its key until it is answered, as our client does.
      for (let status = 0; status !== 201;) {
        ;({ status } = await member.post('/post/api', { pageId: String(pages[n]), title }, title))
        expect([0, 201, 502, 503, 504]).toContain(status)
        if (status !== 201) told.broken++
      }
      told.acknowledged.push(title)
      const name = `Page ${round}`
      const renamed = await member.post('/page/api', { id: String(pages[n]), name }, undefined, 'PATCH')
      if (renamed.status !== 200) continue
      const since = performance.now()
      const shown = await ask(`${url}/page/api/${pages[n]}`)
      told.reads++
      const seen = (shown.body as unknown as { Name: string }[])[0]?.Name
      if (shown.status === 200 && seen !== name && performance.now() - since > 1000) told.old++
      else if (shown.status === 200 && seen !== name) {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        const again = await ask(`${url}/page/api/${pages[n]}`)
        if (again.status === 200 && (again.body as unknown as { Name: string }[])[0]?.Name !== name) told.old++
      }
    }
  })
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  await wait(6000)
  await second.kill()
  await wait(4000)
  // A new one in its place, on a port that nobody knows: the proxy goes on with the first.
  const third = await start(folder)
  expect((await ask(`${third.url}/readyz`)).status).toBe(200)
  await wait(4000)
  isOver = true
  await Promise.all(working)
  const rows = await query(database.url, 'select "Title", count(*)::integer as n from "post" group by 1')
  const stored = new Map(rows.map(({ Title, n }) => [String(Title), Number(n)]))
  console.log(`two machines: ${told.acknowledged.length} posts, ${told.broken} asked again, ${told.reads} reads`)
  expect(told.acknowledged.filter((title) => stored.get(title) !== 1)).toEqual([])
  expect(stored.size).toBe(told.acknowledged.length)
  expect(told.old).toBe(0)
})
