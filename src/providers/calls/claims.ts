import type { ClaimProof, ClaimReason, ClaimState } from '#resources/claims.ts'
import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { download } from './download.ts'

/** Claims of pages without an owner (docs/rules.md#claims). */

interface Claim {
  readonly Id: number
  readonly Proof: ClaimProof
  readonly Verify: boolean
  readonly State: ClaimState
  readonly Because: ClaimReason | null
  readonly CodeUntil: string | null
  readonly WebsiteURL: string | null
  readonly Token: string | null
  readonly LinkSeenAt: string | null
  readonly CreatedAt: string
  readonly DecidedAt: string | null
}
export interface OwnClaim extends Claim {
  readonly PageId: number
  readonly PageName: string | null
  readonly PageBurmeseName: string | null
  readonly TriesLeft: number
  readonly HasDocument: boolean
  /** when the page may be claimed again */
  readonly AgainAt: string | null
}
/** As those who judge it read it. */
export interface JudgedClaim extends Claim {
  readonly ProfileId: number
  readonly Name: string
  readonly Since: string
  readonly Pages: number
  readonly Refused: number
  readonly Number: string | null
  readonly Code: string | null
  readonly Tries: number
  readonly DocumentType: string | null
}

/** GET /claim/api/own, the newest first. */
export async function findOwnClaims(signal: AbortSignal): Promise<OwnClaim[]> {
  return (await httpClient('/claim/api/own', { signal })).json as OwnClaim[]
}

interface NewClaim {
  readonly pageId: number
  readonly proof: ClaimProof
  readonly verify: boolean
  readonly document: File | null
}
export function sendClaim({ pageId, proof, verify, document }: NewClaim) {
  const body = plainForm({ pageId, proof, verify: verify ? 1 : 0 })
  if (document && proof === 'document') body.append('document', document, document.name)
  return httpClient('/claim/api', { method: 'POST', body })
}

const post = async (call: string, fields: Parameters<typeof plainForm>[0]) =>
  (await httpClient(`/claim/api/${call}`, { method: 'POST', body: plainForm(fields) })).json as {
    Id: number
    seen?: boolean
  }
export const sendCode = (id: number, code: string) => post('code', { id, code })
/** Whether the token stands on the web address. */
export const checkLink = async (id: number) => (await post('check', { id })).seen === true
export const withdrawClaim = (id: number) => httpClient(`/claim/api/${id}`, { method: 'DELETE' })

export const ringFor = (id: number) => post('call', { id })
export interface ClaimJudgement {
  /** null: it is accepted */
  readonly reason: ClaimReason | null
  readonly note: string
  /** of the case that was read */
  readonly version: number
}
/** Resolves with the act's id, by which it is undone. */
export const judgeClaim = async (id: number, { reason, note, version }: ClaimJudgement): Promise<number> =>
  (await post('judge', { id, accept: reason === null ? 1 : 0, reason, note: note || undefined, version })).Id
export const downloadProof = (id: number) => download(`/claim/api/${id}/proof`)
