/**
 * The browser that tests and screenshots drive (docs/rules.md#testing): a Chrome or Chromium that is there, else as root
 * on Debian its package, else Playwright's own. Plain JavaScript: `npm test` asks before it has anything else.
 */
import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { runChild } from '../server/start/child.mjs'
import { CannotGoOn, cacheFolder, inProject } from '../server/start/project.mjs'
import { withProgress } from '../server/start/progress.mjs'

const run = promisify(execFile)
const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const playwrightLimit = 60_000

export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (await answers(given)) return given
    throw new CannotGoOn(`CHROME_PATH is ${given}, where no Chrome or Chromium answers: correct it, or leave it out.`)
  }
  for (const path of [...inPath(), ...usualPlaces(), ...(await playwrightPlace())]) {
    if (await answers(path)) return path
  }
  return null
}

export async function requireBrowser() {
  const there = await findBrowser()
  if (there) return there
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installPackage()
  const packaged = await findBrowser()
  if (packaged) return packaged
  await installPlaywrights()
  const own = await findBrowser()
  if (own) return own
  throw new CannotGoOn(
    'The tests need a browser, and none could be installed: install Chrome or Chromium, or set CHROME_PATH to one, and run this again.',
  )
}

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

/** Whether it starts: on Ubuntu `chromium-browser` may be a script that only says how to install it. */
async function answers(path) {
  try {
    accessSync(path, constants.X_OK)
    // On Windows asking Chrome for its version opens a window.
    if (process.platform === 'win32') return true
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 })
    return /chrom/i.test(stdout)
  } catch {
    return false
  }
}

/** Debian's. Where the package is not to be had, the next way is tried. */
async function installPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const logFile = join(cacheFolder, 'browser.log')
  await withProgress('Installing Chromium for the tests', async (now) => {
    await runChild('apt-get', ['update', '-qq'], { env, logFile })
    now('Installing Chromium for the tests (its package)')
    await runChild('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, logFile })
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
