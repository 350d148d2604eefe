import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListResult, Identifier, RaRecord } from 'ra-core'
import type { ListMeta } from '#src/providers/dataProvider.ts'
import type { CommentTarget, ResourceName } from '#resources'
import type { TownChoice } from '#resources/shownPreferences.ts'
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
  /** where lists look; null on screens that are the same everywhere */
  town: TownChoice
}

export type ListPage<T extends RaRecord = RaRecord> = GetListResult<T>

/** Which page of a growing list. */
export interface PageParam {
  /** From 1. */
  number: number
  /**
   * The last record of the page before, which this one follows, and some before it, should that be gone by now; where they were not loaded,
   * the number alone says which page it is.
   */
  after?: readonly Identifier[]
  /** The page before. */
  previous?: PageParam
  /** Of the list behind this one's end: how many records stand before it. */
  from?: number
}
export const firstPage: PageParam = { number: 1 }

/** Records in a page of a list that somebody scrolls on in, which needs a fifth of the requests (docs/rules.md#public-lists). */
export const largePage = 100
const smallPages = largePage / pageSize

/** What the page of a growing list with this number, from 1, asks for. `start`: the place of its first record. */
function pageOf({ perPage = pageSize }: ListQuery, number: number) {
  const isLarge = perPage === pageSize && number > smallPages
  const [page, size] = isLarge ? [number - smallPages + 1, largePage] : [number, perPage]
  return { page, perPage: size, start: (page - 1) * size }
}

/** The number of the page with the record at this place. */
const numberOf = ({ perPage = pageSize }: ListQuery, place: number) =>
  perPage === pageSize && place >= largePage
    ? Math.floor(place / largePage) + smallPages
    : Math.floor(place / perPage) + 1

/** What a list goes on with behind its end: behind what is for sale comes what is sold. */
const behind = (query: ListQuery): ListQuery | undefined =>
  query.filter?.['available'] === '1' ? { ...query, filter: { ...query.filter, available: '0' } } : undefined

/** The place of a page's first record. */
export const startOf = (query: ListQuery, { number, from = 0 }: PageParam) => from + pageOf(query, number).start

/** The page after one with these records. @param after what was seen of the list, the last first */
export function pageAfter(
  query: ListQuery,
  { data, pageInfo }: ListPage,
  previous: PageParam,
  after: readonly Identifier[],
): PageParam | undefined {
  const { number, from } = previous
  // A filtered list has full pages up to its end.
  if (from === undefined && behind(query) && data.length < pageOf(query, number).perPage)
    return { number: 1, from: startOf(query, previous) + data.length, previous }
  const isLast = !pageInfo?.hasNextPage || after.length === 0
  return isLast ? undefined : { number: number + 1, after, previous, ...(from !== undefined && { from }) }
}

export function pageBefore(query: ListQuery, { number, from, previous }: PageParam): PageParam | undefined {
  if (number > 1) return previous ?? { number: number - 1, ...(from !== undefined && { from }) }
  return from ? (previous ?? { number: numberOf(query, from - 1) }) : undefined
}

/** The page with the record at this place. @param from where the list behind this one's end begins, if it is known */
export const pageWith = (query: ListQuery, place: number, from = Infinity): PageParam =>
  place >= from ? { number: numberOf(query, place - from), from } : { number: numberOf(query, place) }

export async function readPage<T extends RaRecord = RaRecord>(
  provider: DataProvider,
  query: ListQuery,
  { number, after, from }: PageParam,
): Promise<ListPage<T>> {
  const { filter = query.filter } = (from !== undefined && behind(query)) || {}
  const { page, perPage } = pageOf(query, number)
  const meta = after === undefined ? query.meta : { ...query.meta, after }
  return provider.getList<T>(query.name, { ...listParams({ ...query, filter }), pagination: { page, perPage }, meta })
}

/** Prefetches a growing list's first page. */
export async function prefetchList(
  { client, provider }: Pick<PrefetchContext, 'client' | 'provider'>,
  query: ListQuery,
): Promise<void> {
  await client.prefetchInfiniteQuery<ListPage, Error, InfiniteData<ListPage, PageParam>, QueryKey, PageParam>({
    queryKey: queryKeys.infiniteList(query.name, listParams(query)),
    queryFn: () => readPage(provider, query, firstPage),
    initialPageParam: firstPage,
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

/** A record's comments (GET /comment/api/byTypeNameAndTypeId/{typeName}/{typeId}). */
export const commentsQuery = (type: CommentTarget, id: number | string) =>
  ({ name: 'comment', filter: { byTypeNameAndTypeId: [type, String(id)] } }) as const satisfies ListQuery

/** GET /pageRating/api/byPageId/{id}. */
export const ratingsOf = (id: string) => ({ name: 'pageRating', filter: { byPageId: id } }) as const satisfies ListQuery

/** The filter of a list that shows cards: it asks for no more than those show (docs/rules.md#card-view). */
export const asCards = { view: 'card' } as const

/** GET /product/api/byPageId/{id} and GET /post/api/byPageId/{id}. */
export const productsOf = (id: string) =>
  ({ name: 'product', filter: { byPageId: id, ...asCards } }) as const satisfies ListQuery
export const postsOf = (id: string) =>
  ({ name: 'post', filter: { byPageId: id, ...asCards } }) as const satisfies ListQuery
