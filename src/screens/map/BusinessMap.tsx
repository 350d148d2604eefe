import { lazy, Suspense, useState } from 'react'
import type { Page } from '#resources'
import { useConfig } from '#src/providers/config.ts'
import { PagePreview } from './PagePreview.tsx'

const LeafletMap = lazy(() => import('./LeafletMap.tsx').then(({ LeafletMap }) => ({ default: LeafletMap })))
const GoogleMap = lazy(() => import('./GoogleMap.tsx').then(({ GoogleMap }) => ({ default: GoogleMap })))

/** One marker per business, on Google's map with an API key, else on Leaflet; tapping a marker opens a preview. */
export function BusinessMap({ pages }: { pages: readonly Page[] }) {
  const { mapsKey } = useConfig()
  const [shown, setShown] = useState<Page | null>(null)
  const leaflet = <LeafletMap pages={pages} open={setShown} />
  return (
    <>
      <Suspense>{mapsKey ? <GoogleMap pages={pages} open={setShown} fallback={leaflet} /> : leaflet}</Suspense>
      {shown && <PagePreview page={shown} close={() => setShown(null)} />}
    </>
  )
}
