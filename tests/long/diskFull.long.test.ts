import { chmod, readdir, statfs } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask, asMember, idOf, signUp, type Member, type Told } from './support/client.ts'
import { makeDataDir, startServer } from './support/server.ts'
import { fill, mountSmallDisk } from './support/smallDisk.ts'

/** A disk that is full, of uploads and of the database (docs/safety.md#s35). */

const MB = 1024 * 1024

/** A small disk at this path, for the time of the test. */
async function mountForTest(path: string, megabytes: number): Promise<void> {
  onTestFinished(await mountSmallDisk(path, megabytes))
}

const file = (bytes: number) =>
  new File([new Uint8Array(randomBytes(bytes))], 'x.bin', { type: 'application/octet-stream' })

function expectRefused(told: Told) {
  expect([503, 507], JSON.stringify(told.body)).toContain(told.status)
  expect(told.headers.get('content-type')).toMatch(/^application\/json/)
  expect(told.body).toMatchObject({ status: 'error', message: expect.any(String) as string })
}

/** Every record's file is there and whole enough to be served, and every file is one of a record. */
async function expectFilesMatch(member: Member, dataDir: string) {
  const { body } = await member.asks('/post/api')
  const named = (body as unknown as Record<string, unknown>[]).flatMap(({ FileURL }) =>
    FileURL ? [String(FileURL)] : [],
  )
  const present = (await readdir(join(dataDir, 'uploads'))).filter((name) => name.endsWith('.bin'))
  expect(present.toSorted()).toEqual(named.toSorted())
  expect(await readdir(join(dataDir, 'uploads', '.incoming'))).toEqual([])
}

test('S35 a full disk of uploads: 507, no row without its file or file without its row, and no restart', async () => {
  const dataDir = await makeDataDir()
  await mountForTest(join(dataDir, 'uploads'), 40)
  const server = await startServer({ dataDir, env: { DISK_RESERVE_MB: '0' } })
  const member = asMember(() => server.url, (await signUp(server.url, 'owner@demo.example')).token)
  const pageId = idOf(await member.creates('page', { name: 'Full' }))
  const post = (megabytes: number) => member.creates('post', { pageId, title: 'x', file: file(megabytes * MB) })
  expect((await post(5)).status).toBe(201)
  // More at once than fits, so that it runs out while they are written.
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(7)))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.length).toBeGreaterThan(2)
  for (const told of refused) expectRefused(told)
  await expectFilesMatch(member, dataDir)
  const free = await fill(join(dataDir, 'uploads'), 0)
  expectRefused(await post(1))
  expect((await member.creates('post', { pageId, title: 'text' })).status).toBe(201)
  await free()
  expect((await post(1)).status).toBe(201)
  await expectFilesMatch(member, dataDir)
})

test('S35 the usual reserve of the disk is left: 507 while a file comes, and the rest is free', async () => {
  const dataDir = await makeDataDir()
  await mountForTest(join(dataDir, 'uploads'), 100)
  const server = await startServer({ dataDir })
  const member = asMember(() => server.url, (await signUp(server.url, 'owner@demo.example')).token)
  const pageId = idOf(await member.creates('page', { name: 'Reserve' }))
  const statuses = []
  for (let n = 0; n < 12; n++) {
    const told = await member.creates('post', { pageId, title: 'x', file: file(12 * MB) })
    statuses.push(told.status)
  }
  expect(new Set(statuses)).toEqual(new Set([201, 507]))
  const { bavail, bsize } = await statfs(join(dataDir, 'uploads'))
  expect(bavail * bsize).toBeGreaterThanOrEqual(5 * MB)
  await expectFilesMatch(member, dataDir)
})

test('S35 a full disk of the database: 503 or 507, nothing half stored, and all goes on once there is room', async () => {
  const dataDir = await makeDataDir()
  const database = join(dataDir, 'db')
  await mountForTest(dataDir, 400)
  await chmod(dataDir, 0o755)
  const server = await startServer({ dataDir, env: { DISK_RESERVE_MB: '0' } })
  const member = asMember(() => server.url, (await signUp(server.url, 'owner@demo.example')).token)
  const pageId = idOf(await member.creates('page', { name: 'Full' }))
  const free = await fill(dataDir, 2 * MB)
  const attempts: { key: string; told: Told }[] = []
  let refused = 0
  // Long texts, until the database has no room for them, and then some.
  for (let round = 0; round < 400 && refused < 20; round++) {
    const key = `key-${round}`
    const told = await member.creates(
      'post',
      {
        pageId,
        title: key,
        description: randomBytes(8000).toString('hex').replaceAll(/.{8}/g, '$& '),
        ...(round % 3 === 0 && { file: file(20_000) }),
      },
      key,
    )
    attempts.push({ key, told })
    if (told.status !== 201) {
      expectRefused(told)
      refused++
    }
  }
  expect(refused).toBe(20)
  expect((await ask(`${server.url}/healthz`)).status).toBe(200)
  await free()
  await expect.poll(async () => (await ask(`${server.url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
  // What was acknowledged is there.
  for (const { told } of attempts) {
    if (told.status === 201) expect((await member.asks(`/post/api/${idOf(told)}`)).status).toBe(200)
  }
  expect((await member.creates('post', { pageId, title: 'after', file: file(20_000) })).status).toBe(201)
  const { body } = await member.asks('/post/api')
  const titles = (body as unknown as Record<string, unknown>[]).map(({ Title }) => String(Title))
  expect(titles.length).toBe(new Set(titles).size)
  for (const { key, told } of attempts) if (told.status === 201) expect(titles).toContain(key)
  await expectFilesMatch(member, dataDir)
  expect(await readdir(database)).toContain('PG_VERSION')
})
