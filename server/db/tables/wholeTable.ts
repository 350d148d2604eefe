import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { isCreationOrder, maxSorted } from '#resources/tableSorts.ts'
import { badRequest } from '../../errors.ts'
import type { Executor } from '../connection/database.ts'
import { visible } from '../records/namedLists.ts'
import { isPresent } from '../records/presence.ts'
import { select, type Row } from '../records/records.ts'
import { countOrEstimate, countUpToLimit, type RowCount } from './tableCount.ts'
import { isSearch, tableCondition, tableOrder, type TableQuery } from './tableQuery.ts'
import type { Viewer } from '../records/visibility.ts'

export interface TableRows extends RowCount {
  rows: Row[]
}

/**
 * A part of a table for people with rights on the whole source, who filter by anything, and sort by anything what is not more than 10,000.
 * @param viewer for whom blocked pages are left out
 * @throws ApiError 400 where more would have to be sorted
 */
export async function wholeTable(
  db: Executor,
  resource: Resource,
  query: TableQuery,
  viewer: Viewer | 'all',
): Promise<TableRows> {
  const { forCount, forPage } = await scopedCondition(db, resource, query.filters, viewer)
  const { sort, filters, limit, offset } = query
  const isIndexed = !sort.of && (isCreationOrder(sort.name) || resource.sorts?.includes(sort.name) === true)
  const count = () =>
    countUpToLimit(db, sql`${sql.identifier(resource.name)}`, sql`${isPresent(resource)} and ${forCount}`)
  const isByTime = sort.name === 'CreatedAt' && !filters.some(isSearch)
  const read = () =>
    isByTime
      ? select(db, resource, {
          from: byTime(resource, query, forPage),
          where: sql`true`,
          order: tableOrder(resource, query),
        })
      : select(db, resource, { where: forPage, order: tableOrder(resource, query), limit, offset })
  const [counted, rows] = isIndexed ? await Promise.all([count(), read()]) : [await count(), undefined]
  if (!isIndexed && counted > maxSorted) throw badRequest(refusal.sortTooMany({ most: maxSorted }))
  return { rows: rows ?? (await read()), ...(await countOrEstimate(db, resource, counted, forPage)) }
}

/**
 * The rows of a page. Two indexes have the records in the order of time: of those that are listed, and of the others. Of what lies
 * before the page only ids and times are read.
 */
function byTime(resource: Resource, query: TableQuery, where: SQL): SQL {
  const [table, order] = [sql.identifier(resource.name), tableOrder(resource, query)]
  const { limit, offset } = query
  const first = (part: SQL) => sql`(select r."Id", r."CreatedAt" from ${table} r
    where ${part} and ${isPresent(resource)} and ${where} order by ${order} limit ${offset + limit})`
  return sql`(select whole.* from (select r."Id" from (${first(sql`r."Listed"`)} union all ${first(sql`not r."Listed"`)}) r
    order by ${order} limit ${limit} offset ${offset}) chosen join ${table} whole using ("Id"))`
}

async function scopedCondition(
  db: Executor,
  resource: Resource,
  filters: TableQuery['filters'],
  viewer: Viewer | 'all',
) {
  const { forCount, forPage } = await tableCondition(db, resource, { filters })
  const scope = viewer === 'all' ? sql`true` : visible(resource, viewer)
  return { forCount: sql`${forCount} and ${scope}`, forPage: sql`${forPage} and ${scope}` }
}

const batch = 500

/** All records that filters leave, the newest first, in batches, so that no connection is held in between. */
export async function* wholeBatches(
  db: Executor,
  resource: Resource,
  filters: TableQuery['filters'],
  viewer: Viewer | 'all',
): AsyncGenerator<Row[]> {
  const { forPage } = await scopedCondition(db, resource, filters, viewer)
  for (let before = 2 ** 31 - 1; ;) {
    const where = sql`r."Id" < ${before} and ${forPage}`
    const rows = await select(db, resource, { where, order: sql`r."Id" desc`, limit: batch })
    yield rows
    if (rows.length < batch) return
    before = rows.at(-1)!.Id
  }
}
