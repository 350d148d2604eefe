import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { cacheFolder, CannotGoOn, inProject, projectFolder } from './project.mjs'
import { withProgress } from './progress.mjs'
import { build, isBuilt } from './build.mjs'
import { withLock } from './lock.mjs'

const lockPath = inProject('package-lock.json')
const stampPath = inProject('node_modules', '.zay-installed')

/** Whether the packages of package-lock.json are there, for this machine. */
export function isInstalled() {
  const stamp = readIfThere(stampPath)
  if (stamp !== null) return stamp === expectedStamp()
  if (!npmInstalledAll()) return false
  // By somebody's own `npm install`. A folder that cannot be written is asked again next time.
  try {
    writeFileSync(stampPath, expectedStamp())
  } catch {
    return true
  }
  return true
}

/**
 * Installs exactly what the lock file says. Nothing here needs a package's install script: npm may be told not to run
 * them, and newer ones do not by themselves.
 */
export async function install() {
  const logFile = join(cacheFolder, 'install.log')
  // Building needs the development packages, and NODE_ENV=production would leave them out.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // npm would empty the folder of another checkout that a link leads to.
  const folder = inProject('node_modules')
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder)
  const code = await withProgress('Installing packages', async () => {
    const exact = await runNpm(['ci', ...options], logFile)
    // A registry's mirror may lack packages for other platforms, which `ci` then misses in the lock file.
    return exact !== 0 && isOutOfStep(logFile) ? runNpm(['install', '--no-save', ...options], logFile) : exact
  })
  if (code !== 0) {
    throw new CannotGoOn(
      `The packages could not be installed (${npmReason(logFile)}): check the connection and run this again. ` +
        `npm's report is in ${logFile}.`,
    )
  }
  writeFileSync(stampPath, expectedStamp())
}

/** The npm that started us, or the one in the PATH. */
async function runNpm(args, logFile) {
  const started = process.env.npm_execpath ?? ''
  if (/npm-cli\.[cm]?js$/.test(started) && existsSync(started)) {
    return runChild(process.execPath, [started, ...args], { logFile })
  }
  try {
    // On Windows npm is a script, which only a shell starts.
    return await runChild('npm', args, { logFile, shell: process.platform === 'win32' })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new CannotGoOn(
      'npm was not found: it comes with Node, so install Node from https://nodejs.org and try again.',
    )
  }
}

const isOutOfStep = (logFile) => /code EUSAGE/.test(readIfThere(logFile) ?? '')

/** npm's own words, the first that say something. */
function npmReason(logFile) {
  const lines = (readIfThere(logFile) ?? '')
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|npm warn)\b/i.test(line))
  return lines[0]?.replace(/[.:]$/, '') ?? 'npm gave no reason'
}

const expectedStamp = () =>
  `${createHash('sha256').update(readFileSync(lockPath)).digest('hex')} ${process.platform}-${process.arch}\n`

/** Compares npm's record of what it installed, which it writes last, with the lock file. */
function npmInstalledAll() {
  const record = readIfThere(inProject('node_modules', '.package-lock.json'))
  if (record === null) return false
  try {
    const there = JSON.parse(record).packages
    const wanted = JSON.parse(readFileSync(lockPath, 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
    )
  } catch {
    return false
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    if (error.code === 'EACCES') throw new CannotGoOn(`${projectFolder} cannot be read by this account.`)
    throw error
  }
}

/** Installs what is missing and builds what is stale; returns at once when nothing is. */
export async function prepare({ built = true, rebuild = false } = {}) {
  const isReady = () => isInstalled() && (!built || (!rebuild && isBuilt()))
  if (isReady()) return
  await withLock(async () => {
    // Asked again: whoever held the lock may have done it.
    if (!isInstalled()) await install()
    if (built && (rebuild || !isBuilt())) await build()
  })
}
