import { useQuery } from '@tanstack/react-query'
import { findOwnRating } from '#src/providers/calls/ratings.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** What the signed-in person gave this page; `rating` is null where nothing, undefined while it is not known. */
export function useOwnRating(pageId: number) {
  const email = useStoredProfile()?.Email
  const { data, isPending } = useQuery({
    queryKey: ['pageRating', 'own', email, pageId],
    queryFn: ({ signal }) => findOwnRating(pageId, signal),
    enabled: email !== undefined,
  })
  return { rating: data, isLoading: isPending }
}
