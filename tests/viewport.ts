import { vi } from 'vitest'

interface Watcher {
  readonly threshold: number
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
}

/**
 * An IntersectionObserver for jsdom, which has none. Nothing is in view until the test scrolls. `scrollToEnd(ratio)` brings that share
 * of the observed end of a list into view; observers with a higher `threshold` are not called.
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
        // Observers with a margin load or draw ahead of scrolling.
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
      // A callback may start observing again.
      for (const { threshold, tell } of new Set(watchers.values())) {
        tell([{ isIntersecting: ratio > 0 && ratio >= threshold }])
      }
    },
    /** whether the end of a list is observed */
    isWatched: () => watchers.size > 0,
  }
}
