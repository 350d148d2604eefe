import type { QueryKey } from '@tanstack/react-query'

/**
 * The keys under which ra-core's hooks cache (useGetOne, useGetList, useInfiniteGetList). They are ra-core's own matter, so
 * nothing else spells them: what the server prefetches is then what the hooks look for, and what a save writes is what they show.
 */
export const queryKeys = {
  /** One record; the id as the route gives it. */
  one: (name: string, id: string): QueryKey => [name, 'getOne', { id, meta: undefined }],
  /** Every single record of a resource that was asked for. */
  allOfOne: (name: string): QueryKey => [name, 'getOne'],
  list: (name: string, params: object): QueryKey => [name, 'getList', params],
  infiniteList: (name: string, params: object): QueryKey => [name, 'getInfiniteList', params],
  allInfiniteLists: (name: string): QueryKey => [name, 'getInfiniteList'],
}

/** Whether a key is a single record's. */
export const isOneKey = ([, kind]: QueryKey) => kind === 'getOne'
