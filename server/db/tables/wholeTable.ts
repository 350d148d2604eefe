import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { visible } from '../records/namedLists.ts'
import { isPresent } from '../records/presence.ts'
import { select, type Row } from '../records/records.ts'
import { countOrEstimate, countUpToLimit, type RowCount } from './tableCount.ts'
import { tableCondition, tableOrder, type TableQuery } from './tableQuery.ts'
import type { Viewer } from '../records/visibility.ts'

export interface TableRows extends RowCount {
  rows: Row[]
}

/**
 * A part of a table for people with rights on the whole source, who may sort and filter by anything.
 * @param viewer for whom blocked pages are left out
 */
export async function wholeTable(
  db: Executor,
  resource: Resource,
  query: TableQuery,
  viewer: Viewer | 'all',
): Promise<TableRows> {
  const { forCount, forPage } = await tableCondition(db, resource, query)
  const scope = viewer === 'all' ? sql`true` : visible(resource, viewer)
  const scoped = (condition: SQL) => sql`${condition} and ${scope}`
  const { limit, offset } = query
  const [rows, counted] = await Promise.all([
    select(db, resource, { where: scoped(forPage), order: tableOrder(query), limit, offset }),
    countUpToLimit(db, sql`${sql.identifier(resource.name)}`, sql`${isPresent(resource)} and ${scoped(forCount)}`),
  ])
  return { rows, ...(await countOrEstimate(db, resource, counted, scoped(forPage))) }
}
