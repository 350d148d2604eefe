import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type AnyRecord, findResource, isPublic } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import { blocking, hasRelation, type Relation } from '#src/providers/calls/follow.ts'
import { markBlocked } from '#src/providers/device/blocked.ts'
import { isRecordKey, queryKeys } from '#src/providers/queryKeys.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/**
 * Does the signed-in person follow, or block, this page? `change` shows at once and undoes itself when the server
 * refuses (docs/experience.md#speed); it resolves with whether it stayed. `known`: what a list said already.
 */
export function useRelation(relation: Relation, pageId: number, known?: boolean) {
  const email = useStoredProfile()?.Email
  const cache = useQueryClient()
  const isBusy = useRef(false)
  const queryKey = [relation.name, 'mine', email, pageId]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => hasRelation(relation.name, pageId, signal),
    enabled: email !== undefined,
    initialData: known,
  })

  async function change(on: boolean): Promise<boolean> {
    // A second tap while the first is on its way would undo what nobody has seen yet.
    if (isBusy.current) return true
    isBusy.current = true
    await cache.cancelQueries({ queryKey })
    const show = (shown: boolean) => {
      cache.setQueryData(queryKey, shown)
      if (relation === blocking) markBlocked(pageId, shown)
      else moveFollowers(cache, pageId, shown ? 1 : -1)
    }
    show(on)
    try {
      await (on ? relation.add(pageId) : relation.remove(pageId))
      forgetLists(cache, relation)
      return true
    } catch {
      show(!on)
      return false
    } finally {
      isBusy.current = false
    }
  }

  return { isOn: email !== undefined && data === true, change }
}

/** The page's own count goes along. */
const moveFollowers = (cache: QueryClient, pageId: number, by: number) =>
  cache.setQueriesData<AnyRecord>({ queryKey: queryKeys.allRecords('page') }, (page) =>
    page?.Id === pageId ? { ...page, FollowerCount: Math.max(0, Number(page['FollowerCount']) + by) } : page,
  )

/** What a block takes out of sight, or an unblock brings back, is asked for anew where it is shown next. */
function forgetLists(cache: QueryClient, relation: Relation) {
  const isChanged = (name: string) => relation === blocking && (name === 'search' || isOfPages(name))
  void cache.invalidateQueries({
    predicate: ({ queryKey }) => {
      const [name, kind] = queryKey
      return (name === relation.name && kind !== 'mine') || (isChanged(String(name)) && !isRecordKey(queryKey))
    },
    refetchType: relation === blocking ? 'active' : 'none',
  })
}

/** Whether everybody's lists of it show pages, or what stands under them. */
function isOfPages(name: string): boolean {
  const resource = findResource(name)
  return resource !== undefined && isPublic(resource) && pageIdNames(resource).length > 0
}
