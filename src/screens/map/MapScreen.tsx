import { Suspense } from 'react'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { headingId, useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

const BusinessMap = lazyWithSentences(async () => (await import('./BusinessMap.tsx')).BusinessMap, ['browsing'])

// Not in the stylesheet of every document.
const looks = {
  map: {
    position: 'relative',
    backgroundColor: 'var(--sunken)',
    height:
      'calc(100 * var(--vh) - var(--header) - var(--tabs) - env(safe-area-inset-top) - env(safe-area-inset-bottom))',
  },
  loading: { position: 'absolute', inset: 0, zIndex: 2, display: 'grid', placeItems: 'center', pointerEvents: 'none' },
} as const

/** A full-screen map with the businesses of what is in view (spec 2.112 to 2.116). */
function MapScreen() {
  const t = useMessages()
  useHead({ title: t.lists.mapView })
  const isHydrated = useIsHydrated()
  return (
    <div style={looks.map}>
      <h1 id={headingId} style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {t.lists.mapView}
      </h1>
      {isHydrated ? (
        <Suspense fallback={<MapSkeleton />}>
          <BusinessMap />
        </Suspense>
      ) : (
        <MapSkeleton />
      )}
    </div>
  )
}

function MapSkeleton() {
  const t = useMessages()
  return (
    <div style={looks.loading}>
      <Dots label={t.shell.loading} />
    </div>
  )
}

export const screen: ScreenModule = { Screen: MapScreen }
