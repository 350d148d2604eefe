import { httpClient } from '../httpClient.ts'
import { plainForm } from '../formData.ts'
import { readStored } from '../device/storage.ts'
import { postOnce } from './postOnce.ts'

/** What a person can have to a page: follow it, or block it. */
export type Relation = 'pageFollowing' | 'pageBlock'

/** GET /{relation}/api, one's own, of one page: is it there? */
export async function hasRelation(relation: Relation, pageId: number, signal?: AbortSignal): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ PageId: pageId }))
  const { json } = await httpClient(`/${relation}/api?filter=${filter}&range=[0,0]`, { signal: signal ?? null })
  return Array.isArray(json) && json.length > 0
}

const add = (relation: Relation, pageId: number) =>
  postOnce(`/${relation}/api`, { pageId, profileEmail: readStored('StoredProfile')?.Email })
const remove = (relation: Relation, pageId: number) =>
  httpClient(`/${relation}/api`, { method: 'DELETE', body: plainForm({ pageId }) })

/** POST /pageBlock/api: pageId, profileEmail (spec 7.42). */
export const blockPage = (pageId: number) => add('pageBlock', pageId)
export const unblockPage = (pageId: number) => remove('pageBlock', pageId)

/** Following twice makes one record; so does unfollowing what is not followed (docs/rules.md#following). */
export const followPage = (pageId: number) => add('pageFollowing', pageId)
export const unfollowPage = (pageId: number) => remove('pageFollowing', pageId)
