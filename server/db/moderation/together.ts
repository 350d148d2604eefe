import { sql } from 'drizzle-orm'
import { refusal } from '#resources/refusals.ts'
import { badField, conflict } from '../../errors.ts'
import type { Executor } from '../connection/database.ts'
import { findAbout, type Actor } from './about.ts'
import { actOn, type Decision } from './acts.ts'
import { findRelatedTo } from './caseView.ts'
import { findOpenCase, lockCase, makeCase, requireFree, type CaseRow } from './cases.ts'
import { findSuspension } from './measures.ts'

/** What is related is decided with the same act, and undone with it (docs/rules.md#cases). */

export type Named = Pick<CaseRow, 'Type' | 'ContentId'>

/**
 * Decides a case, and with it what is related to it. What stands so already stays as it is, with its end; its reports are answered.
 * @returns the first act's id, whose undo takes all of them back
 * @throws ApiError 400 for what is not related, 409 for what is appealed, and what else `actOn` throws for any of them: then nothing is done
 */
export async function actOnAll(tx: Executor, one: CaseRow, decision: Decision, by: Actor, also: readonly Named[]) {
  // What was seen of one business says nothing about another.
  if (also.length > 0 && decision.act === 'verify') throw badField('also', refusal.notThisAct)
  const related = also.length > 0 ? await findRelatedTo(tx, one) : []
  const first = await actOn(tx, one, decision, by)
  const others: number[] = []
  for (const { Type, ContentId } of also) {
    const known = related.find((of) => of.Type === Type && of.Id === ContentId)
    if (!known) throw badField('also', refusal.notRelated)
    const { pageId, subjectId } = await findAbout(tx, { Type, ContentId, PageId: null })
    const of = { Type, ContentId, PageId: pageId }
    const open = await findOpenCase(tx, of)
    const isSuspended =
      decision.act === 'suspend' && subjectId !== null && (await findSuspension(tx, subjectId)) !== null
    const isDone = isSuspended || decision.act === (known.Held ? 'hold' : 'lift')
    // Of what nobody has reported there is nothing to dismiss, nor to answer.
    if (open === null && (isDone || decision.act === 'dismiss')) continue
    const other = (await lockCase(tx, open ?? (await makeCase(tx, of, 'answered'))))!
    await requireFree(tx, other, by.profileId)
    // Here nobody has read what its owner says.
    const name = known.Title ?? `${Type} ${ContentId}`
    if (other.State === 'appealed') throw conflict(refusal.relatedAppealed({ name }))
    others.push(await actOn(tx, other, isDone ? { ...decision, act: 'answer', days: null } : decision, by))
  }
  if (others.length > 0)
    await tx.rows(
      sql`update "caseAct" set "Before" = "Before" || ${JSON.stringify({ others })}::jsonb where "Id" = ${first}`,
    )
  return first
}

/** What a case is about, and what else an act of it concerned. */
export async function findConcerned(tx: Executor, caseId: number, others: readonly number[]): Promise<Named[]> {
  return tx.rows<Named>(sql`select "Type", "ContentId" from "case" where "Id" = ${caseId}
    or "Id" in (select "CaseId" from "caseAct" where "Id" = any(${sql.param([...others])}::integer[]))`)
}
