import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { findResource, type ResourceName } from '#resources'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { paths } from '#src/paths.ts'
import { readStored, useIsHydrated } from '#src/providers/device/storage.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { asCards, listParams } from '#src/providers/queries.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/**
 * /listing-detail/{Id}?source=: the address alone says what kind of record it is, so that it leads to the same in every tab and browser; without a
 * source it is a page. What the last search results know of it is shown at once (docs/rules.md#local-storage).
 */
function ListingDetailScreen() {
  const id = useParams()['id'] ?? ''
  const named = useSearchParams()[0].get('source') ?? ''
  const source = findResource(named)?.view ? named : 'page'
  return useIsHydrated() ? <Leading source={source as ResourceName} id={id} /> : <ScreenLoading />
}

function Leading({ source, id }: { source: ResourceName; id: string }) {
  const client = useQueryClient()
  useState(() => {
    const listing = readStored('StoredListings')?.find((one) => String(one.Id) === id && one.source === source)
    if (!listing) return
    const asListed = listParams({ name: source, filter: { listing: id, ...asCards } })
    client.setQueryData(queryKeys.list(source, asListed), { data: [{ ...listing, id: listing.Id }], total: 1 })
  })
  return (
    <>
      {/* Until the other screen is there: without it the end of the page would come up and go again. */}
      <ScreenLoading />
      <Navigate to={paths.view(source, id)} replace />
    </>
  )
}

export const screen: ScreenModule = { Screen: ListingDetailScreen }
