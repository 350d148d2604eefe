import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#server/config/environment.ts'
import { startApp } from '../browser/support/app.ts'
import { launchBrowser } from '../browser/support/browser.ts'
import { demoAdmin, demoOwner, signIn, storageOf } from '../browser/support/session.ts'
import { allLooks, drawScreens, states, type Look } from './draw.ts'
import { findExamples } from './examples.ts'
import { screensToDraw } from './screens.ts'
import { drawTour } from './tour.ts'

/**
 * `npm run screenshots`: every screen at phone and desk size, light and dark, English and Burmese, signed out and in,
 * into screenshots/<screen>/. With an address it draws a running app, which must have been started with DEMO=1, since it
 * also signs in as super admin; otherwise it starts one.
 *
 *   npm run screenshots -- http://localhost:3000 --only home,page --look phone-light-owner-en --full
 *
 * `--only` names screens, `--look` parts of the file name, all of which must match, `--full` takes the whole page,
 * `--state empty,loading,failed` shows the screens when the server has no records, has not answered, or fails,
 * `--tour` takes no pictures, but joins existing ones side by side into docs/tour/.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    look: { type: 'string' },
    full: { type: 'boolean' },
    state: { type: 'string' },
    tour: { type: 'boolean' },
  },
})
const only = values.only?.split(',')
const parts = values.look?.split('-') ?? []
const isWanted = (look: Look) => parts.every((part) => Object.values(look).includes(part))
const wantedStates = values.state?.split(',') ?? ['full']
const looks = allLooks(states.filter((state) => wantedStates.includes(state))).filter(isWanted)

const folder = join(projectRoot, 'screenshots')

if (values.tour) await drawTour(folder, join(projectRoot, 'docs', 'tour'))
else await draw()

async function draw(): Promise<void> {
  const started = positionals[0] ? null : await startApp()
  const url = (positionals[0] ?? started?.url ?? '').replace(/\/$/, '')
  const browser = await launchBrowser()
  try {
    const owner = await signIn(url, demoOwner)
    const admin = await signIn(url, demoAdmin)
    const { examples, ownPage } = await findExamples(url, { jwtToken: owner.jwtToken, email: demoOwner.email })
    const screens = screensToDraw(examples).filter(({ name }) => !only || only.includes(name))
    if (!only && !values.state && parts.length === 0) await rm(folder, { recursive: true, force: true })

    const total = looks.reduce(
      (sum, { viewer }) => sum + screens.filter(({ viewers }) => viewers.includes(viewer)).length,
      0,
    )
    let drawn = 0
    const complaints = new Set<string>()
    const tell = (name: string) => {
      drawn += 1
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${drawn} of ${total}: ${name}`)
      else if (drawn % 50 === 0) process.stderr.write(`${drawn} of ${total}\n`)
    }
    const waiting = [...looks]
    const worker = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift()) {
        const { viewer, language } = look
        const session = { visitor: undefined, owner, admin }[viewer]
        const storageState = storageOf(url, { session, language, page: viewer === 'owner' ? ownPage : undefined })
        const said = await drawScreens(browser, screens, look, {
          url,
          folder,
          storageState,
          isFull: values.full ?? false,
          onDrawn: tell,
        })
        for (const complaint of said) complaints.add(complaint)
      }
    }
    // On two cores, the server needs a part of them.
    await Promise.all([worker(), worker()])
    console.log(`\n${drawn} pictures in ${folder}`)
    for (const complaint of complaints) console.log(`  the page said: ${complaint}`)
  } finally {
    await browser.close()
    await started?.stop()
  }
}
