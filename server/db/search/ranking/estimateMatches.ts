import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { filterFacets } from '../query/filters.ts'
import type { SearchScope } from '../query/searchScope.ts'
import { rowMatchesAny } from '../query/tierConditions.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { lexemeStatistics, type LexemeStatistics } from './lexemeStatistics.ts'
import { seenMatches, type SeenMatches } from './seenMatches.ts'
import { entriesOf, selectivityOf, type Selectivity } from './selectivity.ts'

/** About how many records of a source match a query. */
export interface MatchEstimate {
  records: number
  byName: number
  all: number
  /** The share of the matches that the filters leave. */
  share: number
  /** The words of a phrase are taken for independent of each other, which they are not: then it is far too low. */
  isSure: boolean
  /** So many entries an index has of all words of the query, by name and anywhere. */
  entries: { byName: number; all: number }
  reads?: SeenMatches['reads']
  wereGathered?: boolean
  ofManyLow?: SeenMatches['ofManyLow']
  /** Half of them at least are counted, whatever phrases there are beside them. */
  isMostlySure: boolean
  /** How many records match some of these tiers, by the words that were counted. */
  atLeast(tiers: readonly Tier[]): number
}

/** By what matched when it was asked last, or by the common words that `analyze` has counted. It reads no records. */
export async function estimateMatches(db: Executor, scope: SearchScope, query: TieredQuery): Promise<MatchEstimate> {
  const { resource, filters = {} } = scope
  const { inNames, broadest } = query
  const facets = filterFacets(resource, filters)
  const narrowed: Tier = { ...broadest, query: [`(${broadest.query})`, ...facets].join(' & ') }
  const tiers = [inNames, broadest, ...(facets.length > 0 ? [narrowed] : [])]
  const { records, matches, entries, statistics } = await estimate(db, resource, tiers)
  const [byName = 0, anywhere = 0, left = anywhere] = matches.map(({ estimate }) => estimate * records)
  // A word that is known of names only is in texts at least as often.
  const all = Math.max(byName, anywhere)
  const seen = seenMatches(db, scope, query)
  const isSure = seen !== undefined || !tiers.slice(0, 2).some(hasPhrases)
  const share = left / Math.max(1, anywhere)
  return {
    records,
    byName,
    all,
    ...seen,
    share,
    atLeast: (tiers) =>
      statistics
        ? records * share * Math.max(0, ...tiers.map((tier) => estimateOf(tier, statistics).selectivity.atLeast))
        : 0,
    isSure,
    entries: { byName: entries[0] ?? byName, all: entries[1] ?? all },
    isMostlySure: isSure || matches.slice(0, 2).every(({ estimate, atLeast }) => 2 * atLeast >= estimate),
  }
}

const hasPhrases = ({ query }: Tier) => /<->|&/.test(query)

interface Estimate {
  records: number
  matches: readonly Selectivity[]
  entries: readonly number[]
  statistics?: LexemeStatistics
}

/** The records of a source, and how many match each of these tiers. */
async function estimate(db: Executor, resource: Resource, tiers: readonly Tier[]): Promise<Estimate> {
  const statistics = await lexemeStatistics(db, resource)
  if (!statistics) return planned(db, resource, tiers)
  return {
    statistics,
    records: statistics.records,
    matches: tiers.map((tier) => estimateOf(tier, statistics).selectivity),
    entries: tiers.map((tier) => statistics.records * estimateOf(tier, statistics).entries),
  }
}

interface TierEstimate {
  selectivity: Selectivity
  /** As a share of the records. */
  entries: number
  by: LexemeStatistics
}

/** A text that is searched again has the same tiers (../queryWithNeeds.ts). */
const estimates = new WeakMap<Tier, TierEstimate>()

function estimateOf(tier: Tier, statistics: LexemeStatistics): TierEstimate {
  const known = estimates.get(tier)
  if (known?.by === statistics) return known
  const { column, query } = tier
  const frequencies = statistics[column]
  const made = {
    selectivity: selectivityOf(query, frequencies),
    entries: entriesOf(query, frequencies),
    by: statistics,
  }
  estimates.set(tier, made)
  return made
}

/** The planner's own guess, where nothing has been counted yet. */
async function planned(db: Executor, resource: Resource, tiers: readonly Tier[]): Promise<Estimate> {
  const conditions = [sql`true`, ...tiers.map((tier) => rowMatchesAny([tier]))]
  const parts = conditions.map((where) => sql`select 1 from ${sql.identifier(resource.name)} r where ${where}`)
  const [row] = await db.rows<{ 'QUERY PLAN': readonly [{ Plan: { Plans: readonly { 'Plan Rows': number }[] } }] }>(
    sql`explain (format json) ${sql.join(parts, sql` union all `)}`,
  )
  const [records = 0, ...matches] = row?.['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']) ?? []
  return {
    records,
    matches: matches.map((rows) => ({ estimate: rows / Math.max(1, records), atLeast: 0 })),
    entries: [],
  }
}

/** Some records are hidden, or were deleted since, and a word that few have was counted by chance. */
const [timesAsMany, manyAtLeast] = [10, 100]

/** Whether surely so many records match a tier, many times as many by what `analyze` has counted. Nobody knows where filters are. */
export async function isSurelyIn(db: Executor, { resource, filters = {} }: SearchScope, tier: Tier, least: number) {
  const statistics = await lexemeStatistics(db, resource)
  if (!statistics || Object.values(filters).some((filter) => filter !== undefined)) return false
  const { atLeast } = estimateOf(tier, statistics).selectivity
  return statistics.records * atLeast >= timesAsMany * least + manyAtLeast
}

/** Whether among the first so many records surely few match a tier. */
export async function isSeldomAmong(db: Executor, { resource }: SearchScope, tier: Tier, size: number, few: number) {
  const statistics = await lexemeStatistics(db, resource)
  if (!statistics || hasPhrases(tier)) return false
  return 2 * size * estimateOf(tier, statistics).selectivity.estimate < few
}
