import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { nameInForm } from '#resources/pictureWidths.ts'
import { makeBackup } from '#server/backup/backup.ts'
import { checkBackup } from '#server/backup/checkBackup.ts'
import { fileOnDisk } from '#server/backup/onDisk.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { exportAll } from '#server/export/allRecords.ts'
import { sweepUploads } from '#server/start/backgroundJobs.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import type { Item } from '../api/support/client.ts'
import { runJobs } from '../api/support/jobs.ts'
import { settle, type World } from '../api/support/world.ts'
import { startObjectStore, type TestObjectStore } from './server.ts'

/** The app with its uploads in an object store (docs/safety.md#s34). */

let objects: TestObjectStore
let app: TestApp
let world: World
let folder: string
beforeAll(async () => {
  objects = await startObjectStore()
  app = await startApp({ env: { ...objects.env, S3_PREFIX: 'main' } })
  world = await settle(app)
  folder = await mkdtemp(join(tmpdir(), 'zay-object-backup-'))
})
afterAll(async () => {
  await app.stop()
  await objects.stop()
  await rm(folder, { recursive: true })
})

const picture = async (width = 500) => {
  const bytes = await sharp({ create: { width, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
const video = randomBytes(3 * 1024 * 1024)
const posts = (fields: Record<string, unknown>) =>
  world.owner.creates('post', { pageId: world.page.Id, title: 'Tea', ...fields })
const get = (name: unknown, init: RequestInit = {}, one = app) =>
  fetch(`${one.url}/uploads/${String(name)}`, { redirect: 'manual', ...init })
async function stored(one = app, kind: 'originals' | 'widths' = 'originals'): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of one.stores[kind].list()) names.push(name)
  return names.sort()
}
const onOurDisk = async () =>
  (await readdir(join(app.dataDir, 'uploads'), { recursive: true })).filter((name) => name !== '.incoming')

test('a picture and a large file are stored there, served alike, and leave nothing on our disk (S12, S32)', async () => {
  const { data, status } = await posts({ thumbnail: await picture(), file: new File([video], 'tour.mp4') })
  expect(status).toBe(201)
  expect(await stored()).toEqual([data['Thumbnail'], data['FileURL']].sort())
  expect(await onOurDisk()).toEqual([])

  const shown = await get(data['Thumbnail'])
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(500)
  const again = await get(data['Thumbnail'], { headers: { 'if-none-match': shown.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])

  const whole = await get(data['FileURL'])
  expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${String(data['FileURL'])}"`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true)
  const head = await get(data['FileURL'], { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(video.length)])
  for (const [range, start, end] of [
    ['bytes=2000000-2000099', 2_000_000, 2_000_099],
    ['bytes=1000-', 1000, video.length - 1],
    ['bytes=-10', video.length - 10, video.length - 1],
  ] as const) {
    const part = await get(data['FileURL'], { headers: { range } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${video.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(start, end + 1))).toBe(true)
  }
  const outside = await get(data['FileURL'], { headers: { range: `bytes=${video.length}-` } })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${video.length}`])
  for (const none of [`${'0'.repeat(32)}.webp`, 'main/originals/x', '..%2fwidths%2fx', '.incoming'])
    expect([none, (await get(none)).status]).toEqual([none, 404])
})

test('smaller widths are made once and kept there, also when they are first asked for; removed with their picture', async () => {
  const { data } = await posts({ thumbnail: await picture(900) })
  const name = String(data['Thumbnail'])
  const widths = [100, 200, 400, 800] as const
  const own = async () => (await stored(app, 'widths')).filter((one) => one.startsWith(name.slice(0, 32)))
  expect(await own()).toEqual(widths.map((width) => nameInForm(name, width)).sort())
  for (const width of widths) await app.stores.widths.remove(nameInForm(name, width))
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(nameInForm(name, 200))))
  for (const answer of answers)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(200)
  expect(await own()).toEqual([nameInForm(name, 200)])
  await world.owner.deletes('post', data.Id)
  await runJobs(app)
  expect([(await get(name)).status, (await get(nameInForm(name, 200))).status]).toEqual([404, 404])
  expect(await own()).toEqual([])
  expect(await stored()).not.toContain(name)
})

test('where the store is gone, records are read on, an upload is refused with a sentence, and nothing is torn (S35)', async () => {
  const before = [await stored(), await app.query('select count(*)::int from "post"')]
  await objects.goAway()
  const refused = await posts({ title: 'Refused', thumbnail: await picture() })
  expect([refused.status, refused.fields['message']]).toEqual([
    503,
    'Pictures and files cannot be stored or shown at the moment. Please try again in a minute.',
  ])
  expect((await get((before[0] as string[])[0])).status).toBe(503)
  expect((await world.owner.gets(`/post/api/byPageId/${world.page.Id}`)).status).toBe(200)
  expect((await posts({ title: 'Without a picture' })).status).toBe(201)
  expect(app.log.join('')).toContain('the object store did not do what it was asked')
  expect(await onOurDisk()).toEqual([])
  await objects.comeBack()
  expect([await stored(), await app.query(`select count(*)::int - 1 as count from "post"`)]).toEqual(before)
  expect((await posts({ thumbnail: await picture() })).status).toBe(201)
})

test('the sweep removes what no record names, and only that, once it is old (S35)', async () => {
  const orphan = `${'e'.repeat(32)}.txt`
  await app.stores.originals.put(orphan, Buffer.from('left'))
  await app.stores.widths.put(`${'e'.repeat(32)}-100.webp`, Buffer.from('left'))
  await sweepUploads(app.jobs)
  expect(await stored()).toContain(orphan)
  const named = (await stored()).filter((name) => name !== orphan)
  // A day later: what was written today is old.
  expect(
    await app.jobs.uploads.sweepOrphans(async (names) => new Set(names.filter((one) => named.includes(one))), -5000),
  ).toBe(2)
  expect(await stored()).toEqual(named)
})

test('exports, backups and restores have what is there, from the store and into it (S65)', async () => {
  const one: Item = (await posts({ thumbnail: await picture(), file: new File([video], 'tour.mp4') })).data
  const own = await fetch(`${app.url}/profile/api/export`, {
    headers: { authorization: `Bearer ${world.owner.token}` },
  })
  const zip = unzipSync(new Uint8Array(await own.arrayBuffer()))
  expect(Buffer.from(zip[`files/${String(one['FileURL'])}`]!).equals(video)).toBe(true)

  const from = { url: app.databaseUrl, uploads: app.jobs.uploads }
  const exported = join(folder, 'export')
  const { files, missing } = await exportAll(exported, from)
  expect([(await readdir(join(exported, 'uploads'))).sort(), missing]).toEqual([await stored(), []])
  const file = fileOnDisk(join(folder, 'whole.tar'))
  expect(await makeBackup(file, { ...from, secretPrint: null })).toMatchObject({ files, missing: [] })

  const other = await startApp({ env: { ...objects.env, S3_PREFIX: 'restored' } })
  onTestFinished(() => other.stop())
  const manifest = await checkBackup(file)
  const into = { url: other.databaseUrl, dataDir: other.dataDir, originals: other.stores.originals }
  expect(await restoreBackup(file, manifest, into)).toBe(files)
  expect(await stored(other)).toEqual(await stored())
  const back = await get(one['FileURL'], {}, other)
  expect(Buffer.from(await back.arrayBuffer()).equals(video)).toBe(true)

  // The bucket has outlived its database: what is there stays as it is, what is missing comes, newer files do not matter.
  const { originals } = other.stores
  await originals.remove(String(one['FileURL']))
  await originals.put(`${'0'.repeat(32)}.webp`, Buffer.from('later'))
  const written = async () => {
    const times = new Map<string, number>()
    for await (const { name, writtenAt } of originals.list()) times.set(name, writtenAt)
    return times
  }
  const before = await written()
  const third = await startApp({ env: { ...objects.env, S3_PREFIX: 'restored' } })
  onTestFinished(() => third.stop())
  expect(await restoreBackup(file, manifest, { url: third.databaseUrl, dataDir: third.dataDir, originals })).toBe(files)
  const after = await written()
  expect(after.delete(String(one['FileURL']))).toBe(true)
  expect(after).toEqual(before)
})

test('with signed addresses a browser gets the file from the store, with the type and name we say', async () => {
  const signed = await startApp({ env: { ...objects.env, S3_PREFIX: 'main', S3_SERVE: 'signed' } })
  onTestFinished(() => signed.stop())
  const { data } = await posts({ thumbnail: await picture(), file: new File([video], 'tour.mp4') })
  for (const [name, type, disposition] of [
    [data['Thumbnail'], 'image/webp', 'inline'],
    [data['FileURL'], 'video/mp4', `attachment; filename="${String(data['FileURL'])}"`],
  ]) {
    const sent = await get(name, {}, signed)
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'public, max-age=1800'])
    const address = sent.headers.get('location') ?? ''
    expect(address).toMatch(new RegExp(`^${objects.url}/zay/main/originals/${String(name)}\\?.*X-Amz-Signature=`))
    const answer = await fetch(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await fetch(address.replace(/Signature=./, 'Signature=x'))).status).toBe(403)
  }
  expect((await get(`${'0'.repeat(32)}.webp`, {}, signed)).status).toBe(404)
  expect((await get(data['FileURL'], { method: 'HEAD' }, signed)).headers.get('content-length')).toBe(
    String(video.length),
  )
  const policy = (await fetch(`${signed.url}/page/api/${world.page.Id}`)).headers.get('content-security-policy') ?? ''
  for (const source of ['img-src', 'connect-src'])
    expect(policy.split(';').find((one) => one.trim().startsWith(source))).toContain(objects.url)
})
