import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import type { Town } from '#resources'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { nearestTown } from '#src/map/names/nearestTown.ts'
import { listParams } from '#src/providers/queries.ts'
import { useMyPlace } from './useMyPlace.ts'

const towns = listParams({ name: 'town', meta: { full: true } })
/** Somebody further from every town is not in the country. */
const furthestKm = 100

/** Finds the town nearest to the device, once asked for. Where somebody is does not leave the phone: the towns come to it. */
export function useMyTown(onFound: (town: Town) => void) {
  const provider = useDataProvider()
  const [isUnknown, setUnknown] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.list('town', towns),
    queryFn: () => provider.getList<Town & RaRecord>('town', towns),
    enabled: false,
    retry: false,
  })
  const mine = useMyPlace(
    (place, done) => {
      const [latitude = 0, longitude = 0] = place.split(',').map(Number)
      const nearest = data && nearestTown({ latitude, longitude }, data.data)
      if (!nearest || nearest.km >= furthestKm) return setUnknown(true)
      onFound(nearest.town)
      done()
    },
    { isReady: data !== undefined || isError },
  )
  return {
    ...mine,
    isUnknown,
    find: (done?: () => void) => {
      setUnknown(false)
      if (!data) void refetch()
      mine.find(done)
    },
  }
}
