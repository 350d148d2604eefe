import { useQuery } from '@tanstack/react-query'
import type { Actor } from '#resources'
import { findActor } from '#src/providers/calls/permission.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Queries the signed-in person's rights on a page (spec 6.11). For a visitor or page 0 no request is sent. */
export function useActorQuery(pageId: number) {
  const email = useStoredProfile()?.Email
  return useQuery({
    queryKey: ['permission', email, pageId],
    queryFn: () => findActor(pageId),
    enabled: email !== undefined && pageId > 0,
  })
}

/** The signed-in person's rights on a page, for `may()`; null until loaded, and for a visitor, as whom the server renders. */
export const useActor: (pageId: number) => Actor | null = import.meta.env.SSR ? () => null : useLoadedActor

function useLoadedActor(pageId: number): Actor | null {
  const isSignedIn = useStoredProfile() !== null
  const { data } = useActorQuery(pageId)
  return isSignedIn ? (data ?? null) : null
}
