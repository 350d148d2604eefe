import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './index.ts'
import { rootDataFolder, findPlace, hashOf } from './place.ts'
import { makeSocketFolder } from './socketFolder.ts'
import { isRoot, makeFolder, query, start } from '#tests/embedded/trial.ts'

/** A data folder below one that only its owner may enter, as a clone in /root is. */
async function makeClosed() {
  const closed = join(await makeFolder(), 'only mine')
  await mkdir(closed, { mode: 0o700 })
  const dataDir = join(closed, 'data')
  // As root the cluster lies outside, where no test folder's end removes it.
  onTestFinished(async () => {
    const names = await readdir(rootDataFolder).catch(() => [])
    const left = names.filter((name) => name.startsWith(hashOf(dataDir)))
    await Promise.all(left.map((name) => rm(join(rootDataFolder, name), { recursive: true, force: true })))
  })
  return { closed, dataDir }
}

test('data in a folder that only we may enter: as root the cluster lies elsewhere, and the folder says where', async () => {
  const { dataDir } = await makeClosed()
  const first = await start(dataDir)
  await query(first.url, 'create table kept as select 1 as one')
  const expected = isRoot ? join(rootDataFolder, hashOf(dataDir)) : join(dataDir, 'db')
  expect(first.folder).toBe(expected)
  expect(first.said).toEqual([`Making the database in ${expected}`])
  expect((await stat(expected)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(dataDir, 'db.path'), 'utf8').catch(() => null)).toBe(isRoot ? `${expected}\nmade\n` : null)
  await first.stop()

  const second = await start(dataDir)
  expect(second.folder).toBe(first.folder)
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test('a cluster elsewhere goes with its folder when that is moved, and serves one app though two folders name it', async () => {
  const { closed, dataDir } = await makeClosed()
  const moved = join(closed, 'moved')
  const first = await start(dataDir)
  await query(first.url, 'create table kept as select 1 as one')
  // A second folder that names the cluster; where the cluster lies in its folder, that is the folder itself.
  await mkdir(moved)
  if (isRoot) await cp(join(dataDir, 'db.path'), join(moved, 'db.path'))
  const other = isRoot ? moved : dataDir
  await expect(startEmbedded({ dataDir: other, print: () => undefined })).rejects.toThrow('Another Zay (process')
  await first.stop()
  await rm(moved, { recursive: true, force: true })
  await rename(dataDir, moved)
  const second = await start(moved)
  expect(second.folder).toBe(isRoot ? first.folder : join(moved, 'db'))
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test('a data folder that was emptied begins anew, and what it held elsewhere before is not touched', async () => {
  const { dataDir } = await makeClosed()
  const first = await start(dataDir)
  await query(first.url, 'create table kept as select 1 as one')
  await first.stop()
  await rm(dataDir, { recursive: true })
  // Cut short after the place was chosen: the next start fills the same one.
  await mkdir(dataDir)
  if (isRoot) await writeFile(join(dataDir, 'db.path'), `${first.folder}-2\n`)
  const second = await start(dataDir)
  expect(await query(second.url, `select to_regclass('kept') as kept`)).toEqual([{ kept: null }])
  await second.stop()
  if (!isRoot) return
  expect(second.folder).toBe(`${first.folder}-2`)
  await rm(dataDir, { recursive: true })
  expect((await findPlace(dataDir)).cluster).toBe(`${first.folder}-3`)
  expect(await readdir(first.folder)).toContain('PG_VERSION')
})

test('a recorded cluster that is gone is told, never silently replaced by an empty one', async () => {
  const dataDir = await makeFolder()
  const gone = join(dataDir, 'was', 'here')
  await writeFile(join(dataDir, 'db.path'), `${gone}\nmade\n`)
  await expect(findPlace(dataDir)).rejects.toThrow(`says that the database lies in ${gone}, but it is not there`)
  expect(await readdir(dataDir)).toEqual(['db.path'])
})

test('a cluster the account of the server can no longer reach is told', async () => {
  const folder = await makeFolder()
  const dataDir = join(folder, 'data')
  await (await start(dataDir)).stop()
  await chmod(folder, 0o700)
  // As anybody but root the server runs as we do and gets wherever we get.
  const told = await start(dataDir).then(
    (database) => database.folder,
    (error: unknown) => String(error),
  )
  expect(told).toMatch(
    isRoot ? /the account it runs under instead \(uid \d+\) cannot reach .+"chmod a\+x"/ : join(dataDir, 'db'),
  )
})

test('the folder of the socket is short, whatever the temporary folder is called', async () => {
  const parent = await makeFolder()
  const long = join(parent, 'ရန်ကုန်'.repeat(4))
  await mkdir(long)
  onTestFinished(() => rm(join('/tmp', `zay-${hashOf(long)}`), { recursive: true, force: true }))
  const folder = await makeSocketFolder(long, undefined, [long, '/tmp'])
  expect(folder).toBe(join('/tmp', `zay-${hashOf(long)}`))
  await expect(makeSocketFolder(long, undefined, [long])).rejects.toThrow('set TMPDIR to a folder with a short name')
})

test('a socket folder that somebody else prepared is not used', async () => {
  const parent = await makeFolder('zay-')
  const other = await makeFolder('zay-')
  await writeFile(join(parent, `zay-${hashOf('/cluster')}`), 'not a folder')
  expect(await makeSocketFolder('/cluster', undefined, [parent, other])).toBe(join(other, `zay-${hashOf('/cluster')}`))
})
