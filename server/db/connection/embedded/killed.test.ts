import { spawn } from 'node:child_process'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from './processes.ts'
import { makeFolder, query, serverPid, socketFolderOf, start, startAlone, usedFolders } from '#tests/embedded/trial.ts'

const makeUsedFolder = usedFolders()

test('an app that is killed leaves its server running: the next app takes that one over', async () => {
  const dataDir = await makeUsedFolder()
  const app = await startAlone(dataDir)
  await query(app.url, `create table kept as select 1 as one`)
  const pid = await serverPid(app.url)
  await app.kill()

  const next = await start(dataDir)
  expect(await serverPid(next.url)).toBe(pid)
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }])
  await next.stop()
  // A server gives up its memory a moment before it is gone.
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('Ctrl-C in the terminal reaches the app alone, which may still need its server', async () => {
  const app = await startAlone(await makeUsedFolder())
  await app.interrupt()
  expect(await query(app.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an orphaned server whose socket was swept away is ended and started anew', async () => {
  const dataDir = await makeUsedFolder()
  const app = await startAlone(dataDir)
  await query(app.url, `create table kept as select 1 as one`)
  const pid = await serverPid(app.url)
  await app.kill()
  await rm(socketFolderOf(app.url), { recursive: true })

  const next = await start(dataDir)
  expect(await serverPid(next.url)).not.toBe(pid)
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }])
})

test('app and server killed together: the next start recovers every committed row (S60)', async () => {
  const dataDir = await makeUsedFolder()
  const app = await startAlone(dataDir)
  await query(app.url, `create table kept as select generate_series(1, 1000) as n`)
  // A backend deep in a query outlives its server, and would keep the next one from starting.
  const busy = new Client({ connectionString: app.url })
  busy.on('error', () => undefined)
  await busy.connect()
  const endless = busy.query('select count(*) from generate_series(1, 1000000000) a').catch(() => undefined)
  const pid = await serverPid(app.url)
  process.kill(pid, 'SIGKILL')
  await app.kill()
  expect(await readdir(join(dataDir, 'db'))).toContain('postmaster.pid')

  const next = await start(dataDir)
  expect(await query(next.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }])
  await endless
})

test('what a killed server left may name a process that is somebody else by now', async () => {
  const dataDir = await makeUsedFolder()
  const host = spawn('sleep', ['60'])
  onTestFinished(() => void host.kill())
  await writeFile(join(dataDir, 'db', 'postmaster.pid'), `${host.pid}\n${dataDir}/db\n1\n5432\n/tmp\n\n\nready\n`)
  const next = await start(dataDir)
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await isAlive(Number(host.pid))).toBe(true)
})

test('a server that is killed under a running app is brought up again at the same address (S61)', async () => {
  const { url, folder } = await start(await makeUsedFolder())
  await query(url, `create table kept as select 1 as one`)
  process.kill(await serverPid(url), 'SIGKILL')
  await expect.poll(() => query(url, 'select one from kept')).toEqual([{ one: 1 }])
  expect(await readFile(`${folder}.log`, 'utf8')).toContain('was not properly shut down')
})

test('connections that are ended by hand do not disturb a running server', async () => {
  const { url, said } = await start(await makeUsedFolder())
  const pid = await serverPid(url)
  await query(url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zay launcher'`)
  const watching = `select 1 as one from pg_stat_activity where application_name = 'zay launcher' and state = 'idle'`
  await expect.poll(() => query(url, watching)).toEqual([{ one: 1 }])
  expect(await serverPid(url)).toBe(pid)
  expect(said).toEqual([])
})

test('a cluster that was cut short in the making is made again', async () => {
  const dataDir = await makeFolder()
  await mkdir(join(dataDir, 'db.new-0badcafe', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'db.new-0badcafe', 'PG_VERSION'), '18\n')
  await mkdir(join(dataDir, 'db'))
  const { url } = await start(dataDir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'db.lock', 'db.log'])
})

test('a cluster that root copied is given back to the account of the server', async () => {
  const dataDir = await makeUsedFolder()
  const first = await start(dataDir)
  await query(first.url, `create table kept as select 1 as one`)
  await first.stop()
  const copied = await makeFolder()
  const copy = spawn('cp', ['-R', join(dataDir, 'db'), copied])
  await new Promise((resolve) => copy.once('exit', resolve))
  const second = await start(copied)
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
  expect((await stat(second.folder)).uid === 0).toBe(false)
})
