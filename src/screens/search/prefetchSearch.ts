import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/providers/queryKeys.ts'
import {
  listParams,
  prefetchList,
  type ListPage,
  type ListQuery,
  type PrefetchContext,
} from '#src/providers/queries.ts'
import { correctionsQuery } from '#src/resource/search/DidYouMean.tsx'
import { mostUsedQuery } from '#src/resource/mostUsed.ts'
import { chosenOrder, ordersOf, type NarrowedName } from '#resources/narrowing.ts'
import { countsQuery } from '#src/resource/filters/countsQuery.ts'
import { narrowedQuery } from '#src/resource/filters/narrowedQuery.ts'
import { partQuery } from './PartResults.tsx'
import { isPartOf } from './partsOfText.ts'
import { readSearchAddress } from './searchAddress.ts'

/** The results, their numbers and other spellings. What is near somebody only their browser asks for. */
export async function prefetchSearch(request: PrefetchContext): Promise<unknown> {
  const { text, name, filters, order, as, isOpening } = readSearchAddress(request.search)
  const { client, provider } = request
  if (isOpening) return client.prefetchQuery(mostUsedQuery(provider))
  if (filters.near) return
  const narrowing = { text, filters, order: chosenOrder(ordersOf(name, as, filters), order) }
  const query = narrowedQuery(name, narrowing)
  await Promise.all([
    prefetchList(request, query),
    text && client.prefetchQuery(countsQuery(provider, name, narrowing)),
    text && client.prefetchQuery(correctionsQuery(provider, text)),
  ])
  if (!text || hasFound(client, query)) return
  const offered = client.getQueryData<readonly string[]>(correctionsQuery(provider, text).queryKey) ?? []
  const parts = offered.filter((one) => isPartOf(text, one))
  await Promise.all(parts.map((part) => prefetchList(request, partQuery(name, narrowing, part))))
}

const hasFound = (client: QueryClient, query: ListQuery & { name: NarrowedName }) =>
  (client.getQueryData<InfiniteData<ListPage>>(queryKeys.infiniteList(query.name, listParams(query)))?.pages[0]?.data
    .length ?? 1) > 0
