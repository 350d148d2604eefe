/**
 * `npm test`: installs, builds, finds a browser, runs every test, and ends with a line `N passed, N failed`. Arguments
 * after `--` go to vitest: `npm test -- --project unit`. With --long first it runs the long tests instead.
 */
import { endWithNpm } from '../build/npm/endWithNpm.mjs'
import { prepare } from '../build/npm/install.mjs'
import { reportFailure } from '../build/npm/project.mjs'
import { requireBrowser } from './browserProgram.mjs'
import { runVitest } from './setup/runVitest.mjs'

const given = process.argv.slice(2)
const isLong = given.includes('--long')
const args = given.filter((arg) => arg !== '--long')
/** The suite takes 12 minutes on two cores, all long tests about an hour. */
const limitMinutes = Number(process.env.TEST_LIMIT_MINUTES ?? (isLong ? 240 : 40))

await reportFailure(async () => {
  endWithNpm()
  await prepare({ built: false })
  // Long tests visit no screens.
  const CHROME_PATH = isLong ? '' : await requireBrowser()
  // Browser tests use the built app.
  await prepare()
  const env = { ...process.env, CHROME_PATH, ...(isLong && { TEST_LONG: '1' }) }
  process.exitCode = await runVitest(args, { env, limit: AbortSignal.timeout(limitMinutes * 60_000) })
})
