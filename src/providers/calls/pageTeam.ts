import type { PageTransfer } from '#resources'
import { httpClient } from '../httpClient.ts'
import { postOnce } from './postOnce.ts'

/** POST /pageAdmin/api: makes somebody who has signed in before an admin of the page. Resolves with their name. */
export async function addAdmin(pageId: number, email: string): Promise<string> {
  const { data } = await postOnce('/pageAdmin/api', { pageId, email })
  return String(data?.['ProfileName'] ?? email)
}

/** DELETE /pageAdmin/api/{id}: by the owner, or by the admin themselves. */
export const removeAdmin = (id: number) => httpClient(`/pageAdmin/api/${id}`, { method: 'DELETE' })

/** GET /pageTransfer/api: open transfer offers, both received and made. */
export async function findOffers(signal?: AbortSignal): Promise<PageTransfer[]> {
  const { json } = await httpClient('/pageTransfer/api', { signal: signal ?? null })
  return Array.isArray(json) ? (json as PageTransfer[]) : []
}

/** POST /page/api/transfer: takes effect when the recipient accepts (docs/rules.md#transfers). */
export const offerPage = (pageId: number, email: string) => postOnce('/page/api/transfer', { pageId, email })

/** POST /page/api/transfer/answer: accepts or declines a received offer, or withdraws one's own. */
export const answerOffer = (id: number, accept: boolean) =>
  postOnce('/page/api/transfer/answer', { id, accept: accept ? 1 : 0 })
