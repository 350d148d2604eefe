import { startApp } from '#tests/browser/support/app.ts'
import { demoOwner, signIn, storageOf } from '#tests/browser/support/session.ts'
import { findExamples } from '#tests/screenshots/examples.ts'
import { screensToDraw } from '#tests/screenshots/screens.ts'
import { readOptions } from './options.ts'
import { causes, causesOfTaps } from './phone/causes.ts'
import { openOrigins } from './phone/origins.ts'
import { wantedScreens } from './phone/routes.ts'
import { launchPhone } from './phone/visit.ts'

/**
 * `npm run bench -- causes [--routes all|home,page] [--language my] [--static yes] [--taps yes|menu]`: what a visit of the cheap phone is
 * made of: what moved in the layout, the tasks above 50 ms with what took the time in them, and each request; or, with `--taps`, what
 * the answer to each tap is made of. Needs a build.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['routes', 'language', 'static', 'profile', 'taps'])
  const language = options.language === 'en' ? 'en' : 'my'
  const isStatic = options.static === 'yes'
  const app = await startApp()
  const browser = await launchPhone()
  const origins = await openOrigins(app.url)
  try {
    const session = await signIn(app.url, demoOwner)
    const { examples } = await findExamples(app.url, { jwtToken: session.jwtToken, email: demoOwner.email })
    if (options.taps) {
      const only = options.taps === 'yes' ? undefined : options.taps
      console.log(await causesOfTaps(browser, origins.app, { session, pageId: examples.page, only }))
      return
    }
    const origin = isStatic ? origins.limit : origins.app
    for (const { path } of wantedScreens(options.routes, screensToDraw(examples)))
      console.log(
        await causes(browser, origin + path, {
          isStatic,
          profile: options.profile === 'yes',
          storageState: storageOf(origin, { language }),
        }),
      )
  } finally {
    await browser.close()
    await origins.close()
    await app.stop()
  }
}
