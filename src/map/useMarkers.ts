import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { MarkerLayer } from './markerLayer.ts'
import type { MapMarker } from './markers.ts'
import { useCategorySigns } from './useCategorySigns.ts'

/** Keeps the markers of a map, ours or Google's. */
export function useMarkers(layer: MarkerLayer | null, markers: readonly MapMarker[], lifted: string | undefined): void {
  const t = useBrowsingMessages()
  const { digits } = useLanguage()
  const signs = useCategorySigns()
  const nameOf = useEffectEvent((businesses: number) => t.map.businesses({ count: businesses }))
  useEffect(() => layer?.draw(markers, { digits, nameOf, signs }), [layer, markers, digits, signs])
  useEffect(() => layer?.lift(lifted), [layer, lifted])
}
