import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '#server/errors.ts'
import { takeLock } from './lock.ts'
import { startTimeOf } from './processes.ts'
import { makeFolder } from '#tests/embedded/trial.ts'

test('a lock is held by one, and free again when released', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'db.lock')
  const release = await takeLock(path, folder)
  await expect(takeLock(path, folder)).rejects.toThrow(`Another Zay (process ${process.pid}) is using the data`)
  await release()
  expect(await readdir(folder)).toEqual([])
  await (
    await takeLock(path, folder)
  )()
})

test('the lock of a process that ended is taken over, though its number may run again', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'db.lock')
  const host = spawn('sleep', ['60'])
  onTestFinished(() => void host.kill())
  const left = [
    { pid: 2 ** 22 + 1, started: 'before' },
    // The number is another process's by now: it started at another time than the one that left the lock.
    { pid: host.pid, started: 'before' },
    { pid: process.pid, started: 'before' },
  ]
  for (const holder of left) {
    await writeFile(path, JSON.stringify(holder))
    const release = await takeLock(path, folder)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  }
  const living = { pid: host.pid, started: await startTimeOf(Number(host.pid)) }
  await writeFile(path, JSON.stringify(living))
  await expect(takeLock(path, folder)).rejects.toThrow(`process ${host.pid}`)
  host.kill('SIGKILL')
  await once(host, 'exit')
  await (
    await takeLock(path, folder)
  )()
})

test('a lock that a power cut left empty or torn does not stay for ever', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'db.lock')
  for (const torn of ['', '{"pid":1', '{"pid":-1}', 'null']) {
    await writeFile(path, torn)
    const release = await takeLock(path, folder)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
  }
})

test('of many that find a dead lock at once, one gets it', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'db.lock')
  await writeFile(path, JSON.stringify({ pid: process.pid, started: 'before' }))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(path, folder)))
  const refusals = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(refusals).toEqual(Array.from({ length: 19 }, () => expect.any(StartError)))
  expect(await readdir(folder)).toEqual(['db.lock'])
})
