import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepOlderBuilds } from '../../build/olderBuilds.mjs'
import type { Renderer } from '#server/render/renderer.ts'
import { shareBuild } from '#server/uploads/sharedBuilds.ts'
import type { Storage } from '#server/uploads/storage.ts'
import { startApp, type TestApp } from '#tests/api/support/app.ts'
import { startObjectStore, type TestObjectStore } from './server.ts'

/** What HTML of any build names is served, whichever build is asked (docs/decisions/builds.md). */

const hash = (n: number) => `screen-${String(n).padStart(8, '0')}.js`
const dayMs = 24 * 3_600_000

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zay-builds-'))
})
afterAll(() => rm(home, { recursive: true }))

/** A folder as a build leaves it, with one hashed file, and one of a fixed name that differs. */
async function build(n: number): Promise<string> {
  const folder = join(await mkdtemp(join(home, 'build-')), 'dist')
  for (const part of ['client', 'render', 'server']) {
    await mkdir(join(folder, part, 'assets'), { recursive: true })
    await writeFile(join(folder, part, 'assets', hash(n)), `${part} ${n}`)
  }
  await writeFile(join(folder, 'client', 'index.html'), `build ${n}`)
  return folder
}
const has = (folder: string, n: number, part = 'server') =>
  readFile(join(folder, part, 'assets', hash(n)), 'utf8').then(
    (text) => text === `${part} ${n}`,
    () => false,
  )
const which = async (folder: string, last: number) => {
  const found: number[] = []
  for (let n = 0; n <= last; n++) if (await has(folder, n)) found.push(n)
  return found
}

test('a folder keeps the hashed code of the last three builds, and of a week, and nothing else', async () => {
  let before = await build(0)
  const at = [0, 1, 2, 3, 4, 30].map((day) => day * dayMs)
  const kept: number[][] = []
  for (const [n, now] of at.entries()) {
    const next = await build(n + 1)
    keepOlderBuilds(next, before, now)
    before = next
    kept.push(await which(next, n + 1))
  }
  expect(kept).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
    [4, 5, 6],
  ])
  expect(await Promise.all(['render', 'client'].map((part) => has(before, 4, part)))).toEqual([true, false])
  expect(await readFile(join(before, 'client', 'index.html'), 'utf8')).toBe('build 6')
})

const rendererOf = (assets: string): Renderer => ({
  template: async () => '',
  entry: () => Promise.reject(new Error('No screen is asked for')),
  manifest: undefined,
  assets,
})

test('a build beside a running server: it goes on serving what its documents name, and what those of the new one do', async () => {
  const running = await build(1)
  const app = await startApp({ renderer: rendererOf(join(running, 'client')), env: { KEPT_ANSWERS_MB: '0' } })
  try {
    await shareBuild(app.stores.builds, join(running, 'client'))
    const next = await build(2)
    keepOlderBuilds(next, running)
    await rm(running, { recursive: true })
    await rename(next, running)
    for (const n of [1, 2]) {
      const answer = await fetch(`${app.url}/assets/${hash(n)}`)
      expect([answer.status, await answer.text()]).toEqual([200, `client ${n}`])
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  } finally {
    await app.stop()
  }
})

test('a compressed file goes to who reads it alone, and caches are told', async () => {
  const client = join(await build(1), 'client')
  await writeFile(join(client, 'assets', `${hash(1)}.br`), 'client 1 in Brotli')
  const app = await startApp({ renderer: rendererOf(client), env: { KEPT_ANSWERS_MB: '0' } })
  try {
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['identity', null],
    ] as const) {
      const { headers } = await fetch(`${app.url}/assets/${hash(1)}`, {
        method: 'HEAD',
        headers: { 'accept-encoding': accepted },
      })
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
        encoding,
        expect.stringMatching(/accept-encoding/i),
      ])
    }
  } finally {
    await app.stop()
  }
})

test('two machines with different builds over one store serve the files of both', async () => {
  const objects: TestObjectStore = await startObjectStore()
  const apps: TestApp[] = []
  try {
    const folders = [await build(1), await build(2)]
    for (const folder of folders) {
      const client = join(folder, 'client')
      apps.push(await startApp({ renderer: rendererOf(client), env: { ...objects.env, KEPT_ANSWERS_MB: '0' } }))
      await shareBuild(apps.at(-1)!.stores.builds, client)
    }
    for (const { url } of apps)
      for (const n of [1, 2]) {
        const answer = await fetch(`${url}/assets/${hash(n)}`)
        expect([answer.status, await answer.text()]).toEqual([200, `client ${n}`])
        expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
        expect(answer.headers.get('cache-control')).toContain('immutable')
      }
    for (const name of [hash(3), 'x.js', '..%2Findex.html', '%2e%2e%2fclient%2findex.html'])
      expect((await fetch(`${apps[0]!.url}/assets/${name}`)).status).toBe(404)
  } finally {
    for (const app of apps) await app.stop()
    await objects.stop()
  }
})

test('a store keeps the files of the last three builds, of a week, and those that another machine is storing', async () => {
  const files = new Map<string, { content: Buffer; writtenAt: number }>()
  let now = 0
  const storage = {
    put: async (name: string, content: Buffer) => void files.set(name, { content, writtenAt: now }),
    remove: async (name: string) => void files.delete(name),
    async read(name: string) {
      const file = files.get(name)
      async function* bytes() {
        yield file!.content
      }
      return file ? { stream: async () => bytes(), close: async () => undefined } : null
    },
    async *list() {
      for (const [name, { writtenAt }] of files) yield { name, writtenAt }
    },
  } as unknown as Storage
  const clients: string[] = []
  for (let n = 0; n <= 5; n++) clients.push(join(await build(n), 'client'))
  const share = (n: number, day: number) => shareBuild(storage, clients[n]!, (now = day * dayMs))
  const there = () => [0, 1, 2, 3, 4, 5].filter((n) => files.has(hash(n)))

  for (const [n, day] of [0, 1, 2, 3].entries()) await share(n, day)
  expect(there()).toEqual([0, 1, 2, 3])
  // The second machine has the oldest build, and says so every day.
  for (let day = 4; day <= 40; day++) await share(0, day)
  expect(there()).toEqual([0, 2, 3])
  await share(4, 41)
  await share(5, 42)
  expect(there()).toEqual([0, 4, 5])
  await share(5, 60)
  expect(there()).toEqual([0, 4, 5])
})
