import type { QueryKey } from '@tanstack/react-query'

/**
 * The cache keys of ra-core's hooks (useGetOne, useGetList; useDelete and others change what is under those of
 * useInfiniteGetList). They are internal to ra-core, so this is the only place that builds them: a prefetch on the
 * server and the cache update after a save must match what the hooks look up.
 */
export const queryKeys = {
  /** One record, with the id from the route. */
  record: (name: string, id: string): QueryKey => [name, 'getOne', { id, meta: undefined }],
  /** All cached single records of a resource. */
  allRecords: (name: string): QueryKey => [name, 'getOne'],
  list: (name: string, params: object): QueryKey => [name, 'getList', params],
  infiniteList: (name: string, params: object): QueryKey => [name, 'getInfiniteList', params],
  allInfiniteLists: (name: string): QueryKey => [name, 'getInfiniteList'],
}

/** Whether a key belongs to a single record. */
export const isRecordKey = ([, kind]: QueryKey) => kind === 'getOne'

/** Whether a key belongs to a list of records: others under a resource's name are answers of another shape. */
export const isListKey = ([, kind]: QueryKey) => kind === 'getList' || kind === 'getInfiniteList'
