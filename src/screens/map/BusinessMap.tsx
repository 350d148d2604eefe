import { lazy, Suspense, useState } from 'react'
import type { Page } from '#resources'
import { useConfig } from '#src/providers/config.ts'
import { PagePreview } from './PagePreview.tsx'

const OwnMap = lazy(() => import('./OwnMap.tsx').then(({ OwnMap }) => ({ default: OwnMap })))
const GoogleMap = lazy(() => import('./GoogleMap.tsx').then(({ GoogleMap }) => ({ default: GoogleMap })))

/** One marker per business, on Google's map where there is a key, else on ours; a tap opens what it stands for. */
export function BusinessMap({ pages }: { pages: readonly Page[] }) {
  const { mapsKey } = useConfig()
  const [shown, setShown] = useState<Page | null>(null)
  const own = <OwnMap pages={pages} open={setShown} />
  return (
    <>
      <Suspense>{mapsKey ? <GoogleMap pages={pages} open={setShown} otherwise={own} /> : own}</Suspense>
      {shown && <PagePreview page={shown} close={() => setShown(null)} />}
    </>
  )
}
