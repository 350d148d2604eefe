import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../bench/faults/audit.ts'
import { sha256 } from '../../bench/faults/writers.ts'
import { createTestDatabase } from '../database.ts'
import { query } from '../embedded/trial.ts'
import { startObjectStore } from '../objectStore/server.ts'
import { ask, dataOf, idOf, signUp } from './support/client.ts'
import { startHaProxy } from './support/haProxy.ts'
import { makeDataDir, startServer } from './support/server.ts'

/**
 * Two machines of two processes each behind HAProxy, over one database and one object store; one of them is killed and comes
 * back (docs/operations.md#scale).
 */

test('under load, while one of two machines is killed and replaced: no write lost or double, no wrong answer', async () => {
  const database = await createTestDatabase()
  const objects = await startObjectStore()
  onTestFinished(objects.stop)
  const start = async (dataDir: string) =>
    startServer({
      dataDir,
      env: {
        DATABASE_URL: database.url,
        JWT_SECRET: 'one secret of both machines, long enough',
        PROCESSES: '2',
        TRUST_PROXY: '1',
        ...objects.env,
      },
    })
  const [first, folder] = [await start(await makeDataDir()), await makeDataDir()]
  const second = await start(folder)
  const url = await startHaProxy([first.port, second.port])
  // The demonstration's tokens are each machine's own.
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => signUp(first.url, `member${n}@both.example`)))
  const members = people.map(({ token }) => ({
    post: (path: string, parts: Record<string, string | File>, key?: string, method = 'POST') =>
      ask(url + path, {
        method,
        body: formOf(parts),
        headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      }),
  }))
  const pages = await Promise.all(members.map(async (member) => idOf(await member.post('/page/api', { name: 'Page' }))))
  const told = {
    acknowledged: [] as string[],
    broken: 0,
    reads: 0,
    old: 0,
    files: [] as { name: string; expected: string }[],
  }
  let isOver = false
  const working = members.map(async (member, n) => {
    for (let round = 0; !isOver; round++) {
      const title = randomBytes(6).toString('hex')
      // Asked again with its key until it is answered, as our client does.
      // Every second one has a file, of which some are too large to wait in memory.
      const bytes = round % 2 === 0 ? randomBytes(round % 8 === 0 ? 2_500_000 : 40_000) : null
      const file = bytes && new File([bytes], 'x.bin', { type: 'application/octet-stream' })
      for (let status = 0; status !== 201;) {
        const parts = { pageId: String(pages[n]), title, ...(file && { file }) }
        const created = await member.post('/post/api', parts, title)
        status = created.status
        expect([0, 201, 502, 503, 504]).toContain(status)
        if (status !== 201) told.broken++
        else if (bytes) told.files.push({ name: String(dataOf(created)['FileURL']), expected: sha256(bytes) })
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
  // What is stored is a day old, and a sweep of files is due, which the new one begins with.
  const dayAgo = new Date(Date.now() - 86_400_000)
  for (const path of await filesBelow(objects.folder)) await utimes(path, dayAgo, dayAgo).catch(() => undefined)
  const due = `update "job" set "RunAt" = now() where "Kind" = 'daily:sweepUploads' returning "Id"`
  expect(await query(database.url, due)).toHaveLength(1)
  // A new one in its place, on a port that nobody knows: the proxy goes on with the first.
  const third = await start(folder)
  expect((await ask(`${third.url}/readyz`)).status).toBe(200)
  await wait(4000)
  isOver = true
  await Promise.all(working)
  const swept = `select 1 from "job" where "Kind" = 'daily:sweepUploads' and "RunAt" > now() + interval '11 hours'`
  expect(await query(database.url, swept)).toHaveLength(1)
  for (const { name, expected } of told.files)
    for (const machine of [first, third]) {
      const answer = await fetch(`${machine.url}/uploads/${name}`)
      expect([name, answer.status, sha256(new Uint8Array(await answer.arrayBuffer()))]).toEqual([name, 200, expected])
    }
  const rows = await query(database.url, 'select "Title", count(*)::integer as n from "post" group by 1')
  const stored = new Map(rows.map(({ Title, n }) => [String(Title), Number(n)]))
  console.log(
    `two machines: ${told.acknowledged.length} posts, ${told.broken} asked again, ${told.files.length} files, ${told.reads} reads`,
  )
  expect(told.acknowledged.filter((title) => stored.get(title) !== 1)).toEqual([])
  expect(stored.size).toBe(told.acknowledged.length)
  expect(told.old).toBe(0)
})

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}
