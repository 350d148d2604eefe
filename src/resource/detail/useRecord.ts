import { useGetOne } from 'ra-core'
import type { AnyRecord, RecordNamed, ResourceName } from '#resources'
import { useStatus } from '#src/layout/rendering.ts'
import { statusOf } from '#src/providers/ApiError.ts'

export type RecordState<R> =
  | { state: 'loading' }
  | { state: 'found'; record: R & { id: number } }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }

/** One record by the route's id: loading, found, missing, or failed with a retry function (spec 4.23, 4.24). */
export function useRecord<N extends ResourceName>(name: N, id: string): RecordState<RecordNamed<N>>
export function useRecord(name: string, id: string): RecordState<AnyRecord>
export function useRecord(name: string, id: string): RecordState<AnyRecord> {
  const { data, error, refetch } = useGetOne(
    name,
    { id },
    // An error found on the server must also show in the browser's first render instead of being fetched again.
    { retryOnMount: false },
  )
  const missing = !data && error !== null && isMissing(error)
  useStatus(missing ? 404 : !data && error ? 503 : 200)
  if (data) return { state: 'found', record: data as AnyRecord & { id: number } }
  if (missing) return { state: 'missing' }
  if (error) return { state: 'failed', retry: () => void refetch() }
  return { state: 'loading' }
}

/** 400 means that the address contains no valid id, so there is no record either. */
const isMissing = (error: unknown) => [400, 404, 410].includes(statusOf(error))
