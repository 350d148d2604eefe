import type { Executor } from '../../connection/database.ts'
import { ofText, type Statement } from '../../connection/statements.ts'
import { blocksOf } from '../../searchIndex/rankBlocks.ts'
import { pageAlias } from '../query/filters.ts'
import { keptPlan, type SearchScope } from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { rankingNearby } from './rankNearby.ts'
import { bestOf, piecesOf } from './statement.ts'

export interface Match {
  Id: number
  /** Its name has the words as they are typed, whole. */
  isWritten: boolean
  isSold: boolean
}

/**
 * A part of the text, since for a value that it does not know PostgreSQL plans each statement anew. Few of them, so that the same
 * statements come again.
 */
const limits = [20, 60, 200, 600, 2000]

/**
 * The best matches: by match tier, then by static rank. One statement with a part for each tier and each block of the rank, the best
 * first; PostgreSQL runs one after the other until there are enough (docs/decisions/search.md#rank-blocks).
 */
export async function rankMatches(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  needed: number,
): Promise<Match[]> {
  const limit = limits.find((one) => one >= needed) ?? needed
  const near = pageAlias(scope.resource) && scope.filters?.near
  const found = await rankedBy(
    db,
    scope,
    near ? rankingNearby(scope, query, near, limit) : ranking(scope, query, limit),
  )
  const { length } = query.tiers
  return found.map(({ Id, tier }) => {
    return { Id, isWritten: query.tiers[tier % length]!.isWritten === true, isSold: tier >= length }
  })
}

/**
 * The same with the tier of each; of a source with records that are sold, those have the tiers again behind all others.
 * @param mostOfFirst of the first tier in a block
 */
export const rankByTier = (db: Executor, scope: SearchScope, query: TieredQuery, limit: number, mostOfFirst: number) =>
  rankedBy(db, scope, ranking(scope, query, limit, mostOfFirst))

interface Ranked {
  Id: number
  tier: number
}

async function rankedBy(db: Executor, scope: SearchScope, { text, values }: Statement): Promise<Ranked[]> {
  const rows = await db.rows<Ranked>(ofText(text, values), keptPlan(scope))
  // A name that is longer than its lexeme may be in two tiers.
  return [...new Map(rows.toReversed().map((row) => [row.Id, row])).values()].toReversed()
}

function ranking(scope: SearchScope, query: TieredQuery, limit: number, mostOfFirst = limit): Statement {
  const pieces = piecesOf(scope, query, blocksOf(scope.resource))
  const parts = pieces.tiers.flatMap((matches, tier) =>
    // What is sold is asked for last, and all of it at once.
    (tier < query.tiers.length ? pieces.places : ['true']).map((block) =>
      bestOf(pieces, { tier, where: `${block} and ${matches}`, limit: tier === 0 ? mostOfFirst : limit }),
    ),
  )
  return pieces.finish([], parts, limit)
}
