import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { cacheFolder, CommandError, inProject, projectFolder } from './project.mjs'
import { withProgress } from './progress.mjs'
import { build, isBuilt } from './build.mjs'
import { withLock } from './lock.mjs'

const lockPath = inProject('package-lock.json')
const stampPath = inProject('node_modules', '.zay-installed')

/** Whether the packages of package-lock.json are installed for this platform. */
export function isInstalled() {
  const stamp = readIfExists(stampPath)
  if (stamp === expectedStamp()) return true
  // Packages for another platform have the same names.
  if (stamp !== null && !stamp.endsWith(` ${platform}\n`)) return false
  if (!npmInstalledAll()) return false
  // Installed by npm itself, or the lock file lost a package. If the folder is read-only, this is checked again next time.
  try {
    writeFileSync(stampPath, expectedStamp())
  } catch {
    // Still installed.
  }
  return true
}

/**
 * Installs exactly what the lock file says, and nothing around it. No package runs a script of its own: none needs to
 * (docs/decisions/dependencies.md).
 */
export async function install() {
  const logFile = join(cacheFolder, 'install.log')
  // The build needs development packages, which NODE_ENV=production would leave out.
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // npm would empty the folder of another checkout behind a symbolic link.
  const folder = inProject('node_modules')
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder)
  const code = await withProgress('Installing packages', () => runNpm(['ci', ...options, '--loglevel=error'], logFile))
  if (code !== 0) throw new CommandError(`${whyNotInstalled(logFile)} npm's report is in ${logFile}.`)
  writeFileSync(stampPath, expectedStamp())
}

/** The npm that started us, else the one in PATH. */
async function runNpm(args, logFile) {
  const started = process.env.npm_execpath ?? ''
  if (/npm-cli\.[cm]?js$/.test(started) && existsSync(started)) {
    return runChild(process.execPath, [started, ...args], { logFile })
  }
  try {
    // On Windows npm is a script, which needs a shell.
    return await runChild('npm', args, { logFile, shell: process.platform === 'win32' })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new CommandError(
      'npm was not found: it comes with Node, so install Node from https://nodejs.org and try again.',
    )
  }
}

function whyNotInstalled(logFile) {
  if (/code EUSAGE/.test(readIfExists(logFile) ?? ''))
    return (
      'The packages were not installed, because package-lock.json does not fit package.json, or the registry lacks a package of it. ' +
      'If you changed package.json, run "npm install" and read what that changes in package-lock.json.'
    )
  if (/code EINTEGRITY/.test(readIfExists(logFile) ?? ''))
    return 'The packages were not installed, because the registry sent one that differs from the one in package-lock.json.'
  return `The packages could not be installed (${npmReason(logFile)}): check the connection and run this again.`
}

function npmReason(logFile) {
  const lines = (readIfExists(logFile) ?? '')
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|npm warn)\b/i.test(line))
  return lines[0]?.replace(/[.:]$/, '') ?? 'npm gave no reason'
}

const platform = `${process.platform}-${process.arch}`
const expectedStamp = () => `${createHash('sha256').update(readFileSync(lockPath)).digest('hex')} ${platform}\n`

/** Compares the lock file with npm's record of installed packages, which npm writes last. */
function npmInstalledAll() {
  const record = readIfExists(inProject('node_modules', '.package-lock.json'))
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

function readIfExists(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    if (error.code === 'EACCES') throw new CommandError(`${projectFolder} cannot be read by this account.`)
    throw error
  }
}

/** Installs missing packages and builds stale bundles; returns at once if there are none. */
export async function prepare({ built = true, rebuild = false } = {}) {
  await once(isInstalled, install)
  if (built) await once(() => !rebuild && isBuilt(), build)
}

/** A lock for each, so that what needs no build begins while another command builds. That one may have done it meanwhile. */
async function once(isDone, work) {
  if (isDone()) return
  await withLock(async () => {
    if (!isDone()) await work()
  })
}
