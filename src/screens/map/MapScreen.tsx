import { Suspense } from 'react'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import type { ListQuery } from '#src/resource/queries.ts'
import { useFullList } from '#src/resource/list/useFullList.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { lazyMui } from '#src/layout/lazyMui.ts'
import styles from './MapScreen.module.css'

const BusinessMap = lazyMui(async () => (await import('./BusinessMap.tsx')).BusinessMap)

/** All businesses at once, which is more than one page of a list may hold (docs/rules.md#named-lists). */
const allPages = {
  name: 'page',
  filter: { byMap: true },
  perPage: 1000,
  meta: { partial: true },
} as const satisfies ListQuery

/** A full-screen map with one marker per business (spec 2.112 to 2.116). */
function MapScreen() {
  const t = useMessages()
  useHead({ title: t.lists.mapView })
  const list = useFullList(allPages)
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.map}>
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t.lists.mapView}</h1>
      {list.isFailed && <ErrorState retry={list.retry} />}
      {isHydrated && !list.isFailed && (
        <Suspense fallback={<MapSkeleton />}>
          <BusinessMap pages={list.items} />
        </Suspense>
      )}
      {list.isLoading && <MapSkeleton />}
    </div>
  )
}

function MapSkeleton() {
  const t = useMessages()
  return (
    <div className={styles.loading}>
      <Dots label={t.shell.loading} />
    </div>
  )
}

export const screen: ScreenModule = { Screen: MapScreen }
