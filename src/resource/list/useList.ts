import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import type { RecordNamed, ResourceName } from '#resources'
import type { CardNamed } from '#resources/cards.ts'
import { isNotAListError } from '#src/providers/ApiError.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import {
  firstPage,
  largePage,
  listParams,
  pageAfter,
  pageBefore,
  pageWith,
  readPage,
  startOf,
  type ListPage,
  type ListQuery,
  type PageParam,
} from '#src/providers/queries.ts'

/** A list that loads page by page (spec 4.14 to 4.18). */
export interface GrowingList<T> {
  items: readonly T[]
  /** the place of the first item: those above it are not kept any more (useFeed) */
  start?: number
  isLoading: boolean
  /** why the first or a later page failed to load */
  error: Error | null
  /** the first page failed to load */
  isFailed: boolean
  /** the first page failed because the answer was not a list */
  isNotAList: boolean
  /** a later page failed to load: loading has stopped */
  hasStopped: boolean
  hasMore: boolean
  /** came at once, so that searching in the page should find all of it, unless it is very long */
  isComplete?: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** loads what is above `items` again, as far as this place or towards it */
  loadAbove?: (item: number) => void
  /** tries the failed call again */
  retry: () => void
  /** reloads from page 1 */
  refresh: () => Promise<unknown>
}

type Named = ListQuery & { name: ResourceName }
/** What a query lists: cards where it asks for them, else whole records. */
type Listed<Q extends Named> = RaRecord &
  (Q extends { filter: { view: 'card' } } ? CardNamed<Q['name']> : RecordNamed<Q['name']>)
type Pages<T extends RaRecord> = InfiniteData<ListPage<T>, PageParam>

/** A list in a section, which keeps all that it has loaded. */
export const useList = <const Q extends Named>(query: Q): GrowingList<Listed<Q>> =>
  useGrowingList<Listed<Q>>(query, undefined)

/** Up to 1,000 records. */
const keptPages = 10

/**
 * A list of any length, for `Feed`: it keeps the pages around the place where the person is, so that memory stays flat.
 */
export const useFeed = <const Q extends Named>(query: Q): GrowingList<Listed<Q>> =>
  useGrowingList<Listed<Q>>(query, keptPages)

function useGrowingList<T extends RaRecord>(query: ListQuery, maxPages: number | undefined): GrowingList<T> {
  const provider = useDataProvider()
  const client = useQueryClient()
  const queryKey = queryKeys.infiniteList(query.name, listParams(query))
  const isJumping = useRef(false)
  const { data, error, isPending, hasNextPage, isFetching, isFetchingNextPage, ...list } = useInfiniteQuery<
    ListPage<T>,
    Error,
    Pages<T>,
    QueryKey,
    PageParam
  >({
    queryKey,
    queryFn: ({ pageParam }) => readPage<T>(provider, query, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: (page, pages, previous) =>
      pageAfter(query, page, previous, lastSeen(pages.flatMap(({ data: records }) => records))),
    getPreviousPageParam: (_page, _pages, first) => pageBefore(query, first),
    ...(maxPages && { maxPages }),
  })
  const items = useMemo(() => distinct(data?.pages.flatMap((page) => page.data) ?? []), [data])
  const first = data?.pageParams[0]
  const start = first ? startOf(query, first) : 0
  // Where nothing is in a list, something may be in the one behind it.
  const isGoingOn = hasNextPage && items.length === 0 && error === null
  const { fetchNextPage } = list
  useEffect(() => {
    if (isGoingOn) void fetchNextPage()
  }, [isGoingOn, fetchNextPage])
  /** Replaces what is kept by the page of an item that is far from it. */
  const jumpTo = async (item: number) => {
    isJumping.current = true
    try {
      const param = pageWith(query, item, data?.pageParams.at(-1)?.from)
      const page = await readPage<T>(provider, query, param)
      client.setQueryData<Pages<T>>(queryKey, { pages: [page], pageParams: [param] })
    } finally {
      isJumping.current = false
    }
  }
  return {
    items,
    start,
    isLoading: isPending || isGoingOn,
    error,
    isFailed: error !== null && !data,
    isNotAList: isNotAListError(error),
    hasStopped: error !== null && data !== undefined,
    hasMore: hasNextPage && error === null,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    loadAbove(item) {
      if (isFetching || isJumping.current) return
      if (start - item <= 2 * largePage) void list.fetchPreviousPage()
      // What failed is asked for again at the next movement.
      else jumpTo(item).catch(() => undefined)
    },
    retry: () => void (data ? list.fetchNextPage() : list.refetch()),
    async refresh() {
      if (start > 0) return jumpTo(0)
      client.setQueryData<Pages<T>>(queryKey, (all) => all && firstPageOf(all))
      return list.refetch()
    },
  }
}

/** The last record, and those 1, 3, 7, … before it: of a thousand that somebody deletes at once, one before them is among these. */
const lastSeen = (records: readonly RaRecord[]) =>
  Array.from({ length: 10 }, (_, step) => records.at(-(2 ** step))?.id).filter((id) => id !== undefined)

const firstPageOf = <T extends RaRecord>({ pages, pageParams }: Pages<T>): Pages<T> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

/** A record created while somebody scrolls shifts others to the next page, where they would appear twice. */
function distinct<T extends { id: unknown }>(items: readonly T[]): readonly T[] {
  const seen = new Set<unknown>()
  return items.filter(({ id }) => (seen.has(id) ? false : seen.add(id)))
}
