import { sql, type SQL } from 'drizzle-orm'
import { compile, type Statement } from '../../connection/statements.ts'
import { column } from '../../records/projection.ts'
import { filterFacets, isOffered } from '../query/filters.ts'
import { hasSoldLast, isInScope, queriesInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import type { Tier, TieredQuery } from '../query/tieredQuery.ts'
import { partsForIndex } from '../query/tsquery.ts'
import { rankedColumns, staticRank } from './staticRank.ts'

type Pieces = ReturnType<typeof piecesOf>

/** In no SQL of ours. */
const separator = '\u0000'
const readRows = '\u0001'

/** What the statements that rank are put together of. Their parts differ in little: what they have in common is built once, as text. */
export function piecesOf(scope: SearchScope, { tiers, broadest }: TieredQuery, places: readonly SQL[]) {
  const { resource, filters = {} } = scope
  const columns = rankedColumns(resource, filters).map((one) => column('r', one))
  const common = [
    sql.join(columns, sql`, `),
    rowsOf(scope),
    isInScope(scope),
    staticRank(resource, filters),
    filters.near ? rowsOf(scope, sql.raw(readRows)) : sql`${sql.raw(readRows)} r`,
    ...places,
  ]
  const { text, values } = compile(sql.join(common, sql.raw(separator)))
  const [compared = '', rows = '', inScope = '', order = '', from = '', ...others] = text.split(separator)
  const sent = [...values]
  const asked: string[] = []
  /** A value of the query, which is sent and read once. */
  const ask = (value: unknown, type: string) => {
    asked.push(`$${sent.push(value)}::${type} as a${asked.length}`)
    return `(select a${asked.length - 1} from asked)`
  }
  const matches = ([name, queries]: Matched) => `r."${name}" @@ any (${ask(queries, 'tsquery[]')}::tsquery[])`
  const matched = tiers.map((tier, at) => {
    const isNoBetter = betterThan(tiers, at).map(({ column, query }) => `not r."${column}" @@ ${ask(query, 'tsquery')}`)
    return [...matchedBy(scope, tier, at).map(matches), ...isNoBetter].join(' and ')
  })
  return {
    /** What the static rank reads of a row `r`. */
    compared,
    rows,
    inScope,
    /** By what is found within a tier. */
    order,
    places: others,
    /**
     * For each tier that a row matches it, and none of the better ones, for the index. Of a source with records that are sold the tiers
     * come twice: what is sold has those behind all others.
     */
    tiers: hasSoldLast(scope)
      ? [true, false].flatMap((available) =>
          matched.map((tier) => `${compile(isOffered(resource, available)).text} and ${tier}`),
        )
      : matched,
    /** That it matches any. */
    broadest: matches(['Search', queriesInScope(scope, broadest)]),
    /** Rows that were read, under the alias `r`, with what the order needs beside them. */
    from: (read: string) => from.replace(readRows, read),
    finish: (expressions: readonly string[], parts: readonly string[], limit: number): Statement => ({
      text: `with ${[`asked as materialized (select ${asked.join(', ')})`, ...expressions].join(', ')}
        select "Id", tier from (${parts.join(' union all ')}) found limit ${limit}`,
      values: sent,
    }),
  }
}

type Matched = [column: Tier['column'], queries: string[]]

/** What a row must match of each vector to match a tier within the filters, as the index looks it up. */
function matchedBy(scope: SearchScope, tier: Tier, at: number): Matched[] {
  if (tier.column === 'Search') return [['Search', queriesInScope(scope, tier)]]
  const isNarrowed = filterFacets(scope.resource, scope.filters ?? {}).length > 0
  return [
    ['SearchName', partsForIndex(tier.query)],
    // Names have not all facets; texts have the words of names, but not which one they begin with.
    ...(isNarrowed && at > 1 ? [['Search', queriesInScope(scope, tier)] satisfies Matched] : []),
  ]
}

/** What is in no better tier matches none of these. */
function betterThan(tiers: readonly Tier[], at: number): Tier[] {
  const better = tiers.slice(0, at)
  return better.slice(
    Math.max(
      0,
      better.findLastIndex(({ isWider }) => isWider),
    ),
  )
}

/** Matches of one part that are read at most. Only the last part of a large source has more. */
const mostRead = 20_000

/**
 * The best rows of one part. They are gathered in a materialized subquery, because with a limit the planner would walk all records in
 * the order of their rank, or the whole table.
 */
export const bestOf = (
  { compared, rows, inScope, order, from }: Pieces,
  { tier, where, limit }: { tier: number; where: string; limit: number },
): string =>
  `(with read as materialized (select ${compared} from ${rows} where ${where} and ${inScope})
    select r."Id", ${tier} as tier from ${from(`(select * from read limit ${mostRead})`)} order by ${order} limit ${limit})`
