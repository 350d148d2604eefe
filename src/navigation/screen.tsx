import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { afterPaint, painted } from '#src/providers/device/scheduling.ts'
import { loadPiece, PieceBoundary } from './PieceBoundary.tsx'
import { Part } from './Part.tsx'
import { reloadIfReachable } from '#src/providers/device/reload.ts'
import type { PrefetchContext } from '#src/providers/queries.ts'

/** The value each screen's file exports as `screen`. */
export interface ScreenModule {
  Screen: ComponentType
  /** Loads the screen's initial data into the query cache; the server waits for it before rendering. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}
export interface LazyScreen {
  /** Loads the screen's code; afterwards it renders without suspending. */
  load: () => Promise<ScreenModule>
  /** Whether it renders without suspending; begins to load its code. */
  isLoaded: () => boolean
  Screen: ComponentType
}

/** React's `use` reads a promise synchronously when it has these properties. */
type TrackedPromise<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

const failedLoads = new Set<() => void>()

/**
 * Lets screens whose code failed to load be loaded again, and says whether there are such. Called only after the failure was shown:
 * retrying in each render would loop forever.
 */
export function forgetFailedScreens(): boolean {
  const hasFailed = failedLoads.size > 0
  for (const reset of failedLoads) reset()
  failedLoads.clear()
  return hasFailed
}

let isHydrated = false
/** Says once that the first screen answers taps itself: to the script in index.html, and to measurements. */
function announceHydrated(): void {
  if (isHydrated) return
  isHydrated = true
  performance.mark?.('hydrated')
  // Where a test sets the clock there are no marks.
  document.documentElement.dataset['hydrated'] = ''
  window.dispatchEvent(new Event('hydrated'))
}

/** Calls `importModule` once, and again only after a failure that was shown. */
function loadOnce<T>(importModule: () => Promise<T>): () => Promise<T> {
  let loading: TrackedPromise<T> | undefined
  return () => {
    if (loading) return loading
    const promise: TrackedPromise<T> = importModule().then(
      (module) => {
        promise.status = 'fulfilled'
        promise.value = module
        return module
      },
      (error: unknown) => {
        failedLoads.add(() => (loading = undefined))
        throw error
      },
    )
    return (loading = promise)
  }
}

/**
 * A screen whose code is loaded on demand. Once loaded it renders without suspending, so server and first render
 * agree.
 */
export function lazyScreen(importScreen: () => Promise<{ screen: ScreenModule }>): LazyScreen {
  const load = loadOnce(async () => (await importScreen()).screen)
  function Screen() {
    const module = use(load())
    useEffect(announceHydrated, [])
    return <module.Screen />
  }
  return { load, isLoaded: () => (load() as TrackedPromise<ScreenModule>).status === 'fulfilled', Screen }
}

const parts: (() => Promise<unknown>)[] = []
/** Loads the code of all parts: the server renders them with their screens. */
export const loadParts = () => Promise.all(parts.map((load) => load()))

/**
 * A part of a screen beneath the first screenful, such as its comments. Its code is loaded when the screen has been hydrated; until
 * then what the server rendered stays. `fallback` stands for it on a screen that the browser draws itself.
 */
export function lazyPart<P extends object>(importPart: () => Promise<ComponentType<P>>, fallback?: ReactNode) {
  const loadPart = async () => {
    // The screen is hydrated or shown first: to ask for a file takes a slow phone as long as a task may.
    if (!import.meta.env.SSR) await painted()
    return { Part: await importPart() }
  }
  const load = loadOnce(() => loadPiece(loadPart))
  parts.push(load)
  function Loaded(props: P) {
    const module = use(load())
    return <module.Part {...props} />
  }
  return function LazyPart(props: P) {
    const [tries, setTries] = useState(0)
    const again = () => {
      forgetFailedScreens()
      void load().then(() => setTries(tries + 1), reloadIfReachable)
    }
    return (
      <PieceBoundary key={tries} again={again}>
        <Part fallback={fallback}>
          <Loaded {...props} />
        </Part>
      </PieceBoundary>
    )
  }
}

/**
 * A lazy part below the fold of a phone. Where the browser draws the screen, its `fallback` is in the first frame and the part in the
 * next one (docs/decisions/view-transitions.md).
 */
export function lazyPartBelowFold<P extends object>(importPart: () => Promise<ComponentType<P>>, fallback?: ReactNode) {
  const LazyPart = lazyPart(importPart, fallback)
  return function PartBelowFold(props: P) {
    // On the way back its height is needed at once, or the scroll position would lie beyond the end.
    const isBack = useNavigationType() === 'POP'
    const [isDrawn, setIsDrawn] = useState(!isHydrated || isBack)
    useEffect(() => {
      if (!isDrawn) afterPaint(() => setIsDrawn(true))
    }, [isDrawn])
    return isDrawn ? <LazyPart {...props} /> : fallback
  }
}
