import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router'
import { afterPaint } from '#src/providers/device/scheduling.ts'
import { appHistory, type Move } from './history.ts'

/** In ms: a tap answers within this time (docs/experience.md#speed). */
const answerMs = 100

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
// A link compares with the screen that is drawn. Tapped again until the next one is, it would be in the history twice.
const isHere = (to: To) => hrefOf(to) === createPath(appHistory.location)

const navigator: Navigator = {
  createHref: hrefOf,
  encodeLocation: (to) => new URL(hrefOf(to), window.location.origin),
  go: (delta) => appHistory.go(delta),
  push: (to, state) => (isHere(to) ? appHistory.replace(to, state) : appHistory.push(to, state)),
  replace: (to, state) => appHistory.replace(to, state),
}

interface TransitionRouterProps {
  /** whether the screen at a path can be drawn at once; begins to load its code */
  isLoaded: (pathname: string) => boolean
  children: ReactNode
}

/**
 * As react-router's BrowserRouter, whose view transitions need its data router (docs/decisions/router-adapter.md): the
 * next screen fades in where the browser can do it.
 */
export function TransitionRouter({ isLoaded, children }: TransitionRouterProps) {
  const [state, setState] = useState<Move>(() => ({ location: appHistory.location, action: NavigationType.Pop }))
  useLayoutEffect(() => {
    /** On a phone that takes longer to fade, once is enough. */
    let isSlow = false
    /** Whether the latest screen was drawn in half of that time. The other half is what a fade takes: styles and a picture of the whole screen. */
    let isQuick = false
    let shown = appHistory.location.pathname
    let latest: Move
    const show = (next: Move, isOtherScreen: boolean, tapped?: Element | null) => {
      // The person is on the way elsewhere by now.
      if (next !== latest) return undefined
      // While its code is on its way the old screen stays, and answers taps.
      if (!isOtherScreen || !isLoaded(next.location.pathname)) return startTransition(() => setState(next))
      // In one go: in pieces, with frames of the old screen between them, the next one takes a quarter longer.
      const draw = () => flushSync(() => setState(next))
      const began = performance.now()
      if (!isQuick || isSlow || !mayFade()) {
        draw()
        return afterPaint(() => (isQuick = performance.now() - began <= answerMs / 2))
      }
      const carried = tapped?.closest('article, li')?.querySelector<HTMLElement>('[data-photo] img')
      let lead: typeof carried
      name(carried, 'picture')
      const { ready, finished } = document.startViewTransition(() => {
        draw()
        name(carried)
        lead = carried && document.querySelector<HTMLElement>('[data-lead]')
        name(lead, 'picture')
      })
      void finished.then(() => name(lead))
      // Rejects where another navigation ends it: nobody misses what was not seen.
      ready.then(
        () => (isSlow = performance.now() - began > answerMs),
        () => undefined,
      )
    }
    return appHistory.listen((next) => {
      const isOtherScreen = next.location.pathname !== shown
      shown = next.location.pathname
      latest = next
      // On the way back it is the browser's own button that was felt.
      if (next.action === NavigationType.Pop) show(next, isOtherScreen)
      else {
        // Not what has the focus: Safari gives a link none that is tapped.
        const tapped = window.event?.target instanceof Element ? window.event.target : null
        // The tap shows first that it was felt: drawing a screen takes a slow phone longer than a tap may.
        afterPaint(() => show(next, isOtherScreen, tapped))
      }
    })
  }, [isLoaded])
  return (
    <Router location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  )
}

/** The picture of the card that was tapped becomes that of the next screen. */
const name = (picture: HTMLElement | null | undefined, as = '') => {
  if (picture) picture.style.viewTransitionName = as
}

/** Not where people want less motion, or where the browser has shown a gesture of its own. */
const mayFade = () =>
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(window.event as PopStateEvent | undefined)?.hasUAVisualTransition
