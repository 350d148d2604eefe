import { useEffect, useMemo, type ReactElement } from 'react'
import type { RecordNamed } from '#resources'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { SearchFilters } from '#src/providers/calls/search.ts'
import { askHere, useHere } from '#src/providers/device/here.ts'
import type { MatchKind } from '#resources/searchOrders.ts'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import type { Columns } from '../list/ColumnGrid.tsx'
import { Feed } from '../list/Feed.tsx'
import { EmptyState } from '../list/ListStates.tsx'
import { useFeed, type GrowingList } from '../list/useList.ts'
import { chosenOrder, ordersOf, type NarrowedName, type OrderedAs } from '#resources/narrowing.ts'
import { narrowedQuery, type Narrowing } from './narrowedQuery.ts'
import { NothingLeft } from './NothingLeft.tsx'
import { useSearchFilters } from './useSearchFilters.ts'
import styles from '../search/NothingFound.module.css'

export interface FilteredFeedProps<N extends NarrowedName> {
  name: N
  /** '' for a list without a text */
  text?: string
  as: OrderedAs
  /** filters that the screen itself sets */
  fixed?: SearchFilters
  columns: Columns
  card: (item: RecordNamed<N>, priority: boolean) => ReactElement
  skeleton: ReactElement
  skeletons: number
  /** called with what has come */
  onItems?: (items: readonly RecordNamed<N>[]) => void
  /** where there is nothing, and no filter is to blame */
  empty: ReactElement
  /** what may help besides lifting a filter */
  help?: ReactElement
  /** other texts, above the list */
  offered?: (isEmpty: boolean) => ReactElement
  /** what has a part of the text, where nothing has all of it */
  partly?: (narrowing: Narrowing) => ReactElement
  /** something above the list is still on its way */
  isWaiting?: boolean
}

/** What the filters of the address leave of a search or of a list. */
export function FilteredFeed<N extends NarrowedName>(props: FilteredFeedProps<N>) {
  const { filters } = useSearchFilters()
  const { place } = useHere(filters.near !== undefined)
  if (filters.near && !place)
    return (
      <>
        {props.offered?.(false)}
        <PlaceNeeded />
      </>
    )
  return <Results {...props} place={place} />
}

function Results<N extends NarrowedName>({
  name,
  text = '',
  as,
  fixed,
  place,
  onItems,
  empty,
  help,
  offered,
  partly,
  isWaiting = false,
  ...feed
}: FilteredFeedProps<N> & { place: string | null }) {
  const { filters } = useSearchFilters()
  const { list, narrowing } = useNarrowedList(name, { text, as, fixed, place })
  const { items } = list
  useEffect(() => onItems?.(items), [onItems, items])
  const isNarrowed = Object.keys(filters).length > 0
  const nothing = <NothingLeft {...{ name, narrowing, filters, help }} otherwise={empty} />
  const sounding = items.findIndex((item) => (item as { Match?: MatchKind }).Match === 'sound')
  if (sounding >= 0 && !isWaiting)
    return (
      <>
        {offered?.(false)}
        {sounding > 0 && (
          <Feed list={{ ...list, ...ended, items: items.slice(0, sounding) }} {...feed} empty={nothing} />
        )}
        <SoundsLike text={text} isAll={sounding === 0} />
        <Feed list={{ ...list, start: 0, items: items.slice(sounding) }} {...feed} empty={nothing} />
      </>
    )
  return (
    <>
      {offered?.(items.length === 0)}
      <Feed
        list={isWaiting ? { ...list, isLoading: true } : list}
        {...feed}
        empty={
          <>
            {!isNarrowed && nothing}
            {partly?.(narrowing)}
            {/* Which filters to lift is asked below what there is with them. */}
            {isNarrowed && nothing}
          </>
        }
      />
    </>
  )
}

/** Of the first part of a list: it goes on below the heading. */
const ended = { hasMore: false, hasStopped: false }

/** Above what only sounds like the text, which nobody takes for what they asked for. */
function SoundsLike({ text, isAll }: { text: string; isAll: boolean }) {
  const t = useBrowsingMessages()
  return (
    <>
      {isAll && (
        <Text role="status" color="muted">
          {t.filters.nothingCalled({ text })}
        </Text>
      )}
      <Text as="h2" variant="h2">
        {t.filters.soundsLike}
      </Text>
    </>
  )
}

interface Narrowed {
  text: string
  as: OrderedAs
  fixed?: SearchFilters | undefined
  place: string | null
}

/** The list that the filters and the order of the address leave, the same however it is shown. */
export function useNarrowedList<N extends NarrowedName>(name: N, { text, as, fixed, place }: Narrowed) {
  const { filters, order } = useSearchFilters()
  const narrowing = useMemo(
    () => ({ text, filters: { ...filters, ...fixed }, order: chosenOrder(ordersOf(name, as, filters), order), place }),
    [name, text, as, filters, fixed, order, place],
  )
  const list = useFeed(narrowedQuery(name, narrowing)) as unknown as GrowingList<RecordNamed<N> & { id: unknown }>
  return { list, narrowing }
}

/** An address says *near me* to whoever opens it: what is near is known once they say where they are. */
export function PlaceNeeded() {
  const t = useBrowsingMessages()
  const { change } = useSearchFilters()
  const { state } = useHere(true)
  if (state === 'asking') return <EmptyState text={t.search.locating} action={<Dots label={t.shell.loading} />} />
  return (
    <EmptyState
      text={state === 'refused' ? t.search.noPlace : t.filters.placeNeeded}
      action={
        <div className={styles.acts}>
          <Button variant="contained" onClick={() => askHere()}>
            {t.search.nearMe}
          </Button>
          <Button variant="outlined" onClick={() => change({ near: undefined })}>
            {t.filters.everywhere}
          </Button>
        </div>
      }
    />
  )
}
