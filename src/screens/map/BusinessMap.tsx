import { lazy, Suspense, useState } from 'react'
import { useConfig } from '#src/providers/config.ts'
import type { MapPlace } from './clusters.ts'
import { PagePreview } from './PagePreview.tsx'

const LeafletMap = lazy(() => import('./LeafletMap.tsx').then(({ LeafletMap }) => ({ default: LeafletMap })))
const GoogleMap = lazy(() => import('./GoogleMap.tsx').then(({ GoogleMap }) => ({ default: GoogleMap })))

/** One marker per business, on Google's map with an API key, else on Leaflet; tapping a marker opens a preview. */
export function BusinessMap({ pages }: { pages: readonly MapPlace[] }) {
  const { mapsKey } = useConfig()
  const [shown, setShown] = useState<MapPlace | null>(null)
  const leaflet = <LeafletMap pages={pages} open={setShown} />
  return (
    <>
      <Suspense>{mapsKey ? <GoogleMap pages={pages} open={setShown} fallback={leaflet} /> : leaflet}</Suspense>
      {shown && <PagePreview place={shown} close={() => setShown(null)} />}
    </>
  )
}
