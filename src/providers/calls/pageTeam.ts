import type { PageAdmin, PageTransfer } from '#resources'
import { httpClient } from '../httpClient.ts'
import { postOnce } from './postOnce.ts'

/** POST /pageAdmin/api: asks whoever has this address to help with the page. The answer says nothing about them. */
export const inviteAdmin = (pageId: number, email: string) => postOnce('/pageAdmin/api', { pageId, email })

/** GET /pageAdmin/api/own: the person's open invitations, and the pages they help to run. */
export async function findMemberships(signal?: AbortSignal): Promise<PageAdmin[]> {
  const { json } = await httpClient('/pageAdmin/api/own', { signal: signal ?? null })
  return Array.isArray(json) ? (json as PageAdmin[]) : []
}

/** POST /pageAdmin/api/answer: accepts or declines an invitation; an admin says later whether they are heir. */
export const answerInvitation = (id: number, accept: boolean, heir?: boolean) =>
  postOnce('/pageAdmin/api/answer', {
    id,
    accept: accept ? 1 : 0,
    ...(heir === undefined ? {} : { heir: heir ? 1 : 0 }),
  })

/** DELETE /pageAdmin/api/{id}: by the owner, invitations too, or by the admin themselves. */
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
