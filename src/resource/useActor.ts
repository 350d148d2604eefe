import { useQuery } from '@tanstack/react-query'
import type { Actor } from '#resources'
import { findActor } from '#src/providers/calls/permission.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** What the signed-in person may do with a page, for `may()`; null until it is known, and for a visitor. */
export function useActor(pageId: number): Actor | null {
  const email = useStoredProfile()?.Email
  const { data } = useQuery({
    queryKey: ['permission', email, pageId],
    queryFn: () => findActor(pageId),
    enabled: email !== undefined && pageId > 0,
  })
  return email === undefined ? null : (data ?? null)
}
