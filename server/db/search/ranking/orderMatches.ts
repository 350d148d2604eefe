import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { SearchOrder } from '#resources/searchOrders.ts'
import type { Executor } from '../../connection/database.ts'
import { column } from '../../records/projection.ts'
import { circles, distanceBands, distanceOrder, isWithin } from '../query/distance.ts'
import { isOffered, pageAlias, priceField } from '../query/filters.ts'
import {
  hasSoldLast,
  indexMatchesFacets,
  indexMatchesTier,
  isInScope,
  isSold,
  rowsOf,
  type SearchScope,
} from '../query/searchScope.ts'
import { rowMatchesTier } from '../query/tierConditions.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import type { Match } from './rankMatches.ts'
import { staticRank } from './staticRank.ts'
import { isRated, indexedRank } from '../../searchIndex/indexedRank.ts'

/** Records are read in the order of an index, so many at first, before those that match are gathered and sorted. */
const walked = [300, 3000, 20_000]

/** Where those do not fill the page, so many that match are sorted: whoever asks, it never takes the whole of a large source. */
const maxGathered = 20_000

/** So many matches of a text are all sorted by their distance. Of more the nearest are looked for around the place. */
const mostMeasured = 1000

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
  limit: number,
): Promise<Match[]> {
  const { by: plain, first } = orderingOf(scope, order)
  const written = query?.tiers.findLast(({ isWritten }) => isWritten)
  const columns = sql`r."Id", ${written ? rowMatchesTier(written) : sql`true`} as "isWritten",
    ${isSold(scope)} as "isSold"`
  // Of a text what is sold comes last, in whatever order; of what is near, what has the words whole comes first.
  const before = [
    ...(query && hasSoldLast(scope) ? [isOffered(scope.resource, true)] : []),
    ...(query && order === 'nearest' ? [rowMatchesTier(query.whole)] : []),
  ]
  const by = sql.join([...before.map((one) => sql`${one} desc`), plain], sql`, `)
  const ordered = (rows: SQL, condition: SQL, more = sql``) =>
    db.rows<Match & { found: number }>(
      sql`select ${columns} ${more} from ${rowsOf(scope, rows)} where ${condition} order by ${by} limit ${limit}`,
    )
  // In a materialized subquery, since with a limit the planner would walk all records in the order of an index.
  const gathered = (most: number, tier = query?.broadest, condition = sql`true`) =>
    sql`(with found as materialized (select r.* from ${rowsOf(scope)} where ${tier ? indexMatchesTier(scope, tier) : indexMatchesFacets(scope)}
      and ${isInScope(scope)} and ${condition}) select * from found limit ${sql.raw(String(most))})`
  const { resource, filters: { near, within = Infinity } = {} } = scope
  const page = pageAlias(resource)
  if (query && order === 'nearest' && near && page) {
    const few = await ordered(gathered(mostMeasured + 1), sql`true`, sql`, count(*) over ()::integer as found`)
    if (few.length === 0 || few[0]!.found <= mostMeasured) return few
    for (const radiusKm of circles.filter((one) => one < within)) {
      const around = gathered(maxGathered, query.whole, isWithin(page, near, radiusKm))
      const nearest = await ordered(around, sql.join(before, sql` and `))
      if (nearest.length === limit) return nearest
    }
  } else {
    const matches = sql.join([sql`true`, ...before, ...(query ? [rowMatchesTier(query.broadest)] : [])], sql` and `)
    for (const set of first) {
      // Whether they are in the scope is asked of those that match.
      const matching = await ordered(sql`(select * from ${set} r where ${matches} offset 0)`, isInScope(scope))
      if (matching.length === limit) return matching
    }
  }
  return ordered(gathered(maxGathered), sql`true`)
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
