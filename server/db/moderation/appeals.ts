import { sql } from 'drizzle-orm'
import { appealable, appealDays, type WrittenAct } from '#resources/case.ts'
import { refusal } from '#resources/refusals.ts'
import { conflict, notFound } from '../../errors.ts'
import { standing } from '../accounts/suspensions.ts'
import type { Executor } from '../connection/database.ts'
import { isDecided, lockCase, reopenCase, setCase } from './cases.ts'

/** Appeals: once against an act that stands, in time, answered by another (docs/rules.md#measures). */

interface Appealed {
  readonly Id: number
  readonly CaseId: number
  readonly SubjectId: number | null
  readonly IsLate: boolean
  readonly Stands: boolean
}

/** Act `a` has not ended: a warning stands, whatever else is lifted or over. */
export const stands = sql`(a."Act" = 'warn' or exists (select 1 from "hold" where "ActId" = a."Id")
  or exists (select 1 from "suspension" s where s."ActId" = a."Id" and ${standing}))`

/** A measure; with a person only if it is against them, or against a page that is theirs. */
export async function findMeasure(
  tx: Executor,
  actId: number,
  person?: { profileId: number; owns: readonly number[] },
): Promise<Appealed | undefined> {
  const concerns = person
    ? sql`(a."SubjectId" = ${person.profileId} or c."PageId" = any(${sql.param([...person.owns])}::integer[]))`
    : sql`true`
  const [found] = await tx.rows<Appealed>(sql`select a."Id", a."CaseId", a."SubjectId",
      a."CreatedAt" < now() - make_interval(days => ${appealDays}) as "IsLate", ${stands} as "Stands"
    from "caseAct" a join "case" c on c."Id" = a."CaseId" where a."Id" = ${actId} and a."UndoneAt" is null
      and a."Act" = any(${sql.param([...appealable])}::text[]) and ${concerns}`)
  return found
}

/** @throws ApiError 404 where there is no such measure, 409 for a second appeal, one that is late, or when all is over */
export async function appeal(
  tx: Executor,
  found: Appealed | undefined,
  { text, profileId }: { text: string; profileId: number | null },
): Promise<number> {
  if (!found) throw notFound()
  const one = (await lockCase(tx, found.CaseId))!
  // Under the lock.
  const [there] = await tx.rows(sql`select 1 from "appeal" where "ActId" = ${found.Id}`)
  if (there) throw conflict(refusal.appealOnce)
  if (found.IsLate) throw conflict(refusal.appealLate)
  if (!found.Stands) throw conflict(refusal.nothingToLift)
  const by = profileId ?? found.SubjectId
  await tx.rows(sql`insert into "appeal" ("ActId", "ProfileId", "Text") values (${found.Id}, ${by}, ${text})`)
  // Who is at work on it goes on, and sees that there is an appeal now.
  if (isDecided(one)) await reopenCase(tx, one, 'appealed', { claimedBy: null })
  else await setCase(tx, one.Id, 'appealed')
  return one.Id
}

/** The measures of a case against which an appeal waits for an answer, and who wrote it. */
export const findAppealed = (tx: Executor, caseId: number) =>
  tx.rows<{ ByProfileId: number; SubjectId: number | null; ProfileId: number | null }>(sql`
    select a."ByProfileId", a."SubjectId", p."ProfileId" from "appeal" p join "caseAct" a on a."Id" = p."ActId"
    where a."CaseId" = ${caseId} and p."Outcome" is null`)

const outcomeOf = (act: WrittenAct) => (act === 'lift' ? 'granted' : act === 'dismiss' ? 'refused' : 'changed')

export const answerAppeal = (tx: Executor, caseId: number, { actId, act }: { actId: number; act: WrittenAct }) =>
  tx.rows(sql`update "appeal" set "Outcome" = ${outcomeOf(act)}, "AnsweredIn" = ${actId} where "Outcome" is null
    and "ActId" in (select "Id" from "caseAct" where "CaseId" = ${caseId})`)

export const reopenAppeal = (tx: Executor, actId: number) =>
  tx.rows(sql`update "appeal" set "Outcome" = null, "AnsweredIn" = null where "AnsweredIn" = ${actId}`)
