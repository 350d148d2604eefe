import type { RaRecord } from 'ra-core'
import type { Page } from '#resources'
import { useGetList } from '#src/providers/reading.ts'

/** The pages that the signed-in person owns or administers (GET /page/api/byOwnerEmail/{email}). */
export function useOwnPages(email: string | undefined): {
  pages: readonly (Page & RaRecord)[]
  isLoading: boolean
  isFailed: boolean
} {
  const { data, isPending, error } = useGetList<Page & RaRecord>(
    'page',
    { filter: { byOwnerEmail: email }, pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: email !== undefined },
  )
  return {
    pages: data ?? [],
    isLoading: isPending && email !== undefined,
    isFailed: error !== null,
  }
}
