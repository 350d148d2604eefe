import { Suspense, useEffect, useState, type ReactElement } from 'react'
import type { OrderedAs, NarrowedName } from '#resources/narrowing.ts'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { useHere } from '#src/providers/device/here.ts'
import { PlaceNeeded, useNarrowedList } from '#src/resource/filters/FilteredFeed.tsx'
import { NothingLeft } from '#src/resource/filters/NothingLeft.tsx'
import { useSearchFilters } from '#src/resource/filters/useSearchFilters.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { PlacesMap } from './PlacesMap.tsx'
import { useFoundPlaces, type Found, type FoundItem } from './useFoundPlaces.ts'

const PagePreview = lazyMui(async () => (await import('#src/resource/cards/PagePreview.tsx')).PagePreview)

/** Results that the map begins with, and that each tap on *Show more* adds. */
const resultsAtOnce = 100

interface ResultMapProps {
  name: NarrowedName
  text: string
  as: OrderedAs
  /** where there is nothing, and no filter is to blame */
  empty: ReactElement
}

/** What a search or its filters leave, on the map: businesses, and for products and posts the businesses that have them. */
export function ResultMap(props: ResultMapProps) {
  const { filters } = useSearchFilters()
  const { place } = useHere(filters.near !== undefined)
  if (filters.near && !place) return <PlaceNeeded />
  return <Results {...props} place={place} />
}

function Results({ name, text, as, empty, place }: ResultMapProps & { place: string | null }) {
  const t = useBrowsingMessages()
  const { filters } = useSearchFilters()
  const { list, narrowing } = useNarrowedList(name, { text, as, place })
  const [wanted, setWanted] = useState(resultsAtOnce)
  const [shown, setShown] = useState<MapPlace | null>(null)
  const { items, hasMore, isLoadingMore, loadMore } = list
  const isComplete = !list.isLoading && (!hasMore || items.length >= wanted)
  useEffect(() => {
    if (hasMore && !isLoadingMore && items.length < wanted) loadMore()
  }, [hasMore, isLoadingMore, items.length, wanted, loadMore])
  const found = useFoundPlaces(name, items as unknown as readonly Found[], isComplete || list.hasStopped)
  const isLoading = found.isLoading || !(isComplete || list.error)
  const error = list.error ?? found.error

  if (list.isFailed) return <ErrorState error={error} retry={list.retry} />
  if (isComplete && items.length === 0)
    return <NothingLeft {...{ name, narrowing, filters }} help={undefined} otherwise={empty} />
  if (!isLoading && !error && found.places.length === 0)
    return <EmptyState text={t.map.withoutPlace({ count: found.placeless })} />
  return (
    <section aria-label={t.lists.mapView}>
      <Text role="status" variant="body2" color="muted">
        {found.places.length > 0 && <span>{t.map.businesses({ count: found.places.length })}</span>}{' '}
        {found.placeless > 0 && !isLoading && <span>{t.map.withoutPlace({ count: found.placeless })}</span>}
      </Text>
      {error && <ErrorState compact error={error} retry={list.error ? list.retry : found.retry} />}
      <div style={frame}>
        {found.places.length > 0 && (
          <PlacesMap places={found.places} asked={JSON.stringify(narrowing)} room={roomOnScreen} open={setShown} />
        )}
        {isLoading && (
          <div className="mapState mapLoading">
            <Dots label={t.shell.loading} />
          </div>
        )}
      </div>
      <Suspense>
        {shown && (
          <PagePreview place={shown} close={() => setShown(null)}>
            <FoundHere name={name} items={found.foundAt(shown.Id)} />
          </PagePreview>
        )}
      </Suspense>
      {hasMore && isComplete && (
        <Button variant="outlined" style={{ marginTop: 12 }} onClick={() => setWanted(items.length + resultsAtOnce)}>
          {t.map.more}
        </Button>
      )}
    </section>
  )
}

/** Height in px of what is above and below the map on most phones, so that with it they fill the screen. */
const besidesPx = 390

const frame = {
  position: 'relative',
  isolation: 'isolate',
  height: `clamp(320px, calc(100 * var(--vh) - ${besidesPx}px), 720px)`,
  marginTop: 8,
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  backgroundColor: 'var(--sunken)',
} as const

/** Px that the markers of all results may take: the frame without its edges and buttons. */
const roomOnScreen = () => ({
  width: Math.max(200, Math.min(window.innerWidth - 32, 1120) - 120),
  height: Math.max(200, Math.min(window.innerHeight - besidesPx, 720) - 120),
})

/** The products or posts that were found at the business. */
function FoundHere({ name, items }: { name: NarrowedName; items: readonly FoundItem[] }) {
  const t = useBrowsingMessages()
  if (items.length === 0) return null
  return (
    <ul
      aria-label={t.map.foundHere}
      style={{ margin: 0, paddingInlineStart: 20, maxHeight: 'calc(30 * var(--vh))', overflowY: 'auto' }}
    >
      {items.map((item) => (
        <li key={item.Id} style={{ padding: '6px 0' }}>
          <TextLink to={paths.view(name, item.Id)}>
            {('Name' in item ? item.Name : 'Title' in item ? item.Title : null) ?? t.lists.noName}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
