import type { PageTransfer } from '#resources'
import { httpClient } from '../api.ts'
import { plainForm } from '../formData.ts'
import { idempotencyKey } from '../httpClient.ts'

/** What a person has to a page: follows it, or blocks it. */
export type Relation = 'pageFollowing' | 'pageBlock'

/** GET /{relation}/api, one's own, of one page: is it there? */
export async function hasRelation(relation: Relation, pageId: number, signal?: AbortSignal): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ PageId: pageId }))
  const { json } = await httpClient(`/${relation}/api?filter=${filter}&range=[0,0]`, { signal: signal ?? null })
  return Array.isArray(json) && json.length > 0
}

const post = async (address: string, values: Parameters<typeof plainForm>[0]) => {
  const headers = { 'Idempotency-Key': idempotencyKey() }
  return (await httpClient(address, { method: 'POST', body: plainForm(values), headers })).json as {
    data: Record<string, unknown> | null
  }
}

/** POST /pageAdmin/api: somebody who has signed in here before helps from now on. Resolves with their name. */
export async function addAdmin(pageId: number, email: string): Promise<string> {
  const { data } = await post('/pageAdmin/api', { pageId, email })
  return String(data?.['ProfileName'] ?? email)
}

/** DELETE /pageAdmin/api/{id}: by the owner, or by the admin themselves. */
export const removeAdmin = (id: number) => httpClient(`/pageAdmin/api/${id}`, { method: 'DELETE' })

/** GET /pageTransfer/api: open offers, those made to me and those I made. */
export async function findOffers(signal?: AbortSignal): Promise<PageTransfer[]> {
  const { json } = await httpClient('/pageTransfer/api', { signal: signal ?? null })
  return Array.isArray(json) ? (json as PageTransfer[]) : []
}

/** POST /page/api/transfer: in force when the other accepts (docs/rules.md#transfers). */
export const offerPage = (pageId: number, email: string) => post('/page/api/transfer', { pageId, email })

/** POST /page/api/transfer/answer: accept or decline what was offered to me, take back what I offered. */
export const settleOffer = (id: number, accept: boolean) =>
  post('/page/api/transfer/answer', { id, accept: accept ? 1 : 0 })
