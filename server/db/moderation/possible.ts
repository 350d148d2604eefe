import { hasStatus, isVerifiable } from '#resources'
import type { CaseAct } from '#resources/case.ts'
import { active } from '#resources/status.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { concernedIn, findAbout, whyAnother, type Actor } from './about.ts'
import { claimsWait, findCase, isDecided, isFree } from './cases.ts'
import { findSuspension, findSuspensionBy } from './measures.ts'

/**
 * What is open to somebody in a case as it is now; of what is decided only what changes something. None while somebody else is at work on
 * it, nor where somebody else must decide.
 * @param seen what it is about, as an answer has it
 */
export async function findPossible(db: Executor, id: number, seen: Columns | null, by: Actor): Promise<CaseAct[]> {
  const one = await findCase(db, id)
  if (!one || !isFree(one, by.profileId)) return []
  const about = await findAbout(db, one)
  const concerned = await concernedIn(db, one, about)
  if ((await whyAnother(db, concerned, by)) !== null) return []
  const { resource, subjectId } = about
  const isOpen = !isDecided(one)
  const isHeld = seen?.['Held'] === true
  const mayLift = isHeld || one.State === 'appealed' || (await findSuspensionBy(db, id)) !== null
  const maySuspend =
    subjectId !== null &&
    subjectId !== by.profileId &&
    (await findSuspension(db, subjectId)) === null &&
    !(await by.isOfTeam(subjectId))
  const isPossible: Record<CaseAct, boolean> = {
    // Claims are not dismissed with reports.
    dismiss: isOpen && (one.Reports > 0 || !(await claimsWait(db, one))),
    warn: isOpen && subjectId !== null,
    hold: seen !== null && hasStatus(resource) && !isHeld,
    lift: mayLift,
    suspend: maySuspend,
    verify: seen !== null && isVerifiable(resource) && !isHeld && seen['Status'] === active,
  }
  return (Object.keys(isPossible) as CaseAct[]).filter((act) => isPossible[act])
}
