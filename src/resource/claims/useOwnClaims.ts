import { useQuery } from '@tanstack/react-query'
import { findOwnClaims } from '#src/providers/calls/claims.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Milliseconds after which what becomes of a claim is asked for anew, where somebody waits for it. */
const renewMs = 20_000

/** The person's own claims, the newest first, asked for once for all who show a part of them. */
export function useOwnClaims(enabled = true, { isWaiting = false } = {}) {
  const id = useStoredProfile()?.id
  const query = useQuery({
    queryKey: ['claim', 'own', id],
    queryFn: ({ signal }) => findOwnClaims(signal),
    enabled: enabled && id !== undefined,
    staleTime: 10_000,
    ...(isWaiting && { refetchInterval: renewMs }),
  })
  return { ...query, claims: query.data ?? [] }
}
