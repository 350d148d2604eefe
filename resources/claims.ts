import type { Page } from './page.ts'

/** Claims of pages that have no owner (docs/rules.md#claims). */

/** How somebody shows that a business is theirs. */
export const claimProofs = ['phone', 'document', 'link'] as const
export type ClaimProof = (typeof claimProofs)[number]

export type ClaimState = 'open' | 'calling' | 'accepted' | 'refused'
/** What is decided about a claim. */
export type ClaimAct = 'accept' | 'refuse'

/** Why a claim is refused. `another`: somebody else has become its owner. */
export const claimReasons = [
  'notReached',
  'unclear',
  'notShown',
  'noLink',
  'another',
  'notTheirs',
  'fraud',
  'other',
] as const
export type ClaimReason = (typeof claimReasons)[number]

/** What a page says of its verification, by what was shown. */
export const proofOfClaim: Readonly<Record<ClaimProof, NonNullable<Page['VerifiedProof']>>> = {
  phone: 'phone',
  document: 'documents',
  link: 'link',
}

/** Hours for which a code that was read out is good, and how often one may mistype it. */
export const codeHours = 24
export const codeTries = 5
export const codeDigits = 6
/** Days after a refusal until the same person may claim the page again, and after a decision until its document is erased. */
export const claimAgainDays = 30
export const proofDays = 30
/** Claims of one person that may wait at once. */
export const maxOpenClaims = 5
export const maxProofMegabytes = 10
/** What a document may be, by its media type. */
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type ProofType = (typeof proofTypes)[number]
