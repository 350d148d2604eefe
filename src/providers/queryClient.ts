import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './ApiError.ts'

const minute = 60_000

/** One for the browser at module level, one for every request on the server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without it a list scrolled twenty pages deep asks twenty times when it comes back (stack.md).
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

/** The browser's one, at module level (stack.md); the server makes its own per request. */
export const queryClient = createQueryClient()
