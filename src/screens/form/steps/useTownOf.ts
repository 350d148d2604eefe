import { useCallback } from 'react'
import type { Town } from '#resources'
import type { Point } from '#src/map/mapView.ts'
import { useGetList } from '#src/providers/reading.ts'
import { nearestTown } from '#src/map/names/nearestTown.ts'

/** Further from every town the township is unknown; most likely it is another country. */
const farthestKm = 60

/** The township of a place: that of the nearest town. `isReady` once the towns are loaded. */
export function useTownOf() {
  const { data } = useGetList<Town & { id: number }>('town', { meta: { full: true } })
  const townOf = useCallback(
    (point: Point): Town | undefined => {
      const nearest = nearestTown(point, data ?? [])
      return nearest && nearest.km <= farthestKm ? nearest.town : undefined
    },
    [data],
  )
  return { townOf, isReady: data !== undefined }
}
