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

/** What React's `use` reads synchronously once it is there. */
type Tracked = Promise<ScreenModule> & { status?: 'fulfilled'; value?: ScreenModule }

const failed = new Set<() => void>()

/**
 * Lets screens whose code did not come be asked for again. Not before the failure was shown: a render that asks anew
 * each time it fails would ask without end.
 */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** A screen whose code comes when it is needed. Once loaded it renders at once, so server and first render agree. */
export function lazyScreen(bring: () => Promise<{ screen: ScreenModule }>): LazyScreen {
  let coming: Tracked | undefined
  const load = (): Promise<ScreenModule> => {
    if (coming) return coming
    const asked: Tracked = bring().then(
      ({ screen }) => {
        asked.status = 'fulfilled'
        asked.value = screen
        return screen
      },
      (error: unknown) => {
        failed.add(() => (coming = undefined))
        throw error
      },
    )
    return (coming = asked)
  }
  function Screen() {
    const module = use(load())
    return <module.Screen />
  }
  return { load, Screen }
}
