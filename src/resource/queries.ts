import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListResult, RaRecord } from 'ra-core'
import type { ListMeta } from '#src/providers/dataProvider.ts'
import type { ResourceName } from '#resources'
import { pageSize } from '#src/providers/httpReader.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'

/**
 * A list query, e.g. `{ name: 'page', filter: { byCategoryId: 7 } }`. Without a filter: the public list, newest
 * first.
 */
export interface ListQuery {
  name: ResourceName
  filter?: Readonly<Record<string, unknown>>
  perPage?: number
  meta?: ListMeta
}

/** ra-core's parameters for a query. `prefetch` and the screen both use them, so that their query keys are equal. */
export const listParams = ({ filter = {}, perPage = pageSize, meta }: ListQuery) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'id', order: 'DESC' as const },
  filter,
  meta,
})

/** The argument of a screen's `prefetch`. It runs on the server, and in the browser before navigation. */
export interface PrefetchContext {
  client: QueryClient
  provider: DataProvider
  /** route parameters */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

type ListPage = GetListResult & { pageParam: number }

/** Prefetches a list's first page under the key of ra-core's useInfiniteGetList. */
export async function prefetchList({ client, provider }: PrefetchContext, query: ListQuery): Promise<void> {
  const params = listParams(query)
  await client.prefetchInfiniteQuery<ListPage, Error, InfiniteData<ListPage>, QueryKey, number>({
    queryKey: queryKeys.infiniteList(query.name, params),
    queryFn: async () => ({ ...(await provider.getList(query.name, params)), pageParam: 1 }),
    initialPageParam: 1,
  })
}

/** Prefetches a complete list under the key of ra-core's useGetList. */
export async function prefetchFullList({ client, provider }: PrefetchContext, query: ListQuery): Promise<void> {
  const params = listParams(query)
  await client.prefetchQuery({
    queryKey: queryKeys.list(query.name, params),
    queryFn: () => provider.getList(query.name, params),
  })
}

/** Prefetches one record under the key of ra-core's useGetOne; undefined when it cannot be loaded. */
export async function prefetchOne(
  { client, provider }: PrefetchContext,
  name: string,
  id: string,
): Promise<RaRecord | undefined> {
  const queryKey = queryKeys.record(name, id)
  await client.prefetchQuery({ queryKey, queryFn: async () => (await provider.getOne(name, { id })).data })
  return client.getQueryData<RaRecord>(queryKey)
}
