import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AbortMultipartUploadCommand, GetObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { forgetOldUploads } from '#server/start/backgroundJobs.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { settle, type World } from '../api/support/world.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { openContents } from '../objectStore/contents.ts'
import { startObjectStore, type TestObjectStore } from '../objectStore/server.ts'
import { sender } from './client.ts'

/** Several machines over one object store: what breaks at one goes on at another (docs/decisions/resumable-uploads.md#object-store). */

const MB = 1024 * 1024
const bytes = randomBytes(20 * MB)
const day = 24 * 3_600_000
let objects: TestObjectStore
let database: TestDatabase
let one: TestApp
let other: TestApp
let world: World
let file: ReturnType<typeof sender>

beforeAll(async () => {
  objects = await startObjectStore()
  database = await createTestDatabase()
  const shared = { url: database.url, drop: () => Promise.resolve() }
  const start = () => startApp({ database: shared, env: { ...objects.env, S3_PREFIX: 'ours', UPLOAD_QUOTA_MB: '0' } })
  ;[one, other] = [await start(), await start()]
  world = await settle(one)
  file = sender(world.owner.token!, bytes)
})
afterAll(async () => {
  await one.stop()
  await other.stop()
  await database.drop()
  await objects.stop()
})

const begins = () => file.begins(one.url, world.page.Id)
/** Of uploads that no record has taken: in the store, and on the machines' own disks. */
async function left() {
  const { keys, unfinished } = openContents(objects)
  const onDisk = [one, other].map(({ dataDir }) => readdir(join(dataDir, 'uploads', '.incoming')))
  return [...(await keys('ours/resumable/')), ...(await unfinished('ours/')), ...(await Promise.all(onDisk)).flat()]
}
/** Breaks off once as much has arrived, and says how much is kept of it. */
async function breaksOff(at: TestApp, path: string, from: number, count: number): Promise<number> {
  const hanging = file.hangs(at.url + path, from, count)
  await hanging.sent
  // Asked of the other machine: who holds the line is told to let go.
  const asked = at === one ? other : one
  await expect
    .poll(() => one.query(`select 1 from "resumableUpload" where "LockedBy" is not null`), { interval: 20 })
    .toHaveLength(1)
  const { bytes: kept } = await file.offset(asked.url + path)
  hanging.breaks()
  return kept
}
const posts = (at: TestApp, path: string, token = world.owner.token) =>
  fetch(`${at.url}/post/api`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pageId: world.page.Id, title: 'Tour', file: `upload:${path.split('/').at(-1)}` }),
  })
async function isWhole(url: string, answer: Response) {
  const { data } = (await answer.json()) as { data: { FileURL: string } }
  const served = await fetch(`${url}/uploads/${data.FileURL}`)
  return [answer.status, served.headers.get('content-type'), Buffer.from(await served.arrayBuffer()).equals(bytes)]
}

test('a line that breaks at one machine goes on at the other, and back, and its record is made at either', async () => {
  const path = await begins()
  const first = await breaksOff(one, path, 0, 9 * MB)
  expect(first).toBeGreaterThan(8 * MB)
  const second = await breaksOff(other, path, first, 3 * MB)
  expect(second).toBeGreaterThan(first + 2 * MB)
  expect((await file.sends(one.url + path, first)).status).toBe(409)
  expect((await file.sends(one.url + path, second, 17 * MB)).status).toBe(204)
  expect((await posts(other, path)).status).toBe(400)
  expect((await file.sends(other.url + path, 17 * MB)).status).toBe(204)
  expect(await file.offset(one.url + path)).toEqual({ status: 200, bytes: bytes.length })
  expect(await isWhole(one.url, await posts(one, path))).toEqual([201, 'video/mp4', true])
  expect(await left()).toEqual([])
})

test('what is a day old goes, by whichever machine; what is younger, or of another app, stays', async () => {
  const elsewhere = await startApp({ env: { ...objects.env, S3_PREFIX: 'theirs', UPLOAD_QUOTA_MB: '0' } })
  onTestFinished(() => elsewhere.stop())
  const theirs = await settle(elsewhere)
  const another = sender(theirs.owner.token!, bytes)
  const apart = await another.begins(elsewhere.url, theirs.page.Id)
  await another.sends(elsewhere.url + apart, 0, MB)

  const paths = [await begins(), await begins(), await begins()]
  for (const path of paths) expect((await file.sends(one.url + path, 0, 9 * MB)).status).toBe(204)
  const all = (names: string[]) => Promise.resolve(new Set(names))
  // Also by a machine whose clock is ahead by nearly a day.
  for (const { jobs } of [one, other]) expect(await jobs.uploads.sweepOrphans(all, 3_600_000)).toBe(0)
  await forgetOldUploads(other.jobs)
  expect(await file.offset(one.url + paths[0]!)).toEqual({ status: 200, bytes: 9 * MB })

  await one.query(`update "resumableUpload" set "CreatedAt" = now() - interval '25 hours'`)
  await forgetOldUploads(other.jobs)
  expect(await left()).toEqual([])

  // Those without a row: of a machine that was lost as it began one.
  for (const path of [await begins(), await begins(), await begins()]) await file.sends(one.url + path, 0, 9 * MB)
  await one.query(`delete from "resumableUpload"`)
  expect(await other.jobs.uploads.sweepOrphans(all, -day - 5000)).toBe(3)
  expect(await left()).toEqual([])
  expect(await another.offset(elsewhere.url + apart)).toEqual({ status: 200, bytes: MB })
})

test('all parts of a machine that was lost before the end are put together by the next that is asked', async () => {
  const path = await begins()
  const { client } = openContents(objects)
  const at = { Bucket: 'zay', Key: `ours/resumable/${path.split('/').at(-1)}` }
  const { Metadata } = await client.send(new GetObjectCommand({ ...at, Key: `${at.Key}.info` }))
  const upload = { ...at, UploadId: Metadata!['upload-id']! }
  for (const [n, from, to] of [
    [1, 0, 8 * MB],
    [2, 8 * MB, 16 * MB],
    [3, 16 * MB, 20 * MB],
  ] as const)
    await client.send(new UploadPartCommand({ ...upload, PartNumber: n, Body: bytes.subarray(from, to) }))
  expect(await file.offset(other.url + path)).toEqual({ status: 200, bytes: bytes.length })
  expect(await isWhole(one.url, await posts(one, path))).toEqual([201, 'video/mp4', true])

  // Given up by a rule of the bucket: there is nothing to go on with.
  const removed = await begins()
  const key = `ours/resumable/${removed.split('/').at(-1)}`
  const info = await client.send(new GetObjectCommand({ Bucket: 'zay', Key: `${key}.info` }))
  await client.send(
    new AbortMultipartUploadCommand({ Bucket: 'zay', Key: key, UploadId: info.Metadata!['upload-id']! }),
  )
  for (const { url } of [one, other]) expect((await file.offset(url + removed)).status).toBe(404)
  expect((await posts(one, removed)).status).toBe(400)
  await one.query(`update "resumableUpload" set "CreatedAt" = now() - interval '25 hours'`)
  await forgetOldUploads(one.jobs)
  expect(await left()).toEqual([])
})

test('while the store is silent nothing is lost and nothing is said to be over', async () => {
  const path = await begins()
  expect((await file.sends(one.url + path, 0, 6 * MB)).status).toBe(204)
  await objects.goAway()
  const sentence = 'Pictures and files cannot be stored or shown at the moment. Please try again in a minute.'
  for (const { url } of [one, other]) {
    expect((await file.offset(url + path)).status).toBe(503)
    const { status, text } = await file.sends(url + path, 6 * MB)
    expect([status, text]).toEqual([503, expect.stringContaining(sentence)])
  }
  const refused = await posts(one, path)
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining(sentence)])
  expect(one.log.join('')).toContain('the object store did not do what it was asked')
  await objects.comeBack()
  const { bytes: from } = await file.offset(other.url + path)
  expect(from).toBe(6 * MB)
  expect((await file.sends(other.url + path, from)).status).toBe(204)
  expect(await isWhole(other.url, await posts(other, path))).toEqual([201, 'video/mp4', true])
  expect(await left()).toEqual([])
})
