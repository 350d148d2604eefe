import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueueFileRemoval } from '../jobs/jobs.ts'
import { isCounted, recountAfter } from '../pages/counts.ts'
import { revokeRewards } from '../pages/rewards.ts'
import { fileColumnsOf, filesOf } from '../records/fileColumns.ts'
import { nameFields } from '../search/index/vector.ts'
import { doubtWords } from '../search/index/vocabulary.ts'

/**
 * Deletes rows `r` of a table with all that belongs to them: their files are queued for removal, their points withdrawn,
 * the words of their names doubted, the pages that counted them recounted. Returns how many were deleted.
 */
export async function deleteRows(tx: Executor, resource: Resource, where: SQL, limit?: number): Promise<number> {
  const names = ['Id', ...(isCounted(resource) ? ['PageId'] : []), ...fileColumnsOf(resource), ...nameFields(resource)]
  const table = sql.identifier(resource.name)
  const columns = sql.join(
    [...new Set(names)].map((name) => sql.identifier(name)),
    sql`, `,
  )
  const chosen = sql`select r."Id" from ${table} r where ${where} ${limit === undefined ? sql`` : sql`limit ${limit}`}`
  const rows = await tx.rows<Columns & { Id: number }>(
    sql`delete from ${table} where "Id" = any(array(${chosen})) returning ${columns}`,
  )
  if (rows.length === 0) return 0
  await enqueueFileRemoval(tx, filesOf(resource, rows))
  await revokeRewards(
    tx,
    resource,
    rows.map(({ Id }) => Id),
  )
  await doubtWords(tx, resource, rows)
  await recountAfter(tx, resource, rows)
  return rows.length
}
