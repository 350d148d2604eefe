import { sql } from 'drizzle-orm'
import { isVerifiable, type Resource } from '#resources'
import { recountAfter } from '../ratings/counts.ts'
import type { Executor } from '../connection/database.ts'
import { recordAct } from '../audit/audit.ts'
import { findRecord, type Row } from '../records/records.ts'
import { grantRewardToOwner, takeBackReward } from '../rewards.ts'
import { refreshListed } from '../records/visibility.ts'
import { refreshRank } from '../writing/mutations.ts'

interface ModerationChange {
  /** null: unchanged */
  held: boolean | null
  verified: boolean | null
  /** What was seen; left out when one is renewed, what was seen then stays. */
  proof?: string | null
  /** null: by itself, when its time was over */
  byProfileId: number | null
}

/** Holds, releases, verifies for a year, anew too, or unverifies a record; everything under it follows. Undefined: no such record. */
export async function moderate(
  tx: Executor,
  resource: Resource,
  id: number,
  { held, verified, proof = null, byProfileId }: ModerationChange,
): Promise<Row | undefined> {
  await tx.rows(sql`update ${sql.identifier(resource.name)} set
    "Held" = coalesce(${held}::boolean, "Held"),
    "VerifiedAt" = case ${verified}::boolean when true then coalesce("VerifiedAt", now()) when false then null else "VerifiedAt" end,
    ${verified && isVerifiable(resource) ? sql`"VerifiedUntil" = now() + interval '1 year', "PhoneConfirmedAt" = case when ${proof}::text = 'phone' and "PhoneOneE164" is not null then now() else "PhoneConfirmedAt" end, "VerifiedProof" = coalesce(${proof}::text, "VerifiedProof"), "VerifierId" = ${byProfileId}::integer,` : sql``}
    "Version" = "Version" + 1, "UpdatedAt" = now() where "Id" = ${id}`)
  // A measure that says why and until when writes its own (measures.ts).
  if (held !== null) await tx.rows(sql`delete from "hold" where "Source" = ${resource.name} and "RecordId" = ${id}`)
  if (verified !== null) await refreshRank(tx, resource, id)
  await refreshListed(tx, resource, id)
  const row = await findRecord(tx, resource, id)
  // A held rating no longer counts in its page's average.
  if (row) await recountAfter(tx, resource, [row])
  const act = { by: byProfileId, about: resource, aboutId: id }
  if (row && held !== null) await recordAct(tx, { ...act, act: held ? 'hold' : 'lift' })
  if (row && verified !== null)
    await recordAct(tx, { ...act, act: verified ? 'verify' : 'unverify', ...(proof && { reason: proof }) })
  if (row && verified && resource.name === 'page') {
    await grantRewardToOwner(tx, id, { act: 'pageVerified', about: 'page', aboutId: id })
  }
  return row
}

/** What says that a record is verified, as an undo brings it back. */
export interface Verification {
  readonly VerifiedAt: string | null
  readonly VerifiedUntil: string | null
  readonly VerifiedProof: string | null
  readonly VerifierId: number | null
  readonly PhoneConfirmedAt: string | null
}

export const findVerification = async (tx: Executor, { name }: Resource, id: number) =>
  (
    await tx.rows<Verification>(sql`select "VerifiedAt", "VerifiedUntil", "VerifiedProof", "VerifierId", "PhoneConfirmedAt"
      from ${sql.identifier(name)} where "Id" = ${id}`)
  )[0]

/** Gives back the verification that was before, or none, and takes the points away that another one has given since. */
export async function setVerification(tx: Executor, resource: Resource, id: number, was: Verification, since: string) {
  await tx.rows(sql`update ${sql.identifier(resource.name)} set "VerifiedAt" = ${was.VerifiedAt}::timestamptz,
    "VerifiedUntil" = ${was.VerifiedUntil}::timestamptz, "VerifiedProof" = ${was.VerifiedProof},
    "VerifierId" = ${was.VerifierId}::integer, "PhoneConfirmedAt" = ${was.PhoneConfirmedAt}::timestamptz,
    "Version" = "Version" + 1, "UpdatedAt" = now() where "Id" = ${id}`)
  await refreshRank(tx, resource, id)
  if (was.VerifiedAt === null)
    await takeBackReward(tx, { act: 'pageVerified', about: resource.name, aboutId: id }, since)
}

/** Of a comment that is shown again by its status alone, nobody needs to know why it was hidden. */
export async function forgetHidingReason(tx: Executor, commentId: number): Promise<void> {
  await tx.rows(sql`update "comment" set "HiddenBecause" = null
    where "Id" = ${commentId} and "Status" <> 0 and "HiddenBecause" is not null`)
}
