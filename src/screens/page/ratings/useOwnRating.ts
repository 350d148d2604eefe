import { useQuery } from '@tanstack/react-query'
import { findOwnRating } from '#src/providers/calls/ratings.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/**
 * The signed-in person's rating of this page, asked for once by all who show it.
 * @returns `rating`: null when there is none, undefined while loading and for visitors
 */
export function useOwnRating(pageId: number) {
  const email = useStoredProfile()?.Email
  const { data, isPending } = useQuery({
    queryKey: ['pageRating', 'own', email, pageId],
    queryFn: ({ signal }) => findOwnRating(pageId, signal),
    enabled: email !== undefined,
  })
  return { rating: data, isLoading: isPending }
}
