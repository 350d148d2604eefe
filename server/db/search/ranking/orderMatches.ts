import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { SearchOrder } from '#resources/searchOrders.ts'
import type { Executor } from '../../connection/database.ts'
import type { Slice } from '../../records/namedLists.ts'
import { column } from '../../records/projection.ts'
import { distanceBands, distanceOrder, isWithin } from '../query/distance.ts'
import { isOffered, pageAlias, priceField } from '../query/filters.ts'
import {
  hasSoldLast,
  indexMatchesFacets,
  indexMatchesTier,
  isInScope,
  rowsOf,
  type SearchScope,
} from '../query/searchScope.ts'
import { rowMatchesTier } from '../query/tierConditions.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { staticRank } from './staticRank.ts'
import { isRated, indexedRank } from '../../searchIndex/indexedRank.ts'

/** Records are read in the order of an index, so many at first, before those that match are gathered and sorted. */
const walked = [300, 3000, 20_000]

/** Where those do not fill the page, so many that match are sorted: whoever asks, it never takes the whole of a large source. */
const maxGathered = 20_000

/** An order, and the sets of records that come before all others in it. */
interface Ordering {
  by: SQL
  first: readonly SQL[]
}

/**
 * The records that match a query, or without one all in the scope, in an order that the query does not decide. The first ones are
 * looked for in sets that an index has in this order or nearby, so that a page of results costs the same in a large source.
 */
export async function orderMatches(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery | null,
  order: SearchOrder,
  slice: Slice,
): Promise<number[]> {
  const { by: plain, first } = orderingOf(scope, order)
  // Of a text what is sold comes last, in whatever order; of what is near, what has the words whole comes first.
  const before = [
    ...(query && hasSoldLast(scope) ? [isOffered(scope.resource, true)] : []),
    ...(query && order === 'nearest' ? [rowMatchesTier(query.whole)] : []),
  ]
  const by = sql.join([...before.map((one) => sql`${one} desc`), plain], sql`, `)
  const matches = sql.join([sql`true`, ...before, ...(query ? [rowMatchesTier(query.broadest)] : [])], sql` and `)
  for (const set of first) {
    // Whether they are in the scope is asked of those that match.
    const matching = sql`(select * from ${set} r where ${matches} offset 0)`
    const ids = await idsOf(db, scope, matching, isInScope(scope), by, slice)
    if (ids.length === slice.limit) return ids
  }
  const found = query ? indexMatchesTier(scope, query.broadest) : indexMatchesFacets(scope)
  // In a materialized subquery, since with a limit the planner would walk all records in the order of an index.
  const all = sql`(with found as materialized (select r.* from ${rowsOf(scope)} where ${found} and ${isInScope(scope)})
    select * from found limit ${sql.raw(String(maxGathered))})`
  return idsOf(db, scope, all, sql`true`, by, slice)
}

async function idsOf(db: Executor, scope: SearchScope, rows: SQL, condition: SQL, by: SQL, { limit, offset }: Slice) {
  const found = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${rowsOf(scope, rows)} where ${condition} order by ${by} limit ${limit} offset ${offset}`,
  )
  return found.map(({ Id }) => Id)
}

function orderingOf(scope: SearchScope, order: SearchOrder): Ordering {
  const { resource, filters: { near, within = Infinity, available } = {} } = scope
  const page = pageAlias(resource)
  const byIndex = indexOrder(resource, order)
  const price = priceField(resource)
  const priced = order === 'price' && price !== undefined ? sql`${column('r', price)} is not null` : sql`true`
  if (near && page) {
    const inside = distanceBands.filter((radiusKm) => radiusKm < within)
    const around = [...inside, ...(within === Infinity ? [] : [within])].map(
      (radiusKm) =>
        sql`(select r.* from ${rowsOf(scope)} where r."Listed" and ${isWithin(page, near, radiusKm)} offset 0)`,
    )
    if (order === 'nearest') return { by: sql`${distanceOrder(page, near)}, r."Id" desc`, first: around }
    if (order === 'best') return { by: staticRank(resource, scope.filters), first: around }
    // Whatever is around, in another order: the whole circle at once.
    if (within !== Infinity) return { by: byIndex, first: [] }
  }
  const first = (size: number) => sql`(select * from ${sql.identifier(resource.name)} r where r."Listed" and ${priced}
    and ${isOffered(resource, available)} order by ${byIndex} limit ${sql.raw(String(size))})`
  return { by: byIndex, first: walked.map(first) }
}

/** An order that an index has. What it does not have for a source is ordered as the best are. */
function indexOrder(resource: Resource, order: SearchOrder): SQL {
  const price = priceField(resource)
  if (order === 'newest') return sql`r."CreatedAt" desc, r."Id" desc`
  if (order === 'price' && price !== undefined) return sql`${column('r', price)}, r."Id"`
  if (order === 'rated' && isRated(resource)) return sql`r."RatingScore" desc, r."Id" desc`
  return indexedRank(resource)
}
