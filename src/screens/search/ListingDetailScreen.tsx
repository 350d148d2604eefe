import { Navigate, useParams } from 'react-router'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { paths } from '#src/paths.ts'
import { useIsHydrated, useStoredListings } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/screen.tsx'

/**
 * /listing-detail/{Id}: the last search results tell the record's source; without them it is a page
 * (docs/rules.md#local-storage).
 */
function ListingDetailScreen() {
  const id = useParams()['id'] ?? ''
  const listings = useStoredListings()
  if (!useIsHydrated()) return <ScreenLoading />
  const source = listings?.find((listing) => String(listing.Id) === id)?.source ?? 'page'
  return <Navigate to={paths.view(source, id)} replace />
}

export const screen: ScreenModule = { Screen: ListingDetailScreen }
