import { QueryCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './ApiError.ts'

const minuteMs = 60_000

/**
 * Logs failed queries, whatever the screen shows (lists, permission checks, the profile; spec 8.04, 8.05, 8.33). A
 * 404 is no failure, and the server has its own log.
 */
function logFailure(error: Error): void {
  if (typeof window !== 'undefined' && statusOf(error) !== 404) console.warn(error)
}

/** The browser has one client at module level; the server creates one per request. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        // Without it a list scrolled 20 pages deep would refetch 20 pages when the person returns.
        staleTime: 5 * minuteMs,
        gcTime: 30 * minuteMs,
        refetchOnWindowFocus: false,
        // Offline calls fail, so that the screen can show an error. By default the library waits for a connection,
        // which would leave a skeleton or "Saving..." on the screen forever.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Network and server errors are retried once; a client error stays one.
        retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The browser's query client, at module level so that renders share it. */
export const queryClient = createQueryClient()
