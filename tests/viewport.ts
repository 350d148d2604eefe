import { vi } from 'vitest'

interface Watcher {
  readonly threshold: number
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
}

/**
 * A viewport for jsdom, which has none: nothing is in view until the test scrolls there. `scrollToEnd(ratio)` brings that part of
 * what is watched at the end of a list into view; who asks for more of it (`threshold`) hears nothing.
 */
export function stubViewport() {
  const watchers = new Map<object, Watcher>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watcher: Watcher
      readonly #isOfEnd: boolean
      constructor(
        tell: Watcher['tell'],
        { threshold = 0, rootMargin }: { threshold?: number; rootMargin?: string } = {},
      ) {
        this.#watcher = { threshold, tell }
        // With a margin it is about what is drawn or loaded ahead.
        this.#isOfEnd = rootMargin === undefined
      }
      observe() {
        if (this.#isOfEnd) watchers.set(this, this.#watcher)
      }
      disconnect() {
        watchers.delete(this)
      }
    },
  )
  return {
    scrollToEnd(ratio: number) {
      // Whoever hears of it may begin to watch anew.
      for (const { threshold, tell } of new Set(watchers.values())) {
        tell([{ isIntersecting: ratio > 0 && ratio >= threshold }])
      }
    },
    /** whether anything waits for the end to come into view */
    isWatched: () => watchers.size > 0,
  }
}
