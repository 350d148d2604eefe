import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import type { Town } from '#resources'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { askHere, useHere } from '#src/providers/device/here.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { nearestTown } from '#src/map/names/nearestTown.ts'
import { listParams } from '#src/providers/queries.ts'

const towns = listParams({ name: 'town', meta: { full: true } })
/** Somebody further from every town is not in the country. */
const furthestKm = 100

/** Finds the town nearest to the device, once asked for. Where somebody is does not leave the phone: the towns come to it. */
export function useMyTown(onFound: (town: Town) => void) {
  const client = useQueryClient()
  const provider = useDataProvider()
  const { state } = useHere(false)
  const [hasAsked, setAsked] = useState(false)
  const [isUnknown, setUnknown] = useState(false)
  const [isSearching, setSearching] = useState(false)
  async function search(location: string) {
    const [latitude = 0, longitude = 0] = location.split(',').map(Number)
    setSearching(true)
    try {
      const { data } = await client.fetchQuery({
        queryKey: queryKeys.list('town', towns),
        queryFn: () => provider.getList<Town & RaRecord>('town', towns),
      })
      const nearest = nearestTown({ latitude, longitude }, data)
      if (nearest && nearest.km < furthestKm) onFound(nearest.town)
      else setUnknown(true)
    } catch {
      setUnknown(true)
    } finally {
      setSearching(false)
    }
  }
  return {
    isAsking: state === 'asking' || isSearching,
    // Elsewhere it may have been refused before.
    isRefused: hasAsked && state === 'refused',
    isUnknown,
    find: () => {
      setUnknown(false)
      setAsked(true)
      askHere((location) => void search(location))
    },
  }
}
