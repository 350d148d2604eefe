import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../../connection/database.ts'
import { isWhole, type SearchScope } from '../query/searchScope.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import type { SeenCandidates } from './cheapestCandidates.ts'

/**
 * How many records matched a query when it was asked last, as this process remembers it for a while: for a phrase a far better estimate
 * than the counts of its words are. The same few texts are searched again and again, each time anew after something changed. It only
 * decides how the matches are looked for, and whether what is only meant is looked for, too.
 */
export interface SeenMatches {
  byName: number
  all: number
  /** Candidates that filled slices, the latest first. */
  reads?: readonly SeenCandidates[]
  /** All were ranked. */
  wereGathered?: boolean
  /** Those of so many of the best tiers were ranked, many records of a low rank. */
  ofManyLow?: ManyLow
}

export interface ManyLow {
  tiers: number
  /** The end of the slice. */
  needed: number
  /** When no other way was found (`performance.now()`). */
  since: number
}

const rememberedForMs = 5 * 60_000
/** Queries of a database that are remembered. */
const maxQueries = 2000
const remembered = <T extends object | number>() =>
  new LRUCache<string, T>({ max: maxQueries, ttl: rememberedForMs, ttlResolution: 1000 })

const byDatabase = new WeakMap<Executor, { matches: LRUCache<string, SeenMatches>; counts: LRUCache<string, number> }>()

function of(db: Executor) {
  // Replicas say the same, and what reads from one is another object for each request.
  const database = db.main ?? db
  const known = byDatabase.get(database) ?? { matches: remembered<SeenMatches>(), counts: remembered<number>() }
  byDatabase.set(database, known)
  return known
}

/** Of any length the same: a query may have 10,000 characters, and whoever searches decides how many are remembered. */
const keyOf = ({ resource }: SearchScope, tiers: readonly Tier[]): string =>
  [resource.name, ...tiers.map(hashOf)].join(' ')

const hashes = new WeakMap<Tier, string>()

function hashOf(tier: Tier): string {
  const known = hashes.get(tier)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(`${tier.column} ${tier.query}`).digest('base64')
  hashes.set(tier, hash)
  return hash
}

export const seenMatches = (db: Executor, scope: SearchScope, { inNames, broadest }: TieredQuery) =>
  isWhole(scope) ? of(db).matches.get(keyOf(scope, [inNames, broadest])) : undefined

export function noteMatches(db: Executor, scope: SearchScope, { inNames, broadest }: TieredQuery, seen: SeenMatches) {
  if (isWhole(scope)) of(db).matches.set(keyOf(scope, [inNames, broadest]), seen)
}

/** How many matched a tier when they were counted last, up to this limit. */
export const seenCount = (db: Executor, scope: SearchScope, tier: Tier, limit: number) =>
  isWhole(scope) ? of(db).counts.get(`${limit} ${keyOf(scope, [tier])}`) : undefined

export function noteCount(db: Executor, scope: SearchScope, tier: Tier, limit: number, count: number) {
  if (isWhole(scope)) of(db).counts.set(`${limit} ${keyOf(scope, [tier])}`, count)
}
