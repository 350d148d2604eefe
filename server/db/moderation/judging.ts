import { sql } from 'drizzle-orm'
import { declarations, type Report } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { conflict } from '../../errors.ts'
import { recordAct } from '../audit/audit.ts'
import type { Executor } from '../connection/database.ts'
import { findRecord, type Row } from '../records/records.ts'
import type { Changes } from '../writing/mutations.ts'
import type { Actor } from './about.ts'
import { actOn } from './acts.ts'
import {
  claimCase,
  findOpenCase,
  isDecided,
  joinCase,
  lockCase,
  releaseCase,
  requireFree,
  setCase,
  setReports,
} from './cases.ts'

/** The call of before: a report judged by its state is an act on its case (docs/rules.md#cases). */

const { report } = declarations

interface Judgement {
  readonly state: NonNullable<Report['State']>
  readonly outcome: Changes
  readonly by: Actor
}

/**
 * Moves the case of a report on; undefined: no such report.
 * @throws ApiError 409 while somebody else is at work on it, and for one that waits for the answer to an appeal
 */
export async function judgeReport(
  tx: Executor,
  id: number,
  { state, outcome, by }: Judgement,
): Promise<Row | undefined> {
  const row = (await findRecord(tx, report, id)) as (Row & Report) | undefined
  if (!row) return undefined
  const caseId = await caseOf(tx, row, state)
  const one = (await lockCase(tx, caseId))!
  await requireFree(tx, one, by.profileId)
  // A report's state says nothing to who has appealed.
  if (one.State === 'appealed') throw conflict(refusal.caseAppealed)
  const answer = { outcome, anew: true }
  if (state === 'resolved' || state === 'dismissed') {
    if (isDecided(one) && row.State === state) await setReports(tx, caseId, state, answer)
    else {
      const act = state === 'dismissed' ? 'dismiss' : 'answer'
      const nothing = { reason: null, days: null, holdPages: false, proof: null, note: null }
      await actOn(tx, one, { act, ...nothing, ...answer }, by)
    }
  } else {
    if (isDecided(one)) await setCase(tx, caseId, 'open', null)
    if (state === 'reviewing') await claimCase(tx, (await lockCase(tx, caseId))!, by.profileId)
    else await releaseCase(tx, (await lockCase(tx, caseId))!, by.profileId)
    await setReports(tx, caseId, state, answer)
    await recordAct(tx, { by: by.profileId, act: 'judge', about: report, aboutId: id, reason: state })
  }
  return findRecord(tx, report, id)
}

/** The report's case. One that is opened again joins the open case of the same thing, if there is one. */
async function caseOf(tx: Executor, row: Row & Report, state: Judgement['state']): Promise<number> {
  const find = async () =>
    (await tx.rows<{ CaseId: number }>(sql`select "CaseId" from "caseReport" where "ReportId" = ${row.Id}`))[0]?.CaseId
  const known = await find()
  if (known === undefined) {
    await joinCase(tx, row)
    return (await find())!
  }
  if (state === 'resolved' || state === 'dismissed') return known
  const open = await findOpenCase(tx, { Type: row.Type ?? 'Post', ContentId: row.ContentId })
  if (open === null || open === known) return known
  await tx.rows(sql`update "caseReport" set "CaseId" = ${open} where "ReportId" = ${row.Id}`)
  return open
}
