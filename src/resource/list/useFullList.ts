import type { RaRecord } from 'ra-core'
import type { RecordNamed, ResourceName } from '#resources'
import { isNotAListError } from '#src/providers/ApiError.ts'
import { useGetList } from '#src/providers/reading.ts'
import { listParams, type ListQuery } from '#src/providers/queries.ts'
import type { GrowingList } from './useList.ts'

/** A complete list at once, in the shape of a growing list. */
export function useFullList<N extends ResourceName>(
  query: ListQuery & { name: N },
): GrowingList<RecordNamed<N> & RaRecord> {
  const { data, error, isPending, refetch } = useGetList<RecordNamed<N> & RaRecord>(query.name, listParams(query))
  return {
    items: data ?? [],
    isLoading: isPending,
    error,
    isFailed: error !== null && !data,
    isNotAList: isNotAListError(error),
    hasStopped: false,
    hasMore: false,
    isComplete: true,
    isLoadingMore: false,
    loadMore: () => {},
    retry: () => void refetch(),
    refresh: refetch,
  }
}
