import { QueryCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './ApiError.ts'

const minute = 60_000

/**
 * What could not be had is logged, whatever the screen shows of it (lists, permission checks, the profile; spec 8.04, 8.05, 8.33).
 * What is simply not there is no failure, and the server has a log of its own.
 */
function logFailure(error: Error): void {
  if (typeof window !== 'undefined' && statusOf(error) !== 404) console.warn(error)
}

/** One for the browser at module level, one for every request on the server. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        // Without it a list scrolled twenty pages deep asks twenty times when it comes back.
        staleTime: 5 * minute,
        gcTime: 30 * minute,
        refetchOnWindowFocus: false,
        // Without a line a call fails and the screen says so; the library would wait, and a skeleton or "Saving..." stand for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What the server refused stays refused; what the line lost is worth one more try.
        retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The browser's one, at module level so that no new render makes another; the server makes its own per request. */
export const queryClient = createQueryClient()
