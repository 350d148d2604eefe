import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findMemberships } from '#src/providers/calls/pageTeam.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Open invitations to help with a page. `refresh` reloads them and everything that depends on being admin. */
export function useInvitations() {
  const email = useStoredProfile()?.Email
  const cache = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: ['pageAdmin', 'own', email],
    queryFn: ({ signal }) => findMemberships(signal),
    enabled: email !== undefined,
    staleTime: 0,
  })
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['pageAdmin'] }),
      cache.invalidateQueries({ queryKey: ['page'] }),
      cache.invalidateQueries({ queryKey: ['permission'] }),
    ])
  return { invitations: data.filter(({ State }) => State === 'invited'), refresh }
}
