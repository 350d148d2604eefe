import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, utimes } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkBackup } from '#server/backup/checkBackup.ts'
import { openBackupFile } from '#server/backup/openPlace.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { backUpWhenDue } from '#server/backup/schedule.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { everythingStored } from '../api/support/stored.ts'
import { settle } from '../api/support/world.ts'
import { openContents } from '../objectStore/contents.ts'
import { startObjectStore, type TestObjectStore } from '../objectStore/server.ts'

/** Backups in an object store, while uploads are on the disk (docs/operations.md#backup). */

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const MB = 1024 * 1024
let objects: TestObjectStore
let app: TestApp
let access: Pick<Config, 'dataDir' | 'storeAccess'>
let tempFolder: string
let contents: ReturnType<typeof openContents>
let lines: string[]

const env = () => {
  const { S3_BUCKET: _uploads, ...reached } = objects.env
  return { DEMO: '1', BACKUP_EVERY: '6h', BACKUP_KEEP: '2', BACKUP_FOLDER: 's3://backups/daily', ...reached }
}
const inBucket = (prefix: string) => contents.keys(prefix, 'backups')
/** Of uploads to the bucket that have not ended. */
const unfinished = () => readdir(join(objects.folder, 'backups', '._S3rver_uploads')).catch(() => [])

beforeAll(async () => {
  objects = await startObjectStore()
  contents = openContents(objects)
  app = await startApp()
  const { owner, page } = await settle(app)
  await owner.makes('post', { pageId: page.Id, title: 'လက်ဖက်ရည်', thumbnail: dot })
  access = { dataDir: app.dataDir, storeAccess: readConfig(env(), { cwd: tmpdir() }).storeAccess }
  tempFolder = join(app.dataDir, 'uploads', '.incoming')
})
afterAll(async () => {
  await app.stop()
  await objects.stop()
})
beforeEach(() => (lines = []))

const deps = () => {
  const config = readConfig(env(), { cwd: tmpdir() })
  return {
    ...app.jobs,
    config: { ...config, dataDir: app.dataDir, diskReserveBytes: 0 },
    regular: config.regularBackups!,
    findUrl: () => Promise.resolve(app.databaseUrl),
    log: {
      info: (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`),
      error: (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`),
    },
  }
}
const isDueAgain = () =>
  app.query(`update "job" set "RunAt" = now() - interval '1 minute' where "Kind" = 'daily:backup'`)

test('regular ones are made once, the newest stay, and a restore has all rows and files of one', async () => {
  const rowsBefore = await everythingStored(app)
  const turns = await Promise.all(Array.from({ length: 4 }, () => backUpWhenDue(deps())))
  expect(turns.filter(Boolean)).toHaveLength(1)
  const [first] = await inBucket('daily/')
  expect(first).toMatch(/^daily\/zay-.*\.tar$/)
  expect(lines).toEqual([expect.stringMatching(/^a backup was made .*"files":1,"bytes":\d{5,}/)])
  for (const Key of ['daily/mine.tar', 'zay-2026-01-01T000000.000Z.tar', 'daily/deeper/zay-2026-01-01T000000.000Z.tar'])
    await contents.client.send(new PutObjectCommand({ Bucket: 'backups', Key, Body: 'not ours' }))
  for (let n = 0; n < 2; n++) {
    await isDueAgain()
    expect(await backUpWhenDue(deps())).toBe(true)
  }
  const kept = (await inBucket('')).filter((key) => !key.includes('2026-01-01'))
  expect(kept).toEqual(['daily/mine.tar', expect.stringMatching(/^daily\/zay-/), expect.stringMatching(/^daily\/zay-/)])
  expect(kept).not.toContain(first)
  expect(await inBucket('')).toHaveLength(5)
  expect(await unfinished()).toEqual([])
  expect(await readdir(tempFolder)).toEqual([])

  const file = await openBackupFile(`s3://backups/${kept.at(-1)}`, access)
  const target = await startApp()
  onTestFinished(() => target.stop())
  const into = { url: target.databaseUrl, dataDir: target.dataDir, originals: target.stores.originals }
  expect(await restoreBackup(file, await checkBackup(file), into)).toBe(1)
  const without = ({ change: _change, job: _job, ...rows }: Record<string, string>) => rows
  expect(without(await everythingStored(target))).toEqual(without(rowsBefore))
  await expect(restoreBackup(file, await checkBackup(file), into)).rejects.toThrow('The database is not empty')
})

test('what a killed machine has left is given up after two days, and not while another one may be writing it', async () => {
  const Key = 'daily/zay-2026-02-02T000000.000Z.tar'
  for (const key of [Key, 'daily/another-program.tar'])
    await contents.client.send(new CreateMultipartUploadCommand({ Bucket: 'backups', Key: key }))
  await isDueAgain()
  await backUpWhenDue(deps())
  expect(await unfinished()).toHaveLength(2)
  const old = new Date(Date.now() - 3 * 86_400_000)
  for (const id of await unfinished())
    await utimes(join(objects.folder, 'backups', '._S3rver_uploads', id, 'key'), old, old)
  await isDueAgain()
  await backUpWhenDue(deps())
  expect(await unfinished()).toHaveLength(1)
})

test('a large one goes in parts, is read on where the line broke, and is not there at all where its writing ends early', async () => {
  const bytes = randomBytes(70 * MB)
  const file = await openBackupFile('s3://backups/large.tar', access)
  await file.requireNew()
  const pieces = function* (until: number) {
    for (let at = 0; at < until; at += MB) yield bytes.subarray(at, at + MB)
    if (until < bytes.length) throw new Error('the database is gone')
  }
  await expect(file.write(Readable.from(pieces(66 * MB), { objectMode: false }))).rejects.toThrow(
    'the database is gone',
  )
  expect(await inBucket('large')).toEqual([])
  const left = await unfinished()
  expect(await file.write(Readable.from(pieces(bytes.length), { objectMode: false }))).toBe(bytes.length)
  expect(await unfinished()).toEqual(left)
  expect(await readdir(tempFolder)).toEqual([])
  await expect(file.requireNew()).rejects.toThrow('is there already')

  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of await file.open()) {
    hash.update(chunk as Buffer)
    if (read < 30 * MB && read + (chunk as Buffer).length >= 30 * MB) {
      await objects.goAway()
      await objects.comeBack()
    }
    read += (chunk as Buffer).length
  }
  expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test('what cannot be is said in a sentence', async () => {
  const opened = async (address: string, other = access) => (await openBackupFile(address, other)).open()
  await expect(opened('s3://backups/none.tar')).rejects.toThrow('There is no s3://backups/none.tar.')
  for (const folder of ['s3://backups/daily', 's3://backups/daily/'])
    await expect(opened(folder)).rejects.toThrow(/is no backup.*such as:\ns3:\/\/backups\/daily\/zay-/s)
  const missing = await openBackupFile('s3://nowhere/zay.tar', access)
  await expect(missing.write(Readable.from(['x']))).rejects.toThrow('has no bucket nowhere')
  await expect((await openBackupFile('s3://backups/', access)).requireNew()).rejects.toThrow('Please say a name too')
  const tooLong = await openBackupFile(`s3://backups/${'x'.repeat(1025)}`, access)
  await expect(tooLong.write(Readable.from(['x']))).rejects.toThrow(
    'The object store refuses that (400 KeyTooLongError',
  )
  const wrong = { ...access, storeAccess: { ...access.storeAccess, keys: { id: 'wrong', secret: 'wrong' } } }
  await expect(opened('s3://backups/none.tar', wrong)).rejects.toThrow('does not let us use the bucket backups')
  const silent = { ...access, storeAccess: { ...access.storeAccess, endpoint: 'http://127.0.0.1:9' } }
  await expect(opened('s3://backups/none.tar', silent)).rejects.toThrow('The object store does not answer')

  // What is refused is not asked for again.
  let parts = 0
  const full = createServer((request, response) => {
    request.resume()
    if (request.method === 'POST')
      return void response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>')
    if (request.method === 'PUT') parts++
    return void response.writeHead(request.method === 'PUT' ? 403 : 204).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void full.close())
  await once(full, 'listening')
  const endpoint = `http://127.0.0.1:${(full.address() as AddressInfo).port}`
  const refusing = { ...access, storeAccess: { ...access.storeAccess, endpoint } }
  const unwelcome = await openBackupFile('s3://backups/zay.tar', refusing)
  await expect(unwelcome.write(Readable.from([Buffer.from('x')], { objectMode: false }))).rejects.toThrow(
    'does not let us use the bucket backups',
  )
  expect(parts).toBe(1)

  const refuse = (more: Record<string, string>) => () => readConfig({ ...env(), ...more }, { cwd: tmpdir() })
  expect(refuse({ BACKUP_FOLDER: 's3://Backups' })).toThrow('BACKUP_FOLDER must be a path, or s3://')
  expect(refuse({ BACKUP_FOLDER: '/backups' })).toThrow('S3_ENDPOINT does nothing without S3_BUCKET')
  expect(refuse({ S3_PREFIX: 'zay' })).toThrow('S3_PREFIX does nothing without S3_BUCKET')
})
