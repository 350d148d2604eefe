/**
 * Finds the browser for tests and screenshots (docs/rules.md#testing): Chromium's headless shell (installed as a package if missing,
 * when running as root on Debian), else an installed Chrome or Chromium, else Playwright's own. Plain JavaScript, because `npm test`
 * runs it before anything is installed.
 */
import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runChild } from '../build/npm/child.mjs'
import { CommandError, cacheFolder, inProject, reportFailure } from '../build/npm/project.mjs'
import { withProgress } from '../build/npm/progress.mjs'

const run = promisify(execFile)
/** Chromium without a user interface. A full Chromium needs a renderer for it in each window, and twice the time for a test. */
const shell = 'chromium-headless-shell'
const names = [shell, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
/** In seconds: limits for a package server that does not answer, and for another run that is installing. */
const aptOptions = [
  '-qq',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::Retries=0',
  '-o',
  'DPkg::Lock::Timeout=120',
]
const playwrightLimit = 60_000

export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (await answers(given)) return given
    throw new CommandError(`CHROME_PATH is ${given}, where no Chrome or Chromium answers: correct it, or leave it out.`)
  }
  for (const path of [...inPath(), ...usualPlaces(), ...(await playwrightPlace())]) {
    if (await answers(path)) return path
  }
  return null
}

export async function requireBrowser() {
  const packaged = await findOrInstallPackage()
  if (packaged) return packaged
  await installPlaywrights()
  const own = await findBrowser()
  if (own) return own
  throw new CommandError(
    'The tests need a browser, and none could be installed: install Chrome or Chromium, or set CHROME_PATH to one, and run this again.',
  )
}

/** Needs no package of ours. */
async function findOrInstallPackage() {
  const there = await findBrowser()
  if (there && (process.env.CHROME_PATH || isShell(there) || !mayInstallPackages())) return there
  if (mayInstallPackages()) await installPackage(there ? [shell] : [shell, 'chromium'])
  return findBrowser()
}

const isShell = (path) => basename(path).startsWith(shell)
const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function inPath() {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)))
}

function usualPlaces() {
  const mac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
  return process.platform === 'darwin' ? mac : process.platform === 'win32' ? windows : ['/snap/bin/chromium']
}

async function playwrightPlace() {
  try {
    const { chromium } = await import('playwright-core')
    return [chromium.executablePath()]
  } catch {
    return []
  }
}

/** Whether it starts. On Ubuntu `chromium-browser` may be a script that only explains how to install it. */
async function answers(path) {
  try {
    accessSync(path, constants.X_OK)
    // On Windows `chrome --version` opens a window.
    if (process.platform === 'win32') return true
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 })
    return /chrom/i.test(stdout)
  } catch {
    return false
  }
}

/** Installs the first of Debian's packages that is available, without removing others. */
async function installPackage(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, logFile: join(cacheFolder, 'browser.log') }
  const install = (name) =>
    runChild('apt-get', ['install', ...aptOptions, '-y', '--no-install-recommends', '--no-remove', name], options)
  await withProgress('Installing a browser for the tests', async (now) => {
    await runChild('apt-get', ['update', ...aptOptions], options)
    for (const name of packages) {
      now(`Installing a browser for the tests (${name})`)
      if ((await install(name)) === 0) return
    }
  })
}

async function installPlaywrights() {
  const cli = inProject('node_modules', 'playwright-core', 'cli.js')
  await withProgress("Installing Playwright's Chromium for the tests", () =>
    runChild(process.execPath, [cli, 'install', 'chromium', '--no-shell', '--no-progress'], {
      logFile: join(cacheFolder, 'browser.log'),
      timeout: playwrightLimit,
    }),
  )
}

// As a program it installs what it can beside npm, for .ci/run.
if (process.argv[1] === fileURLToPath(import.meta.url)) await reportFailure(findOrInstallPackage)
