import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '#server/errors.ts'
import { startEmbedded } from './index.ts'
import { isAlive } from './processes.ts'
import { isRoot, makeFolder, query, serverPid, start, startAlone, usedFolders } from '#tests/embedded/trial.ts'

const makeUsedFolder = usedFolders()

test('a fresh data folder gets a server with the settings we promise, and keeps what was written', async () => {
  const dataDir = join(await makeFolder(), 'not there', 'yet')
  const first = await start(dataDir)
  expect(first.folder).toBe(join(dataDir, 'db'))
  expect(first.said).toEqual([`Making the database in ${first.folder}`])
  expect(first.connection).toMatchObject({ database: 'zay' })

  const rows = await query(first.url, 'select name, setting from pg_settings')
  const settings = Object.fromEntries(rows.map((row) => [row.name, row.setting]))
  expect(settings).toMatchObject({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    jit: 'off',
    shared_buffers: String((128 * 1024) / 8),
    data_checksums: 'on',
    statement_timeout: '0',
    server_encoding: 'UTF8',
  })
  expect(Number(settings.server_version_num)).toBeGreaterThanOrEqual(180000)
  expect(await query(first.url, `select datlocprovider, datlocale from pg_database where datname = 'zay'`)).toEqual([
    { datlocprovider: 'b', datlocale: 'C.UTF-8' },
  ])

  await query(first.url, `create table kept as select 'ရန်ကုန်'::text as town`)
  await first.stop()
  const second = await start(dataDir)
  expect(second.said).toEqual([])
  expect(await query(second.url, 'select town from kept')).toEqual([{ town: 'ရန်ကုန်' }])
})

test('nobody else reaches the server: no TCP port, a socket in a folder closed to others, never as root', async () => {
  const { connection, folder, url } = await start(await makeFolder())
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  const owner = (await stat(folder)).uid
  expect(owner === process.getuid?.()).toBe(!isRoot)
  for (const path of [connection.host, folder]) {
    const { uid, mode } = await stat(path)
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: owner, mode: 0o700 })
  }
  expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).toBeLessThan(107)
})

test('stopping ends the server, its socket and the lock, and leaves nothing to recover', async () => {
  const dataDir = await makeUsedFolder()
  const app = await startAlone(dataDir)
  const pid = await serverPid(app.url)
  expect(await app.terminate()).toBe(0)
  // A server gives up its memory a moment before it is gone.
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'db.log'])
  expect(await readdir(join(dataDir, 'db'))).not.toContain('postmaster.pid')
})

test('a second app on the same folder is refused in one sentence, whoever it is', async () => {
  const dataDir = await makeUsedFolder()
  const app = await startAlone(dataDir)
  const refusal = await startEmbedded({ dataDir, print: () => undefined }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toContain(
    `Another Zay (process ${app.pid}) is using the data in ${dataDir}: stop it, or give`,
  )
  // And the first is none the worse for it.
  expect(await query(app.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that cannot be written is told in one sentence', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'file'), '')
  const dataDirs = [join(folder, 'file', 'data'), join(folder, 'file')]
  if (!isRoot && process.platform !== 'win32') {
    await mkdir(join(folder, 'closed'), { mode: 0o500 })
    dataDirs.push(join(folder, 'closed'), join(folder, 'closed', 'data'))
  }
  // Root may write everywhere but where the system itself does not take files.
  if (process.platform === 'linux') dataDirs.push('/proc/zay', '/proc')
  for (const dataDir of dataDirs) {
    const refusal = await startEmbedded({ dataDir, print: () => undefined }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(String(refusal)).toMatch(`Zay cannot keep its data in ${dataDir} (`)
  }
})

test('a folder "db" that holds something else is left alone', async () => {
  const dataDir = await makeFolder()
  await mkdir(join(dataDir, 'db'))
  await writeFile(join(dataDir, 'db', 'diary'), 'mine')
  await expect(startEmbedded({ dataDir, print: () => undefined })).rejects.toThrow(
    'holds no database but something else',
  )
  expect(await readdir(join(dataDir, 'db'))).toEqual(['diary'])
})
