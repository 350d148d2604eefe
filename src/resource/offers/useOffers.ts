import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findOffers } from '#src/providers/calls/pageTeam.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Open offers of pages: made to me, and made by me. `refresh` after one was made or settled; all that hangs on owning follows. */
export function useOffers() {
  const email = useStoredProfile()?.Email
  const cache = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: ['pageTransfer', 'open', email],
    queryFn: ({ signal }) => findOffers(signal),
    enabled: email !== undefined,
    staleTime: 0,
  })
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['pageTransfer'] }),
      cache.invalidateQueries({ queryKey: ['page'] }),
      cache.invalidateQueries({ queryKey: ['permission'] }),
    ])
  const toMe = data.filter((offer) => offer.Email?.toLowerCase() === email?.toLowerCase())
  return { toMe, ofPage: (id: number) => data.find((offer) => offer.PageId === id && !toMe.includes(offer)), refresh }
}
