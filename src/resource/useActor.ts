import { useQuery } from '@tanstack/react-query'
import type { Actor } from '#resources'
import { findActor } from '#src/providers/calls/permission.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Asks the server what the signed-in person may do with a page (spec 6.11). A visitor, or page 0, asks nothing. */
export function useActorQuery(pageId: number) {
  const email = useStoredProfile()?.Email
  return useQuery({
    queryKey: ['permission', email, pageId],
    queryFn: () => findActor(pageId),
    enabled: email !== undefined && pageId > 0,
  })
}

/** What the signed-in person may do with a page, for `may()`; null until it is known, and for a visitor. */
export function useActor(pageId: number): Actor | null {
  const isSignedIn = useStoredProfile() !== null
  const { data } = useActorQuery(pageId)
  return isSignedIn ? (data ?? null) : null
}
