import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from './project.mjs'
import { withProgress } from './progress.mjs'

const lockFile = join(cacheFolder, 'prepare.lock')
const beatEvery = 2000
/** A holder that is alive has renewed it since. */
const silentAfter = 30_000

/** Installs and builds one at a time: a second command waits for the first, and takes over from one that was killed. */
export async function withLock(work) {
  mkdirSync(cacheFolder, { recursive: true })
  if (!take()) await withProgress('Waiting for another command that is installing or building here', waitForIt)
  const beat = setInterval(() => touch(), beatEvery)
  const letGo = () => rmSync(lockFile, { force: true })
  process.once('exit', letGo)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', letGo)
    letGo()
  }
}

async function waitForIt() {
  while (!take()) await wait(200)
}

function take() {
  try {
    writeFileSync(lockFile, `${process.pid} ${hostname()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isLeftBehind()) setAside()
  return false
}

/** Whether its holder is gone: no such process on this machine, or no sign of life. */
function isLeftBehind() {
  try {
    const [pid, host] = readFileSync(lockFile, 'utf8').split(' ')
    if (Date.now() - statSync(lockFile).mtimeMs > silentAfter) return true
    // A container started again has its old name, and its processes their old numbers.
    return host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid) {
  // Written a moment ago by one that has not put its number in yet.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Of several that wait, one succeeds in renaming it. */
function setAside() {
  const aside = `${lockFile}.${process.pid}`
  try {
    renameSync(lockFile, aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  rmSync(aside, { force: true })
}

function touch() {
  const now = new Date()
  try {
    utimesSync(lockFile, now, now)
  } catch {
    // Somebody cleared the cache; the work goes on.
  }
}
