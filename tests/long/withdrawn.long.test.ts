import { once } from 'node:events'
import { connect } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startObjectStore } from '../objectStore/server.ts'
import { dataOf, idOf, signUp, type Member } from './support/client.ts'
import { startNginx } from './support/nginx.ts'
import { startPgBouncer } from './support/pgBouncer.ts'
import { startReplicatedPostgres } from './support/replicatedPostgres.ts'
import { makeDataDir, startServer } from './support/server.ts'

/**
 * What is deleted, hidden, held or erased is gone at the proxy of deploy/ a few seconds later, whether the app is there or not
 * (docs/operations.md#containers). Everything that can keep it stands there: nginx before two machines, PgBouncer before a
 * database, a replica of it that is read from, an object store.
 */

/** As long as public answers may be kept and served stale (`s-maxage` and `stale-while-revalidate`), and two seconds more. */
const keptMs = 8000

test('what is deleted, hidden, held or erased is gone at the proxy', async () => {
  const chiefEmail = 'chief@withdrawn.example'
  const machines = await startMachines({ SUPER_ADMIN_EMAILS: chiefEmail })
  const [server] = machines
  const visit = await openProxy(machines.map(({ port }) => port))
  const [owner, leaver, chief] = await Promise.all(
    ['owner@withdrawn.example', 'leaver@withdrawn.example', chiefEmail].map((email) => signUp(server.url, email)),
  )
  const [deleted, hidden, held, erased] = [
    await make(owner!, 'Deletedly'),
    await make(owner!, 'Hiddenly'),
    await make(owner!, 'Heldly'),
    await make(leaver!, 'Erasedly'),
  ]
  const names = [deleted, hidden, held, erased].map(({ name }) => name)
  const lists = [
    '/post/api/byPage/1',
    '/page/api/byPage/1',
    '/page/new',
    ...names.map((name) => `/search/api/${name}`),
    ...names.map((name) => `/page/api/bySearch/${name}`),
  ]
  const screens = [deleted, hidden, held, erased].flatMap(({ pageId, postId }) => [
    `/page/view/${pageId}`,
    `/post/view/${postId}`,
    `/page/api/${pageId}`,
  ])
  const files = [deleted.file, erased.file]
  const all = [...lists, ...screens, ...files]
  // Twice, so that the proxy has kept what it keeps.
  await visitAll(visit, all)
  const before = await visitAll(visit, all)
  expect(before.filter(({ status }) => status !== 200)).toEqual([])
  for (const name of names) expect(before.some(({ text }) => text.includes(name))).toBe(true)

  const acts = [
    await owner!.asks(`/page/api/${deleted.pageId}`, { method: 'DELETE' }),
    await owner!.asks('/page/api', patchOf({ id: hidden.pageId, status: 0 })),
    await chief!.asks('/admin/api/moderate', postOf({ source: 'page', id: held.pageId, held: 1 })),
    await leaver!.asks('/profile/api', { method: 'DELETE', body: formOf({ email: 'leaver@withdrawn.example' }) }),
  ]
  expect(acts.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // Files are removed by a job.
  for (const file of files)
    await expect.poll(async () => (await fetch(server.url + file)).status, { timeout: 60_000 }).toBe(404)
  await wait(keptMs)
  // The first answer may be the kept one while the proxy asks anew.
  for (const answers of [await visitAll(visit, all), await visitAll(visit, all)]) {
    expect(answers.filter(({ text }) => names.some((name) => text.includes(name))).map(({ path }) => path)).toEqual([])
    expect(answers.filter(({ path, status }) => [...screens, ...files].includes(path) && status !== 404)).toEqual([])
  }

  // Nor does it come back while the app is away.
  for (const machine of machines) await machine.kill()
  const without = await visitAll(visit, [...screens, ...files])
  expect(without.filter(({ status }) => status === 200)).toEqual([])
})

async function startMachines(env: Record<string, string>) {
  const postgres = await startReplicatedPostgres({ replicas: 1, synchronous: false })
  const objects = await startObjectStore()
  onTestFinished(objects.stop)
  const [main, replica] = postgres.urls
  const shared = {
    ...objects.env,
    ...env,
    DATABASE_URL: await startPgBouncer(main!, 20),
    DATABASE_DIRECT_URL: main!,
    DATABASE_PREPARE: '0',
    DATABASE_REPLICA_URLS: replica!,
    JWT_SECRET: 'one secret of both machines, long enough',
    TRUST_PROXY: '1',
  }
  // One after the other, as a first release starts them.
  const first = await startServer({ dataDir: await makeDataDir(), env: shared })
  return [first, await startServer({ dataDir: await makeDataDir(), env: shared })] as const
}

/** Over TLS and HTTP/2, as a browser. */
async function openProxy(appPorts: number[]) {
  const { https } = await startNginx(...appPorts)
  const session = connect(`https://127.0.0.1:${https}`, { rejectUnauthorized: false })
  onTestFinished(() => session.destroy())
  return async (path: string) => {
    const asking = session.request({ ':path': path })
    let [status, text] = [0, '']
    asking.on('response', (answer) => (status = Number(answer[':status'])))
    asking.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    await once(asking, 'end')
    return { path, status, text }
  }
}

async function visitAll(visit: Awaited<ReturnType<typeof openProxy>>, paths: readonly string[]) {
  const answers = []
  for (const path of paths) answers.push(await visit(path))
  return answers
}

async function make(member: Member, name: string) {
  const pageId = idOf(await member.creates('page', { name }))
  const post = await member.creates('post', { pageId, title: name, thumbnail: await pictureFile() })
  return { name, pageId, postId: idOf(post), file: `/uploads/${String(dataOf(post)['Thumbnail'])}` }
}

async function pictureFile(): Promise<File> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' })
}

const formOf = (parts: Record<string, string | number>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, String(value))
  return form
}
const postOf = (parts: Record<string, string | number>) => ({ method: 'POST', body: formOf(parts) })
const patchOf = (parts: Record<string, string | number>) => ({ method: 'PATCH', body: formOf(parts) })
