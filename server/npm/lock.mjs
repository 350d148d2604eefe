import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from './project.mjs'
import { withProgress } from './progress.mjs'

const lockFile = join(cacheFolder, 'prepare.lock')
const renewalIntervalMs = 2000
/** Milliseconds. A living holder renews the lock more often. */
const staleAfterMs = 30_000

/** Lets one process at a time install and build. Others wait, and take over from a killed one. */
export async function withLock(work) {
  mkdirSync(cacheFolder, { recursive: true })
  if (!tryLock()) await withProgress('Waiting for another command that is installing or building here', waitForLock)
  const renewal = setInterval(renewLock, renewalIntervalMs)
  const release = () => rmSync(lockFile, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    process.off('exit', release)
    release()
  }
}

async function waitForLock() {
  while (!tryLock()) await wait(200)
}

function tryLock() {
  try {
    writeFileSync(lockFile, `${process.pid} ${hostname()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isStale()) removeStale()
  return false
}

/** Whether the holder is gone: no such process on this machine, or not renewed. */
function isStale() {
  try {
    const [pid, host] = readFileSync(lockFile, 'utf8').split(' ')
    if (Date.now() - statSync(lockFile).mtimeMs > staleAfterMs) return true
    // A restarted container has the same host name and reuses process ids.
    return host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid) {
  // Just created: the process id is not written yet.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Of several waiting processes, one succeeds in renaming it. */
function removeStale() {
  const aside = `${lockFile}.${process.pid}`
  try {
    renameSync(lockFile, aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  rmSync(aside, { force: true })
}

function renewLock() {
  const now = new Date()
  try {
    utimesSync(lockFile, now, now)
  } catch {
    // The cache was cleared; the work goes on.
  }
}
