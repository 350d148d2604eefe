import type { Map } from 'leaflet'
import type { RaRecord } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Town } from '#resources'
import type { NamedPlace } from '../base/cityNames.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useGetList } from '#src/providers/reading.ts'
import { listParams } from '#src/providers/queries.ts'
import type { Edges } from '../businessMapProps.ts'
import { noEdges } from '../cameras.ts'
import { TownLabels, type KeptFree } from './townLabels.ts'

const townList = listParams({ name: 'town', meta: { full: true } })
const noTowns: readonly Town[] = []

/**
 * Town names on a map without tiles, for orientation (docs/rules.md#maps). Returns the towns.
 * @param keptFree where no name stands; the same object until it changes
 * @param edges what lies over the map
 */
export function useTownNames(
  map: Map | null,
  isEnabled: boolean,
  keptFree?: KeptFree,
  edges?: () => Edges,
): readonly Town[] {
  const { language } = useLanguage()
  const { data: towns = noTowns } = useGetList<Town & RaRecord>('town', townList, {
    enabled: isEnabled && map !== null,
  })
  const [labels, setLabels] = useState<TownLabels | null>(null)
  useEffect(() => {
    if (!map || !isEnabled) return
    const added = new TownLabels(map)
    setLabels(added)
    return () => {
      added.remove()
      setLabels(null)
    }
  }, [map, isEnabled])
  const now = useEffectEvent(() => edges?.() ?? noEdges)
  useEffect(() => {
    const nameOf = (town: NamedPlace) => (language === 'my' && town.BurmeseName) || town.Name || ''
    void labels?.show({ towns, nameOf, keptFree, edges: now })
  }, [labels, towns, language, keptFree])
  return towns
}
