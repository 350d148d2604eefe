import type { RaRecord } from 'ra-core'
import { useMemo } from 'react'
import type { Town } from '#resources'
import type { Point } from '#src/map/mapView.ts'
import { useGetOne } from '#src/providers/reading.ts'
import { useTownChoice } from './useTownChoice.ts'

/** Where the remembered township is, once it is known. Apart from the other hooks, since maps alone ask. */
export function useTownPoint(): Point | undefined {
  const { townId } = useTownChoice()
  const { data } = useGetOne<Town & RaRecord>('town', { id: townId ?? 0 }, { enabled: townId !== null })
  const [latitude, longitude] = townId !== null && data ? [data.Latitude, data.Longitude] : [0, 0]
  // One of them 0 means none (docs/rules.md#places).
  return useMemo(() => (latitude && longitude ? { latitude, longitude } : undefined), [latitude, longitude])
}
