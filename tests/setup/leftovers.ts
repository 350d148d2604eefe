import { afterEach, vi } from 'vitest'

/** After the hooks of the file itself: a clock, a global or a spy that a failed test has left would make others of its process fail. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
