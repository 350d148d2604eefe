import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { attachedTo } from '#resources/targets.ts'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { reveal } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { refreshUnder } from '../records/visibility.ts'
import { deleteRows } from './deleteRows.ts'

/** Deletes a portion of what is about a record, which no foreign key deletes. True: nothing is left. */
export async function removeAttached(tx: Executor, resource: Resource, id: number, limit: number): Promise<boolean> {
  for (const { resource: attached, about, name } of attachedTo(resource)) {
    const isAbout = sql`${column('r', about.type)} = ${name} and ${column('r', about.id)} = ${id}`
    if ((await deleteRows(tx, attached, { where: isAbout, limit })) === limit) return false
  }
  return true
}

/**
 * A portion of what follows from a hidden, shown or deleted record (docs/decisions/deletion.md#hiding-and-moving). True:
 * nothing is left, and nothing is concealed any more.
 */
export async function followRecord(tx: Executor, resource: Resource, id: number, limit: number): Promise<boolean> {
  const rows = await tx.rows(sql`select 1 from ${sql.identifier(resource.name)} where "Id" = ${id} for share`)
  const isThere = rows.length > 0
  if (isThere && !(await refreshUnder(tx, resource, id, limit))) return false
  // What is under a page is deleted with it, by a job of its own.
  if (!isThere && !isParent(resource) && !(await removeAttached(tx, resource, id, limit))) return false
  await reveal(tx, resource, id)
  return true
}
