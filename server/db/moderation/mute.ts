import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { Report } from '#resources'
import { conflict, notFound } from '../../errors.ts'
import { recordAct } from '../audit/audit.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueueAt } from '../jobs/jobs.ts'
import { findRecord, type Row } from '../records/records.ts'
import { isInCase, joinCase, judged, makeCases, setReports } from './cases.ts'

/** Who reports mostly what is right is not heard any more, without being told (docs/rules.md#muting). */

const { profile, report } = declarations

/** How often somebody's reports were right. */
export const rightOf = sql`(select count(*) filter (where r."State" = 'resolved')::integer as "Right",
  count(*) filter (where r."State" = 'dismissed')::integer as "Wrong" from "report" r
  where r."ProfileId" = p."Id" and ${judged})`

export const findMuted = (db: Executor) =>
  db.rows<Columns>(sql`select p."Id", p."Name", m."CreatedAt" as "Since", b."Name" as "ByName", w.*
    from "mute" m join "profile" p on p."Id" = m."ProfileId" left join "profile" b on b."Id" = m."ById"
    cross join lateral ${rightOf} w order by m."CreatedAt" desc limit 1000`)

/** A second time changes nothing. @throws ApiError 404; 409 for whose reports are not mostly wrong */
export async function setMuted(tx: Executor, id: number, { muted, by }: { muted: boolean; by: number }): Promise<void> {
  const [person] = await tx.rows<{ Right: number; Wrong: number }>(sql`select w.* from "profile" p
    cross join lateral ${rightOf} w where p."Id" = ${id}`)
  if (!person) throw notFound()
  if (muted && person.Wrong <= person.Right) throw conflict(refusal.notMostlyWrong)
  const changed = await tx.rows(
    muted
      ? sql`insert into "mute" ("ProfileId", "ById") values (${id}, ${by}) on conflict do nothing returning 1`
      : sql`delete from "mute" where "ProfileId" = ${id} returning 1`,
  )
  if (changed.length === 0) return
  await recordAct(tx, { by, act: muted ? 'mute' : 'unmute', about: profile, aboutId: id })
  // What they have reported meanwhile is work after all.
  if (!muted) await makeCases(tx)
}

/** As long as an answer takes now and then, and each time another while: one that is always the same would tell them. */
const someDays = sql`now() + interval '10 days' + random() * interval '8 days'`

/** A report joins its case, unless who wrote it is muted. */
export async function receiveReport(tx: Executor, row: Row & Report): Promise<void> {
  const writer = (row as Columns)['ProfileId'] as number | null
  const [muted] = await tx.rows(sql`select 1 from "mute" where "ProfileId" = ${writer}::integer`)
  if (!muted) await joinCase(tx, row)
  else await enqueueAt(tx, 'dismissMuted', { id: row.Id }, someDays)
}

/** Reads as if somebody had dismissed it: a closed case of its own, which nobody had to look at. */
export async function dismissMuted(tx: Executor, id: number): Promise<void> {
  const row = (await findRecord(tx, report, id)) as (Row & Report) | undefined
  if (!row || (row.State !== 'open' && row.State !== 'reviewing') || (await isInCase(tx, id))) return
  const caseId = await joinCase(tx, row, { alone: true })
  await tx.rows(sql`insert into "caseAct" ("CaseId", "Act", "Reason") values (${caseId}, 'dismiss', 'nothingWrong')`)
  await setReports(tx, caseId, 'dismissed')
}
