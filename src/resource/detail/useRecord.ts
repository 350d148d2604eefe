import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findResource, type AnyRecord, type RecordNamed, type ResourceName } from '#resources'
import { useMovedTo, useStatus } from '#src/layout/rendering.ts'
import { paths } from '#src/paths.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { useGetOne } from '#src/providers/reading.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { knownRecord, savedRecord } from './knownRecord.ts'

export type RecordState<R> =
  | { state: 'loading' }
  /**
   * `isWhole` is false while only what a list shows of it is known: enough to look at, never to change. `failure`: the rest could
   * not be loaded.
   */
  | { state: 'found'; record: R & { id: number }; isWhole: boolean; failure?: Failure }
  | { state: 'missing' }
  | ({ state: 'failed' } & Failure)
interface Failure {
  error: Error
  retry: () => void
}

/**
 * One record by the route's id: loading, found, missing, or failed with a retry function (spec 4.23, 4.24). What a list
 * has loaded of it is shown at once, also where the rest cannot be loaded, and a whole record that is fresh is not asked for again.
 */
export function useRecord<N extends ResourceName>(name: N, id: string): RecordState<RecordNamed<N>>
export function useRecord(name: string, id: string): RecordState<AnyRecord>
export function useRecord(name: string, id: string): RecordState<AnyRecord> {
  const client = useQueryClient()
  const [isLater] = useState(hasAnswered)
  // The device's own are not on the server.
  const known = () => knownRecord(client, name, id) ?? (isLater ? savedRecord(name, id) : undefined)
  const whole = () => {
    const found = known()
    return found?.isWhole ? found : undefined
  }
  const { data, error, refetch, isPlaceholderData } = useGetOne<AnyRecord & RaRecord>(
    name,
    { id },
    {
      // Without an id the call would be the list's.
      enabled: id !== '',
      // An error found on the server must also show in the browser's first render instead of being fetched again.
      retryOnMount: isLater,
      initialData: () => whole()?.record,
      initialDataUpdatedAt: () => whole()?.updatedAt,
      placeholderData: () => known()?.record,
      known,
    },
  )
  useStoredArrival(name, isPlaceholderData ? known()?.known : data)
  const missing = id === '' || (!data && error !== null && isMissing(error))
  useOwnSight(missing && !isLater ? `${name} ${id}` : null, refetch)
  const isMoving = useMove(name, id, isPlaceholderData ? undefined : data)
  useStatus(missing ? 404 : !data && error ? 503 : 200)
  if (missing) return { state: 'missing' }
  if (isMoving) return { state: 'loading' }
  if (data) return { state: 'found', record: data as AnyRecord & { id: number }, isWhole: !isPlaceholderData }
  if (!error) return { state: 'loading' }
  const failure = { error, retry: () => void refetch() }
  const record = known()?.record
  return record ? { state: 'found', record, isWhole: false, failure } : { state: 'failed', ...failure }
}

/**
 * The document is a visitor's, to whom a hidden record is missing: who is signed in asks for themselves, once. While the answer is awaited
 * the record is not missing, and afterwards it may be again.
 */
function useOwnSight(missing: string | null, refetch: () => unknown): void {
  const asked = useRef<string>(null)
  useEffect(() => {
    if (missing === null || missing === asked.current || !readStored('StoredProfile')) return
    asked.current = missing
    void refetch()
  }, [missing, refetch])
}

/** A record that has become another one is seen at that one's address, whichever of its own somebody came by (docs/rules.md#merging). */
function useMove(name: string, id: string, record: AnyRecord | undefined): boolean {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const to = record && record.Id !== Number(id) && pathname.endsWith(`/${id}`) ? paths.view(name, record.Id) : null
  useMovedTo(to)
  useEffect(() => {
    if (to !== null) void navigate(to + search, { replace: true })
  }, [to, search, navigate])
  return to !== null
}

/** The item that somebody looks at is stored however they came to it, before its screen is painted (spec 2.49). */
function useStoredArrival(name: string, record: AnyRecord | undefined): void {
  useArrivalEffect(() => {
    if (record && findResource(name)?.view) writeStored('StoredItem', record)
  }, [name, record])
}
/** The server stores nothing. */
const useArrivalEffect = import.meta.env.SSR ? () => undefined : useLayoutEffect

/**
 * Whether the screen before has been hydrated: no server has rendered this one. A screen must not be drawn anew for it, as for
 * useIsHydrated, or its parts would be before they are hydrated.
 */
export const hasAnswered = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

/** 400 means that the address contains no valid id, so there is no record either. */
const isMissing = (error: unknown) => [400, 404, 410].includes(statusOf(error))
