import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { filterFacets } from '../query/filters.ts'
import type { SearchScope } from '../query/searchScope.ts'
import { rowMatchesAny } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { lexemeStatistics } from './lexemeStatistics.ts'
import { selectivityOf } from './selectivity.ts'

/** About how many records of a source match a query. */
export interface MatchEstimate {
  records: number
  byName: number
  all: number
  /** The share of the matches that the filters leave. */
  share: number
  /** The words of a phrase are taken for independent of each other, which they are not: then it is far too low. */
  isSure: boolean
}

/** By the common words that `analyze` has counted. It reads no records. */
export async function estimateMatches(
  db: Executor,
  { resource, filters = {} }: SearchScope,
  { inNames, broadest }: TieredQuery,
): Promise<MatchEstimate> {
  const facets = filterFacets(resource, filters)
  const narrowed: Tier = { ...broadest, query: [`(${broadest.query})`, ...facets].join(' & ') }
  const tiers = [inNames, broadest, ...(facets.length > 0 ? [narrowed] : [])]
  const [records, [byName = 0, all = 0, left = all]] = await estimate(db, resource, tiers)
  return {
    records,
    byName,
    all,
    share: left / Math.max(1, all),
    isSure: ![inNames, broadest].some(({ query }) => /<->|&/.test(query)),
  }
}

/** The records of a source, and how many match each of these tiers. */
async function estimate(db: Executor, resource: Resource, tiers: readonly Tier[]): Promise<[number, number[]]> {
  const statistics = await lexemeStatistics(db, resource)
  if (!statistics) return planned(db, resource, tiers)
  const { records } = statistics
  return [records, tiers.map(({ column, query }) => records * selectivityOf(query, statistics[column]).estimate)]
}

/** The planner's own guess, where nothing has been counted yet. */
async function planned(db: Executor, resource: Resource, tiers: readonly Tier[]): Promise<[number, number[]]> {
  const conditions = [sql`true`, ...tiers.map((tier) => rowMatchesAny([tier]))]
  const parts = conditions.map((where) => sql`select 1 from ${sql.identifier(resource.name)} r where ${where}`)
  const [row] = await db.rows<{ 'QUERY PLAN': readonly [{ Plan: { Plans: readonly { 'Plan Rows': number }[] } }] }>(
    sql`explain (format json) ${sql.join(parts, sql` union all `)}`,
  )
  const [records = 0, ...matches] = row?.['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']) ?? []
  return [records, matches]
}

/**
 * Whether surely so many records match a tier, many times as many by what `analyze` has counted of its words. Not asked where filters
 * leave less.
 */
export async function isSurelyIn(db: Executor, { resource, filters = {} }: SearchScope, tier: Tier, least: number) {
  if (Object.values(filters).some((filter) => filter !== undefined)) return false
  const statistics = await lexemeStatistics(db, resource)
  if (!statistics) return false
  return (
    statistics.records * selectivityOf(tier.query, statistics[tier.column]).atLeast >= timesAsMany * least + manyAtLeast
  )
}

/** Some of them are hidden, or were deleted since, and a word that few have was counted by chance. */
const [timesAsMany, manyAtLeast] = [10, 100]
