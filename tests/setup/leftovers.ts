import { afterAll, afterEach, vi } from 'vitest'

/** After the hooks of the file itself: a global, a spy or a clock that a failed test has left would make others of its process fail. */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
// Some set a clock for all of their tests.
afterAll(() => void vi.useRealTimers())
