import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { typeaheadFilter } from '../search/query/typeaheadFilter.ts'
import { visible } from '../records/namedLists.ts'
import { isPresent } from '../records/presence.ts'
import { select } from '../records/records.ts'
import { countUpToLimit, estimateRows } from './tableCount.ts'
import { columnCondition, indexedOrder, isSearch, type ColumnFilter, type TableQuery } from './tableQuery.ts'
import { columnWindow, isWhole, listedWindow, searchWindow, type Window } from './tableWindow.ts'
import { notBlocked, type Viewer } from '../records/visibility.ts'
import type { TableRows } from './wholeTable.ts'

/** Of which records a table consists: the public ones, a person's own, or those under their pages. */
export type BoundedScope = { listFor: Viewer } | { profileId: number } | { pages: readonly number[] }

/**
 * A part of a table for people without rights on the whole source. Whatever is asked, a bounded number of rows is read
 * for it (docs/decisions/tables.md).
 */
export async function boundedTable(
  db: Executor,
  resource: Resource,
  query: TableQuery,
  scope: BoundedScope,
): Promise<TableRows> {
  const { filters, limit, offset } = query
  const order = indexedOrder(resource, query)
  const search = filters.find(isSearch)?.search
  const columns = [...filters.filter((one): one is ColumnFilter => !isSearch(one)), ...ownFilter(scope)]
  const window = await chooseWindow(db, resource, query, columns, search)
  const where = sql.join(
    [visibleRows(resource, scope, filters.length > 0), ...columns.map(columnCondition), window.condition],
    sql` and `,
  )
  // Without a filter the table's own index has the rows in order; nobody but who blocks pages needs the window.
  const isPublicList = filters.length === 0 && 'listFor' in scope && !scope.listFor?.blocks.length
  const [rows, total] = await Promise.all([
    select(db, resource, { ...(isPublicList ? {} : { from: window.rows }), where, order, limit, offset }),
    isWhole(window)
      ? countUpToLimit(db, window.rows, sql`${isPresent(resource)} and ${where}`)
      : estimateRows(db, resource, where),
  ])
  if (isWhole(window)) return { rows, total, isEstimated: false }
  const least = filters.length > 1 ? offset + rows.length : window.size
  return { rows, total: Math.max(total, least), isEstimated: true }
}

/** A private source's own records are found like those of a reference. */
function ownFilter(scope: BoundedScope): ColumnFilter[] {
  if ('profileId' in scope) return [{ name: 'ProfileId', ids: [scope.profileId] }]
  return 'pages' in scope ? [{ name: 'PageId', ids: scope.pages }] : []
}

/** Without a filter a table is the public list; with one it also finds what is hidden under one's own pages. */
function visibleRows(resource: Resource, scope: BoundedScope, isFiltered: boolean): SQL {
  if (!('listFor' in scope)) return sql`true`
  return isFiltered ? visible(resource, scope.listFor) : sql`r."Listed" and ${notBlocked(resource, scope.listFor)}`
}

/** Up to this many rows it is quicker to read them all than to ask the index for the text. */
const fewRows = 1000

/** The rows to look at: the fewest that one of the filters leaves; without a filter the first of the public list. */
async function chooseWindow(
  db: Executor,
  resource: Resource,
  query: TableQuery,
  columns: readonly ColumnFilter[],
  search: string | undefined,
): Promise<Window> {
  if (columns.length === 0 && search === undefined) return listedWindow(db, resource, indexedOrder(resource, query))
  const byColumn = await Promise.all(columns.map((filter) => columnWindow(db, resource, filter, query.sort)))
  const [narrowest] = byColumn.sort((a, b) => a.size - b.size)
  if (search === undefined) return narrowest!
  const found = narrowest && narrowest.size <= fewRows ? undefined : await searchWindow(db, resource, search)
  if (found && (!narrowest || isWhole(found))) return found
  const { forPage } = await typeaheadFilter(db, resource, search)
  return { ...narrowest!, condition: forPage }
}
