import { useInfiniteGetList, type RaRecord } from 'ra-core'
import { useMemo } from 'react'
import type { RecordNamed, ResourceName } from '#resources'
import { isNotAListError } from '#src/providers/ApiError.ts'
import { listParams, type ListQuery } from '../queries.ts'

/** A list that loads page by page (spec 4.14 to 4.18). */
export interface GrowingList<T> {
  items: readonly T[]
  isLoading: boolean
  /** the first page failed to load */
  isFailed: boolean
  /** the first page failed because the answer was not a list */
  isNotAList: boolean
  /** a later page failed to load: loading has stopped */
  hasStopped: boolean
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** tries the failed call again */
  retry: () => void
  /** reloads from page 1 */
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
    isNotAList: isNotAListError(error),
    hasStopped: error !== null && data !== undefined,
    hasMore: hasNextPage && error === null,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (data ? fetchNextPage() : refetch()),
    refresh: refetch,
  }
}

/** A record created while somebody scrolls shifts others to the next page, where they would appear twice. */
function distinct<T extends { id: unknown }>(items: readonly T[]): readonly T[] {
  const seen = new Set<unknown>()
  return items.filter(({ id }) => (seen.has(id) ? false : seen.add(id)))
}
