import { expect, it } from 'vitest'
import { findRoute, redirects } from '#src/routes.tsx'
import { appLinkPaths } from '#server/config/nativeApp.ts'

/** The app has a screen for each link that the server tells phones to open in the app. */
it.each([...appLinkPaths.exact, ...appLinkPaths.prefixes.map((path) => `${path}7`)])('%s opens on a screen', (path) => {
  const { route } = findRoute(redirects.get(path) ?? path)
  expect(route.path).not.toBe('*')
  // Links must work for visitors too.
  expect(route.isProtected).toBe(false)
})
