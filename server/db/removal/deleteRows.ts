import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { importsOf } from '#resources/imports/imports.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { forgetEdits } from '../audit/edits.ts'
import { enqueueFileRemoval, enqueueWordRemoval } from '../jobs/jobs.ts'
import { isCounted, lockPages, recountAfter } from '../ratings/counts.ts'
import { revokeRewards } from '../rewards.ts'
import { fileColumnsOf, filesOf } from '../schema/fileColumns.ts'
import { nameFields } from '../schema/searchedFields.ts'
import { wordsInNames } from '../searchIndex/vocabulary.ts'

interface Deletion {
  /** A condition on rows `r` of the table. */
  where: SQL
  limit?: number
}

/**
 * Deletes rows `r` of a table with all that belongs to them: their files and words are queued for removal, their points
 * withdrawn, the pages that counted them recounted. Returns how many were deleted.
 */
export async function deleteRows(tx: Executor, resource: Resource, deletion: Deletion): Promise<number> {
  const names = ['Id', ...(isCounted(resource) ? ['PageId'] : []), ...fileColumnsOf(resource), ...nameFields(resource)]
  const table = sql.identifier(resource.name)
  const columns = sql.join(
    [...new Set(names)].map((name) => sql.identifier(name)),
    sql`, `,
  )
  const rows = await tx.rows<Columns & { Id: number }>(
    sql`delete from ${table} where "Id" = any(${await chosenRows(tx, resource, deletion)}) returning ${columns}`,
  )
  if (rows.length === 0) return 0
  const ids = rows.map(({ Id }) => Id)
  await enqueueFileRemoval(tx, filesOf(resource, rows))
  await revokeRewards(tx, resource, ids)
  await forgetEdits(tx, resource, ids)
  if (importsOf(resource)) await forgetImportedRows(tx, resource, ids)
  await enqueueWordRemoval(tx, wordsInNames(resource, rows))
  await recountAfter(tx, resource, rows)
  return rows.length
}

/** What a table that was brought in says of records that are gone (docs/rules.md#import). */
const forgetImportedRows = (tx: Executor, { name }: Resource, ids: readonly number[]) =>
  tx.rows(sql`update "importRow" r set "Cells" = '[]', "Title" = null, "Notes" = null from "import" i
    where i."Id" = r."ImportId" and i."Resource" = ${name} and r."RecordId" = any(${sql.param([...ids])}::integer[])`)

/**
 * The ids, as an array. Those of a portion may have pages that nobody has locked yet, which are locked before them, in the
 * order of every other write. Who deletes a single record has done that.
 */
async function chosenRows(tx: Executor, resource: Resource, { where, limit }: Deletion): Promise<SQL> {
  const table = sql.identifier(resource.name)
  const some = sql`from ${table} r where ${where} ${limit === undefined ? sql`` : sql`limit ${limit}`}`
  if (!isCounted(resource) || limit === undefined) return sql`array(select r."Id" ${some})`
  const rows = await tx.rows<{ Id: number; PageId: number }>(sql`select r."Id", r."PageId" ${some}`)
  await lockPages(tx, [...new Set(rows.map(({ PageId }) => PageId))])
  return sql`${sql.param(rows.map(({ Id }) => Id))}::integer[]`
}
