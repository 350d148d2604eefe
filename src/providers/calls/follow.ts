import type { RelationName } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { readStored } from '../device/storage.ts'
import { postOnce } from './postOnce.ts'

/** How a person can relate to a page: by following or by blocking it, each kept in a resource of its own. */
export interface Relation {
  readonly name: RelationName
  readonly add: (pageId: number) => Promise<unknown>
  readonly remove: (pageId: number) => Promise<unknown>
}

/** GET /{relation}/api filtered to one page: whether the person has this relation to it. */
export async function hasRelation(relation: RelationName, pageId: number, signal?: AbortSignal): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ PageId: pageId }))
  const { json } = await httpClient(`/${relation}/api?filter=${filter}&range=[0,0]`, { signal: signal ?? null })
  return Array.isArray(json) && json.length > 0
}

const add = (relation: RelationName, pageId: number) =>
  postOnce(`/${relation}/api`, { pageId, profileEmail: readStored('StoredProfile')?.Email })
const remove = (relation: RelationName, pageId: number) =>
  httpClient(`/${relation}/api`, { method: 'DELETE', body: plainForm({ pageId }) })

/** POST /pageBlock/api: pageId, profileEmail (spec 7.42). */
export const blockPage = (pageId: number) => add('pageBlock', pageId)
export const unblockPage = (pageId: number) => remove('pageBlock', pageId)

/**
 * Both are idempotent: following twice creates one record, and unfollowing a page that is not followed succeeds
 * (docs/rules.md#following).
 */
export const followPage = (pageId: number) => add('pageFollowing', pageId)
export const unfollowPage = (pageId: number) => remove('pageFollowing', pageId)

export const blockRelation: Relation = { name: 'pageBlock', add: blockPage, remove: unblockPage }
export const followRelation: Relation = { name: 'pageFollowing', add: followPage, remove: unfollowPage }
