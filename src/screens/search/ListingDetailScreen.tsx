import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { findResource } from '#resources'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { paths } from '#src/paths.ts'
import { useIsHydrated, useStoredListings } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/screen.tsx'

/**
 * /listing-detail/{Id}?source=: without a source the tapped card tells it, else the last search results, which another tab may have
 * changed; without them it is a page (docs/rules.md#local-storage).
 */
function ListingDetailScreen() {
  const id = useParams()['id'] ?? ''
  const named = useSearchParams()[0].get('source') ?? ''
  const tapped = (useLocation().state as { source?: string } | null)?.source
  const listings = useStoredListings()
  if (!useIsHydrated()) return <ScreenLoading />
  const source = findResource(named)?.view
    ? named
    : (tapped ?? listings?.find((listing) => String(listing.Id) === id)?.source ?? 'page')
  return (
    <>
      {/* Until the other screen is there: without it the end of the page would come up and go again. */}
      <ScreenLoading />
      <Navigate to={paths.view(source, id)} replace />
    </>
  )
}

export const screen: ScreenModule = { Screen: ListingDetailScreen }
