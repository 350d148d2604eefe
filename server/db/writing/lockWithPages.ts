import type { Resource } from '#resources'
import { isParent, pageIdNames } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { isCounted, lockPages, lockPagesForShare } from '../ratings/counts.ts'
import { lockForUpdate } from './mutations.ts'

/**
 * Keeps a record, and the pages it belongs to, as they are until the transaction ends, so that the right to it does not change: pages first
 * (docs/architecture.md#locks). Returns the columns of the record; undefined when it is gone, or a page that counts it.
 */
export async function lockWithPages(
  tx: Executor,
  resource: Resource,
  row: Columns & { readonly Id: number },
): Promise<Columns | undefined> {
  const pages = isParent(resource) ? [] : pageIdNames(resource).map((name) => row[name])
  const ids = pages.filter((id) => typeof id === 'number')
  if (!isCounted(resource)) await lockPagesForShare(tx, ids)
  // Recounting needs the stronger lock. Two who hold the weaker one would wait for each other.
  else if ((await lockPages(tx, ids)).length < new Set(ids).size) return undefined
  return lockForUpdate(tx, resource, row.Id)
}
