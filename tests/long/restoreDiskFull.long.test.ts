import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCommand } from '../backup/command.ts'
import { ask, idOf, signUp } from './support/client.ts'
import { makeDataDir, startServer } from './support/server.ts'
import { mountSmallDisk, resizeSmallDisk } from './support/smallDisk.ts'

/** A restore onto a disk that is too small (docs/operations.md#restore, docs/safety.md#s65). */

const MB = 1024 * 1024
const files = 40

const uploadsOf = async (dataDir: string) =>
  (await readdir(join(dataDir, 'uploads'))).filter((name) => name.endsWith('.bin')).toSorted()

test('S65 a restore onto a full disk says so in a sentence each time, and goes through once there is room', async () => {
  const from = await makeDataDir()
  const server = await startServer({ dataDir: from })
  const member = await signUp(server.url, 'owner@demo.example')
  const pageId = idOf(await member.creates('page', { name: 'Shwe Tea House' }))
  for (let n = 0; n < files; n++) {
    const file = new File([new Uint8Array(randomBytes(4 * MB))], 'x.bin', { type: 'application/octet-stream' })
    expect((await member.creates('post', { pageId, title: `post ${n}`, file })).status).toBe(201)
  }
  const away = await mkdtemp(join(tmpdir(), 'zay-away-'))
  onTestFinished(() => rm(away, { recursive: true, force: true }))
  const backup = join(away, 'whole.tar')
  expect((await startCommand(['backup', backup, '--fast'], { DATA_DIR: from }).ended).code).toBe(0)
  await server.terminate()

  const to = await makeDataDir()
  onTestFinished(await mountSmallDisk(to, 20))
  const restore = () => startCommand(['restore', backup], { DATA_DIR: to }).ended
  // No room for the database itself.
  expect(await restore()).toMatchObject({
    code: 1,
    said: `The database could not be made in ${join(to, 'db')}: the disk is full.`,
  })
  // For the database, and not for all files.
  await resizeSmallDisk(to, 180)
  expect(await restore()).toMatchObject({
    code: 1,
    said: 'The disk is full. Please make room, and run the command again.',
  })
  expect((await uploadsOf(to)).length).toBeLessThan(files)
  await resizeSmallDisk(to, 600)
  const { code, told, said } = await restore()
  expect([code, said]).toEqual([0, ''])
  expect(told).toContain(`Restored, with ${files} files.`)
  expect(await uploadsOf(to)).toEqual(await uploadsOf(from))
  const restored = await startServer({ dataDir: to })
  expect((await ask(`${restored.url}/page/api/${pageId}`)).status).toBe(200)
})
