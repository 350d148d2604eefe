import type { Page } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { distanceKm } from '#src/map/names/nearestTown.ts'

interface DistanceProps {
  to: Pick<Page, 'Latitude' | 'Longitude'>
  /** `lat,lng` */
  from: string
}

/** How far a business is, in whole kilometres: where the person is is known to about one. Nothing where it has no place. */
export function Distance({ to: { Latitude, Longitude }, from }: DistanceProps) {
  const t = useMessages()
  if (!Latitude || !Longitude) return null
  const [latitude = 0, longitude = 0] = from.split(',').map(Number)
  const km = Math.round(distanceKm({ latitude, longitude }, { latitude: Latitude, longitude: Longitude }))
  return <span>{km < 1 ? t.lists.closeBy : t.lists.away({ km })}</span>
}
