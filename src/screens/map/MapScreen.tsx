import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import type { ListQuery } from '#src/resource/queries.ts'
import { useFullList } from '#src/resource/list/useFullList.ts'
import type { ScreenModule } from '#src/screen.tsx'

const BusinessMap = lazy(() => import('./BusinessMap.tsx').then(({ BusinessMap }) => ({ default: BusinessMap })))

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
    <Box
      sx={(theme) => ({
        position: 'relative',
        height: {
          xs: `calc(100dvh - ${theme.measure.header + theme.measure.tabs}px - env(safe-area-inset-top) - env(safe-area-inset-bottom))`,
          md: `calc(100dvh - ${theme.measure.header}px)`,
        },
        bgcolor: 'sunken',
      })}
    >
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t.lists.mapView}</h1>
      {list.isFailed && <ErrorState retry={list.retry} />}
      {isHydrated && !list.isFailed && (
        <Suspense fallback={<MapSkeleton />}>
          <BusinessMap pages={list.items} />
        </Suspense>
      )}
      {list.isLoading && <MapSkeleton />}
    </Box>
  )
}

function MapSkeleton() {
  const t = useMessages()
  return (
    <Box
      sx={{ position: 'absolute', inset: 0, zIndex: 2, display: 'grid', placeItems: 'center', pointerEvents: 'none' }}
    >
      <Dots label={t.shell.loading} />
    </Box>
  )
}

export const screen: ScreenModule = { Screen: MapScreen }
