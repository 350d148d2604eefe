import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, type Answer, type Person } from '../api/support/client.ts'

/** What a person may send in a day, and the reserve of the disk (docs/rules.md#upload-quota). */

const MB = 1024 * 1024
const quotaMB = 4

let usual: TestApp
let app: TestApp
let owner: Person
let pageId: number
let people = 0

beforeAll(async () => {
  usual = await startApp({ env: { UPLOAD_QUOTA_MB: String(quotaMB) } })
})
afterAll(() => usual.stop())

/** Each test has a person of its own. */
async function begin(on = usual) {
  app = on
  owner = await signIn(app, `owner${++people}@demo.example`)
  pageId = (await owner.makes('page', { name: 'Files' })).Id
  earlierFiles = new Set(await allFiles())
}

const file = (bytes: number) => new File([Buffer.alloc(bytes, 'x')], 'x.txt', { type: 'text/plain' })
const post = (bytes: number, fields = {}, headers = {}): Promise<Answer> =>
  owner.creates('post', { pageId, title: 'x', ...fields, file: file(bytes) }, { headers })

let earlierFiles = new Set<string>()
const allFiles = () => readdir(join(app.dataDir, 'uploads'))
const storedFiles = async () => (await allFiles()).filter((name) => !earlierFiles.has(name))
const temporaryFiles = () => readdir(join(app.dataDir, 'uploads', '.incoming'))
const countedBytes = async () =>
  Number(
    (
      await app.query<{ sum: string }>(
        'select coalesce(sum("Bytes"), 0) as sum from "uploadVolume" where "ProfileId" = $1',
        [owner.id],
      )
    )[0]!.sum,
  )

function expectOverQuota(answer: Answer): void {
  expect(answer.status).toBe(429)
  expect(answer.fields).toEqual({
    status: 'error',
    message: refusal.uploadQuota({ megabytes: quotaMB }).in(usualWriting.en),
  })
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(22 * 3600)
  expect(wait).toBeLessThanOrEqual(24 * 3600)
}

test('a person sends so many bytes a day; others, and texts, are not affected; a day later there is room again', async () => {
  await begin()
  expect((await post(1.5 * MB)).status).toBe(201)
  expect((await post(1.5 * MB)).status).toBe(201)
  const before = [await storedFiles(), await countedBytes()]
  expectOverQuota(await post(1.5 * MB))
  expect([await storedFiles(), await countedBytes()]).toEqual(before)
  expect(await temporaryFiles()).toEqual([])
  expect((await owner.creates('post', { pageId, title: 'no file' })).status).toBe(201)
  const other = await signIn(app, 'other@demo.example')
  const { Id } = await other.makes('page', { name: 'Theirs' })
  expect((await other.creates('post', { pageId: Id, title: 'x', file: file(1.5 * MB) })).status).toBe(201)
  await app.query(`update "uploadVolume" set "Hour" = "Hour" - interval '24 hours'`)
  expect((await post(1.5 * MB)).status).toBe(201)
})

test('small files count too', async () => {
  await begin()
  await app.query(`insert into "uploadVolume" values ($1, date_trunc('hour', now(), 'UTC'), $2)`, [
    owner.id,
    quotaMB * MB - 100_000,
  ])
  expect((await post(90_000)).status).toBe(201)
  expectOverQuota(await post(90_000))
})

test('what fails or is repeated gives back what it took', async () => {
  await begin()
  for (let n = 0; n < 3; n++) expect((await post(3 * MB, { title: '' })).status).toBe(400)
  expect(await countedBytes()).toBe(0)
  for (let n = 0; n < 4; n++) expect((await post(1.5 * MB, {}, { 'idempotency-key': 'same' })).status).toBe(201)
  expect(await countedBytes()).toBe(1.5 * MB)
  expect((await storedFiles()).length).toBe(1)
})

test('uploads at the same time count together', async () => {
  await begin()
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(1.5 * MB)))
  const stored = answers.filter(({ status }) => status === 201).length
  expect(answers.filter(({ status }) => status === 429).length).toBe(5 - stored)
  // Two would fit. One that was refused half way has taken its share until it gave it back.
  expect(stored).toBeLessThanOrEqual(2)
  expect(await countedBytes()).toBe(stored * 1.5 * MB)
  expect((await storedFiles()).length).toBe(stored)
  expect(await temporaryFiles()).toEqual([])
})

/** A multipart body whose file is announced, or not, and sent as far as the answer allows. */
function send(headers: Record<string, string | number>, fileBytes: number): Promise<number> {
  const head = [
    ...['pageId', 'title'].map((name) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${pageId}\r\n`),
    '--b\r\ncontent-disposition: form-data; name="file"; filename="x.txt"\r\ncontent-type: text/plain\r\n\r\n',
  ].join('')
  return new Promise((resolve, reject) => {
    const sending = request(
      `${app.url}/post/api`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...headers,
        },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
        sending.destroy()
      },
    )
    sending.once('error', reject)
    sending.write(head)
    if (fileBytes > 0) sending.end(Buffer.concat([Buffer.alloc(fileBytes), Buffer.from('\r\n--b--\r\n')]))
  })
}

test('a length that is announced is refused before the file comes, one that is not while it comes', async () => {
  await begin()
  expect(await send({ 'content-length': 8 * MB }, 0)).toBe(429)
  expect(await send({ 'transfer-encoding': 'chunked' }, 5 * MB)).toBe(429)
  await expect.poll(temporaryFiles).toEqual([])
  await expect.poll(countedBytes).toBe(0)
  expect(await storedFiles()).toEqual([])
})

test('S35 a reserve of the disk is left: 507 before anything is written, and texts are stored', async () => {
  const full = await startApp({ env: { DISK_RESERVE_MB: '999999999' } })
  onTestFinished(() => full.stop())
  await begin(full)
  expect(await send({ 'content-length': 8 * MB }, 0)).toBe(507)
  const answer = await post(2 * MB)
  expect([answer.status, answer.fields]).toEqual([
    507,
    { status: 'error', message: refusal.storageFull.in(usualWriting.en) },
  ])
  expect((await post(1000)).status).toBe(507)
  expect([await storedFiles(), await temporaryFiles(), await countedBytes()]).toEqual([[], [], 0])
  expect((await owner.creates('post', { pageId, title: 'no file' })).status).toBe(201)
})
