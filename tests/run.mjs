/**
 * `npm test`: installs, builds, finds a browser, runs every test, and ends with a line `N passed, N failed`. Arguments
 * after `--` go to vitest: `npm test -- --project unit`. With --long first it runs the long tests instead.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../server/start/child.mjs'
import { endWithNpm } from '../server/start/endWithNpm.mjs'
import { prepare } from '../server/start/install.mjs'
import { cacheFolder, inProject, reportFailure } from '../server/start/project.mjs'
import { requireBrowser } from './browserProgram.mjs'

const given = process.argv.slice(2)
const isLong = given.includes('--long')
const args = given.filter((arg) => arg !== '--long')
const countsFile = join(cacheFolder, `counts-${process.pid}.json`)

await reportFailure(async () => {
  endWithNpm()
  await prepare({ built: false })
  // Long tests visit no screens.
  const CHROME_PATH = isLong ? '' : await requireBrowser()
  // Browser tests use the built app.
  await prepare()
  const code = await runChild(process.execPath, [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], {
    env: { ...process.env, CHROME_PATH, TEST_COUNTS_FILE: countsFile, ...(isLong && { TEST_LONG: '1' }) },
  })
  const { passed, failed, again } = takeCounts(code)
  for (const test of again) console.log(`Passed at the second try only: ${test}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = code === 0 && failed > 0 ? 1 : code
})

/** Missing if the run broke off, which counts as failed. */
function takeCounts(code) {
  try {
    const counts = JSON.parse(readFileSync(countsFile, 'utf8'))
    rmSync(countsFile)
    return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, again: [] }
  }
}
