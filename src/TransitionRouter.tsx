import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator } from 'react-router'
import { afterPaint } from './later.ts'
import { beforeRouter } from './layout/over/beforeRouter.ts'
import { findRoute } from './routes.tsx'

/** A tap answers within this time (docs/experience.md#speed). On a phone that takes longer to fade, once is enough. */
const answerMs = 100
let isSlow = false

/**
 * As react-router's BrowserRouter, whose view transitions need its data router (docs/decisions/router-adapter.md): the
 * next screen fades in where the browser can do it.
 */
export function TransitionRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [navigator] = useState<Navigator>(() => ({
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, navigationState) => beforeRouter.navigate('push', () => history.push(to, navigationState)),
    replace: (to, navigationState) => beforeRouter.navigate('replace', () => history.replace(to, navigationState)),
  }))
  const [state, setState] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => {
    let shown = history.location.pathname
    let latest: typeof state
    const show = (next: typeof state, isFading: boolean) => {
      // The person is on the way elsewhere by now.
      if (next !== latest) return undefined
      if (!isFading) return startTransition(() => setState(next))
      const began = performance.now()
      const { ready } = document.startViewTransition(() => flushSync(() => setState(next)))
      // Rejects where another navigation ends it: nobody misses what was not seen.
      ready.then(
        () => (isSlow = performance.now() - began > answerMs),
        () => undefined,
      )
    }
    return history.listen((next) => {
      const isFading = next.location.pathname !== shown && mayFade(next.location.pathname)
      shown = next.location.pathname
      latest = next
      // On the way back it is the browser's own button that was felt.
      if (next.action === 'POP') show(next, isFading)
      // The tap shows first that it was felt: drawing a screen takes a slow phone longer than a tap may.
      else afterPaint(() => show(next, isFading))
    })
  }, [history])
  return (
    <Router location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  )
}

/**
 * Not where people want less motion, where the browser has shown a gesture of its own, or where the screen's code is
 * still on its way: the page stands still until the next screen is there.
 */
const mayFade = (pathname: string) =>
  !isSlow &&
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(window.event as PopStateEvent | undefined)?.hasUAVisualTransition &&
  findRoute(pathname).route.screen.isLoaded()
