import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { startApp } from '#tests/browser/support/app.ts'
import { demoOwner, signIn, storageOf } from '#tests/browser/support/session.ts'
import { findExamples } from '#tests/screenshots/examples.ts'
import { screensToDraw } from '#tests/screenshots/screens.ts'
import type { Figure } from './figures.ts'
import { readCount, readOptions } from './options.ts'
import { measureInteractions, type InteractionResult } from './phone/interactions.ts'
import { openOrigins } from './phone/origins.ts'
import { interactionLine, median, phoneFigures, phoneTable, type RouteRun } from './phone/report.ts'
import { wantedScreens } from './phone/routes.ts'
import { fillCaches, launchPhone, staticQuietMs, visit } from './phone/visit.ts'

/**
 * `npm run bench -- phone [--routes all|home,page] [--rounds 5] [--language my]`: the public screens on a cheap phone,
 * each in turn with its limit, which is the same document without scripts and its pictures from the same server. Needs a build.
 */
export async function run(args: string[]): Promise<Figure[]> {
  const options = readOptions(args, ['routes', 'rounds', 'language'])
  const rounds = readCount(options.rounds, 5)
  const language = options.language === 'en' ? 'en' : 'my'
  await access(join(projectRoot, 'dist', 'server', 'main.js')).catch(() => {
    throw new StartError('The app is not built yet. Please run: npm run build')
  })
  const app = await startApp()
  const browser = await launchPhone()
  const origins = await openOrigins(app.url)
  try {
    const session = await signIn(app.url, demoOwner)
    const { examples } = await findExamples(app.url, { jwtToken: session.jwtToken, email: demoOwner.email })
    const runs = wantedScreens(options.routes, screensToDraw(examples)).map(
      ({ path }): RouteRun & { path: string } => ({
        name: path.replace(/\/\d+$/, ''),
        path,
        app: [],
        limit: [],
      }),
    )
    const looks = (origin: string) => ({ storageState: storageOf(origin, { language }) })
    for (const { path } of runs)
      for (const origin of [origins.limit, origins.app]) await fillCaches(browser, origin + path, looks(origin))
    for (let round = 1; round <= rounds; round++) {
      for (const { path, ...results } of runs) {
        const asLimit = { ...looks(origins.limit), isStatic: true, quietMs: staticQuietMs }
        results.limit.push(await visit(browser, origins.limit + path, asLimit))
        results.app.push(await visit(browser, origins.app + path, { ...looks(origins.app), isStatic: false }))
      }
      process.stderr.write(`round ${round} of ${rounds}\n`)
    }
    const interactions: InteractionResult[][] = []
    for (let round = 0; round < Math.min(3, rounds); round++)
      interactions.push(await measureInteractions(browser, origins.app, { session, pageId: examples.page }))
    const results = (interactions[0] ?? []).map(({ name }, at) => ({
      name,
      ms: median(interactions.map((one) => one[at]?.ms ?? 0)),
    }))
    console.log(`${phoneTable(runs)}\n\n${interactionLine(results)}\n`)
    for (const { name, app: own, limit } of runs)
      console.log(`${name}: ${own.at(-1)?.largest} | limit ${limit.at(-1)?.largest}`)
    return phoneFigures(runs, results)
  } finally {
    await browser.close()
    await origins.close()
    await app.stop()
  }
}
