import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { type AnyRecord, findResource, isPublic } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import { afterPaint, painted } from '#src/providers/device/scheduling.ts'
import { blockRelation, hasRelation, type Relation } from '#src/providers/calls/follow.ts'
import { markBlocked } from '#src/providers/device/blocked.ts'
import { isRecordKey, queryKeys } from '#src/providers/queryKeys.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/**
 * Whether the signed-in person follows, or blocks, a page. `change` shows at once and is undone when the server
 * refuses (docs/experience.md#speed); it resolves with whether it succeeded, and with null where it did nothing, because the change before is
 * still on its way. `initial`: the state from a list.
 */
export function useRelation(relation: Relation, pageId: number, initial?: boolean) {
  const email = useStoredProfile()?.Email
  const cache = useQueryClient()
  const isBusy = useRef(false)
  const queryKey = [relation.name, 'mine', email, pageId]
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => hasRelation(relation.name, pageId, signal),
    enabled: email !== undefined,
    initialData: initial,
  })

  async function change(isOn: boolean): Promise<boolean | null> {
    // A second tap during the first call would undo a change the person has not seen confirmed.
    if (isBusy.current) return null
    isBusy.current = true
    await cache.cancelQueries({ queryKey })
    const apply = (shown: boolean) => {
      cache.setQueryData(queryKey, shown)
      if (relation === blockRelation) markBlocked(pageId, shown)
      // The button shows it first: the page's record draws the whole screen anew.
      else afterPaint(() => adjustFollowerCount(cache, pageId, shown ? 1 : -1))
    }
    apply(isOn)
    try {
      await painted()
      await (isOn ? relation.add(pageId) : relation.remove(pageId))
      invalidateLists(cache, relation)
      return true
    } catch {
      apply(!isOn)
      return false
    } finally {
      isBusy.current = false
    }
  }

  return { isOn: email !== undefined && data === true, isPending, change }
}

/** Adjusts the page's follower count in the cache. */
const adjustFollowerCount = (cache: QueryClient, pageId: number, delta: number) =>
  cache.setQueriesData<AnyRecord>({ queryKey: queryKeys.allRecords('page') }, (page) =>
    page?.Id === pageId ? { ...page, FollowerCount: Math.max(0, Number(page['FollowerCount']) + delta) } : page,
  )

/** Invalidates lists whose contents change with the relation. */
function invalidateLists(cache: QueryClient, relation: Relation) {
  // The list of relations that is shown keeps the row, so that a mistake can be undone.
  void cache.invalidateQueries({
    predicate: ({ queryKey: [name, kind] }) => name === relation.name && kind !== 'mine',
    refetchType: 'none',
  })
  const isChanged = (queryKey: QueryKey) =>
    relation === blockRelation
      ? !isRecordKey(queryKey) && (queryKey[0] === 'search' || isOfPages(String(queryKey[0])))
      : // One that is shown was asked for before the answer to the tap came.
        isByFollowing(queryKey)
  void cache.invalidateQueries({ predicate: ({ queryKey }) => isChanged(queryKey) })
}

/** Whether it is a list of what one follows. */
const isByFollowing = ([, , params]: QueryKey) =>
  (params as { filter?: { following?: unknown } } | undefined)?.filter?.following !== undefined

/** Whether a resource's public lists show pages or records that belong to pages. */
function isOfPages(name: string): boolean {
  const resource = findResource(name)
  return resource !== undefined && isPublic(resource) && pageIdNames(resource).length > 0
}
