import { sql } from 'drizzle-orm'
import { moderationCase, undoMinutes, type WrittenAct } from '#resources/case.ts'
import { refusal } from '#resources/refusals.ts'
import { conflict, forbidden, notFound } from '../../errors.ts'
import { recordAct } from '../audit/audit.ts'
import { isRenamed } from '../audit/edits.ts'
import type { Executor } from '../connection/database.ts'
import { findAbout, requireAnother, type About, type Actor } from './about.ts'
import type { Before } from './acts.ts'
import { reopenAppeal } from './appeals.ts'
import { undoClaims } from './claims.ts'
import { forgetAnswers, lockCase, reopenCase, restoreReports, setCase, type CaseRow } from './cases.ts'
import { endSuspension, findHold, findSuspension, setHold, suspend } from './measures.ts'
import { findVerification, setVerification, type Verification } from './moderation.ts'

export interface ActRow {
  Id: number
  CaseId: number
  Act: WrittenAct
  ByProfileId: number
  SubjectId: number | null
  Before: Before
  CaseVersion: number
  UndoneAt: string | null
  CreatedAt: string
  IsFresh: boolean
}

export async function findAct(tx: Executor, id: number): Promise<ActRow | undefined> {
  const [row] =
    await tx.rows<ActRow>(sql`select *, "CreatedAt" > now() - make_interval(mins => ${undoMinutes}) as "IsFresh"
    from "caseAct" where "Id" = ${id}`)
  return row
}

/** A toggle asks only for what it set; an act of a case that has become part of another has no version. */
export const isUnchanged = (
  { Before, CaseVersion }: Pick<ActRow, 'Before' | 'CaseVersion'>,
  one: { Version: number },
) => CaseVersion === one.Version || (Before.isAlone === true && CaseVersion !== 0)

/**
 * Takes an act back: what it did, the answers it gave and what was told.
 * @throws ApiError 404; 403 for somebody else's, and for what is one's own; 409 when it is too late or the case or what was done was
 * changed since
 */
export async function undoAct(tx: Executor, id: number, by: Actor): Promise<number> {
  const first = await findAct(tx, id)
  if (!first) throw notFound()
  const one = (await lockCase(tx, first.CaseId))!
  const act = (await findAct(tx, id))!
  if (!by.superAdmin && act.ByProfileId !== by.profileId) throw forbidden()
  // A second click finds what it wants.
  if (act.UndoneAt !== null) return one.Id
  if (!act.IsFresh) throw conflict(refusal.tooLateToUndo)
  if (!isUnchanged(act, one)) throw conflict(refusal.caseChanged)
  const about = await findAbout(tx, one)
  await requireAnother(tx, { people: [about.subjectId, act.SubjectId], pageId: about.pageId }, by)
  // The last of them first: what one took the place of, another has left.
  for (const other of act.Before.others?.toReversed() ?? [])
    if ((await findAct(tx, other))?.UndoneAt === null) await undoAct(tx, other, by)
  await undoMeasures(tx, act, about, by)
  if (act.Before.claims) await undoClaims(tx, about, act, by.profileId)
  await tx.rows(sql`update "caseAct" set "UndoneAt" = now() where "Id" = ${id}`)
  await restoreReports(tx, act.Before.reports ?? [])
  await forgetAnswers(tx, one.Id, act.CreatedAt, act.Before.isAlone ? act.Act : null)
  await bringBack(tx, one, act, by)
  await recordAct(tx, { by: by.profileId, act: 'undo', about: moderationCase, aboutId: one.Id, reason: act.Act })
  return one.Id
}

const spanOf = (of?: Verification) => JSON.stringify([of?.VerifiedAt, of?.VerifiedUntil])

/** Only what is as the act left it. */
async function undoMeasures(tx: Executor, act: ActRow, about: About, by: Actor): Promise<void> {
  const { resource, thing } = about
  const changed = () => conflict(refusal.caseChanged)
  const { hold, suspension, pages = [], verification, verified } = act.Before
  if (hold !== undefined) {
    if (!thing) throw changed()
    const now = await findHold(tx, resource, thing.Id)
    if (act.Act === 'hold' ? now?.actId !== act.Id : now !== null) throw changed()
    await setHold(tx, resource, thing.Id, { hold, by: by.profileId })
  }
  if (verification) {
    const now = thing && (await findVerification(tx, resource, thing.Id))
    // Of a name or an owner that it was not about it says nothing.
    const isAnother =
      thing && (about.subjectId !== act.SubjectId || (await isRenamed(tx, resource, thing.Id, act.CreatedAt)))
    if (!thing || isAnother || spanOf(now) !== spanOf(verified)) throw changed()
    await setVerification(tx, resource, thing.Id, verification, act.CreatedAt)
  }
  const personId = act.Act === 'suspend' ? act.SubjectId : (suspension?.profileId ?? null)
  if (personId === null) return
  const standing = await findSuspension(tx, personId)
  if (act.Act === 'suspend' ? standing?.actId !== act.Id : standing !== null) throw changed()
  if (standing) await endSuspension(tx, personId, { actId: standing.actId, by: by.profileId })
  if (suspension) await suspend(tx, personId, { ...suspension, by: by.profileId, pages, hashOf: by.hashOf })
}

/** Who has the case on the desk goes on with it. */
async function bringBack(tx: Executor, one: CaseRow, { Id, Before }: ActRow, by: Actor) {
  const { state = 'open', isAlone = false } = Before
  if (isAlone) return setCase(tx, one.Id, one.State)
  if (state === 'appealed') await reopenAppeal(tx, Id)
  if (state === one.State) await setCase(tx, one.Id, state)
  else await reopenCase(tx, one, state, { claimedBy: state === 'claimed' ? by.profileId : null, for: by.profileId })
}
