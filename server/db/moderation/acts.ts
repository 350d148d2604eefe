import { sql } from 'drizzle-orm'
import { hasStatus, isVerifiable, type Resource } from '#resources'
import type { ClaimProof, ClaimReason } from '#resources/claims.ts'
import { moderationCase, type CaseAct, type CaseReason, type WrittenAct } from '#resources/case.ts'
import { refusal } from '#resources/refusals.ts'
import { badField, conflict, forbidden } from '../../errors.ts'
import { recordAct } from '../audit/audit.ts'
import type { Executor } from '../connection/database.ts'
import { notify, notifyProfile } from '../notifications.ts'
import { findRecord, type Row } from '../records/records.ts'
import type { Changes } from '../writing/mutations.ts'
import { aboutOf, concernedIn, findAbout, requireAnother, type About, type Actor } from './about.ts'
import { answerAppeal } from './appeals.ts'
import {
  claimsWait,
  findOpenCase,
  lockCase,
  makeCase,
  requireFree,
  setCase,
  setReports,
  type Answered,
  type CaseRow,
} from './cases.ts'
import { endSuspension, findHold, findSuspension, findSuspensionBy, setHold, suspend } from './measures.ts'
import type { Measure, Suspension } from './measures.ts'
import { findVerification, moderate, type Verification } from './moderation.ts'

export interface Decision {
  readonly act: WrittenAct
  readonly reason: CaseReason | null
  /** Null: for good. */
  readonly days: number | null
  readonly holdPages: boolean
  /** What was seen of a business that is verified. */
  readonly proof: string | null
  readonly note: string | null
  /** What the reporters read. */
  readonly outcome: Changes
  /** Reports that were answered get this answer, too. */
  readonly anew: boolean
}

/** What an undo brings back. */
export interface Before {
  state?: CaseRow['State']
  hold?: Measure | null
  verification?: Verification
  /** The verification that the act left: another one, and somebody has changed it since. */
  verified?: Verification
  suspension?: Suspension
  /** Pages that this suspension held. */
  pages?: number[]
  reports?: Answered[]
  /** Acts that were done with this one, and are undone with it. */
  others?: number[]
  /** Claims that it decided, and what the page was verified by before it got an owner. */
  claims?: number[]
  was?: Verification
  /** Neither the case nor its reports were changed: the measure alone says whether it can be undone. */
  isAlone?: boolean
}

interface Doing extends About {
  readonly tx: Executor
  readonly measure: Measure
  readonly proof: string | null
  readonly holdPages: boolean
  /** What stands of this case: `lift` ends it. */
  readonly suspension: Suspension | null
  readonly isAppeal: boolean
  readonly by: Actor
}

const impossible = () => badField('act', refusal.notThisAct)

async function setVerified({ tx, resource, thing, proof, by }: Doing, verified: boolean): Promise<Before> {
  if (!thing || !isVerifiable(resource)) throw impossible()
  const verification = await findVerification(tx, resource, thing.Id)
  await moderate(tx, resource, thing.Id, { held: null, verified, proof, byProfileId: by.profileId })
  return { verification: verification!, verified: (await findVerification(tx, resource, thing.Id))! }
}

/** What each act does, beyond telling people; answers what an undo needs. */
const doing: Readonly<Record<CaseAct | 'unverify', (at: Doing) => Promise<Before>>> = {
  dismiss: () => Promise.resolve({}),
  warn: () => Promise.resolve({}),
  async hold({ tx, resource, thing, measure, by }) {
    if (!thing || !hasStatus(resource)) throw impossible()
    const before = await findHold(tx, resource, thing.Id)
    await setHold(tx, resource, thing.Id, { hold: measure, by: by.profileId })
    return { hold: before }
  },
  async lift({ tx, resource, thing, suspension, isAppeal, by }) {
    const held = thing && hasStatus(resource) ? await findHold(tx, resource, thing.Id) : null
    // An appeal is granted where there was a warning only, or where all is over.
    if (!held && !suspension && !isAppeal) throw conflict(refusal.nothingToLift)
    if (thing && held) await setHold(tx, resource, thing.Id, { hold: null, by: by.profileId })
    const pages = suspension
      ? await endSuspension(tx, suspension.profileId, { actId: suspension.actId, by: by.profileId })
      : []
    return { ...(held && { hold: held }), ...(suspension && { suspension, pages }) }
  },
  async suspend({ tx, subjectId, measure, holdPages, by }) {
    if (subjectId === null) throw impossible()
    if (subjectId === by.profileId || (await by.isOfTeam(subjectId))) throw forbidden(refusal.notTheTeam)
    const suspension = await findSuspension(tx, subjectId)
    const { hashOf, profileId } = by
    const pages = await suspend(tx, subjectId, { ...measure, by: profileId, pages: holdPages ? 'all' : [], hashOf })
    return suspension ? { suspension, pages } : {}
  },
  verify: (at) => setVerified(at, true),
  unverify: (at) => setVerified(at, false),
}

const isDone = (act: WrittenAct): act is keyof typeof doing => act in doing

type Written = Pick<Decision, 'act' | 'days' | 'note'> &
  Pick<About, 'subjectId'> & { readonly reason: CaseReason | ClaimReason | ClaimProof | null }

export async function writeAct(
  tx: Executor,
  caseId: number,
  { act, reason, days, note, subjectId }: Written,
  by: Pick<Actor, 'profileId'>,
) {
  const [row] = await tx.rows<{ Id: number; Until: string | null }>(sql`
    insert into "caseAct" ("CaseId", "Act", "Reason", "Until", "ByProfileId", "SubjectId", "Note")
    values (${caseId}, ${act}, ${reason}, now() + make_interval(days => ${days}::integer), ${by.profileId},
      ${subjectId}::integer, ${note}) returning "Id", "Until"`)
  return { until: row!.Until, because: reason, actId: row!.Id }
}

/**
 * Decides a locked case: does what is decided, answers its reports or its appeal, and tells both sides.
 * @returns the act's id
 * @throws ApiError 403 for what is one's own, and for an appeal against what one decided
 */
export async function actOn(tx: Executor, one: CaseRow, decision: Decision, by: Actor): Promise<number> {
  const { act, reason, outcome, anew, holdPages, proof } = decision
  const found = await findAbout(tx, one)
  const isAppeal = one.State === 'appealed'
  const concerned = await concernedIn(tx, one, found)
  await requireAnother(tx, concerned, by)
  const suspension = act === 'lift' ? await findSuspensionBy(tx, one.Id) : null
  // Whom it concerns is who was suspended, whosever the thing is by now.
  const about = { ...found, subjectId: suspension?.profileId ?? found.subjectId ?? concerned.appealedBy }
  const measure = await writeAct(tx, one.Id, { ...decision, subjectId: about.subjectId }, by)
  const { actId } = measure
  const at = { ...about, tx, measure, proof, holdPages, suspension, isAppeal, by }
  const before = isDone(act) ? await doing[act](at) : {}
  if (isAppeal) await answerAppeal(tx, one.Id, { actId, act })
  // Who appealed with success was reported for nothing.
  const leadsToNothing = act === (isAppeal ? 'lift' : 'dismiss')
  const reports = await setReports(tx, one.Id, leadsToNothing ? 'dismissed' : 'resolved', { outcome, anew })
  const state = isAppeal || act === 'dismiss' ? 'closed' : 'answered'
  const version = await setCase(tx, one.Id, (await claimsWait(tx, one)) ? 'open' : state, null)
  await keepBefore(tx, actId, { ...before, reports, state: one.State }, version)
  await tellOwner(tx, one, about, { act, isAppeal, by: by.profileId })
  await recordAct(tx, {
    by: by.profileId,
    act: act === 'answer' ? 'judge' : act,
    about: moderationCase,
    aboutId: one.Id,
    ...(reason && { reason }),
  })
  return actId
}

export const keepBefore = (tx: Executor, actId: number, before: Before, version: number) =>
  tx.rows(sql`update "caseAct" set "Before" = ${JSON.stringify(before)}::jsonb, "CaseVersion" = ${version}
    where "Id" = ${actId}`)

/** Of a report that led to nothing the owner never hears. */
async function tellOwner(
  tx: Executor,
  { Id, PageId }: Pick<CaseRow, 'Id' | 'PageId'>,
  { subjectId }: Pick<About, 'subjectId'>,
  { act, isAppeal, by }: { act: WrittenAct; isAppeal: boolean; by: number },
): Promise<void> {
  if ((act === 'dismiss' && !isAppeal) || act === 'answer') return
  const state = act === 'dismiss' ? 'appealRefused' : act
  const content = { kind: 'case', about: 'case', aboutId: Id, state } as const
  if (PageId !== null) await notify(tx, { ...content, pageId: PageId, byProfileId: by })
  else if (subjectId !== null && subjectId !== by) await notifyProfile(tx, subjectId, { ...content, pageId: null })
}

interface Toggle {
  readonly proof: string | null
  /** null: unchanged */
  readonly held: boolean | null
  readonly verified: boolean | null
  readonly by: Actor
}

/**
 * Holds, lifts, verifies, anew too, or takes a verification back, for good and without a reason: each is an act. What stands so already
 * stays as it is, with its end. Undefined: no such record.
 */
export async function toggle(tx: Executor, resource: Resource, id: number, { held, verified, proof, by }: Toggle) {
  const row = await findRecord(tx, resource, id)
  if (!row) return undefined
  const acts: ('hold' | 'lift' | 'verify' | 'unverify')[] = []
  if (held !== null && held !== ((await findHold(tx, resource, id)) !== null)) acts.push(held ? 'hold' : 'lift')
  if (verified) acts.push('verify')
  else if (verified === false && (await findVerification(tx, resource, id))?.VerifiedAt) acts.push('unverify')
  const about = await aboutOf(tx, resource, row)
  if (acts.length > 0) await requireAnother(tx, { people: [about.subjectId], pageId: about.pageId }, by)
  let actId: number | null = null
  for (const act of acts) actId = await actAlone(tx, { ...about, thing: row }, { act, proof }, by)
  return { row: (await findRecord(tx, resource, id))!, actId }
}

/** An act in the open case of that thing, which stays as it is, or in one of its own. @returns its id; null: of that kind there are no cases */
async function actAlone(
  tx: Executor,
  about: About & { readonly thing: Row },
  { act, proof }: { act: 'hold' | 'lift' | 'verify' | 'unverify'; proof: string | null },
  by: Actor,
): Promise<number | null> {
  const { resource, thing, pageId, subjectId } = about
  const at = { ...about, tx, proof, holdPages: false, suspension: null, isAppeal: false, by }
  const Type = resource.reportedAs
  if (!Type) {
    await doing[act]({ ...at, measure: { until: null, because: null, actId: null } })
    return null
  }
  const of = { Type, ContentId: thing.Id, PageId: pageId }
  const one = (await lockCase(tx, (await findOpenCase(tx, of)) ?? (await makeCase(tx, of, 'answered'))))!
  await requireFree(tx, one, by.profileId)
  const measure = await writeAct(tx, one.Id, { act, reason: null, days: null, note: null, subjectId }, by)
  const before = await doing[act]({ ...at, measure })
  const version = await setCase(tx, one.Id, one.State)
  await keepBefore(tx, measure.actId, { ...before, isAlone: true }, version)
  await tellOwner(tx, one, about, { act, isAppeal: false, by: by.profileId })
  return measure.actId
}

/** @throws ApiError 400 for an act that has days, a proof or a reason and may not, or the other way round */
export function requireFits({ act, days, reason, proof }: Pick<Decision, 'act' | 'days' | 'reason' | 'proof'>): void {
  if (days !== null && act !== 'hold' && act !== 'suspend') throw badField('days', refusal.notThisAct)
  if ((proof !== null) !== (act === 'verify'))
    throw badField('proof', proof ? refusal.notThisAct : refusal.choiceUnknown)
  if (reason === null && act !== 'verify') throw badField('reason', refusal.choiceUnknown)
}
