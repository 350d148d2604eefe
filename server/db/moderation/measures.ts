import { sql } from 'drizzle-orm'
import { requireResource, type Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { endSessions } from '../accounts/accounts.ts'
import { liftSuspension, standing, suspendAccount, type Identity } from '../accounts/suspensions.ts'
import { enqueueAt } from '../jobs/jobs.ts'
import { lockForUpdate } from '../writing/mutations.ts'
import { moderate } from './moderation.ts'

/** What is done to records and accounts, until when, why and by which act (docs/rules.md#measures). */

export interface Measure {
  /** Null: for good. */
  readonly until: string | null
  /** A code of resources/case.ts. */
  readonly because: string | null
  readonly actId: number | null
}

export async function findHold(tx: Executor, { name }: Pick<Resource, 'name'>, id: number): Promise<Measure | null> {
  const [row] = await tx.rows<Measure & { held: boolean }>(sql`select r."Held" as held, h."Until" as until,
    h."Because" as because, h."ActId" as "actId" from ${sql.identifier(name)} r
    left join "hold" h on h."Source" = ${name} and h."RecordId" = r."Id" where r."Id" = ${id}`)
  return row?.held ? { until: row.until, because: row.because, actId: row.actId } : null
}

/** Holds a record as the measure says, or lets it go (null). Nothing happens to one that stands so already. */
export async function setHold(
  tx: Executor,
  resource: Resource,
  id: number,
  { hold, by }: { hold: Measure | null; by: number | null },
): Promise<void> {
  if ((await findHold(tx, resource, id)) === null && hold === null) return
  await moderate(tx, resource, id, { held: hold !== null, verified: null, byProfileId: by })
  if (hold === null) return
  await tx.rows(sql`insert into "hold" ("Source", "RecordId", "Until", "Because", "ActId")
    values (${resource.name}, ${id}, ${hold.until}::timestamptz, ${hold.because}, ${hold.actId}::integer)`)
  if (hold.until !== null) await enqueueAt(tx, 'endHold', { source: resource.name, id }, hold.until)
}

/** A hold ends when its time has come, unless it was changed meanwhile. */
export async function endHold(tx: Executor, { source, id }: { source: string; id: number }): Promise<void> {
  const resource = requireResource(source)
  const [over] = await tx.rows(sql`select 1 from "hold" where "Source" = ${source} and "RecordId" = ${id}
    and "Until" <= now()`)
  if (!over) return
  if (await lockForUpdate(tx, resource, id)) return setHold(tx, resource, id, { hold: null, by: null })
  // Deleted, which may be undone.
  const [waits] = await tx.rows(sql`select 1 from ${sql.identifier(source)} where "Id" = ${id}`)
  if (waits) await enqueueAt(tx, 'endHold', { source, id }, sql`now() + interval '10 minutes'`)
}

export interface Suspension extends Measure {
  readonly profileId: number
}

const suspensions = sql`select s."ProfileId" as "profileId", s."Until" as until, s."ActId" as "actId",
  a."Reason" as because from "suspension" s left join "caseAct" a on a."Id" = s."ActId" where ${standing}`

/** The standing suspension of an account, and by which act. */
export async function findSuspension(tx: Executor, profileId: number): Promise<Suspension | null> {
  const [row] = await tx.rows<Suspension>(sql`${suspensions} and s."ProfileId" = ${profileId} limit 1`)
  return row ?? null
}

/** What a case has done to somebody and what stands still, whosever its thing is by now, and be it gone. */
export async function findSuspensionBy(tx: Executor, caseId: number): Promise<Suspension | null> {
  const [row] = await tx.rows<Suspension>(sql`${suspensions} and s."ProfileId" is not null and a."CaseId" = ${caseId}
    order by a."Id" desc limit 1`)
  return row ?? null
}

interface Suspending extends Measure {
  readonly by: number | null
  /** Their pages that are held as long: all that are not held, or these. */
  readonly pages: 'all' | readonly number[]
  readonly hashOf: (identity: Identity) => string
}

/** Keeps a person out, and holds pages as long. It takes the place of a suspension that stood. @returns the pages which that one held */
export async function suspend(tx: Executor, profileId: number, how: Suspending): Promise<number[]> {
  const { until, because, actId, by, pages, hashOf } = how
  const former = await findSuspension(tx, profileId)
  const heldBefore = former ? await endSuspension(tx, profileId, { actId: former.actId, by }) : []
  await suspendAccount(tx, profileId, hashOf, { until, actId })
  await endSessions(tx, { profileId })
  const page = requireResource('page')
  const wanted = pages === 'all' ? sql`true` : sql`"Id" = any(${sql.param([...pages])}::integer[])`
  const rows = await tx.rows<{ Id: number }>(sql`select "Id" from "page" where "OwnerId" = ${profileId} and not "Held"
    and ${wanted} order by "Id" for update`)
  for (const { Id } of rows) await setHold(tx, page, Id, { hold: { until, because, actId }, by })
  return heldBefore
}

/** Lets a person in again, and shows the pages that are held by the same act. @returns these */
export async function endSuspension(
  tx: Executor,
  profileId: number,
  { actId, by }: { actId: number | null; by: number | null },
): Promise<number[]> {
  await liftSuspension(tx, profileId)
  const page = requireResource('page')
  const held = await tx.rows<{ RecordId: number }>(sql`select "RecordId" from "hold"
    where "Source" = 'page' and "ActId" = ${actId}::integer order by 1`)
  const ids = held.map(({ RecordId }) => RecordId)
  for (const id of ids) if (await lockForUpdate(tx, page, id)) await setHold(tx, page, id, { hold: null, by })
  return ids
}
