import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import { deletedAlong } from '#resources/deletion.ts'
import type { Executor } from '../connection/database.ts'
import { forgetPageDays } from '../days/acts.ts'
import { isCounted } from '../ratings/counts.ts'
import { recordPageRemovals } from '../audit/audit.ts'
import { reveal, unmarkRemoved } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { countReferences } from '../records/uses.ts'
import { answeredPageId } from '../schema/snapshots.ts'
import { settleMerges } from '../writing/merge.ts'
import { removeRecord } from '../writing/mutations.ts'
import { deleteRows } from './deleteRows.ts'

/** Rows of a table that one transaction removes. It then stays far below the time limit of a statement. */
export const defaultPortion = 1000

const anyOf = (ids: readonly number[]) => sql`any(${sql.param(ids)}::integer[])`

/**
 * Removes a portion of what is deleted with these records. True: nothing is left of it. Call it with the records locked
 * for update, so that nothing is added meanwhile.
 */
async function removeAlong(tx: Executor, resource: Resource, ids: readonly number[], limit: number): Promise<boolean> {
  for (const { resource: child, idNames } of deletedAlong(resource)) {
    // Those of a person may each have another page to recount.
    const most = isCounted(child) && !isParent(resource) ? Math.ceil(limit / 10) : limit
    // A column each, because the planner would read the whole table for two at once.
    for (const idName of idNames) {
      const where = sql`${column('r', idName)} = ${anyOf(ids)}`
      if ((await deleteRows(tx, child, { where, limit: most })) === most) return false
    }
  }
  return true
}

/**
 * Removes a portion of records that are deleted (`markRemoved`), and of what is deleted with them. True: nothing is left
 * of them.
 */
export async function removeMarked(
  tx: Executor,
  resource: Resource,
  ids: readonly number[],
  limit: number,
): Promise<boolean> {
  if (!(await settleMerges(tx, resource, ids, limit))) return false
  await tx.rows(sql`select 1 from ${sql.identifier(resource.name)} where "Id" = ${anyOf(ids)} order by "Id" for update`)
  return (await removeAlong(tx, resource, ids, limit)) && removeThemselves(tx, resource, ids, limit)
}

/** Removes records whose deletion nobody has taken back. False: what was merged is not moved yet. */
export async function removeUndoable(tx: Executor, resource: Resource, ids: readonly number[]): Promise<boolean> {
  for (const id of ids) {
    if (!(await settleMerges(tx, resource, [id], defaultPortion))) return false
    if (!(await unmarkRemoved(tx, resource, id))) continue
    await reveal(tx, resource, id)
    // Somebody chose it at the very moment of its deletion: it stays.
    if ((await countReferences(tx, resource, id)) > 0) continue
    await removeRecord(tx, resource, id)
  }
  return true
}

async function removeThemselves(tx: Executor, resource: Resource, ids: readonly number[], limit: number) {
  if (isParent(resource)) {
    if (!(await forgetPageDays(tx, ids, limit))) return false
    // An answer that waits to be repeated may hold the page's name.
    await tx.rows(sql`delete from "idempotencyKey" where ${answeredPageId()} = ${anyOf(ids)}`)
    await recordPageRemovals(tx, ids)
  }
  await deleteRows(tx, resource, { where: sql`r."Id" = ${anyOf(ids)}` })
  await tx.rows(sql`delete from "removal" where "Source" = ${resource.name} and "RecordId" = ${anyOf(ids)}`)
  return true
}
