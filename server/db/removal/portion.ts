import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import { deletedAlong } from '#resources/deletion.ts'
import type { Executor } from '../connection/database.ts'
import { isCounted } from '../pages/counts.ts'
import { recordPageDeletions } from '../pages/history.ts'
import { column } from '../records/projection.ts'
import { answeredPageId } from '../schema/snapshots.ts'
import { deleteRows } from './deleteRows.ts'

/** Rows of a table that one transaction removes. It then stays far below the time limit of a statement. */
export const defaultPortion = 1000

const anyOf = (ids: readonly number[]) => sql`any(${sql.param(ids)}::integer[])`

/**
 * Removes a portion of what is deleted with these records. True: nothing is left of it. Call it with the records locked
 * for update, so that nothing is added meanwhile.
 */
export async function removeAlong(
  tx: Executor,
  resource: Resource,
  ids: readonly number[],
  limit: number,
): Promise<boolean> {
  for (const { resource: child, idNames } of deletedAlong(resource)) {
    // Those of a person may each have another page to recount.
    const most = isCounted(child) && !isParent(resource) ? Math.ceil(limit / 10) : limit
    // A column each, because the planner would read the whole table for two at once.
    for (const idName of idNames)
      if ((await deleteRows(tx, child, sql`${column('r', idName)} = ${anyOf(ids)}`, most)) === most) return false
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
  await tx.rows(sql`select 1 from ${sql.identifier(resource.name)} where "Id" = ${anyOf(ids)} order by "Id" for update`)
  if (!(await removeAlong(tx, resource, ids, limit))) return false
  if (isParent(resource)) {
    // An answer that waits to be repeated may hold the page's name.
    await tx.rows(sql`delete from "idempotencyKey" where ${answeredPageId()} = ${anyOf(ids)}`)
    await recordPageDeletions(tx, ids)
  }
  await deleteRows(tx, resource, sql`r."Id" = ${anyOf(ids)}`)
  await tx.rows(sql`delete from "removal" where "Source" = ${resource.name} and "RecordId" = ${anyOf(ids)}`)
  return true
}
