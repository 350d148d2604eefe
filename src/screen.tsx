import { use, type ComponentType } from 'react'
import type { Prefetch } from './resource/queries.ts'

/** What a screen's file exports as `screen`. */
export interface ScreenModule {
  Screen: ComponentType
  /** Puts what the screen shows first into the query cache; the server waits for it before it renders. */
  prefetch?: (to: Prefetch) => Promise<unknown>
}
export interface LazyScreen {
  /** Loads the screen's code; afterwards it renders without suspending. */
  load: () => Promise<ScreenModule>
  Screen: ComponentType
}

/** A screen whose code comes when it is needed. Once loaded it renders at once, so server and first render agree. */
export function lazyScreen(bring: () => Promise<{ screen: ScreenModule }>): LazyScreen {
  let loaded: ScreenModule | undefined
  let coming: Promise<ScreenModule> | undefined
  const load = () => {
    coming ??= bring().then(
      ({ screen }) => (loaded = screen),
      (error: unknown) => {
        // The line dropped: the next try asks again.
        coming = undefined
        throw error
      },
    )
    return coming
  }
  function Screen() {
    const module = loaded ?? use(load())
    return <module.Screen />
  }
  return { load, Screen }
}
