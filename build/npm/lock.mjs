import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from './project.mjs'
import { withProgress } from './progress.mjs'

const lockFile = join(cacheFolder, 'prepare.lock')
const renewalIntervalMs = 1000
/** A living holder renews the lock more often. */
const staleAfterMs = 30_000

/** Lets one process at a time install and build. Others wait, and take over from a killed one. */
export async function withLock(work) {
  mkdirSync(cacheFolder, { recursive: true })
  await withProgress('Waiting for another command that is installing or building here', async () => {
    while (!tryLock()) await wait(200)
  })
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

function tryLock() {
  try {
    writeFileSync(lockFile, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const found = statSync(lockFile, { throwIfNoEntry: false })
  if (found && Date.now() - found.mtimeMs > staleAfterMs) removeStale()
  return false
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
