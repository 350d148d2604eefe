import type { Page } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { useHere } from '#src/providers/device/here.ts'
import { distanceKm } from '#src/map/names/nearestTown.ts'

interface DistanceProps {
  to: Pick<Page, 'Latitude' | 'Longitude'>
  /** `lat,lng` */
  from: string
}

/** How far a business is, from where the phone knows the person to be. Nothing where it has no place. */
export function Distance({ to: { Latitude, Longitude }, from }: DistanceProps) {
  const t = useMessages()
  const { exact = from } = useHere(false)
  if (!Latitude || !Longitude) return null
  const [latitude = 0, longitude = 0] = exact.split(',').map(Number)
  const km = distanceKm({ latitude, longitude }, { latitude: Latitude, longitude: Longitude })
  const metres = Math.max(1, Math.round((km * 1000) / step)) * step
  return <span>{metres < 1000 ? t.lists.metresAway({ metres }) : t.lists.away({ km: rounded(km) })}</span>
}

/** Metres: a phone knows its place no better. */
const step = 50
/** A tenth of a kilometre counts for who walks. */
const rounded = (km: number) => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km))
