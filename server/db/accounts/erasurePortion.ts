import { sql, type SQL } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isKept } from '../audit/edits.ts'
import { giveToHeirs } from '../team/owners.ts'
import { findRemoved, markRemoved } from '../records/presence.ts'
import { removeMarked } from '../removal/portion.ts'
import { snapshotPageId, snapshotProfileId } from '../schema/snapshots.ts'

const { page, profile } = declarations

/**
 * Erases a portion of what an account left (docs/safety.md#s64), and at last the empty profile. True: nothing is left. It knows the account
 * by its id alone, so who signs in again is not concerned.
 */
export async function erasePortion(tx: Executor, profileId: number, limit: number): Promise<boolean> {
  // Nobody can give the account a page, or anything else, while this portion is removed.
  await tx.rows(sql`select 1 from "profile" where "Id" = ${profileId} for update`)
  // First: pages may be many, and these are values that somebody wrote.
  for (const step of editsOf(profileId)) if ((await changeSome(tx, step, limit)) === limit) return false
  if (await removePages(tx, profileId, limit)) return false
  const steps = [...deletions(profileId), ...emptyings(profileId)]
  for (const step of steps) if ((await changeSome(tx, step, limit)) === limit) return false
  return removeMarked(tx, profile, [profileId], limit)
}

/** Removes a portion of the person's pages, or passes them to heirs who agreed meanwhile. False: there are none left. */
async function removePages(tx: Executor, profileId: number, limit: number): Promise<boolean> {
  const rows = await tx.rows<{ Id: number }>(sql`select "Id" from "page" where "OwnerId" = ${profileId}
    limit ${limit} for update`)
  if (rows.length === 0) return false
  const ids = rows.map(({ Id }) => Id)
  const marked = new Set(await findRemoved(tx, page, ids))
  const unmarked = ids.filter((id) => !marked.has(id))
  const given = new Set(unmarked.length > 0 ? await giveToHeirs(tx, profileId, { among: unmarked }) : [])
  for (const id of unmarked) if (!given.has(id)) await markRemoved(tx, page, id)
  await removeMarked(
    tx,
    page,
    ids.filter((id) => !given.has(id)),
    limit,
  )
  return true
}

interface Step {
  table: string
  where: SQL
  /** Assignments that empty personal columns; without them the rows are deleted. */
  set?: SQL
}

/** The history of what the person wrote, and of what was theirs. */
const editsOf = (profileId: number): Step[] => [
  { table: 'edit', set: sql`"ProfileId" = null`, where: sql`"ProfileId" = ${profileId} and ${isKept}` },
  ...['ProfileId', 'OwnerId'].map((column) => ({
    table: 'edit',
    where: sql`${sql.identifier(column)} = ${profileId}`,
  })),
]

/** Tables of the server itself, which no declaration names. */
const deletions = (profileId: number): Step[] =>
  ['session', 'idempotencyKey', 'uploadVolume', 'appeal', 'mute'].map((table) => ({
    table,
    where: sql`"ProfileId" = ${profileId}`,
  }))

/** The person's words and copies of their records, where the record itself stays. */
const emptyings = (profileId: number): Step[] => [
  {
    table: 'report',
    set: sql`"Description" = null, "Raw" = null, "ProfileId" = null`,
    where: sql`"ProfileId" = ${profileId}`,
  },
  {
    table: 'report',
    set: sql`"Snapshot" = null`,
    where: sql`"Snapshot" is not null and ${snapshotProfileId()} = ${profileId}`,
  },
  {
    table: 'report',
    set: sql`"Snapshot" = null`,
    // What has become theirs by merging was reported under another page.
    where: sql`"Snapshot" is not null and ${snapshotPageId()} in (with recursive theirs(id) as (
      select "AboutId" from "audit" where "Act" = 'removed' and "OwnerId" = ${profileId}
      union select m."DropId" from theirs join "merge" m on m."Source" = ${page.name} and m."KeepId" = theirs.id)
      select id from theirs)`,
  },
  // What colleagues noted about them, and wrote to reporters before they wrote something else.
  {
    table: 'caseAct',
    set: sql`"Note" = null, "Before" = "Before" - 'reports'`,
    where: sql`"SubjectId" = ${profileId} and ("Note" is not null or jsonb_exists("Before", 'reports'))`,
  },
  { table: 'history', set: sql`"Fields" = null`, where: sql`"ProfileId" = ${profileId} and "Fields" is not null` },
]

/** Returns how many rows were changed, at most `limit`. */
async function changeSome(tx: Executor, { table, where, set }: Step, limit: number): Promise<number> {
  const name = sql.identifier(table)
  const some = sql`ctid = any(array(select ctid from ${name} where ${where} limit ${limit}))`
  const changed = await tx.rows(
    set ? sql`update ${name} set ${set} where ${some} returning 1` : sql`delete from ${name} where ${some} returning 1`,
  )
  return changed.length
}
