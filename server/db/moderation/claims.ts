import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { declarations, type Page } from '#resources'
import { moderationCase } from '#resources/case.ts'
import {
  claimAgainDays,
  codeDigits,
  codeHours,
  codeTries,
  maxOpenClaims,
  proofOfClaim,
  type ClaimProof,
  type ClaimReason,
  type ClaimState,
  type ProofType,
} from '#resources/claims.ts'
import { refusal } from '#resources/refusals.ts'
import { badField, conflict, notFound } from '../../errors.ts'
import { recordAct } from '../audit/audit.ts'
import type { Executor } from '../connection/database.ts'
import { notifyProfile } from '../notifications.ts'
import type { Row } from '../records/records.ts'
import { changeOwners } from '../team/owners.ts'
import { requireAnother, type About, type Actor } from './about.ts'
import { keepBefore, writeAct, type Before } from './acts.ts'
import { findOpenCase, lockCase, makeCase, requireFree, setCase, type CaseRow } from './cases.ts'
import { findVerification, moderate, setVerification } from './moderation.ts'

/** Claims of pages without an owner: made, rung for, proven and judged (docs/rules.md#claims). */

const { page } = declarations
const Type = 'Page'
type Claimed = Row & Page

export interface Claim {
  readonly Id: number
  readonly PageId: number
  readonly ProfileId: number
  readonly Proof: ClaimProof
  readonly Verify: boolean
  /** A code that is too old leaves it open. */
  readonly State: ClaimState
  readonly Number: string | null
  readonly Code: string | null
  readonly Tries: number
  readonly CalledById: number | null
  readonly Token: string | null
}

export const lapses = sql`case when "State" = 'calling' and "CodeUntil" <= now() then 'open' else "State" end as "State"`

export async function findClaim(db: Executor, id: number): Promise<Claim | undefined> {
  return (await db.rows<Claim>(sql`select *, ${lapses} from "claim" where "Id" = ${id}`))[0]
}

/** One that waits, locked. @throws ApiError 404; 409 when it is decided */
export async function lockClaim(tx: Executor, id: number): Promise<Claim> {
  await tx.rows(sql`select 1 from "claim" where "Id" = ${id} for update`)
  const claim = await findClaim(tx, id)
  if (!claim) throw notFound()
  if (claim.State === 'accepted' || claim.State === 'refused') throw conflict(refusal.claimDecided)
  return claim
}

interface Making {
  readonly profileId: number
  readonly proof: ClaimProof
  readonly verify: boolean
  readonly document: { readonly type: ProofType; readonly bytes: Buffer } | null
}

/** The listed number that is rung. */
export const numberOf = (row: Pick<Page, 'PhoneOneE164' | 'PhoneTwoE164' | 'PhoneThreeE164'>) =>
  row.PhoneOneE164 ?? row.PhoneTwoE164 ?? row.PhoneThreeE164

/**
 * Claims a page that is locked, and opens its case. The same again is the same claim.
 * @throws ApiError 409 where there is an owner, where another proof waits, too many wait, or it is too soon after a refusal
 */
export async function makeClaim(tx: Executor, row: Claimed, { profileId, proof, verify, document }: Making) {
  const PageId = row.Id
  if (!row.Unclaimed) throw conflict(refusal.claimOwned)
  if (proof === 'phone' && numberOf(row) === null) throw badField('proof', refusal.claimNoNumber)
  if (proof === 'link' && row.WebsiteURL === null) throw badField('proof', refusal.claimNoWebsite)
  const own = await tx.rows<Claim & { AgainOn: string | null }>(sql`select *, case when "State" = 'refused' then
      to_char(("DecidedAt" + make_interval(days => ${claimAgainDays})) at time zone 'Asia/Yangon', 'YYYY-MM-DD') end as "AgainOn"
    from "claim" where "ProfileId" = ${profileId} and ("DecidedAt" is null or "PageId" = ${PageId} and "State" = 'refused'
      and "DecidedAt" > now() - make_interval(days => ${claimAgainDays})) order by "Id" desc`)
  const waiting = own.find((one) => one.PageId === PageId && one.AgainOn === null)
  if (waiting?.Proof === proof) {
    await keepDocument(tx, waiting.Id, document)
    return waiting.Id
  }
  if (waiting) throw conflict(refusal.claimWaits)
  const refused = own.find(({ AgainOn }) => AgainOn !== null)
  if (refused) throw conflict(refusal.claimAgain({ firstDay: refused.AgainOn! }))
  if (own.length >= maxOpenClaims) throw conflict(refusal.claimsTooMany({ most: maxOpenClaims }))
  const token = proof === 'link' ? `zay-${randomBytes(12).toString('hex')}` : null
  const [made] = await tx.rows<{
    Id: number
  }>(sql`insert into "claim" ("PageId", "ProfileId", "Proof", "Verify", "Token")
    values (${PageId}, ${profileId}, ${proof}, ${verify}, ${token}) returning "Id"`)
  await keepDocument(tx, made!.Id, document)
  const of = { Type, ContentId: PageId, PageId } as const
  const open = (await findOpenCase(tx, of)) ?? (await makeCase(tx, of, 'open'))
  // Another version: who is judging a claim sees the second one first.
  await tx.rows(sql`update "case" set "Because" = 'claim', "Weight" = greatest("Weight", 1), "Version" = "Version" + 1,
    "UpdatedAt" = now() where "Id" = ${open}`)
  return made!.Id
}

/** The newest that was sent. */
async function keepDocument(tx: Executor, claimId: number, document: Making['document']): Promise<void> {
  if (document)
    await tx.rows(sql`insert into "claimProof" ("ClaimId", "Type", "Bytes")
      values (${claimId}, ${document.type}, ${document.bytes})
      on conflict ("ClaimId") do update set "Type" = excluded."Type", "Bytes" = excluded."Bytes"`)
}

/** A moderator rings: from now on the code is good. @throws ApiError 409 where there is no number any more */
export async function callFor(tx: Executor, claim: Claim, row: Claimed, by: Actor): Promise<void> {
  const number = numberOf(row)
  if (claim.Proof !== 'phone') throw conflict(refusal.notThisAct)
  if (number === null) throw conflict(refusal.claimNoNumber)
  await requireAnother(tx, { people: [claim.ProfileId], pageId: claim.PageId }, by)
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  await tx.rows(sql`update "claim" set "State" = 'calling', "Number" = ${number}, "Code" = ${code}, "Tries" = 0,
    "CodeUntil" = now() + make_interval(hours => ${codeHours}), "CalledById" = ${by.profileId} where "Id" = ${claim.Id}`)
  await tell(tx, claim, 'calling')
  await recordAct(tx, { by: by.profileId, act: 'call', about: page, aboutId: claim.PageId })
}

const tell = (tx: Executor, { Id, PageId, ProfileId }: Claim, state: ClaimState) =>
  notifyProfile(tx, ProfileId, { kind: 'claim', about: 'claim', aboutId: Id, pageId: PageId, state })

/**
 * A code that its claimant enters. The right one makes the page theirs, by the moderator who read it out. Tries count, so who calls
 * this answers after the transaction.
 * @returns how often one may still try; null: it was right
 * @throws ApiError 409 when no code is good, or the number is not listed any more
 */
export async function enterCode(tx: Executor, claim: Claim, row: Claimed, code: string): Promise<number | null> {
  const { PhoneOneE164, PhoneTwoE164, PhoneThreeE164 } = row
  if (claim.State !== 'calling' || ![PhoneOneE164, PhoneTwoE164, PhoneThreeE164].includes(claim.Number))
    throw conflict(refusal.claimNoCode)
  if (code !== claim.Code) {
    const tries = claim.Tries + 1
    await tx.rows(sql`update "claim" set "Tries" = ${tries}, "State" = ${tries < codeTries ? 'calling' : 'open'},
      "Code" = case when ${tries < codeTries}::boolean then "Code" end where "Id" = ${claim.Id}`)
    return codeTries - tries
  }
  const one = await lockCaseOf(tx, claim.PageId)
  await accept(tx, one, claim, row, { by: claim.CalledById!, note: null })
  return null
}

/** The case in which the claims of a page are judged. It is open for as long as one waits. */
async function lockCaseOf(tx: Executor, pageId: number): Promise<CaseRow> {
  const id = await findOpenCase(tx, { Type, ContentId: pageId })
  return (await lockCase(tx, id ?? (await makeCase(tx, { Type, ContentId: pageId, PageId: pageId }, 'open'))))!
}

interface Judgement {
  /** Null: it is accepted. */
  readonly reason: ClaimReason | null
  readonly note: string | null
  /** The version of the case that was read. */
  readonly version: number
}

/**
 * Decides a claim. Where it is accepted, the others of that page are refused.
 * @returns the act's id
 * @throws ApiError 403 for one's own; 409 when somebody else is at work on the case or it was changed, or a code is still to be entered
 */
export async function judgeClaim(
  tx: Executor,
  claim: Claim,
  row: Claimed,
  by: Actor,
  { reason, note, version }: Judgement,
) {
  const one = await lockCaseOf(tx, claim.PageId)
  await requireFree(tx, one, by.profileId)
  if (one.Version !== version) throw conflict(refusal.caseChanged)
  await requireAnother(tx, { people: [claim.ProfileId], pageId: claim.PageId }, by)
  if (reason === null) {
    if (claim.Proof === 'phone') throw conflict(refusal.claimNeedsCode)
    return accept(tx, one, claim, row, { by: by.profileId, note })
  }
  const act = { act: 'refuse', reason, note, days: null, subjectId: claim.ProfileId } as const
  const { actId } = await writeAct(tx, one.Id, act, by)
  await tx.rows(sql`update "claim" set "State" = 'refused', "Because" = ${reason}, "Code" = null, "DecidedAt" = now()
    where "Id" = ${claim.Id}`)
  await tell(tx, claim, 'refused')
  await finish(tx, one, actId, { claims: [claim.Id] })
  await recordAct(tx, { by: by.profileId, act: 'refuse', about: moderationCase, aboutId: one.Id, reason })
  return actId
}

/** The trigger page_ownerChanged accepts the claim, refuses those of others, and tells all of them. */
async function accept(
  tx: Executor,
  one: CaseRow,
  { PageId, ProfileId, Proof, Number, Verify }: Claim,
  row: Claimed,
  { by, note }: { by: number; note: string | null },
): Promise<number> {
  if (!row.Unclaimed) throw conflict(refusal.claimOwned)
  const waiting = await tx.rows<{ Id: number }>(sql`select "Id" from "claim" where "PageId" = ${PageId}
    and "DecidedAt" is null`)
  const was = await findVerification(tx, page, PageId)
  const act = { act: 'accept', reason: Proof, note, days: null, subjectId: ProfileId } as const
  const { actId } = await writeAct(tx, one.Id, act, { profileId: by })
  await changeOwners(tx, [{ pageId: PageId, profileId: ProfileId }])
  const proof = proofOfClaim[Proof]
  if (Verify) await moderate(tx, page, PageId, { held: null, verified: true, proof, byProfileId: by })
  else if (Proof === 'phone' && Number === row.PhoneOneE164)
    await tx.rows(sql`update "page" set "PhoneConfirmedAt" = now(), "Version" = "Version" + 1 where "Id" = ${PageId}`)
  await finish(tx, one, actId, { claims: waiting.map(({ Id }) => Id), was: was! })
  await recordAct(tx, { by, act: 'accept', about: moderationCase, aboutId: one.Id, reason: Proof })
  return actId
}

/** The case stays as it is while more waits in it; the trigger claim_ended has closed it otherwise. */
async function finish(tx: Executor, one: CaseRow, actId: number, before: Parameters<typeof keepBefore>[2]) {
  const { State } = (await lockCase(tx, one.Id))!
  const version = await setCase(tx, one.Id, State === 'closed' ? 'answered' : State)
  await keepBefore(tx, actId, { ...before, state: one.State }, version)
}

export const withdrawClaim = (tx: Executor, { Id }: Claim) => tx.rows(sql`delete from "claim" where "Id" = ${Id}`)

export const noteLink = (tx: Executor, { Id }: Claim) =>
  tx.rows(sql`update "claim" set "LinkSeenAt" = now() where "Id" = ${Id}`)

/** An act of a case that decided claims. */
interface Undone {
  readonly SubjectId: number | null
  readonly Before: Before
  readonly CreatedAt: string
}

/** Takes a decision back: what it decided waits again, and who became owner by it is none, nor are those whom they made admins. */
export async function undoClaims(tx: Executor, { pageId, subjectId }: About, act: Undone, by: number): Promise<void> {
  const { claims = [], was } = act.Before
  if (was) {
    if (pageId === null || subjectId !== act.SubjectId) throw conflict(refusal.caseChanged)
    await tx.rows(
      sql`delete from "pageAdmin" where "PageId" = ${pageId} and "CreatedAt" >= ${act.CreatedAt}::timestamptz`,
    )
    await tx.rows(sql`update "page" set "OwnerId" = null where "Id" = ${pageId}`)
    await setVerification(tx, page, pageId, was, act.CreatedAt)
    await recordAct(tx, { by, act: 'reassign', about: page, aboutId: pageId })
  }
  const those = sql`= any(${sql.param(claims)}::integer[])`
  await tx.rows(sql`update "claim" set "State" = 'open', "Because" = null, "DecidedAt" = null where "Id" ${those}`)
  await tx.rows(sql`delete from "notification" where "Kind" = 'claim' and "AboutId" ${those}
    and "CreatedAt" >= ${act.CreatedAt}::timestamptz`)
}
