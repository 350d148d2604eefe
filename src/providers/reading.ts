import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { DataProviderContext, type DataProvider, type GetListParams, type GetListResult, type RaRecord } from 'ra-core'
import { useContext } from 'react'
import { painted } from './device/scheduling.ts'
import { queryKeys } from './queryKeys.ts'

/*
 * ra-core's hooks of these names, under the same keys, so that its hooks of writing find what these have read. Its own also carry
 * side effects, signing out by its auth provider and a store of preferences, which no screen outside the admin area uses: 3 kB of
 * every first load.
 */

type Options<Answer, T = Answer> = Omit<UseQueryOptions<Answer, Error, T>, 'queryKey' | 'queryFn' | 'select'>
type OneOptions<R> = Options<R> & {
  /** what of it is shown meanwhile: it is painted before the rest is asked for */
  known?: () => unknown
}

/** The data provider around the routes. */
export function useDataProvider(): DataProvider {
  const provider = useContext(DataProviderContext)
  if (!provider) throw new Error('There is no data provider around this component')
  return provider
}

/** One record by its id. */
export function useGetOne<R extends RaRecord>(name: string, { id }: { id: number | string }, options?: OneOptions<R>) {
  const provider = useDataProvider()
  return useQuery<R>({
    queryKey: queryKeys.record(name, String(id)),
    queryFn: async () => {
      if (options?.known?.()) await painted()
      return (await provider.getOne<R>(name, { id })).data
    },
    ...options,
  })
}

type ListParams = Pick<GetListParams, 'filter' | 'meta'> & Partial<Pick<GetListParams, 'pagination' | 'sort'>>

/** A list at once: `data` are its records. */
export function useGetList<R extends RaRecord = RaRecord>(
  name: string,
  { pagination = { page: 1, perPage: 25 }, sort = { field: 'id', order: 'DESC' }, filter = {}, meta }: ListParams,
  options?: Options<GetListResult<R>, R[]>,
) {
  const provider = useDataProvider()
  const params = { pagination, sort, filter, meta }
  return useQuery<GetListResult<R>, Error, R[]>({
    queryKey: queryKeys.list(name, params),
    queryFn: () => provider.getList<R>(name, params),
    select: recordsOf,
    ...options,
  })
}

const recordsOf = <R extends RaRecord>({ data }: GetListResult<R>) => data
