import { useInfiniteGetList, type RaRecord } from 'ra-core'
import { useMemo } from 'react'
import type { RecordNamed, ResourceName } from '#resources'
import { isNotAListError } from '#src/providers/ApiError.ts'
import { listParams, type ListQuery } from '../queries.ts'

/** A list that grows page by page (spec 4.14 to 4.18). */
export interface GrowingList<T> {
  items: readonly T[]
  isLoading: boolean
  /** the first page could not be had */
  isFailed: boolean
  /** and why: something came that is no list */
  isNoList: boolean
  /** a later page could not be had: loading has stopped */
  hasStopped: boolean
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** after a failure */
  retry: () => void
  /** from page 1 on */
  refresh: () => Promise<unknown>
}

export function useList<N extends ResourceName>(
  query: ListQuery & { name: N },
): GrowingList<RecordNamed<N> & RaRecord> {
  type Item = RecordNamed<N> & RaRecord
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteGetList<Item>(
    query.name,
    listParams(query),
  )
  const items = useMemo(() => distinct(data?.pages.flatMap((page) => page.data) ?? []), [data])
  return {
    items,
    isLoading: isPending,
    isFailed: error !== null && !data,
    isNoList: isNotAListError(error),
    hasStopped: error !== null && data !== undefined,
    hasMore: hasNextPage && error === null,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (data ? fetchNextPage() : refetch()),
    refresh: refetch,
  }
}

/** A record made while somebody scrolls pushes others to the next page, where they come again. */
function distinct<T extends { id: unknown }>(items: readonly T[]): readonly T[] {
  const seen = new Set<unknown>()
  return items.filter(({ id }) => (seen.has(id) ? false : seen.add(id)))
}
