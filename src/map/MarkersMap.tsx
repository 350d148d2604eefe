import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { useConfig } from '#src/providers/config.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import styles from './businessMap.css?inline'
import type { BusinessMapProps } from './businessMapProps.ts'
import { putInAddress } from './cameras.ts'
import type { MapView } from './mapBoxes.ts'

// Loaded with the map, since no other screen needs it.
addStyles(styles)

const LeafletMap = lazyPiece(async () => (await import('./LeafletMap.tsx')).LeafletMap)
const GoogleMap = lazyPiece(async () => (await import('./GoogleMap.tsx')).GoogleMap)

/** A map of many businesses that fills what it stands in: Google's with an API key, else ours. Where it looks is in the address. */
export function MarkersMap({ onView, ...props }: BusinessMapProps) {
  const { mapsKey } = useConfig()
  const location = useLocation()
  const [view, setView] = useState<MapView | null>(null)
  useEffect(() => (view ? putInAddress(view, location) : undefined), [location, view])
  // Once what goes with the view is drawn, such as the line that says where one is: it covers a part of the map.
  const seen = useEffectEvent(onView)
  useEffect(() => {
    if (view) seen(view)
  }, [view])
  const map = { ...props, onView: setView }
  return (
    <Suspense>{mapsKey ? <GoogleMap {...map} fallback={<LeafletMap {...map} />} /> : <LeafletMap {...map} />}</Suspense>
  )
}
