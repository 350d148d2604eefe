import { sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../../connection/database.ts'
import { builtOnce } from '../../connection/statements.ts'
import type { Slice } from '../../records/namedLists.ts'
import { column } from '../../records/projection.ts'
import { indexMatchesAny, rowMatchesQuery, tierNumber, widestOf } from '../query/tierConditions.ts'
import { indexMatchesTier, isInScope, isOfAll, keptPlan, rowsOf, type SearchScope } from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import type { Candidates } from './candidates.ts'
import { rankedColumns, staticRank } from './staticRank.ts'

/** The statements that rank: all that the index finds, or what matches among candidates. */

/** A slice of the matches, the best first. */
export interface RankedMatches {
  ids: readonly number[]
  /** How many records match in all; null for too many to count. */
  total: number | null
}

/** More matches are not ranked one by one. */
export const maxGathered = 5000
/** Matches that are ranked where nothing tells which are best. */
const maxRankedAtLast = 20_000

export interface Match {
  Id: number
  /** The number of its tier. */
  step: number
}

const rankOrder = ({ resource, filters }: SearchScope, query: TieredQuery): SQL =>
  sql`${tierNumber(query)}, ${staticRank(resource, filters)}`

/** The broadest tier matches whatever the others do. */
const matchesTiers = (scope: SearchScope, query: TieredQuery): SQL =>
  query.tiers.includes(query.broadest)
    ? indexMatchesTier(scope, query.broadest)
    : indexMatchesAny(widestOf(query, query.tiers))

/** All records of these tiers ranked, and counted; null where there are more than the limit. */
export async function rankAllOfFew(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  slice: Slice,
): Promise<{ total: number; ids: number[] } | null> {
  const statement = builtFor(scope, query, `${slice.limit} ${slice.offset}`, () => rankingOfAll(scope, query, slice))
  const [result] = await db.rows<{ total: number; ids: number[] }>(statement, keptPlan(scope))
  return result && result.total <= maxGathered ? result : null
}

/** By query, then by resource and what is asked: whoever searches for the same again has the same objects (../queryWithNeeds.ts). */
const statements = new WeakMap<TieredQuery, LRUCache<string, SQL>>()

/** Statements that are remembered of a query. */
const maxStatements = 3

/** A statement that ranks by a query. Its text is built once, where nothing leaves records out. */
function builtFor(scope: SearchScope, query: TieredQuery, asked: string, build: () => SQL): SQL {
  if (!isOfAll(scope)) return build()
  const known = statements.get(query) ?? new LRUCache<string, SQL>({ max: maxStatements })
  statements.set(query, known)
  const key = `${scope.resource.name} ${asked}`
  const before = known.get(key)
  if (before) return before
  const statement = builtOnce(build())
  known.set(key, statement)
  return statement
}

/** What tiers and the static rank read of record `r`, and no more: it is made for each record. */
function comparedColumns({ resource, filters }: SearchScope, { tiers }: TieredQuery): SQL {
  const vectors = tiers.slice(0, -1).map((tier) => tier.column)
  const names = new Set([...rankedColumns(resource, filters), ...vectors])
  return sql.join(
    [...names].map((name) => column('r', name)),
    sql`, `,
  )
}

const gatheredRows = (scope: SearchScope, rows: SQL): SQL =>
  scope.filters?.near ? rowsOf(scope, rows) : sql`${rows} r`

function rankingOfAll(scope: SearchScope, query: TieredQuery, slice: Slice): SQL {
  // Gathered in a subquery of its own, because with a limit the planner would walk the whole table for a rare query.
  return sql`select total, ids from (
    with found as materialized (
        select ${comparedColumns(scope, query)} from ${rowsOf(scope)} where ${matchesTiers(scope, query)} and ${isInScope(scope)}),
      met as materialized (select * from found limit ${maxGathered + 1}),
      few as (select * from met where (select count(*) from met) <= ${maxGathered})
    select (select count(*)::integer from met) as total, array(
      select r."Id" from ${gatheredRows(scope, sql`few`)} order by ${rankOrder(scope, query)}
      limit ${slice.limit} offset ${slice.offset}) as ids) ranked`
}

/**
 * What matches these tiers, ranked, of at most so many as the index finds first. With `offset 0` the planner does not walk
 * all records in the order of their rank.
 */
export async function rankByTiers(db: Executor, scope: SearchScope, query: TieredQuery, slice: Slice) {
  const statement = builtFor(scope, query, `at last ${slice.limit} ${slice.offset}`, () => {
    const matching = sql`(select ${comparedColumns(scope, query)} from ${rowsOf(scope)}
      where ${matchesTiers(scope, query)} and ${isInScope(scope)} offset 0)`
    return sql`select r."Id" from ${gatheredRows(scope, sql`(select * from ${matching} m limit ${maxRankedAtLast})`)}
      order by ${rankOrder(scope, query)} limit ${slice.limit} offset ${slice.offset}`
  })
  const rows = await db.rows<{ Id: number }>(statement, keptPlan(scope))
  return rows.map(({ Id }) => Id)
}

/** The matches among candidates, ranked. */
export async function matchesAmong(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  candidates: Candidates,
): Promise<Match[]> {
  const build = () => rankingAmong(scope, query, candidates.rows())
  const statement = candidates.key === undefined ? build() : builtFor(scope, query, candidates.key, build)
  const [found] = await db.rows<{ ids: number[] | null; steps: number[] | null }>(statement, keptPlan(scope))
  const { ids, steps } = found!
  return (ids ?? []).map((Id, at): Match => ({ Id, step: steps![at]! }))
}

function rankingAmong(scope: SearchScope, query: TieredQuery, set: SQL): SQL {
  const { resource, filters } = scope
  // Whether they are in the scope is asked of those that match.
  const matching = sql`(select * from ${set} r where ${rowMatchesQuery(query)} offset 0)`
  return sql`select array_agg(m."Id") as ids, array_agg(m.step) as steps from (
    select r."Id", ${tierNumber(query)} as step from ${rowsOf(scope, matching)} where ${isInScope(scope)}
    order by step, ${staticRank(resource, filters)}) m`
}
