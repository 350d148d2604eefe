import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, type To } from 'react-router'
import { afterPaint } from '#src/providers/device/scheduling.ts'
import { beforeRouter } from './beforeRouter.ts'
import { findRoute } from '#src/routes.tsx'

/** A tap answers within this time (docs/experience.md#speed). On a phone that takes longer to fade, once is enough. */
const answerMs = 100
let isSlow = false
/** Whether the latest screen was drawn in half of it. The other half is what a fade takes: styles and a picture of the whole screen. */
let isQuick = false

/**
 * As react-router's BrowserRouter, whose view transitions need its data router (docs/decisions/router-adapter.md): the
 * next screen fades in where the browser can do it.
 */
export function TransitionRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [navigator] = useState<Navigator>(() => {
    // A link compares with the screen that is drawn. Tapped again until the next one is, it would be in the history twice.
    const isHere = (to: To) => history.createHref(to) === history.createHref(history.location)
    const navigate = (how: 'push' | 'replace', to: To, navigationState: unknown) =>
      beforeRouter.navigate(how, () => history[how](to, navigationState))
    return {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, navigationState) => navigate(isHere(to) ? 'replace' : 'push', to, navigationState),
      replace: (to, navigationState) => navigate('replace', to, navigationState),
    }
  })
  const [state, setState] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => {
    let shown = history.location.pathname
    let latest: typeof state
    const show = (next: typeof state, isOtherScreen: boolean) => {
      // The person is on the way elsewhere by now.
      if (next !== latest) return undefined
      // While its code is on its way the old screen stays, and answers taps.
      if (!isOtherScreen || !findRoute(next.location.pathname).route.screen.isLoaded())
        return startTransition(() => setState(next))
      // In one go: in pieces, with frames of the old screen between them, the next one takes a quarter longer.
      const draw = () => flushSync(() => setState(next))
      const began = performance.now()
      if (!mayFade()) {
        draw()
        return afterPaint(() => (isQuick = performance.now() - began <= answerMs / 2))
      }
      const { ready } = document.startViewTransition(draw)
      // Rejects where another navigation ends it: nobody misses what was not seen.
      ready.then(
        () => (isSlow = performance.now() - began > answerMs),
        () => undefined,
      )
    }
    return history.listen((next) => {
      const isOtherScreen = next.location.pathname !== shown
      shown = next.location.pathname
      latest = next
      // On the way back it is the browser's own button that was felt.
      if (next.action === 'POP') show(next, isOtherScreen)
      // The tap shows first that it was felt: drawing a screen takes a slow phone longer than a tap may.
      else afterPaint(() => show(next, isOtherScreen))
    })
  }, [history])
  return (
    <Router location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  )
}

/** Not where people want less motion, or where the browser has shown a gesture of its own. */
const mayFade = () =>
  isQuick &&
  !isSlow &&
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(window.event as PopStateEvent | undefined)?.hasUAVisualTransition
