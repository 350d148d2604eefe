import { expect, it } from 'vitest'
import { findRoute, redirects } from '#src/routes.tsx'
import { appLinkPaths } from '#server/nativeApp.ts'

/** What the server tells phones to open in the app, the app must have a screen for. */
it.each([...appLinkPaths.exact, ...appLinkPaths.prefixes.map((path) => `${path}7`)])('%s opens on a screen', (path) => {
  const { route } = findRoute(redirects[path] ?? path)
  expect(route.path).not.toBe('*')
  // Whoever taps a link need not be signed in.
  expect(route.isProtected).toBe(false)
})
