import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSameAddress } from '#resources/emailAddress.ts'
import { findOffers } from '#src/providers/calls/pageTeam.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Open page transfers, received and made. `refresh` reloads them and everything that depends on ownership. */
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
  const received = data.filter((offer) => isSameAddress(offer.Email ?? '', email ?? ''))
  return {
    received,
    offerOf: (id: number) => data.find((offer) => offer.PageId === id && !received.includes(offer)),
    refresh,
  }
}
