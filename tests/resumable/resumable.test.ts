import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOldUploads } from '#server/start/backgroundJobs.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, visitor, type Person } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { settle, type World } from '../api/support/world.ts'
import { openContents } from '../objectStore/contents.ts'
import { startObjectStore, type TestObjectStore } from '../objectStore/server.ts'

/** Files that arrive in several requests, by the tus protocol (docs/rules.md#resumable-uploads). */

let objects: TestObjectStore
beforeAll(async () => {
  objects = await startObjectStore()
})
afterAll(() => objects.stop())

const bytes = randomBytes(6 * 1024 * 1024)

describe.each(['the disk', 'an object store'])('on %s', (where) => {
  let app: TestApp
  let world: World
  beforeAll(async () => {
    app = await startApp({ env: { UPLOAD_QUOTA_MB: '100', ...(where === 'the disk' ? {} : objects.env) } })
    world = await settle(app)
  })
  afterAll(() => app.stop())

  const tus = { headers: { 'tus-resumable': '1.0.0' } }
  const encoded = (facts: Record<string, string | number>) =>
    Object.entries(facts)
      .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
      .join(',')
  const beginning = (facts: Record<string, string | number>, length: number | string = bytes.length) => ({
    'tus-resumable': '1.0.0',
    'upload-length': String(length),
    'upload-metadata': encoded({
      resource: 'post',
      part: 'file',
      pageId: world.page.Id,
      filename: 'ခရီး.mp4',
      filetype: 'video/mp4',
      ...facts,
    }),
  })
  const begins = (who: Person, facts: Record<string, string | number> = {}, length?: number | string) =>
    who.asks('POST', '/upload/api', { headers: beginning(facts, length) })
  const sends = (who: Person, address: string, from: number, to = bytes.length) =>
    who.asks('PATCH', address, {
      body: bytes.subarray(from, to) as never,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
    })
  const offsetOf = async (who: Person, address: string) => {
    const answer = await who.asks('HEAD', address, { headers: { 'tus-resumable': '1.0.0' } })
    return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status
  }
  async function began(who = world.owner, pageId = world.page.Id): Promise<string> {
    const answer = await begins(who, { pageId })
    expect([answer.status, answer.text]).toEqual([201, ''])
    return answer.headers.get('location') ?? ''
  }
  const named = (address: string) => `upload:${address.split('/').at(-1)}`
  const posts = (who: Person, address: string, more: Record<string, unknown> = {}, key?: string) =>
    who.creates(
      'post',
      { pageId: world.page.Id, title: 'Tour', file: named(address), ...more },
      key ? { headers: { 'idempotency-key': key } } : {},
    )
  const inFolder = async (name: string) => (await readdir(join(app.dataDir, 'uploads', name)).catch(() => [])).sort()
  /** Whatever is kept of uploads that no record has taken. */
  const waiting = async () => {
    expect(await inFolder('.incoming')).toEqual([])
    if (where === 'the disk') return inFolder('.resumable')
    expect(await inFolder('.resumable')).toEqual([])
    const { keys, unfinished } = openContents(objects)
    return [...(await keys('resumable/')), ...(await unfinished('resumable/'))]
  }
  const stored = async () => {
    const names: string[] = []
    for await (const { name } of app.stores.originals.list()) names.push(name)
    return names
  }
  const volume = async () =>
    Number((await app.query<{ sum: string }>('select coalesce(sum("Bytes"), 0) as sum from "uploadVolume"'))[0]?.sum)
  /** A line that breaks once so many bytes were sent. */
  const breaksOff = (who: Person, address: string, from: number, count: number) =>
    new Promise<void>((resolve) => {
      const sending = request(app.url + address, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${who.token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': String(from),
          'content-type': 'application/offset+octet-stream',
          'content-length': String(bytes.length - from),
        },
      })
      sending.on('error', () => resolve())
      sending.write(bytes.subarray(from, from + count), () => setImmediate(() => sending.destroy()))
    })

  /** Sends a kilobyte of two, and the other when it ends. */
  function sendsSlowly(who: Person, address: string, from: number, beginsWith?: Record<string, string>) {
    const sending = request(app.url + address, {
      method: beginsWith ? 'POST' : 'PATCH',
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': 'application/offset+octet-stream',
        'content-length': '2000',
        ...(beginsWith ?? { 'tus-resumable': '1.0.0', 'upload-offset': String(from) }),
      },
    })
    const begun = new Promise<void>((resolve) => sending.write(bytes.subarray(from, from + 1000), () => resolve()))
    const status = new Promise<number>((resolve, reject) => {
      sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      sending.on('error', reject)
    })
    return {
      begun,
      ends: () => {
        sending.end(bytes.subarray(from + 1000, from + 2000))
        return status
      },
    }
  }

  test('a file in one request is served as it was sent, under its kind, and is used once', async () => {
    const address = await began()
    expect((await sends(world.owner, address, 0)).status).toBe(204)
    const { status, data } = await posts(world.owner, address)
    expect(status).toBe(201)
    expect(data['FileURL']).toMatch(/^[0-9a-f]{32}\.mp4$/)
    expect(data['FileName']).toBe('ခရီး.mp4')
    const answer = await fetch(`${app.url}/uploads/${String(data['FileURL'])}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await waiting()).toEqual([])
    const again = await posts(world.owner, address)
    expect([again.status, again.fields['fields']]).toEqual([
      400,
      { file: 'This upload is over, or was used already. Please choose the file again.' },
    ])
    expect(await offsetOf(world.owner, address)).toBe(404)
  })

  test('a line that breaks twice takes up where it stopped', async () => {
    const address = await began()
    for (const count of [1_000_000, 2_000_000]) {
      const from = await offsetOf(world.owner, address)
      await breaksOff(world.owner, address, from, count)
      await expect.poll(() => offsetOf(world.owner, address)).toBeGreaterThan(from)
    }
    const from = await offsetOf(world.owner, address)
    expect(from).toBeLessThanOrEqual(3_000_000)
    expect((await posts(world.owner, address)).fields['fields']).toEqual({
      file: 'This file has not arrived completely. Please send it again.',
    })
    expect((await sends(world.owner, address, from + 1)).status).toBe(409)
    expect((await sends(world.owner, address, from)).status).toBe(204)
    const { data } = await posts(world.owner, address)
    const answer = await fetch(`${app.url}/uploads/${String(data['FileURL'])}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('who holds a broken line lets go when the next request comes', async () => {
    const address = await began()
    const hanging = request(app.url + address, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${world.owner.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
    })
    hanging.on('error', () => undefined)
    hanging.write(bytes.subarray(0, 500_000))
    await expect
      .poll(async () => (await app.query(`select 1 from "resumableUpload" where "LockedBy" is not null`)).length)
      .toBe(1)
    const from = await offsetOf(world.owner, address)
    expect(from).toBe(500_000)
    expect((await sends(world.owner, address, from)).status).toBe(204)
    hanging.destroy()
    expect((await posts(world.owner, address)).status).toBe(201)
  })

  test('without the right nothing begins, and nobody else goes on, uses or ends it (S12)', async () => {
    const { owner, stranger } = world
    const before = await waiting()
    expect((await begins(visitor(app))).status).toBe(401)
    expect((await begins(stranger)).status).toBe(403)
    expect((await begins(owner, { pageId: 999_999 })).status).toBe(404)
    for (const [name, value] of [
      ['resource', 'nothing'],
      ['resource', 'page'],
      ['part', 'title'],
      ['part', 'thumbnail'],
    ] as const)
      expect([value, (await begins(owner, { [name]: value })).status]).toEqual([value, 400])
    expect((await begins(owner, {}, 524_288_001)).status).toBe(413)
    for (const length of ['0', '-1', 'many'])
      expect([length, (await begins(owner, {}, length)).status]).toEqual([length, 400])
    expect(await waiting()).toEqual(before)

    const address = await began()
    expect((await sends(stranger, address, 0)).status).toBe(404)
    expect((await sends(visitor(app), address, 0)).status).toBe(401)
    expect(await offsetOf(stranger, address)).toBe(404)
    expect((await stranger.asks('DELETE', address, { headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404)
    await sends(owner, address, 0)
    const theirs = await stranger.makes('page', { name: 'Theirs' })
    const used = await stranger.creates('post', { pageId: theirs.Id, title: 'Mine now', file: named(address) })
    expect([used.status, Object.keys(used.fields['fields'] as object)]).toEqual([400, ['file']])
    for (const path of ['/upload/api/../x', '/upload/api/x', `/upload/api/${'0'.repeat(32)}`])
      expect((await sends(owner, path, 0)).status).toBe(404)
    expect((await posts(owner, address)).status).toBe(201)
  })

  test('what is no id of an upload is refused, not saved without the file', async () => {
    const { owner } = world
    const address = await began(owner)
    for (const end of ['?x', '/', '%00', '/../__proto__']) expect((await posts(owner, address + end)).status).toBe(400)
    expect((await posts(owner, address.toUpperCase())).status).toBe(400)
    expect((await owner.asks('DELETE', address, tus)).status).toBe(204)
  })

  test('an address with more in it reaches no other upload: neither its offset, nor its bytes', async () => {
    const { owner, stranger } = world
    const address = await began(owner)
    await sends(owner, address, 0, 1000)
    const own = await began(stranger, (await stranger.makes('page', { name: 'Own' })).Id)
    for (const more of [`?x=${address}`, `?x=/${address.split('/').at(-1)!}`, `#${address}`, '?x=/%zz']) {
      expect(await offsetOf(stranger, own + more)).toBe(0)
      expect((await sends(stranger, `${own}${more}`, 1000, 2000)).status).toBe(409)
    }
    expect(await offsetOf(owner, address)).toBe(1000)
    expect((await stranger.asks('DELETE', `${own}?x=${address}`, tus)).status).toBe(204)
    expect(await offsetOf(owner, address)).toBe(1000)
    expect((await owner.asks('DELETE', address, tus)).status).toBe(204)
  })

  test('an erased account leaves no piece behind, and a piece in flight is not taken, nor one that begins a file (S64)', async () => {
    const leaver = await signIn(app, 'leaver@erased.example')
    const page = await leaver.makes('page', { name: 'Leaving' })
    const before = await waiting()
    const address = await began(leaver, page.Id)
    await sends(leaver, address, 0, 1000)
    const pieces = [
      sendsSlowly(leaver, address, 1000),
      sendsSlowly(leaver, '/upload/api', 0, beginning({ pageId: page.Id })),
    ]
    for (const { begun } of pieces) await begun
    const isHeld = () => app.query(`select 1 from "resumableUpload" where "LockedBy" is not null`)
    await expect.poll(isHeld).toHaveLength(2)
    expect((await leaver.asks('DELETE', '/profile/api')).status).toBe(200)
    await runJobs(app)
    for (const piece of pieces) expect(await piece.ends()).toBe(404)
    await expect.poll(waiting).toEqual(before)
    expect(await app.query(`select 1 from "resumableUpload" where "FileName" = 'ခရီး.mp4'`)).toEqual([])
  })

  test('an answer that is lost is given again, and of two at once one has the file (S62)', async () => {
    const address = await began()
    await sends(world.owner, address, 0)
    const first = await posts(world.owner, address, {}, 'lost')
    const second = await posts(world.owner, address, {}, 'lost')
    expect([second.status, second.data.Id]).toEqual([201, first.data.Id])
    expect((await posts(world.owner, address, { title: 'Other' }, 'lost')).status).toBe(422)

    const other = await began()
    await sends(world.owner, other, 0)
    const before = await stored()
    const both = await Promise.all([posts(world.owner, other), posts(world.owner, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await stored()).toHaveLength(before.length + 1)
  })

  test('a change takes one too; a record that is refused leaves it for the next attempt', async () => {
    const post = await world.owner.makes('post', { pageId: world.page.Id, title: 'Changed' })
    const address = await began()
    await sends(world.owner, address, 0)
    const stale = await world.owner.changes('post', { id: post.Id, version: 1, status: 7, file: named(address) })
    expect(stale.status).toBe(400)
    const { status, data } = await world.owner.changes('post', { id: post.Id, file: named(address) })
    expect([status, data['FileURL']]).toEqual([200, expect.stringMatching(/\.mp4$/)])
    expect(await stored()).toContain(data['FileURL'])
  })

  test('it counts from its beginning; given up or out of time it counts no more, and its bytes go (S35)', async () => {
    const before = await volume()
    const given = await began()
    expect(await volume()).toBe(before + bytes.length)
    await sends(world.owner, given, 0, 1000)
    expect((await world.owner.asks('DELETE', given, { headers: { 'tus-resumable': '1.0.0' } })).status).toBe(204)
    expect(await volume()).toBe(before)
    const late = await began()
    await sends(world.owner, late, 0, 1000)
    await forgetOldUploads(app.jobs)
    expect(await offsetOf(world.owner, late)).toBe(1000)
    await app.query(`update "resumableUpload" set "CreatedAt" = now() - interval '25 hours'`)
    expect(await offsetOf(world.owner, late)).toBe(404)
    await forgetOldUploads(app.jobs)
    expect([await volume(), await waiting()]).toEqual([before, []])
    const [first, second] = [
      await begins(world.owner, {}, 40 * 1024 ** 2),
      await begins(world.owner, {}, 40 * 1024 ** 2),
    ]
    expect([first.status, second.status]).toEqual([201, 429])
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
