import { use, useEffect, type ComponentType } from 'react'
import type { PrefetchContext } from './resource/queries.ts'

/** The value each screen's file exports as `screen`. */
export interface ScreenModule {
  Screen: ComponentType
  /** Loads the screen's initial data into the query cache; the server waits for it before rendering. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}
export interface LazyScreen {
  /** Loads the screen's code; afterwards it renders without suspending. */
  load: () => Promise<ScreenModule>
  Screen: ComponentType
}

/** React's `use` reads a promise synchronously when it has these properties. */
type TrackedPromise = Promise<ScreenModule> & { status?: 'fulfilled'; value?: ScreenModule }

const failedLoads = new Set<() => void>()

/**
 * Lets screens whose code failed to load be loaded again. Called only after the failure was shown: retrying in each
 * render would loop forever.
 */
export function forgetFailedScreens(): void {
  for (const reset of failedLoads) reset()
  failedLoads.clear()
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

/**
 * A screen whose code is loaded on demand. Once loaded it renders without suspending, so server and first render
 * agree.
 */
export function lazyScreen(importScreen: () => Promise<{ screen: ScreenModule }>): LazyScreen {
  let loading: TrackedPromise | undefined
  const load = (): Promise<ScreenModule> => {
    if (loading) return loading
    const promise: TrackedPromise = importScreen().then(
      ({ screen }) => {
        promise.status = 'fulfilled'
        promise.value = screen
        return screen
      },
      (error: unknown) => {
        failedLoads.add(() => (loading = undefined))
        throw error
      },
    )
    return (loading = promise)
  }
  function Screen() {
    const module = use(load())
    useEffect(announceHydrated, [])
    return <module.Screen />
  }
  return { load, Screen }
}
