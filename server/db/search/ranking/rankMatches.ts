import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../connection/database.ts'
import { compile, ofText, type Statement } from '../../connection/statements.ts'
import { column } from '../../records/projection.ts'
import { blocksOf } from '../index/rankBlocks.ts'
import { distanceBand, distanceBands, isWithin } from '../query/distance.ts'
import { filterFacets, pageAlias } from '../query/filters.ts'
import { isInScope, keptPlan, queriesInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { anyOf, partsForIndex } from '../query/tsquery.ts'
import { rankedColumns, staticRank } from './staticRank.ts'

export interface Match {
  Id: number
  /** The number of its tier. */
  tier: number
}

/** Matches of one part that are read at most. Only the last part of a large source has more. */
const mostRead = 20_000

/**
 * A part of the text, since for a value that it does not know PostgreSQL plans each statement anew. Few of them, so that the same
 * statements come again.
 */
const limits = [20, 60, 200, 600, 2000]

/**
 * The best matches: by match tier, then by static rank. One statement with a part for each tier and each block of the rank, the best
 * first; PostgreSQL runs one after the other until there are enough (docs/decisions/search.md#ranking).
 */
export async function rankMatches(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  needed: number,
): Promise<Match[]> {
  const { text, values } = statementOf(scope, query, limits.find((one) => one >= needed) ?? needed)
  const rows = await db.rows<Match>(ofText(text, values), keptPlan(scope))
  // A name that is longer than its lexeme may be in two tiers.
  return [...new Map(rows.toReversed().map((row) => [row.Id, row])).values()].toReversed()
}

/** Its parts differ in little, so what they have in common is built once, and the rest is put together as text. */
function statementOf(scope: SearchScope, { tiers }: TieredQuery, limit: number): Statement {
  const { resource, filters = {} } = scope
  const columns = rankedColumns(resource, filters).map((one) => column('r', one))
  const common = [
    sql.join(columns, sql`, `),
    rowsOf(scope),
    isInScope(scope),
    filters.near ? rowsOf(scope, readRows) : sql`${readRows} r`,
    staticRank(resource, filters),
    ...placesOf(scope),
  ]
  const compiled = compile(sql.join(common, sql.raw(separator)))
  const [compared, rows, inScope, read, order, ...places] = compiled.text.split(separator)
  const values = [...compiled.values]
  const asked: string[] = []
  /** A value of the query, which is sent and read once. */
  const ask = (value: unknown, type: string) => {
    asked.push(`$${values.push(value)}::${type} as a${asked.length}`)
    return `(select a${asked.length - 1} from asked)`
  }
  const parts = tiers.flatMap((tier, at) => {
    const better = betterThan(tiers, at)
    const conditions = [
      ...matchesOf(scope, tier, at).map(([name, queries]) => `r."${name}" @@ any (${ask(queries, 'tsquery[]')}::tsquery[])`),
      ...(better.length > 0 ? [`not r."SearchName" @@ ${ask(anyOf(better), 'tsquery')}`] : []),
      inScope,
    ].join(' and ')
    // In a materialized subquery, because with a limit the planner would walk all records in the order of their rank, or the whole table.
    return places.map(
      (place) => `(with found as materialized (select ${compared} from ${rows} where ${place} and ${conditions})
        select r."Id", ${at} as tier from ${read} order by ${order} limit ${limit})`,
    )
  })
  const text = `with asked as materialized (select ${asked.join(', ')})
    select "Id", tier from (${parts.join(' union all ')}) found limit ${limit}`
  return { text, values }
}

/** In no SQL of ours. */
const separator = '\u0000'
const readRows = sql.raw(`(select * from found limit ${mostRead})`)

/** What a row must match of each vector to match a tier within the filters, as the index looks it up. */
function matchesOf(scope: SearchScope, tier: Tier, at: number): [Tier['column'], string[]][] {
  if (tier.column === 'Search') return [['Search', queriesInScope(scope, tier)]]
  const isNarrowed = filterFacets(scope.resource, scope.filters ?? {}).length > 0
  return [
    ['SearchName', partsForIndex(tier.query)],
    // Names have not all facets; texts have the words of names, but not which one they begin with.
    ...(isNarrowed && at > 1 ? [['Search', queriesInScope(scope, tier)] as [Tier['column'], string[]]] : []),
  ]
}

/** The queries that what is in no better tier does not match. */
function betterThan(tiers: readonly Tier[], at: number): string[] {
  const better: string[] = []
  let isCovered = false
  for (const { query, isWider = false } of tiers.slice(0, at).toReversed()) {
    if (!isCovered) better.push(query)
    isCovered = isWider
  }
  return better
}

/** Sets of records each of which comes before the next in the static rank: distance bands, or else rank blocks. */
function placesOf({ resource, filters: { near, within = Infinity } = {} }: SearchScope): SQL[] {
  const page = pageAlias(resource)
  if (!near || !page) return blocksOf(resource)
  const bands = bandsOfTheirOwn.filter((radiusKm) => radiusKm < within)
  const band = distanceBand(page, near)
  return [
    ...bands.map((radiusKm, at) => sql`${isWithin(page, near, radiusKm)} and ${band} = ${sql.raw(String(at))}`),
    sql`${band} >= ${sql.raw(String(bands.length))}`,
  ]
}

/** Further away there are too many records within a circle to look there first. */
const bandsOfTheirOwn = distanceBands.slice(0, 2)
