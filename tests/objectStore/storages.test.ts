import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createRandomName } from '#server/uploads/names.ts'
import { StartError } from '#server/errors.ts'
import { moveFiles } from '#server/uploads/moveFiles.ts'
import { openStores } from '#server/uploads/openUploads.ts'
import { bytesOfFile, type Storage, type Stores } from '#server/uploads/storage.ts'
import { startCommand } from '../backup/command.ts'
import { startObjectStore, type TestObjectStore } from './server.ts'

/** A folder and an object store keep files alike. */

let home: string
let objects: TestObjectStore
const log = { info: () => undefined, warn: () => undefined }
const open = (env: Record<string, string>): Promise<Stores> =>
  openStores(readConfig({ DATA_DIR: home, DEMO: '1', ...env }, { cwd: home }), log)

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zay-storages-'))
  objects = await startObjectStore()
})
afterAll(async () => {
  await objects.stop()
  await rm(home, { recursive: true })
})

describe.each(['the disk', 'an object store'])('on %s', (where) => {
  let stores: Stores
  let storage: Storage
  beforeAll(async () => {
    stores = await open(where === 'the disk' ? {} : { ...objects.env, S3_PREFIX: 'one/of-several' })
    storage = stores.originals
  })
  const read = async (name: string, range?: { start: number; end: number }) => {
    const file = await storage.read(name)
    if (!file) return null
    const chunks: Buffer[] = []
    for await (const chunk of await file.stream(range)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const names = async () => {
    const found: string[] = []
    for await (const { name } of storage.list()) found.push(name)
    return found.sort()
  }

  test('what is put is there, whole or in part, and has one tag for one content', async () => {
    const name = createRandomName('bin')
    expect(await read(name)).toBeNull()
    const bytes = randomBytes(70_000)
    await storage.put(name, bytes)
    expect(await read(name)).toEqual(bytes)
    expect(await read(name, { start: 4, end: 4 })).toEqual(bytes.subarray(4, 5))
    expect(await read(name, { start: 69_990, end: 69_999 })).toEqual(bytes.subarray(69_990))
    const [one, two] = [await storage.read(name), await storage.read(name)]
    expect(one).toMatchObject({ size: 70_000, etag: expect.stringMatching(/^"[^"]+"$/) })
    expect(two?.etag).toBe(one?.etag)
    await Promise.all([one?.close(), two?.close()])
    await storage.remove(name)
    await storage.remove(name)
    expect(await read(name)).toBeNull()
  })

  test('a temporary file is taken away, larger than memory holds or empty', async () => {
    for (const size of [3 * 1024 * 1024, 0]) {
      const [name, path, bytes] = [createRandomName('mp4'), join(home, 'uploads', '.incoming', 'x'), randomBytes(size)]
      await writeFile(path, bytes)
      await storage.put(name, { path })
      expect((await read(name))?.equals(bytes)).toBe(true)
      expect(await stat(path).catch(() => null)).toBeNull()
      await storage.remove(name)
    }
  })

  test('lists what is its own, with the time it was written, however much it is', async () => {
    // More than two answers of the store hold (program.mjs).
    const own = Array.from({ length: 110 }, () => createRandomName('txt')).sort()
    const filling = storage.fill()
    const content = async function* (name: string) {
      yield Buffer.from(name)
    }
    for (const name of own) await filling.add(name, name.length, content(name))
    await filling.end()
    await stores.widths.put(`${'a'.repeat(32)}-100.webp`, Buffer.from('narrow'))
    expect(await names()).toEqual(own)
    for await (const { writtenAt } of storage.list()) expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(120_000)
    expect((await read(own[7]!))?.toString()).toBe(own[7])
    for (const name of own) await storage.remove(name)
    expect(await names()).toEqual([])
  })

  test('takes no names but its own (S30)', async () => {
    const width = `${'b'.repeat(32)}-100.webp`
    await stores.widths.put(width, Buffer.from('narrow'))
    for (const name of ['../secret', 'notes.txt', `../widths/${width}`, width, '', '.', `.widths/${width}`]) {
      expect(await storage.read(name)).toBeNull()
      await storage.remove(name)
    }
    const narrow = await stores.widths.read(width)
    expect((await bytesOfFile(narrow!)).toString()).toBe('narrow')
  })
})

test('two apps with different prefixes in one bucket do not see each other', async () => {
  const [one, two] = await Promise.all(['one', 'two'].map((S3_PREFIX) => open({ ...objects.env, S3_PREFIX })))
  const name = createRandomName('txt')
  await one!.originals.put(name, Buffer.from('of one'))
  expect(await two!.originals.read(name)).toBeNull()
})

test('a wrong key or bucket stops the start with a sentence; a silent store does not', async () => {
  await expect(open({ ...objects.env, S3_BUCKET: 'nowhere' })).rejects.toThrow('has no bucket of the name in S3_BUCKET')
  await expect(open({ ...objects.env, S3_ACCESS_KEY_ID: 'wrong' })).rejects.toThrow('The object store refuses us')
  const silent = await open({ ...objects.env, S3_ENDPOINT: 'http://127.0.0.1:9' })
  const refusal = await silent.originals.read(createRandomName('txt')).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 503, message: expect.stringContaining('cannot be stored or shown') })
})

test('uploads are moved into the store and back: broken off it goes on, and a file that came out otherwise is copied again', async () => {
  const [disk, store] = [await open({}), await open({ ...objects.env, S3_PREFIX: 'moved' })]
  const tempFolder = join(home, 'uploads', '.incoming')
  const contents = new Map([10, 2000, 3 * 1024 * 1024].map((size) => [createRandomName('bin'), randomBytes(size)]))
  for (const [name, bytes] of contents) await disk.originals.put(name, bytes)
  const [first] = contents.keys()
  // What an earlier attempt has left: one file, and not as it is.
  await store.originals.put(first!, Buffer.alloc(10))
  const move = (from: Stores, to: Stores, remove = false) =>
    moveFiles({ from: from.originals, to: to.originals, tempFolder, remove, progress: () => undefined })
  const bytes = [...contents.values()].reduce((sum, one) => sum + one.length, 0)
  expect(await move(disk, store)).toEqual({ moved: 3, there: 0, bytes })
  expect(await move(disk, store, true)).toEqual({ moved: 0, there: 3, bytes: 0 })
  for (const name of contents.keys()) expect(await disk.originals.read(name)).toBeNull()
  expect(await move(store, disk)).toEqual({ moved: 3, there: 0, bytes })
  for (const [name, content] of contents)
    expect((await bytesOfFile((await disk.originals.read(name))!)).equals(content)).toBe(true)
  const broken = { ...store.originals, put: () => store.originals.put(first!, Buffer.from('torn')) }
  await store.originals.remove(first!)
  const torn = move(disk, { ...store, originals: broken })
  await expect(torn).rejects.toThrow(
    new StartError(`${first} did not arrive as it was. It is still where it was; please begin again.`),
  )
  await expect(torn).rejects.toBeInstanceOf(StartError)
  for (const name of contents.keys()) await disk.originals.remove(name)
})

test('the command that moves uploads says how many, and how many were there', async () => {
  const dataDir = await mkdtemp(join(home, 'command-'))
  const disk = await open({ DATA_DIR: dataDir })
  await disk.originals.put(createRandomName('bin'), randomBytes(1024 * 1024))
  const moves = async (direction: string) => {
    const env = { ...objects.env, S3_PREFIX: 'by-command', DATA_DIR: dataDir }
    const { code, told, said } = await startCommand(['uploads', 'move', direction], env).ended
    expect([code, said]).toEqual([0, ''])
    return told
  }
  const asTheyWere = 'all have the size and checksum they had.\n'
  expect(await moves('to-store')).toBe(`1 files copied (1.0 MB), 0 were there; ${asTheyWere}`)
  expect(await moves('to-disk')).toBe(`0 files copied (0.0 MB), 1 were there; ${asTheyWere}`)
})
